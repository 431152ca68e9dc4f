/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */
import { z } from 'zod';
import { DEFAULT_FAIL_ON, FAIL_ON } from '../lib/gate.js';
import { REPORT_FORMATS } from '../lib/report/index.js';

/** Where each batch has a folder of its own. */
export const ARTIFACTS_ROOT = '.agent-routing/artifacts';

const list = z.union([z.string(), z.array(z.string())]).transform((value) => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(/[,\n]/))
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]);
const flag = z.union([z.boolean(), z.enum(['true', 'false', '']).transform((text) => text === 'true')]);
/** Not `true`, which coercion would take for 1 and the command line for a flag. */
const numeric = z.union([z.string(), z.number()]);
const whole = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  numeric.pipe(z.coerce.number<string | number>().int().min(min).max(max));
const positive = numeric.pipe(z.coerce.number<string | number>().positive().max(86_400));
const blank = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `claude:600,codex:300` → {claude: 600, codex: 300} */
const seconds = list.transform((parts, context) => {
  const entries: [string, number][] = [];
  for (const part of parts) {
    const [, agent, value] = /^(.+):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (agent && Number(value) > 0) entries.push([agent, Number(value)]);
    else context.addIssue({ code: 'custom', message: `'${part}' is not agent:seconds` });
  }
  return Object.fromEntries(entries);
});

export const RunOptionsSchema = z.object({
  cases: list.prefault('cases.json').describe('Corpus files, folders or globs'),
  agents: list
    .optional()
    .describe(
      'Agents as name[@vendor-model][+install]; default claude,codex,copilot, and offline where a case needs it',
    ),
  kind: list.prefault([]).describe('Only cases of these kinds: skill, tool_route, suite, route'),
  category: list.prefault([]).describe('Only cases of these categories'),
  case_id: list.prefault([]).describe('Only these cases'),
  skill: list.prefault([]).describe('Only cases that expect these skills; the whole source is installed all the same'),
  scope: blank(
    z
      .string()
      .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
      .default('all'),
  ).describe('Suite scope: all, agent:NAME, suite:NAME or test:ID'),
  changed_since: blank(z.string().optional()).describe('Only cases whose skill changed since this git ref'),
  mode: blank(z.enum(['oracle', 'router', 'live']).default('oracle')).describe(
    'Who decides inside the agent: oracle, router or live',
  ),
  source: blank(z.string().default('.')).describe('Folder of the plugin or skills under test'),
  agent_versions: blank(z.string().default('baseline')).describe(
    'CLI versions: baseline, pinned, latest, or name:version,…',
  ),
  trials: blank(whole(1, 10).optional()).describe('Executions of each unit, 1 to 10; a case may set its own'),
  pass_threshold: blank(z.enum(['any', 'all', 'majority']).optional()).describe(
    'How trials fold: any, all or majority; a case may set its own',
  ),
  fail_fast: flag.prefault(false).describe('Start no further unit after the first that fails'),
  strict: flag.prefault(false).describe('Skipped corpus files are errors (CI sets it)'),
  timeout_seconds: blank(positive.default(300)).describe('Seconds one trial may take'),
  agent_timeout: seconds.prefault([]).describe('Seconds for one agent: agent:seconds,…'),
  max_parallel: blank(whole(1, 64).optional()).describe('Units at once; default MAX_CONCURRENCY, else 4'),
  shard: blank(
    z
      .string()
      .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
      .optional(),
  ).describe('Only the i-th of n even parts of the plan'),
  resume: blank(z.string().optional()).describe('Folder of a batch that was cut off: run what has no result'),
  dry_run: flag.prefault(false).describe('Print the plan and what it would cost, run nothing'),
  evidence: blank(z.enum(['events', 'text']).default('events')).describe(
    "How transcripts are read: events, or the seeds' line scorer",
  ),
  early_stop: flag.prefault(false).describe('End a trial of a skill case once its verdict cannot change'),
  min_offer: blank(
    z
      .string()
      .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
      .optional(),
  ).describe('Weakest offer that may pass, for cases that set none: full, a percentage, name_only or any'),
  enable_log_scan: flag.prefault(false).describe('Read recent logs of shared homes even in parallel'),
  disable_log_scan: flag.prefault(false).describe('Never read logs of shared homes'),
  allow_log_fallback_pass: flag.prefault(false).describe('Let evidence from such logs pass a case in parallel'),
  log_max_files: blank(whole(1).default(60)).describe('Newest log files read per agent'),
  log_max_bytes: blank(whole(1).default(300_000)).describe('Bytes read from the end of each log file'),
  allow_source_processes: flag
    .prefault(false)
    .describe('Start hooks, MCP servers and skill shell that the source declares'),
  skip_source_setup: flag.prefault(false).describe('Debugging only: use your own homes, install nothing'),
  baseline: blank(z.string().optional()).describe('Baseline file; default provider-baseline.json'),
  baseline_ref: blank(z.string().optional()).describe('Git ref whose baseline is compared against'),
  fail_on: list
    .pipe(z.array(z.enum(FAIL_ON)))
    .prefault([...DEFAULT_FAIL_ON])
    .describe(`What fails the gate: ${FAIL_ON.join(', ')}`),
  fail_on_infra: flag.prefault(false).describe('Alias: adds infra to --fail-on'),
  infra_tolerant: list.prefault([]).describe('Agents whose infra errors never fail the gate'),
  accept: blank(z.enum(['never', 'with_reason']).default('never')).describe(
    'Accept a lowered expectation that carries a new reason: never or with_reason',
  ),
  artifacts_root: blank(z.string().default(ARTIFACTS_ROOT)).describe('Folder that gets one folder per batch'),
  output: blank(z.string().optional()).describe('Copy results.json to this file'),
  proof_log: blank(z.string().optional()).describe('Copy tool-use-proof.log to this file'),
  report: list.prefault([]).describe(`Reports to write: format:file,… with ${REPORT_FORMATS.join(', ')}`),
  progress: blank(z.enum(['auto', 'lines', 'none']).default('auto')).describe(
    'Lifecycle lines on stderr: auto (lines off a terminal), lines, none',
  ),
  no_progress: flag.prefault(false).describe('Alias of --progress none'),
  json: flag.prefault(false).describe('Print results.json on stdout instead of the table'),
});

export type RunOptions = z.output<typeof RunOptionsSchema>;
