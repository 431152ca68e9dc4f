/** Runs one agent once in throwaway folders and returns what happened; the output goes to the reader line by line. Nothing is judged here. */
import { dirname } from 'node:path';
import type { AgentEvent, Fault } from '../contract/transcript/event.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import type { Ask, Transcript, Trial } from './ask.js';
import { layOutTrial } from './lay-out.js';
import type { Ports } from './ports.js';
import { readTranscript } from './read.js';
import type { ReadyAgent, SharedSource } from './ready.js';
import type { HookRecorder } from './record-hooks.js';
import { runAgent } from './run-agent.js';
import { serveModel } from './serve-model.js';
import { findUnreadListing } from './unread-listing.js';

const TAKE_LESS = 'make what the source starts (hooks, servers, shell calls) take less';

export async function takeTranscript(
  ready: ReadyAgent,
  shared: SharedSource,
  ask: Ask,
  ports: Ports,
): Promise<Transcript> {
  const live = ask.policy === null;
  const trial: Trial = {
    ready,
    shared,
    ask,
    marker: `${ask.unit_run_id}.${ask.trial}`,
    template: (live && ready.template) || null,
    own_home: live && ready.own_home === true,
  };
  // In memory only where no sandbox is to show them, and a workspace may be large.
  const folders = await ports.openTrialFolders(trial.marker, trial.template !== null && ask.workspace === null);
  try {
    const setup = await layOutTrial(trial, folders, ports);
    const served = serveModel(trial, setup, ports);
    try {
      setup.model_url = served.url;
      const run = await runAgent(trial, setup, served.held, ports);
      const { excerpt, coverage } = await readTranscript(run, unwrapEvents(ask, run.recorder), ports);
      const hooks = await keepCalls(ask, run.recorder, ports);
      const { asked, model } = served.first;
      const paths = run.facts.installed_skills?.map(({ path }) => path) ?? [];
      const { over } = run.exit;
      const unread: Fault | null =
        over === null
          ? asked && (await findUnreadListing(asked, ready, setup, paths, ports.files))
          : { kind: 'over_bounds', message: `what was started took ${over}, and was ended`, fix: TAKE_LESS };
      const root = dirname(folders.home);
      return {
        installed_skills: run.facts.installed_skills,
        cwd: run.facts.cwd,
        exit: run.exit,
        offered: unread ? null : (asked?.offered ?? null),
        first_request: unread ? null : (asked?.request ?? null),
        unread,
        model,
        // A user's base URL or template may carry a password.
        argv: [run.launch.file, ...run.launch.args].map(ask.redact ?? ((argument) => argument)),
        prompt: ask.redact?.(ask.prompt) ?? ask.prompt,
        home_length: setup.home.length,
        excerpt,
        coverage,
        hooks,
        started_ms: run.started_ms,
        trial_root: root,
        marks: [setup.session_id, root],
      };
    } finally {
      served.close();
    }
  } finally {
    await folders.close();
  }
}

/** An agent's message may show the command of a hook: as the source has it, not as the recorder made it. */
function unwrapEvents(ask: Ask, recorder: HookRecorder | null): Ask {
  if (recorder === null) return ask;
  return { ...ask, onEvent: (event) => ask.onEvent(unwrapEvent(event, recorder.unwrap)) };
}

function unwrapEvent(event: AgentEvent, unwrap: (text: string) => string): AgentEvent {
  const { proof } = event;
  if (event.type !== 'tool_call' && event.type !== 'skill_call') return { ...event, proof: unwrap(proof) };
  const { message, output } = event;
  return { ...event, message: message === null ? null : unwrap(message), output: unwrap(output), proof: unwrap(proof) };
}

/** In the folder of the trial, too, where there are any. */
async function keepCalls(
  { folder, redact }: Ask,
  recorder: HookRecorder | null,
  { files }: Ports,
): Promise<Transcript['hooks']> {
  if (recorder === null) return null;
  const calls = redactCalls(await recorder.read(), redact);
  const lines = calls.map((call) => `${JSON.stringify(call)}\n`);
  if (lines.length > 0) await files.write(`${folder}/hooks.jsonl`, lines.join(''));
  return { declared: recorder.declared, calls };
}

function redactCalls(calls: readonly HookCall[], redact: ((line: string) => string) | null): HookCall[] {
  if (redact === null) return [...calls];
  const clean = (text: string) => text.split('\n').map(redact).join('\n');
  return calls.map((call) => ({
    ...call,
    stdin: clean(call.stdin),
    stdout: clean(call.stdout),
    stderr: clean(call.stderr),
  }));
}
