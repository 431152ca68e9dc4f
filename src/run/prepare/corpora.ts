/** The ref's files and the cases of now → both corpora, for what a branch checks less of than the ref; or why they cannot be compared. */

import { relative, resolve } from 'node:path';
import type { Case } from '../../../lib/case/schema.js';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import type { Comparison } from '../../../lib/delta/compare.js';
import type { Corpora } from '../../../lib/delta/input.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { readCorpusAtRef } from '../../../lib/setup/corpus/at-ref.js';
import { endSentence } from '../../../lib/text/sentence.js';
import type { Baselines } from './baselines.js';

export interface ReadCorpora {
  /** Null where there is nothing to compare, or the ref's cases could not be read. */
  corpora: Corpora | null;
  notes: Comparison['notes'];
}

export interface CorporaRequest {
  /** As `--cases` names them. */
  patterns: readonly string[];
  cwd: string;
  now: readonly Case[];
  /** What the source has today. */
  source: (before: readonly Case[]) => Promise<Corpora['source']>;
}

export async function readCorpora(
  { ref, tree }: Pick<Baselines, 'ref' | 'tree'>,
  request: CorporaRequest,
): Promise<ReadCorpora> {
  // Without a baseline there, nothing was expected of these cases.
  if (!ref?.baseline || ref.baseline.cases.size === 0) return { corpora: null, notes: [] };
  if (!tree) return { corpora: null, notes: [unseen(`${ref.name} is a file without its cases`)] };
  const { cases, problems } = await readThen(tree, ref.name, request);
  const notes = problems.map(unseen);
  if (cases.length === 0) return { corpora: null, notes };
  return { corpora: { now: request.now, before: cases, source: await request.source(cases) }, notes };
}

async function readThen(tree: RefTree, name: string, { patterns, cwd, now }: CorporaRequest) {
  const origins = now.flatMap(({ origin }) => (origin ? [relative(cwd, resolve(cwd, origin.file))] : []));
  const files = [...new Set(origins)].map((file) => file.replaceAll('\\', '/'));
  try {
    return await readCorpusAtRef(patterns, tree, { cwd, name, files });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { cases: [], problems: [`the cases at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`] };
  }
}

/** A note says where the comparison has a gap. */
export const unseen = (problem: string): Comparison['notes'][number] => ({
  level: 'warning',
  message: `A case that this branch weakened might not be seen: ${endSentence(problem)}`,
});
