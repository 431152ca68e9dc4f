/** Runs one agent once in throwaway folders and returns what happened; the output goes to the reader line by line. Nothing is judged here. */
import { dirname } from 'node:path';
import type { Fault } from '../contract/transcript/event.js';
import type { Ask, Transcript, Trial } from './ask.js';
import { layOutTrial } from './lay-out.js';
import type { Ports } from './ports.js';
import { readTranscript } from './read.js';
import type { ReadyAgent, SharedSource } from './ready.js';
import { keepCalls, unwrapEvents } from './recorded.js';
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
