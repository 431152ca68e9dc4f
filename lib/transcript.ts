/** Runs one agent once in a throwaway place and hands on what came back, line by line: nothing is judged here. */
import { dirname, join } from 'node:path';
import type { Agent, Install, LaunchPlace, TranscriptFacts } from './agents/agent.js';
import type { AgentKey } from './agents/agent-key.js';
import { launchTemplate } from './agents/template.js';
import type { Doors } from './doors.js';
import { fullDisk } from './io/full-disk.js';
import type { ProcessOutcome } from './io/process.js';
import type { OfferedSkill, Policy } from './model/wire.js';
import { factsOf, readTranscript, type TranscriptReader } from './read-transcript.js';
import type { Mode } from './result.js';
import type { Source } from './skill/skill.js';
import { runWatched, type Watch } from './watch.js';

/** An agent that is installed and knows its source: what all its units share. */
export interface ReadyAgent {
  key: AgentKey;
  agent: Agent;
  install: Install;
  version: string;
  binary: string;
  shared_cache: string;
  timeout_ms: number;
  /** The user's variables that this agent may have; empty in embedded modes. */
  user_env: Record<string, string>;
  /** The user's own command (AGENT_<NAME>_TEMPLATE); mode live only. */
  template?: string | null;
  /** Debugging only: the agent runs in the user's own home, which user_env names; nothing is set up there. */
  own_home?: boolean;
}

/** What all agents of a batch share. */
export interface SharedSource {
  source: Source;
  /** A copy of what agents need of it; hooks, MCP servers and skill shell gone unless they may start. */
  staged: string;
  /** {skill path relative to the source: text of its SKILL.md} */
  bodies: Record<string, string>;
  allow_processes: boolean;
  /** PATH for what the source starts: hooks want their interpreter. Null: the agents' plain one. */
  path?: string | null;
}

/** `folder` gets stdout, stderr and meta.json; `redact` is null when this unit knows no secret. */
export interface Ask extends TranscriptReader {
  unit_run_id: string;
  trial: number;
  mode: Mode;
  prompt: string;
  /** The source's own agent that is asked, with files that must stand in the workspace for it. */
  subagent: { name: string; instructions: string; files: Record<string, string> } | null;
  /** Copied as the working directory; null: an empty one. */
  workspace: string | null;
  grant_tools: readonly string[];
  /** Who answers inside the embedded model; null: the vendor's model does (mode live). */
  policy: ((place: LaunchPlace) => Policy) | null;
  /** Looks on while the agent prints; null: nobody does. */
  watch?: ((facts: TranscriptFacts) => Watch) | null;
  signal: AbortSignal;
}

export interface Transcript extends Pick<TranscriptFacts, 'installed_skills' | 'cwd'> {
  exit: ProcessOutcome;
  /** What the first main request offered; null when none arrived (live mode, or the agent never asked). */
  offered: OfferedSkill[] | null;
  /** The model id that the agent asked for; null when not seen. */
  model: string | null;
  argv: string[];
  home_length: number;
  started_ms: number;
  /** What only this unit's own logs hold: its session id, its working directory. */
  marks: string[];
  /** The first 2,500 characters of stdout. */
  excerpt: string;
}

export async function takeTranscript(
  ready: ReadyAgent,
  shared: SharedSource,
  ask: Ask,
  doors: Doors,
): Promise<Transcript> {
  const { agent } = ready;
  const marker = `${ask.unit_run_id}.${ask.trial}`;
  const place = await doors.openPlace(marker);
  try {
    await doors.files.copy(shared.staged, place.source_copy);
    if (ask.workspace) await doors.files.copy(ask.workspace, place.workspace);
    for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
      await doors.files.write(join(place.workspace, path), text);
    let offered: OfferedSkill[] | null = null;
    let model: string | null = null;
    const own_home = ready.own_home === true && ask.policy === null;
    const launchPlace: LaunchPlace = {
      ...place,
      ...(own_home ? { home: ready.user_env['HOME'] ?? place.home, own_home } : {}),
      source: shared.source,
      install: ready.install,
      vendor_model: ready.key.vendor_model,
      allow_processes: shared.allow_processes,
      binary: ready.binary,
      shared_cache: ready.shared_cache,
      mode: ask.mode,
      model_url: null,
      // Who needs no vendor needs no credentials.
      user_env: ask.policy ? (shared.path ? { PATH: shared.path } : {}) : ready.user_env,
      prompt: ask.prompt,
      session_id: doors.newId(),
      subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
      instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
      grant_tools: ask.grant_tools,
    };
    const unit =
      ask.policy === null
        ? null
        : doors.modelServer.register({
            agent,
            policy: ask.policy(launchPlace),
            on_offer: (skills, request) => {
              offered ??= skills;
              model ??= request.model;
            },
          });
    try {
      launchPlace.model_url = unit?.url ?? null;
      if (!own_home) await agent.setUp(launchPlace, doors.files);
      const usual = agent.launch(launchPlace);
      const launch = ready.template && ask.policy === null ? launchTemplate(ready.template, launchPlace, usual) : usual;
      const started_ms = doors.now().getTime();
      // Raw output of a unit that knows secrets stays in its throwaway place; only the redacted copy is kept.
      const raw = ask.redact ? dirname(place.workspace) : ask.folder;
      const facts = factsOf(agent, shared, launchPlace);
      const options = {
        stdout_file: `${raw}/stdout`,
        stderr_file: `${raw}/stderr`,
        timeout_ms: ready.timeout_ms,
        marker,
        signal: ask.signal,
      };
      const exit = await runWatched(launch, options, ask.watch?.(facts) ?? null, doors);
      if (exit.full_disk) throw fullDisk(exit.full_disk);
      const excerpt = await readTranscript({ agent, place: launchPlace, facts, exit, raw }, ask, doors);
      return {
        installed_skills: facts.installed_skills,
        cwd: facts.cwd,
        exit,
        offered,
        model,
        // A user's base URL or template may carry a password.
        argv: [launch.file, ...launch.args].map(ask.redact ?? ((argument) => argument)),
        home_length: launchPlace.home.length,
        excerpt,
        started_ms,
        marks: [launchPlace.session_id, dirname(place.home)],
      };
    } finally {
      unit?.close();
    }
  } finally {
    await place.close();
  }
}
