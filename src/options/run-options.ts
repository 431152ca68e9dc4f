/** The options of `run`: one schema that the command line and the action both fill with strings. Keys are snake_case; flags write them with hyphens. */
import { z } from 'zod';
import { DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { ASKS } from '../../lib/contract/decision.js';
import { MODES } from '../../lib/contract/mode.js';
import { SANDBOX_CHOICES } from '../../lib/contract/ports/sandbox.js';
import { DEFAULT_FAIL_ON, FAIL_ON } from '../../lib/delta/gate.js';
import { REPORT_FORMATS } from '../../lib/report/index.js';
import { DEFAULT_DECISIONS } from '../../lib/setup/corpus/decision-files.js';
import { SOURCE_AS } from '../../lib/skill/had-as.js';
import { blank, conditions, flag, list, positive, seconds, whole } from './values.js';

const DEFAULT_TURNS = 8;
export const DEFAULT_CASES = 'cases.json';
/** Each batch gets its own folder in here. */
export const ARTIFACTS_ROOT = '.agent-routing/artifacts';

export const RunOptionsSchema = z.object({
  cases: list
    .prefault(DEFAULT_CASES)
    .describe(
      'Corpus files, folders or globs; the default also takes tests/agents/*.tests.json, tests/skills/*.tests.json and what .claude-plugin/routes.json lists',
    ),
  agents: list
    .optional()
    .describe(
      'Agents, as name[@vendor-model][+install] such as codex+plugin, or all; default claude,codex,copilot, plus offline if a case needs it',
    ),
  kind: list.prefault([]).describe('Run only cases of these kinds: skill, tool_route, suite, route'),
  category: list.prefault([]).describe('Run only cases in these categories'),
  case_id: list.prefault([]).describe('Run only the cases with these ids'),
  skill: list.prefault([]).describe('Run only cases that expect these skills; the whole source is still installed'),
  scope: blank(
    z
      .string()
      .regex(/^(all|(agent|suite|test):.+)$/, 'is all, agent:NAME, suite:NAME or test:ID')
      .default('all'),
  ).describe('Which suites to run: all, agent:NAME, suite:NAME or test:ID'),
  flag: conditions
    .prefault([])
    .describe('Conditions for skip_if of suites, as NAME (it holds: skip) or NAME=false (run),…'),
  record_answers: blank(z.string().optional()).describe(
    "Write what suites answer to this .jsonl file or folder, for later runs without a vendor's model",
  ),
  answers: blank(z.string().optional()).describe(
    'Recorded answers of suites, for modes other than live; default tests/answers or tests/answers.jsonl',
  ),
  changed_since: blank(z.string().optional()).describe('Run only cases whose skill changed since this git ref'),
  mode: blank(z.enum(MODES).default('oracle')).describe(
    'Who decides what the agent does: oracle, router, model, replay or live',
  ),
  model: blank(z.string().optional()).describe(
    'For mode model: id of the chat model to ask; for replay: whose recorded decisions to take (an id, or live)',
  ),
  ask: blank(z.enum(ASKS).optional()).describe(
    'For mode model: ask with all that the agent sends, over turns (whole, the default), or with its listing alone (listing), which overestimates how often a skill is chosen; for replay: which of the two to take',
  ),
  turns: blank(whole(1, 50).default(DEFAULT_TURNS)).describe(
    'With ask whole: send at most this many requests for one trial, until a skill is called or nothing is',
  ),
  decisions: blank(z.string().default(DEFAULT_DECISIONS)).describe('File of recorded decisions'),
  record: flag.prefault(false).describe('Write the decisions of this batch (modes model and live) to that file'),
  reuse: flag
    .prefault(false)
    .describe('For mode model: ask only for what the recorded decisions do not cover or no longer hold for'),
  max_requests: blank(whole(0).optional()).describe('For mode model: send at most this many requests to the model'),
  source: blank(z.string().default('.')).describe('Folder of the plugin or skills under test'),
  as: blank(z.enum(SOURCE_AS).optional()).describe(
    'How users have the source: plugin (installed, or its skills copied), project (agents are started in it) or both; default what the repository is',
  ),
  neighbours: list
    .prefault([])
    .describe('Folders of other plugins or skills, installed beside the source as a user has them'),
  settings: list
    .prefault([])
    .describe(
      "A user's own settings of an agent, as FILE or name=FILE: listing budget, skills denied or off, plugins off; nothing else of it is taken",
    ),
  agent_versions: blank(z.string().default('baseline')).describe(
    'CLI versions: baseline, pinned, latest, or name:version,…',
  ),
  trials: blank(whole(1, 10).optional()).describe('Trials per unit, 1 to 10; a case can set its own'),
  pass_threshold: blank(z.enum(['any', 'all', 'majority']).optional()).describe(
    'How many trials must pass: any, all or majority; a case can set its own',
  ),
  max_units: blank(whole(1).optional()).describe(
    'Run at most this many units, the first of the plan (mutate: this many mutants, the same ones each time)',
  ),
  max_tokens: blank(whole(1).optional()).describe('Start no further unit once the batch has used this many tokens'),
  infra_retries: blank(whole(0, 5).default(0)).describe(
    'Run a trial again, up to this many times, when it could not be judged for a passing cause',
  ),
  pack: blank(z.enum(['on', 'off']).default('on')).describe(
    'In modes oracle and replay, plain skill cases of an agent share a process, in which their own prompts are not sent (on), or each has one of its own (off)',
  ),
  fail_fast: flag.prefault(false).describe('Start no further units after the first failure'),
  strict: flag
    .prefault(false)
    .describe('Treat skipped corpus files and unknown skip_if conditions as errors; always on when CI=true'),
  timeout_seconds: blank(positive.default(300)).describe('Time limit for one trial, in seconds'),
  agent_timeout: seconds.prefault([]).describe('Time limits per agent, as agent:seconds,…'),
  max_parallel: blank(whole(1, 64).optional()).describe('Units to run at once; default MAX_CONCURRENCY, else 4'),
  shard: blank(
    z
      .string()
      .regex(/^[1-9]\d*\/[1-9]\d*$/, 'is i/n, such as 2/4')
      .optional(),
  ).describe('Run only one of n equal parts of the plan, as i/n'),
  resume: blank(z.string().optional()).describe('Folder of an interrupted batch: run only what has no result yet'),
  dry_run: flag.prefault(false).describe('Print the plan and its cost without running anything'),
  evidence: blank(z.enum(['events', 'text']).default('events')).describe(
    'How to read transcripts: as events, or as text with the legacy line scorer',
  ),
  early_stop: flag
    .prefault(false)
    .describe(
      'Stop a trial of a skill case or suite once its verdict cannot change, and the trials of a suite once its status cannot',
    ),
  min_offer: blank(
    z
      .string()
      .regex(/^(full|name_only|any|(100|[1-9]?\d)%)$/, 'is full, name_only, any or a percentage')
      .optional(),
  ).describe('Weakest offer that may pass, for cases without one of their own: full, a percentage, name_only or any'),
  min_delivery: blank(
    z
      .string()
      .regex(/^(full|any|(100|[1-9]?\d)%)$/, 'is full, any or a percentage')
      .optional(),
  ).describe(
    "How much of a skill's text must reach the model, for cases without a value of their own: full, a percentage or any",
  ),
  enable_log_scan: flag
    .prefault(false)
    .describe('Read recent agent logs in shared homes even when units run in parallel'),
  disable_log_scan: flag.prefault(false).describe('Never read agent logs in shared homes'),
  allow_log_fallback_pass: flag
    .prefault(false)
    .describe('Let evidence from those logs pass a case even when units run in parallel'),
  log_max_files: blank(whole(1).default(60)).describe('Number of log files to read per agent, newest first'),
  log_max_bytes: blank(whole(1).default(300_000)).describe('Bytes to read from the end of each log file'),
  allow_source_processes: flag
    .prefault(false)
    .describe('Start the hooks, MCP servers and skill shell commands that the source declares'),
  sandbox: blank(z.enum(SANDBOX_CHOICES).default('auto')).describe(
    'Sandbox around agents: auto (the strongest available), require (stop if none is available) or none',
  ),
  withhold_trust: flag
    .prefault(false)
    .describe(
      'Trust neither the folder nor its hooks, as for a user who was not asked yet: shows which hooks stay silent',
    ),
  skip_source_setup: flag.prefault(false).describe('Debugging only: use your own home folders and install nothing'),
  baseline: blank(z.string().optional()).describe('Baseline file; default provider-baseline.json'),
  baseline_ref: blank(z.string().optional()).describe('Git ref of the baseline to compare with'),
  fail_on: list
    .pipe(z.array(z.enum(FAIL_ON)))
    .prefault([...DEFAULT_FAIL_ON])
    .describe(`What fails the gate: ${FAIL_ON.join(', ')}`),
  fail_on_infra: flag.prefault(false).describe('Fail the gate on infra errors too'),
  infra_tolerant: list.prefault([]).describe('Agents whose infra errors never fail the gate'),
  accept: blank(z.enum(['never', 'with_reason']).default('never')).describe(
    'Accept a lowered expectation if it has a new reason: never or with_reason',
  ),
  artifacts_root: blank(z.string().default(ARTIFACTS_ROOT)).describe('Folder in which each batch gets its own folder'),
  output: blank(z.string().optional()).describe('Copy results.json to this file'),
  proof_log: blank(z.string().optional()).describe('Copy tool-use-proof.log to this file'),
  report: list.prefault([]).describe(`Reports to write, as format:file,…; formats: ${REPORT_FORMATS.join(', ')}`),
  progress: blank(z.enum(['auto', 'lines', 'none']).default('auto')).describe(
    'Progress on stderr: auto (a status line on a terminal, else a line now and then), lines (one per state) or none',
  ),
  no_progress: flag.prefault(false).describe('Print no progress on stderr'),
  json: flag.prefault(false).describe('Print results.json on stdout instead of the table'),
});

export type RunOptions = z.output<typeof RunOptionsSchema>;

/** `agents` where no case is there that could need `offline`. */
export const CHECKED_AGENTS = RunOptionsSchema.shape.agents.describe(
  `Agents, as name[@vendor-model][+install] such as codex+plugin, or all; default ${DEFAULT_AGENTS.join(',')}`,
);
