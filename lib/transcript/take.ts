/** Runs one agent once in throwaway folders and returns what happened; the output goes to the reader line by line. Nothing is judged here. */
import { dirname, join } from 'node:path';
import { asksForJson } from '../agents/formats.js';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { AgentEvent } from '../contract/transcript/event.js';
import { fullDisk } from '../input/full-disk.js';
import type { OfferedSkill } from '../model/wire.js';
import { accessOf } from './access.js';
import type { Ask, Transcript } from './ask.js';
import type { Ports } from './ports.js';
import { factsOf, readTranscript } from './read.js';
import type { ReadyAgent, SharedSource } from './ready.js';
import { recordHooks } from './record-hooks.js';
import { redactCalls, unwrapEvent } from './recorded.js';
import { launchTemplate } from './template.js';
import { runWatched } from './watch.js';
import { withoutStart } from './without-start.js';

export async function takeTranscript(
  ready: ReadyAgent,
  shared: SharedSource,
  ask: Ask,
  ports: Ports,
): Promise<Transcript> {
  const { agent } = ready;
  const marker = `${ask.unit_run_id}.${ask.trial}`;
  // Of the user's own command, which no sandbox stands around. A workspace may be large.
  const template = (ask.policy === null && ready.template) || null;
  const setup = await ports.openTrialFolders(marker, template !== null && ask.workspace === null);
  try {
    await ports.files.copy(shared.staged, setup.source_copy);
    const neighbours = (shared.neighbours ?? []).map((one, at) => ({
      source: one.source,
      install: agent.defaultInstall(one.source),
      staged: one.staged,
      source_copy: join(setup.home, 'neighbours', `${at}`),
    }));
    for (const { staged, source_copy } of neighbours) await ports.files.copy(staged, source_copy);
    if (ask.workspace) await ports.files.copy(ask.workspace, setup.workspace);
    for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
      await ports.files.write(join(setup.workspace, path), text);
    let offered: OfferedSkill[] | null = null;
    let model: string | null = null;
    const ownHome = ready.own_home === true && ask.policy === null;
    const launchSetup: LaunchSetup = {
      ...setup,
      ...(ownHome ? { home: ready.user_env['HOME'] ?? setup.home, own_home: ownHome } : {}),
      source: shared.source,
      install: ready.install,
      ...(neighbours.length > 0 ? { neighbours } : {}),
      vendor_model: ready.key.vendor_model,
      allow_processes: shared.allow_processes,
      withhold_trust: ready.withhold_trust ?? false,
      binary: ready.binary,
      tools: ready.tools ?? {},
      shared_cache: ready.shared_cache,
      mode: ask.mode,
      model_url: null,
      // An embedded model needs no credentials.
      user_env: withOwnCli(ready, ask.policy ? (shared.path ? { PATH: shared.path } : {}) : ready.user_env, shared),
      prompt: ask.prompt,
      session_id: ports.newId(),
      subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
      instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
      grant_tools: ask.grant_tools,
    };
    const unit =
      ask.policy === null
        ? null
        : ports.modelServer.register({
            agent,
            policy: ask.policy(launchSetup),
            ...(ask.onRequest ? { on_request: ask.onRequest } : {}),
            on_offer: (skills, request) => {
              if (!offered) ask.onFirstRequest?.(request, skills, launchSetup);
              offered ??= skills;
              model ??= request.model;
            },
          });
    try {
      launchSetup.model_url = unit?.url ?? null;
      // Below the folder of the trial, beside its home: nothing in it is the agent's to read.
      const records = shared.allow_processes && !ownHome ? join(dirname(setup.workspace), 'r') : null;
      const recorder = records === null ? null : await recordHooks(launchSetup, records, ports);
      if (!ownHome) await agent.setUp(launchSetup, ports.files);
      const ownLaunch = agent.launch(launchSetup);
      const launch = template === null ? ownLaunch : launchTemplate(template, launchSetup, ownLaunch);
      const started_ms = ports.now().getTime();
      // Raw output of a unit with secrets stays in its throwaway folder; only the redacted copy is kept.
      const raw = ask.redact ? dirname(setup.workspace) : ask.folder;
      const asked_json = asksForJson(agent.name, [launch.file, ...launch.args]);
      const facts = { ...factsOf(agent, shared, launchSetup), text_output: !asked_json };
      const options = {
        stdout_file: `${raw}/stdout`,
        stderr_file: `${raw}/stderr`,
        timeout_ms: ready.timeout_ms,
        marker,
        signal: ask.signal,
        ...(launch === ownLaunch ? {} : { unit_folder: dirname(setup.workspace) }),
        // The user's own command and the user's own home are what those settings ask for.
        access: ownHome || launch !== ownLaunch ? null : accessOf(launchSetup, records),
      };
      const refused = launch === ownLaunch ? await ready.refuse?.() : null;
      const exit = refused
        ? await withoutStart(refused, options, ports)
        : await runWatched(launch, options, ask.watch?.(facts) ?? null, ports);
      if (exit.full_disk) throw fullDisk(exit.full_disk);
      const reader = recorder
        ? { ...ask, onEvent: (event: AgentEvent) => ask.onEvent(unwrapEvent(event, recorder.unwrap)) }
        : ask;
      const { excerpt, coverage } = await readTranscript(
        { agent, setup: launchSetup, facts, exit, raw },
        reader,
        ports,
      );
      const hooks = recorder && { declared: recorder.declared, calls: redactCalls(await recorder.read(), ask.redact) };
      if (hooks?.calls.length)
        await ports.files.write(
          `${ask.folder}/hooks.jsonl`,
          hooks.calls.map((call) => `${JSON.stringify(call)}\n`).join(''),
        );
      return {
        installed_skills: facts.installed_skills,
        cwd: facts.cwd,
        exit,
        offered,
        model,
        // A user's base URL or template may carry a password.
        argv: [launch.file, ...launch.args].map(ask.redact ?? ((argument) => argument)),
        prompt: ask.redact?.(ask.prompt) ?? ask.prompt,
        home_length: launchSetup.home.length,
        excerpt,
        coverage,
        hooks,
        started_ms,
        trial_root: dirname(setup.home),
        marks: [launchSetup.session_id, dirname(setup.home)],
      };
    } finally {
      unit?.close();
    }
  } finally {
    await setup.close();
  }
}

/** Hooks may ask the agent's own CLI, such as for the plugins that it has. */
function withOwnCli(
  { binary }: ReadyAgent,
  env: Record<string, string>,
  { allow_processes }: SharedSource,
): Record<string, string> {
  const path = env['PATH'];
  return allow_processes && path ? { ...env, PATH: `${dirname(binary)}:${path}` } : env;
}
