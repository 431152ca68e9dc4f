/** How much of a transcript was understood: what every trial and every explanation says of its reading. */
import { z } from 'zod';

export const CoverageSchema = z.object({
  /** What the transcript was read as, such as `claude stream-json` or `codex rollout`; null when nothing of it was understood. */
  format: z.string().nullable(),
  /** The CLI's version, where the transcript names it. */
  cli_version: z.string().nullable(),
  /** Counts JSON records and other lines, without blank ones. */
  records: z.int().nonnegative(),
  understood: z.int().nonnegative(),
  /** Those of them that may hold messages or calls: a session's head holds none. Absent in results of older versions. */
  looked_into: z.int().nonnegative().optional(),
  /** The others by their type; `(no JSON)` for other lines, `(broken JSON)` for one that was cut off. */
  unknown: z.record(z.string(), z.int()),
});

export type Coverage = z.infer<typeof CoverageSchema>;
