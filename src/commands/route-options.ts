/** What `route` may be told, and what its three ways of asking share. */
import { z } from 'zod';
import type { RouteIndex } from '../../lib/io/route-index.js';
import { STRATEGIES } from '../../lib/router/fusion.js';
import { PROFILE_NAMES } from '../../lib/router/profile.js';
import type { Router } from '../../lib/router/router.js';
import type { Shell } from '../shell.js';

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat())
  .prefault('.');
const flag = z.boolean().default(false);
/** Not coerced from anything but text: a schema that takes `true` would be a flag without a value. */
const number = z.union([z.number(), z.string().trim().min(1).transform(Number)]);

export const RouteOptionsSchema = z.object({
  index: list.describe(
    'Folder with SKILL.md files, list of tools (JSON or JSONL), or an index made by route fit; may be given several times',
  ),
  limit: number.pipe(z.number().int().min(1).max(1000)).default(10).describe('Rows at most'),
  threshold: number.pipe(z.number().min(0).max(1)).default(0).describe('Least final_score of a row'),
  confidence_profile: z
    .string()
    .optional()
    .describe(`Confidence profile: ${PROFILE_NAMES.join(', ')} (calibrated when not given)`),
  strategy: z
    .enum(STRATEGIES)
    .default('score_fusion')
    .describe(`How both sides become one: ${STRATEGIES.join(', ')}`),
  explain: flag.describe('Tell the scores behind each row'),
  translate: z
    .string()
    .optional()
    .describe('Command that turns a query of another language into English: last argument and stdin to stdout'),
  vectors: z
    .string()
    .optional()
    .describe(
      'Word vectors instead of ours: a table of scripts/build-vectors.mjs, or the text of GloVe, word2vec or fastText',
    ),
  queries: z
    .string()
    .optional()
    .describe('Measure a set of labelled queries (JSONL: id, query, expected, acceptable, negative)'),
  ranked: z.string().optional().describe('With --queries: write what was ranked for each to this file (JSONL)'),
  cases: z.string().optional().describe('With fit: learn from the cases of this corpus'),
  output: z.string().optional().describe('With fit: file of the fitted index'),
  json: flag.describe('Print JSON'),
});
export type RouteOptions = z.output<typeof RouteOptionsSchema>;

/** What the three ways of asking share. */
export interface RouteRun {
  options: RouteOptions;
  index: RouteIndex;
  router: Router;
  shell: Shell;
}
