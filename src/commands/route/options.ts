/** The options of `route`, and what its three subcommands share. */
import { z } from 'zod';
import { STRATEGIES } from '../../../lib/router/rank/fusion.js';
import { PROFILE_NAMES } from '../../../lib/router/rank/profile.js';
import type { Router } from '../../../lib/router/rank/router.js';
import type { RouteIndex } from '../../../lib/setup/routing/route-index.js';
import { repeatable } from '../../options/values.js';
import type { Terminal } from '../../terminal/terminal.js';

const list = repeatable.prefault('.');
const flag = z.boolean().default(false);
/** Coerced from text only: a schema that accepts `true` would become a flag without a value. */
const number = z.union([z.number(), z.string().trim().min(1).transform(Number)]);

export const RouteOptionsSchema = z.object({
  index: list.describe(
    'Folder with SKILL.md files, list of tools (JSON or JSONL), or index made by route fit; repeatable',
  ),
  limit: number.pipe(z.number().int().min(1).max(1000)).default(10).describe('Maximum number of rows'),
  threshold: number.pipe(z.number().min(0).max(1)).default(0).describe('Minimum final_score of a row'),
  confidence_profile: z
    .string()
    .optional()
    .describe(`Confidence profile: ${PROFILE_NAMES.join(', ')} (default: calibrated)`),
  strategy: z
    .enum(STRATEGIES)
    .default('score_fusion')
    .describe(`How to combine keyword and vector scores: ${STRATEGIES.join(', ')}`),
  explain: flag.describe('Show the scores behind each row'),
  translate: z
    .string()
    .optional()
    .describe(
      'Command that translates queries into English: gets the query as last argument and on stdin, prints to stdout',
    ),
  rerank: z
    .string()
    .optional()
    .describe(
      'Command that orders the rows anew: gets {query, candidates: [{id, description}]} as JSON on stdin, prints a JSON list of ids, best first',
    ),
  vectors: z
    .string()
    .optional()
    .describe(
      'Word vectors to use instead of the built-in ones: a table made by scripts/build-vectors.mjs, or GloVe, word2vec or fastText as text',
    ),
  queries: z
    .string()
    .optional()
    .describe('Measure the router on labelled queries (JSONL: id, query, expected, acceptable, negative)'),
  ranked: z.string().optional().describe('With --queries: write the ranking of each query to this file (JSONL)'),
  cases: z.string().optional().describe('With fit: learn from the cases of this corpus'),
  output: z.string().optional().describe('With fit: file to write the fitted index to'),
  json: flag.describe('Print JSON'),
});
export type RouteOptions = z.output<typeof RouteOptionsSchema>;

/** What the three subcommands share. */
export interface RouteRun {
  options: RouteOptions;
  index: RouteIndex;
  router: Router;
  shell: Terminal;
}
