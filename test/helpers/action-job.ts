/** A job's step as GitHub's runner prepares it, INPUT_*, GITHUB_* and the files they name, and what it left in them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { ArtifactService } from './artifact-service.js';
import type { GitHubServer } from './github-server.js';
import { scratchFolder } from './temporary-folder.js';
import { parseCommands, type WorkflowCommand } from './workflow-commands.js';

export const ROOT = resolve(import.meta.dirname, '../..');

interface ActionYaml {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string; post: string; 'post-if': string };
}

let action_yaml: ActionYaml | null = null;

export function readActionYaml(): ActionYaml {
  action_yaml ??= parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionYaml;
  return action_yaml;
}

export interface ActionRun {
  inputs?: Record<string, string>;
  event?: string;
  /** A text is written as it is. */
  payload?: unknown;
  github?: GitHubServer | null;
  artifacts?: ArtifactService | null;
  /** The job's token; '' for none. */
  token?: string;
  workspace: string;
  env?: Record<string, string | undefined>;
  run_id?: number;
  attempt?: number;
  sha?: string;
  summary?: boolean;
  /** State that main saved: run the post step. */
  state?: Record<string, string>;
  /** When the job is cancelled, as the runner does it: SIGINT, SIGTERM 7.5 s later, SIGKILL 2.5 s after that. */
  cancel_when?: (stdout: string, stderr: string) => boolean;
  cancel_by?: 'SIGINT' | 'SIGKILL';
  /** What of the job's disk cannot be written, by the variables that name it. Needs `maySealDisks`. */
  read_only?: readonly ('GITHUB_WORKSPACE' | 'RUNNER_TEMP' | 'GITHUB_STEP_SUMMARY' | 'GITHUB_OUTPUT')[];
}

export interface ActionOutcome {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  state: Record<string, string>;
  summary: string;
  commands: WorkflowCommand[];
  errors: WorkflowCommand[];
  warnings: WorkflowCommand[];
  notices: WorkflowCommand[];
  /** RUNNER_TEMP. */
  temp: string;
}

export interface ActionJob {
  env: Record<string, string | undefined>;
  /** What the step left, given how it ended. */
  read(ended: Ended): ActionOutcome;
}

export type Ended = Pick<ActionOutcome, 'code' | 'signal' | 'stdout' | 'stderr'>;

export function prepareJob(run: ActionRun): ActionJob {
  const temp = scratchFolder('action-');
  const files = Object.fromEntries(
    ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY'].map((name) => {
      const path = join(temp, `file-${name.toLowerCase()}`);
      writeFileSync(path, '');
      return [`GITHUB_${name}`, path];
    }),
  );
  if (run.summary === false) delete files['GITHUB_STEP_SUMMARY'];
  const event_path = join(temp, 'event.json');
  writeFileSync(event_path, typeof run.payload === 'string' ? run.payload : JSON.stringify(run.payload ?? {}));
  mkdirSync(join(temp, 'home'));
  const env: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    HOME: join(temp, 'home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(temp, 'tools'),
    GITHUB_WORKSPACE: run.workspace,
    ...files,
    GITHUB_EVENT_NAME: run.event ?? 'push',
    GITHUB_EVENT_PATH: event_path,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SHA: run.sha ?? commitOf(run.workspace),
    GITHUB_REF: 'refs/heads/topic',
    GITHUB_RUN_ID: String(run.run_id ?? 7),
    GITHUB_RUN_ATTEMPT: String(run.attempt ?? 1),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_JOB: 'routing',
    GITHUB_WORKFLOW: 'routing',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: 'octocat',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_SERVER_URL: 'https://github.com',
    // Where no server plays GitHub, nothing listens: the discard port of the loopback.
    GITHUB_API_URL: run.github?.url ?? 'http://127.0.0.1:9/api/v3',
    ...(run.artifacts
      ? { ACTIONS_RESULTS_URL: run.artifacts.url, ACTIONS_RUNTIME_TOKEN: run.artifacts.token(`run-${run.run_id ?? 7}`) }
      : {}),
    ...inputsOf(run),
    ...Object.fromEntries(Object.entries(run.state ?? {}).map(([name, value]) => [`STATE_${name}`, value])),
    ...run.env,
  };
  const text = (name: string) => (files[name] ? readFileSync(files[name], 'utf8') : '');
  return {
    env,
    read(ended) {
      const commands = parseCommands(`${ended.stdout}\n${ended.stderr}`);
      const pick = (name: string) => commands.filter((command) => command.name === name);
      return {
        ...ended,
        outputs: parseFile(text('GITHUB_OUTPUT')),
        state: { ...run.state, ...parseFile(text('GITHUB_STATE')) },
        summary: text('GITHUB_STEP_SUMMARY'),
        commands,
        errors: pick('error'),
        warnings: pick('warning'),
        notices: pick('notice'),
        temp,
      };
    },
  };
}

/** What actions/checkout would have checked out; or a branch's commit. Read from the files, which takes no process. */
export function commitOf(folder: string, ref = 'HEAD'): string {
  const own = join(folder, '.git');
  if (!existsSync(join(own, 'HEAD'))) return 'b07d3e1'.padEnd(40, '0');
  if (!existsSync(join(own, ref))) throw new Error(`${folder} has no ${ref}`);
  const text = readFileSync(join(own, ref), 'utf8').trim();
  return text.startsWith('ref: ') ? commitOf(folder, text.slice('ref: '.length)) : text;
}

/** The runner, not the action, fills in the defaults of action.yml. */
function inputsOf(run: ActionRun): Record<string, string> {
  const { inputs } = readActionYaml();
  for (const name of Object.keys(run.inputs ?? {})) {
    if (!inputs[name]) throw new Error(`action.yml has no input '${name}'`);
  }
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const given = run.inputs?.[name] ?? input.default ?? '';
      const value = given.replace(/\$\{\{\s*github\.token\s*\}\}/, run.token ?? 'token-of-the-job');
      return [`INPUT_${name.toUpperCase()}`, value];
    }),
  );
}

/** `name=value` and `name<<delimiter` blocks, as the runner reads GITHUB_OUTPUT and GITHUB_STATE. */
function parseFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = '', , value = ''] of text.matchAll(/^([^=\n<]+)<<(\S+)\n([\s\S]*?)\n?^\2$/gm))
    values[name] = value;
  return values;
}
