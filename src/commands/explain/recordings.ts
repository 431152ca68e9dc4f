/** Paths and flags of `explain` → the recordings that they mean, each with its agent. */

import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { AGENTS, findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { parseAgentKey } from '../../../lib/contract/agent-key.js';
import type { HookCall } from '../../../lib/contract/transcript/hook-call.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { readJson } from '../../../lib/input/json-text.js';
import { explainWrong, formatPath, parseOrThrow } from '../../../lib/input/schema-issue.js';
import {
  findTranscripts,
  isEmptyFile,
  openBodies,
  recogniseFile,
  recogniseText,
} from '../../../lib/setup/sessions/transcript-files.js';
import { type Recording, RecordingMetaSchema } from '../../../lib/unit/explain.js';
import { describeSilent, isTrial, readTrials, readUnit } from '../../run/conclude/batches.js';
import { readHooks } from '../../run/conclude/conversations.js';
import type { Terminal } from '../../terminal/terminal.js';
import { readNamed } from '../named-file.js';

export interface ExplainGiven {
  agent?: string | undefined;
  stdout: string[];
  stderr?: string | undefined;
  session_log: string[];
  meta?: string | undefined;
}

export interface NamedRecording {
  /** As the user named it, or as it was found below what they named. */
  path: string;
  agent: Agent;
  recording: Recording;
  readBody: ((path: string) => string | null) | null;
  /** The hooks that the runner recorded beside it. */
  hook_calls: HookCall[];
  /** A runner's own facts are known. */
  has_meta: boolean;
}

export interface Found {
  recordings: NamedRecording[];
  /** Session files below a folder that hold no agent's events. */
  skipped: string[];
  /** Units that left no transcript, each with why. */
  silent: string[];
}

const FIX =
  'name a session file of an agent or a folder of them, the folder that `run` kept of a batch or of one attempt (.agent-routing/artifacts/…), or --stdout <file>.';

const MOST_TRIALS = 20;

export async function findRecordings(given: ExplainGiven, paths: readonly string[], shell: Terminal): Promise<Found> {
  const own = given.stdout.length > 0 || given.session_log.length > 0;
  if (paths.length === 0 && !own) {
    const trials = (await readTrials(shell)).filter(({ trial }) => trial !== null);
    const more = trials.length > MOST_TRIALS ? `\n  and ${trials.length - MOST_TRIALS} more` : '';
    const kept = trials
      .slice(0, MOST_TRIALS)
      .map(({ case_id, agent, status, trial }) => `\n  ${case_id} on ${agent} (${status}): ${trial}`);
    throw new ConfigError('There is no transcript to explain.', {
      fix: `name a case of the last run, or ${FIX}${kept.length > 0 ? ` What the last run kept:${kept.join('')}${more}` : ''}`,
    });
  }
  const [only] = paths;
  // A trial folder may be completed by flags, as any single transcript may.
  if (paths.length === 0 || (paths.length === 1 && (own || isTrial(only as string, shell)))) {
    if (only !== undefined && own && !isTrial(only, shell)) throw mixed(only);
    return { recordings: [await openRecording(given, only ?? null, shell)], skipped: [], silent: [] };
  }
  if (own) throw mixed(only as string);
  const recordings: NamedRecording[] = [];
  const skipped: string[] = [];
  const silent: string[] = [];
  for (const path of paths) {
    const facts = statSync(resolve(shell.cwd, path), { throwIfNoEntry: false });
    const own_trials = facts ? [] : (await readTrials(shell)).filter(({ case_id }) => case_id === path);
    const wanted = own_trials.filter(({ agent }) => given.agent === undefined || isOf(agent, given.agent));
    if (own_trials.length > 0 && wanted.length === 0)
      throw new ConfigError(`The last run kept nothing of the case ${path} on ${given.agent}.`, {
        fix: `use --agent ${own_trials.map(({ agent }) => nameOf(agent)).join('|')}.`,
      });
    for (const one of wanted)
      if (one.trial === null) silent.push(describeSilent(one));
      else recordings.push(await openRecording(given, one.trial, shell));
    if (own_trials.length > 0) continue;
    if (!facts) throw new ConfigError('There is no such file or folder.', { file: path, fix: FIX });
    if (!facts.isDirectory()) recordings.push(await openRecording({ ...given, stdout: [path] }, null, shell));
    else if (isTrial(path, shell)) recordings.push(await openRecording(given, path, shell));
    else {
      const { trials, files } = await findTranscripts(resolve(shell.cwd, path));
      const shown = (found: string) => relative(shell.cwd, found) || found;
      for (const trial of trials) recordings.push(await openRecording(given, shown(trial), shell));
      for (const file of files) {
        if (recogniseFile(file).whose === null) skipped.push(shown(file));
        else recordings.push(await openRecording({ ...given, stdout: [shown(file)] }, null, shell));
      }
      const unit = trials.length + files.length === 0 ? await readUnit(resolve(shell.cwd, path)) : null;
      if (unit) silent.push(describeSilent(unit));
      else if (trials.length + files.length === 0)
        throw new ConfigError('Not a trial folder, and there is no session file (*.jsonl) below it.', {
          file: path,
          fix: FIX,
        });
    }
  }
  return { recordings, skipped, silent };
}

const nameOf = (agent: string) => parseAgentKey(agent, Object.keys(AGENTS)).name;

/** wanted: a column, or all columns of an agent. */
const isOf = (agent: string, wanted: string) => agent === wanted || nameOf(agent) === wanted;

const mixed = (path: string) =>
  new ConfigError('A transcript is named twice, by its path and by --stdout or --session-log.', {
    file: path,
    fix: 'use one of the two.',
  });

async function openRecording(given: ExplainGiven, folder: string | null, shell: Terminal): Promise<NamedRecording> {
  const inFolder = (...names: string[]) =>
    folder === null
      ? undefined
      : names.map((name) => join(folder, name)).find((path) => existsSync(resolve(shell.cwd, path)));
  const trial = inFolder('stdout', 'stdout.txt');
  let stdout = given.stdout.length > 0 ? given.stdout : trial === undefined ? [] : [trial];
  const kept = inFolder('session_log');
  let logs = kept === undefined ? given.session_log : [...given.session_log, kept];
  const stderr = given.stderr ?? inFolder('stderr', 'stderr.txt');
  for (const path of [...stdout, stderr, ...logs]) if (path !== undefined) assertFile(path, shell);
  // A session's log alone is the whole of what there is.
  if (logs.length > 0 && stdout.every((path) => isEmptyFile(resolve(shell.cwd, path)))) {
    stdout = logs.slice(0, 1);
    logs = logs.slice(1);
  }
  const [first] = stdout;
  // A trial folder has it, and so has who named one.
  if (first === undefined) throw new ConfigError('There is no transcript to explain.', { fix: FIX });
  const metaFile = given.meta ?? inFolder('meta.json');
  const meta = metaFile === undefined ? RecordingMetaSchema.parse({}) : await readMeta(metaFile, shell);
  const detected = recogniseFile(resolve(shell.cwd, first));
  const stderrPath = stderr === undefined ? null : resolve(shell.cwd, stderr);
  const name =
    given.agent ?? meta.agent ?? detected.whose?.agent ?? recogniseText(resolve(shell.cwd, first), stderrPath);
  if (name === null)
    throw new ConfigError(
      'The agent that wrote this transcript is not known: no line of it is an event of a supported agent.',
      {
        file: first,
        fix: `add --agent ${Object.keys(AGENTS).join('|')}.`,
      },
    );
  const hooks = inFolder('hooks.jsonl');
  return {
    path: folder ?? first,
    agent: findAgent(nameOf(name)) as Agent,
    recording: {
      stdout: stdout.map((path) => resolve(shell.cwd, path)),
      stderr: stderrPath,
      session_logs: logs.map((path) => resolve(shell.cwd, path)),
      meta,
    },
    readBody: openBodies([...(meta.installed_skills ?? []).map(({ path }) => path), ...detected.skill_paths], meta.cwd),
    hook_calls: hooks === undefined ? [] : readHooks(resolve(shell.cwd, hooks)),
    has_meta: metaFile !== undefined,
  };
}

function assertFile(path: string, shell: Terminal): void {
  const found = statSync(resolve(shell.cwd, path), { throwIfNoEntry: false });
  if (!found) throw new ConfigError('There is no such file.', { file: path });
  if (found.isDirectory()) throw new ConfigError('This is a folder; a transcript file is needed.', { file: path });
}

async function readMeta(path: string, shell: Terminal): Promise<Recording['meta']> {
  const { value, line } = readJson(await readNamed(path, shell), path);
  return parseOrThrow(RecordingMetaSchema, value, (wrong) =>
    explainWrong(
      wrong,
      { file: path, line: line(wrong.path), path: formatPath(wrong.path) },
      [],
      'write {exit_code, signal, timed_out, installed_skills: [{id, path}]}.',
    ),
  );
}
