/** Reads the files that one matrix job uploaded, without trusting them. */

import { z } from 'zod';
import { findContradiction } from '../../../lib/batch/contradiction.js';
import { type Plan, PlanSchema } from '../../../lib/contract/plan.js';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { endSentence } from '../../../lib/text/sentence.js';
import type { TrialSource } from '../../run/conclude/trial-source.js';
import { COMMENT_KEY } from '../api/package.js';
import { sanitizeLine } from '../log/sanitize.js';

export interface MatrixJob {
  /** The name of the artifact or folder. */
  name: string;
  attempt: number;
  /** The commit that it says it ran on; null for a batch of the command line. */
  sha?: string | null;
  /** Of its runner; the same agents may have run on several. */
  os?: string | null;
  /** What it tested and where its comment belongs; null for a batch that does not say. */
  use?: JobUse | null;
  /** null for a results.json that was copied out of its folder. */
  plan: Plan | null;
  results: Results;
  /** Where its trials can be read. */
  trials?: TrialSource;
}

/** One that cannot be read costs its rows, not the table. */
export type ReadJob = MatrixJob | { problem: ConfigError };

/** Null where there is none. */
export async function tryRead(read: () => Promise<MatrixJob | null>): Promise<ReadJob[]> {
  try {
    const one = await read();
    return one ? [one] : [];
  } catch (error) {
    if (error instanceof ConfigError) return [{ problem: error }];
    throw error;
  }
}

/** One file of a batch may have so many bytes. */
export const MAX_BYTES = 128 * 1024 * 1024;

export const tooLarge = (name: string, file: string): ConfigError =>
  new ConfigError(`This file is larger than ${MAX_BYTES >> 20} MB.`, {
    file: `${sanitizeLine(name, 100)}/${file}`,
    fix: 'split the batch into shards, so that each leg has fewer rows.',
  });

/** The job that ran the batch writes this file beside results.json. */
export const JOB_FILE = 'leg.json';
/** A folder of the repository, as this tool writes it: the job may have run a stranger's code. */
const FolderSchema = z
  .string()
  .max(300)
  .refine((path) => path === '' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'));
const UseSchema = z.object({
  package: z.object({ folder: FolderSchema, source: FolderSchema }),
  comment_key: z.string().regex(COMMENT_KEY),
});
const JobFileSchema = z.object({
  run_id: z.int(),
  attempt: z.int().positive(),
  sha: z.string(),
  os: z.string().max(40).nullish(),
  ...UseSchema.partial().shape,
});
export type JobUse = z.infer<typeof UseSchema>;

/** The files of a batch that other jobs read. */
export const BATCH_FILES = ['plan.json', 'results.json', JOB_FILE] as const;

export function parseJob(name: string, read: (file: string) => string | null): MatrixJob {
  const parse = <T>(file: string, schema: z.ZodType<T>): T => {
    const text = read(file);
    const problem = (words: string) =>
      new ConfigError(words, {
        file: `${sanitizeLine(name, 100)}/${file}`,
        fix: 'see the log of that matrix job: it ended before it had results, or another version of this action wrote the file.',
      });
    if (text === null) throw problem('This file is missing.');
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      throw problem(`This file does not have the format of a batch (${sanitizeLine((error as Error).message, 200)}).`);
    }
  };
  const plan = read('plan.json') === null ? null : parse('plan.json', PlanSchema);
  const results = parse('results.json', ResultsSchema);
  for (const row of results.results) {
    const contradiction = findContradiction(row, results.mode);
    if (contradiction !== null)
      throw new ConfigError(
        `${sanitizeLine(row.case_id, 100)} on ${sanitizeLine(row.agent, 60)} says that it passed, and ${endSentence(sanitizeLine(contradiction, 300))}`,
        {
          file: `${sanitizeLine(name, 100)}/results.json`,
          fix: 'run that matrix job again: its file was changed after the run.',
        },
      );
  }
  // A batch of the command line has no leg.json; our own artifact names end with the attempt.
  const file = read(JOB_FILE) === null ? null : parse(JOB_FILE, JobFileSchema);
  const attempt = file ? file.attempt : Number(/-(\d{1,4})$/.exec(name)?.[1] ?? 1);
  const { package: tested, comment_key } = file ?? {};
  const use = tested && comment_key ? { package: tested, comment_key } : null;
  return { name, attempt: Math.max(1, attempt), sha: file?.sha ?? null, os: file?.os ?? null, use, plan, results };
}

/** {agent: CLI version} */
export function agentsOf({ plan, results }: MatrixJob): Record<string, string | null> {
  const ran = Object.entries(results.environment.agents).map(([agent, { version }]) => [agent, version] as const);
  return plan?.agents ?? Object.fromEntries(ran);
}
