/** A trial that is laid out → its agent set up, and its process run to the end. */
import { dirname, join } from 'node:path';
import { asksForJson } from '../agents/formats.js';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Launch } from '../contract/ports/launch.js';
import type { ProcessOptions, ProcessOutcome } from '../contract/ports/process.js';
import { fullDisk } from '../input/full-disk.js';
import { accessOf } from './access.js';
import type { Trial } from './ask.js';
import type { Ports } from './ports.js';
import { type FinishedTrial, factsOf } from './read.js';
import { type HookRecorder, recordHooks } from './record-hooks.js';
import { launchTemplate } from './template.js';
import { runWatched } from './watch.js';

export interface AgentRun extends FinishedTrial {
  launch: Launch;
  started_ms: number;
  exit: ProcessOutcome;
  /** Null: nothing of the source was started. */
  recorder: HookRecorder | null;
}

export async function runAgent(trial: Trial, setup: LaunchSetup, held: AbortSignal, ports: Ports): Promise<AgentRun> {
  const { ready, shared, ask, template, own_home } = trial;
  const { agent } = ready;
  const folder = dirname(setup.workspace);
  // Beside the home: nothing in it is the agent's to read.
  const records = shared.allow_processes && !own_home ? join(folder, 'r') : null;
  const recorder = records === null ? null : await recordHooks(setup, records, ports);
  if (!own_home) await agent.setUp(setup, ports.files);
  const ownLaunch = agent.launch(setup);
  const launch = template === null ? ownLaunch : launchTemplate(template, setup, ownLaunch);
  const started_ms = ports.now().getTime();
  // Raw output of a unit with secrets stays in its throwaway folder; only the redacted copy is kept.
  const raw = ask.redact ? folder : ask.folder;
  const asked_json = asksForJson(agent.name, [launch.file, ...launch.args]);
  const facts = { ...factsOf(agent, shared, setup), text_output: !asked_json };
  const options = {
    stdout_file: `${raw}/stdout`,
    stderr_file: `${raw}/stderr`,
    timeout_ms: ready.timeout_ms,
    marker: trial.marker,
    signal: ask.signal,
    bounded: folder,
    ...(template === null ? {} : { unit_folder: folder }),
    // The user's own command and the user's own home are what those settings ask for.
    access: own_home || template !== null ? null : accessOf(setup, records),
  };
  const refused = template === null ? await ready.refuse?.() : null;
  const exit = refused
    ? await withoutStart(refused, options, ports)
    : await runWatched(launch, options, ask.watch?.(facts) ?? null, held, ports);
  if (exit.full_disk) throw fullDisk(exit.full_disk);
  return { agent, setup, facts, exit, raw, launch, started_ms, recorder };
}

async function withoutStart(
  spawn_error: string,
  { stdout_file, stderr_file }: Pick<ProcessOptions, 'stdout_file' | 'stderr_file'>,
  { files }: Pick<Ports, 'files'>,
): Promise<ProcessOutcome> {
  for (const file of [stdout_file, stderr_file]) await files.write(file, '');
  return {
    spawn_error,
    ended_by: 'itself',
    exit_code: null,
    signal: null,
    timed_out: false,
    pid: null,
    survivors: 0,
    over: null,
    duration_ms: 0,
    stdout_bytes: 0,
    stderr_bytes: 0,
    full_disk: null,
  };
}
