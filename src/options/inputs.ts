/** Reads the action's inputs: strings from the runner become one typed object. */
import { z } from 'zod';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { pageAddress } from '../../lib/contract/schema-address.js';
import { IMPORT_KINDS } from '../../lib/import/index.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import { explainValue } from './explain-value.js';
import { PRESET_NAMES, withPreset } from './presets.js';
import { RunOptionsSchema } from './run-options.js';
import { blank, list, share, whole } from './values.js';

/** Of `mutate`, by the same names. */
export const MUTATE_ONLY = {
  min_score: blank(share.default(1)).describe('For mutate: the share of mutants that must be killed, 0 to 1'),
};

/** Of `improve`, by the same names. */
export const IMPROVE_ONLY = {
  proposer: blank(z.string().optional()).describe(
    'For improve: the chat model that proposes descriptions, as MODEL or MODEL@URL; default that of model',
  ),
  rounds: blank(whole(1, 20).default(4)).describe('For improve: ask for candidates at most this many times'),
  candidates: blank(whole(1, 10).default(3)).describe('For improve: descriptions to propose in each round'),
  holdout: blank(share.default(0.5)).describe(
    'For improve: the share of the cases that the proposer never sees and that decide, 0 to 1',
  ),
  seed: blank(whole(0).default(1)).describe('For improve: a number that decides how the cases are split'),
  from: blank(z.string().optional()).describe(
    `For improve: cases of another tool beside the corpus, as a file or folder, or a format (${IMPORT_KINDS.join(', ')}) that the source is searched for`,
  ),
};

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** The options of `run`, and the inputs that only the action has. Defaults are repeated in action.yml (a test compares them). */
export const InputsSchema = RunOptionsSchema.extend({
  /** Absent: run where there is a corpus, else check. */
  command: z.enum(['run', 'check', 'summarize', 'comment', 'mutate', 'improve']).optional(),
  leg: flag.prefault('false'),
  github_token: z.string().optional(),
  comment: z.enum(['auto', 'always', 'never']).default('auto'),
  annotations: z.enum(['workflow', 'code-scanning', 'none']).default('workflow'),
  comment_key: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$/, 'must be up to 100 letters, digits and . _ / -')
    .optional(),
  artifact_name: z
    .string()
    .regex(/^[^":<>|*?\\/\r\n]{1,200}$/, 'must not contain any of " : < > | * ? \\ /')
    .optional(),
  artifact_retention_days: z.coerce.number().int().min(0).max(400).default(0),
  require_artifact: flag.prefault('false'),
  results_path: z.string().optional(),
  pr_number: z.coerce.number().int().positive().optional(),
  run_id: z.coerce.number().int().positive().optional(),
  working_directory: z.string().default('.'),
  preset: z.enum(PRESET_NAMES).optional(),
  packages: list.prefault([]),
  cache: flag.prefault('false'),
  warn_only: flag.prefault('false'),
  disable: list.prefault([]),
  ...MUTATE_ONLY,
  ...IMPROVE_ONLY,
});

export type Inputs = z.output<typeof InputsSchema>;

/**
 * A blank input means the default: on `schedule` every `${{ inputs.x }}` of a dispatch is blank.
 * YAML's spellings of a boolean are accepted, as @actions/core does.
 */
export function readInputs(getInput: (name: string) => string, given: readonly string[] = []): Inputs {
  refuseMisspelt(given);
  const raw: Record<string, string> = {};
  for (const name of Object.keys(InputsSchema.shape)) {
    const text = getInput(name).trim();
    if (text !== '') raw[name] = /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
  }
  const parsed = InputsSchema.safeParse(withPreset(raw));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  const { what, fix } = explainValue(issue, raw[name] ?? '');
  throw new ConfigError(`Input \`${name}\`: '${raw[name] ?? ''}' ${what}.`, {
    fix: fix ?? `correct \`${name}:\` below \`with:\` in the workflow; ${pageAddress('action')} lists its values.`,
  });
}

/**
 * The runner hands over inputs that the action does not have, and only warns of them, so that a gate could be looser than it reads.
 * What resembles no input may be a variable of the job that happens to begin with INPUT_.
 */
function refuseMisspelt(given: readonly string[]): void {
  const known = Object.keys(InputsSchema.shape);
  for (const name of given.map((one) => one.toLowerCase()).filter((one) => !known.includes(one))) {
    const meant = nearest(name);
    if (meant === null) continue;
    throw new ConfigError(`Input \`${name}\` is none of this action.`, { fix: `write \`${meant}:\` below \`with:\`.` });
  }
}

const nearest = (name: string) => suggest(name.replaceAll(/[- ]/g, '_'), Object.keys(InputsSchema.shape));

/** As `check` says it of a workflow, with the cure. GitHub takes inputs in any letter case; an expression has its value only when the job runs. */
export function refuseInput(key: string, text: string): [string, string, 'error' | 'warning'] | null {
  const name = key.toLowerCase();
  const near = nearest(name);
  const unknown = `the action has no input \`${key}\``;
  // What resembles one of its inputs stops the action; what does not, it never reads.
  if (!Object.hasOwn(InputsSchema.shape, name))
    return near
      ? [`${unknown}, so its step ends there with exit code 2`, `write \`${near}:\`.`, 'error']
      : [
          `${unknown}, so its step runs as if that were not there`,
          `remove it; ${pageAddress('action')} lists the inputs.`,
          'warning',
        ];
  if (text.includes('${{')) return null;
  try {
    const { agents = [] } = readInputs((one) => (one === name ? text : ''));
    parseAgentKeys(agents, AGENT_NAMES);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const problem = `the action refuses this with exit code 2: ${error.problem.replace(/\.$/, '')}`;
    return [problem, error.where.fix ?? 'correct it.', 'error'];
  }
}
