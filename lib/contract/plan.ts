/** Schema of plan.json: the units of a batch, and what was left out of it and why. */
import { z } from 'zod';
import { HadAsSchema } from './environment.js';
import { ModeSchema } from './result.js';

/** The in-process agent: kind `route`, and the pattern side of `tool_route`. */
export const OFFLINE = 'offline';

const LeftOutSchema = z.object({
  case_id: z.string(),
  agent: z.string(),
  /** author: `skip` in the case · mode: the case needs another mode · filter · shard · agents: the case names other agents */
  why: z.enum(['author', 'mode', 'filter', 'shard', 'agents', 'unavailable']),
  reason: z.string(),
  kind: z.string().optional(),
  /** Skills that the case is about. */
  skills: z.array(z.string()).optional(),
});

export const PlanSchema = z.object({
  schema: z.literal('agent-routing.plan.v1'),
  /** Hash of everything that two parts of one batch have in common, so without the shard and the date. */
  hash: z.string(),
  mode: ModeSchema,
  cases_hash: z.string(),
  source_hash: z.string(),
  /** How the source is had. */
  had_as: HadAsSchema.optional(),
  /** {agent key: CLI version} */
  agents: z.record(z.string(), z.string().nullable()),
  settings: z.record(z.string(), z.unknown()),
  shard: z.string().nullable(),
  units: z.array(
    z.object({
      case_id: z.string(),
      agent: z.string(),
      kind: z.string(),
      trials: z.int(),
      skills: z.array(z.string()).optional(),
      // Restricted because it names a folder, and a plan file may come from an untrusted place.
      unit_run_id: z.string().regex(/^[\w-]+$/, 'must be letters, digits, _ and -'),
    }),
  ),
  left_out: z.array(LeftOutSchema),
  /** Corpus files that could not be read. */
  skipped_files: z.array(z.object({ file: z.string(), reason: z.string() })).optional(),
});

export type Plan = z.infer<typeof PlanSchema>;

export type PlannedUnit = Plan['units'][number];

export type LeftOut = z.infer<typeof LeftOutSchema>;
