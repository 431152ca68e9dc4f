/** improvement.json: which descriptions `improve` tried, how the best one and the original did on held-out cases, and what it cost. */
import { z } from 'zod';
import { ModeSchema } from './mode.js';

/** Trials that passed, of those that were judged. */
const CountSchema = z.object({
  passed: z.int(),
  judged: z.int(),
  /** Wilson 95 % interval of the share. */
  interval: z.tuple([z.number(), z.number()]),
});

const PairSchema = z.object({ before: CountSchema, after: CountSchema });

const CandidateSchema = z.object({
  round: z.int(),
  description: z.string(),
  /** refused: it cannot be used, so nothing was asked about it · lost · chosen: the better one. */
  state: z.enum(['refused', 'lost', 'chosen']),
  /** Why it was refused, or why it lost. */
  why: z.string().nullable(),
  /** On the tuning cases; null where it was refused. */
  tuning: CountSchema.nullable(),
});

const PartSchema = z.object({ positive: z.int(), negative: z.int(), sibling: z.int() });

export const ImprovementSchema = z.object({
  schema: z.literal('agent-routing.improvement.v1'),
  improvement_id: z.string(),
  generated_at_utc: z.string(),
  tool_version: z.string(),
  mode: ModeSchema,
  /** Whom mode model asks. */
  model: z.string().nullable(),
  proposer: z.string(),
  seed: z.int(),
  skill: z.string(),
  /** The SKILL.md of the skill and of its equal copies, relative to the source's root. */
  files: z.array(z.string()),
  /** {agent key: CLI version} */
  agents: z.record(z.string(), z.string().nullable()),
  /** Cases that expect the skill, that expect none or rule it out, and that expect another one of the source. */
  cases: z.object({ tuning: PartSchema, holdout: PartSchema }),
  /** stopped: a budget or a signal ended it; `--resume` goes on. */
  outcome: z.enum(['better', 'none', 'stopped']),
  /** Why, in a sentence. */
  reason: z.string(),
  description: z.object({ before: z.string(), after: z.string().nullable() }),
  /** The original on the tuning cases; null where it was not measured to the end. */
  tuning: CountSchema.nullable(),
  candidates: z.array(CandidateSchema),
  /** The best candidate and the original on the held-out cases; null where no candidate came so far. */
  holdout: z
    .object({
      /** How likely so large a gain would be by chance: the larger of two one-sided tests, over trials and over cases. */
      chance: z.number(),
      total: PairSchema,
      agents: z.record(z.string(), PairSchema),
      /** {the skill that its cases expect; blank for none}. */
      skills: z.record(z.string(), PairSchema),
      /** What got worse, in words. */
      losses: z.array(z.string()),
    })
    .nullable(),
  price: z.object({
    /** To the model of mode model, and to the proposer. */
    requests: z.int(),
    proposals: z.int(),
    /** Trials that were run on agents. */
    sessions: z.int(),
    tokens: z.int(),
  }),
  /** For `git apply`; null where nothing better was found. */
  diff: z.string().nullable(),
  written: z.boolean(),
  artifact_dir: z.string(),
});

export type Count = z.infer<typeof CountSchema>;
export type Pair = z.infer<typeof PairSchema>;
export type Candidate = z.infer<typeof CandidateSchema>;
export type Part = z.infer<typeof PartSchema>;
export type Improvement = z.infer<typeof ImprovementSchema>;
