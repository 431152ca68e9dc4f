/** What one leg of a matrix left behind, read from its files as those of a stranger. */
import { z } from 'zod';
import { ConfigError } from '../../lib/config-error.js';
import { type Plan, PlanSchema } from '../../lib/plan.js';
import { type Results, ResultsSchema } from '../../lib/result.js';
import { plainLine } from './plain.js';

export interface Leg {
  /** Of the artifact or folder. */
  name: string;
  attempt: number;
  /** null for a results.json that somebody copied out of its folder. */
  plan: Plan | null;
  results: Results;
}

/** Written beside results.json by the job that ran the batch. */
export const LEG_FILE = 'leg.json';
const LegFileSchema = z.object({ run_id: z.int(), attempt: z.int().positive(), sha: z.string() });

/** The files of a batch that anybody but its own job reads. */
export const BATCH_FILES = ['plan.json', 'results.json', LEG_FILE] as const;

export function parseLeg(name: string, read: (file: string) => string | null): Leg {
  const parse = <T>(file: string, schema: z.ZodType<T>): T => {
    const text = read(file);
    const problem = (words: string) =>
      new ConfigError(words, {
        file: `${plainLine(name, 100)}/${file}`,
        fix: 'see the log of that leg: it ended before it had results, or another version of this action wrote them.',
      });
    if (text === null) throw problem('This leg left no such file.');
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      throw problem(`This is not what a batch writes (${plainLine((error as Error).message, 200)}).`);
    }
  };
  const plan = read('plan.json') === null ? null : parse('plan.json', PlanSchema);
  const results = parse('results.json', ResultsSchema);
  // A batch of the command line has no leg.json; our own artifact names end in the attempt.
  const attempt =
    read(LEG_FILE) === null ? Number(/-(\d{1,4})$/.exec(name)?.[1] ?? 1) : parse(LEG_FILE, LegFileSchema).attempt;
  return { name, attempt: Math.max(1, attempt), plan, results };
}

/** {agent: CLI version} */
export function agentsOf({ plan, results }: Leg): Record<string, string | null> {
  const ran = Object.entries(results.environment.agents).map(([agent, { version }]) => [agent, version] as const);
  return plan?.agents ?? Object.fromEntries(ran);
}
