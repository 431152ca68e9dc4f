/** Ranked rows → the order that the user's own command gives them. What the router measured of each row stays with it. */

import type { RankedTool } from '../../router/rank/router.js';
import { readReranking } from '../../router/read/reranking.js';
import { askCommand } from './ask-command.js';

export interface Reranked {
  rows: RankedTool[];
  /** Why the rows are still in the router's order, in a sentence. */
  problem: string | null;
}

/** A model of one's own takes longer than a translator. */
const TIMEOUT_MS = 60_000;

/** The command reads {"query", "candidates": [{"id", "description"}]} from stdin, and prints a JSON list of ids, best first. */
export async function rerank(
  argv: readonly string[],
  query: string,
  rows: readonly RankedTool[],
  options: { cwd?: string; timeout_ms?: number } = {},
): Promise<Reranked> {
  if (rows.length === 0) return { rows: [], problem: null };
  const candidates = rows.map(({ tool }) => ({ id: tool.id, description: tool.description }));
  const input = `${JSON.stringify({ query, candidates })}\n`;
  const { output, problem } = await askCommand(argv, input, { timeout_ms: TIMEOUT_MS, ...options });
  const read =
    output === null
      ? { order: null, problem }
      : readReranking(
          output,
          candidates.map(({ id }) => id),
        );
  if (read.order === null) return { rows: [...rows], problem: read.problem };
  return { rows: read.order.map((i) => rows[i]!), problem: null };
}
