/** The file that `route fit` writes and `--index` reads: an index with labelled queries, their weights, and its own calibration. */
import { z } from 'zod';
import { ConfigError } from '../../input/config-error.js';
import { RouterToolSchema } from '../words/tool.js';

export const FITTED_SCHEMA = 'agent-routing.route-index.v1';

const number = z.number();

const WorthSchema = z.strictObject({
  /** Of the queries that a tool answers: a right row is first; the first is rated high; it is rated high and right. */
  first: z.int(),
  high: z.int(),
  high_right: z.int(),
  /** What reaches medium of the queries that no tool answers, and of ordinary requests. */
  called: z.int(),
  called_ordinary: z.int(),
});

export const FittedSchema = z.strictObject({
  schema: z.literal(FITTED_SCHEMA),
  /** Leave-one-out evaluation: each query ranked by the index without its own example. */
  leave_one_out: z.strictObject({
    queries: z.int(),
    recall_at_1: number,
    recall_at_5: number,
    calibration_error: number,
    /** The same queries without any fit. */
    unfitted: z.strictObject({ recall_at_1: number, recall_at_5: number }),
    /** The same by what a part of the examples teaches. */
    learning_curve: z.array(z.strictObject({ examples: z.int(), recall_at_1: number, recall_at_5: number })),
  }),
  /** The same queries in five folds, each judged by what the others teach; absent in files of before. */
  held_out: z
    .strictObject({ queries: z.int(), no_tool: z.int(), unfitted: WorthSchema, fitted: WorthSchema })
    .optional(),
  /** Weights of the examples' words and vectors relative to the fused score. */
  weight: number.min(0),
  vector_weight: number.min(0).optional(),
  calibration: z.strictObject({
    bias: number,
    lead: number,
    height: number,
    similarity: number,
    words: number,
    apart: number,
    outside: number,
  }),
  tools: z.array(RouterToolSchema).min(1),
  examples: z.array(z.strictObject({ id: z.string(), query: z.string(), expected: z.array(z.string()) })),
});
export type Fitted = z.infer<typeof FittedSchema>;

/** Recognised by its `schema` key anywhere in the text; read as a plain list of tools, the examples would be lost. */
export function isFitted(text: string): boolean {
  return new RegExp(`"schema"\\s*:\\s*"${FITTED_SCHEMA.replaceAll('.', '\\.')}"`).test(text);
}

export function parseFitted(text: string, file: string): Fitted {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`This is not JSON: ${(error as Error).message}.`, {
      file,
      fix: 'write it again with `agent-routing route fit`.',
    });
  }
  const parsed = FittedSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new ConfigError(`${issue.message}.`, {
    file,
    path: issue.path.join('.'),
    fix: 'write it again with `agent-routing route fit`.',
  });
}
