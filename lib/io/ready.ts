/** For callers of the library: an agent's key → an installed agent, a source → a copy to share, both → a batch's surroundings without anything unusual. */
import { dirname, join, resolve } from 'node:path';
import type { Install } from '../agents/agent.js';
import { parseAgentKey } from '../agents/agent-key.js';
import { AGENTS, findAgent } from '../agents/index.js';
import { ConfigError } from '../config-error.js';
import type { Doors } from '../doors.js';
import { createRedactor } from '../redaction.js';
import type { Mode } from '../result.js';
import { createRouter } from '../router/router.js';
import type { Source } from '../skill/skill.js';
import type { ReadyAgent, SharedSource } from '../transcript.js';
import type { BatchContext } from '../unit/context.js';
import { defaultCacheRoot } from './cache.js';
import { readTextIfAny } from './files.js';
import { currentPlatform, installAgent } from './install.js';
import type { Exec } from './npm.js';
import { loadRouteIndex } from './route-index.js';
import { stageSource } from './stage.js';
import { loadVectors } from './vectors.js';

export interface ReadyOptions {
  /** CLI version; default: the pinned one. */
  version?: string;
  /** Default: as the key says, else the agent's default for this source. */
  install?: Install;
  /** Milliseconds that one trial may take; default 300,000. */
  timeout_ms?: number;
  /** Default: $AGENT_ROUTING_CACHE, else ~/.cache/agent-routing. */
  cache_root?: string;
  /** Variables of the user's environment that the agent gets in mode live: its credential. */
  user_env?: Record<string, string>;
  log?: (line: string) => void;
  /** Runs npm; default: a child process. */
  exec?: Exec;
}

/** key: `claude`, `claude@haiku`, `codex+plugin`. Installs the CLI where it is not yet. Throws ConfigError when it cannot be had. */
export async function readyAgent(text: string, source: Source, options: ReadyOptions = {}): Promise<ReadyAgent> {
  const key = parseAgentKey(text, Object.keys(AGENTS));
  const agent = findAgent(key.name);
  if (!agent) throw new ConfigError(`'${text}' is no agent that can be started.`);
  const version = options.version ?? agent.pinned;
  const { binary, shared_cache } = await installAgent({
    build: agent.build(version, currentPlatform()),
    name: agent.name,
    version,
    cache_root: options.cache_root ?? defaultCacheRoot(),
    warm: agent.warm,
    ...(options.log ? { log: options.log } : {}),
    ...(options.exec ? { exec: options.exec } : {}),
  });
  return {
    key,
    agent,
    install: options.install ?? key.install ?? agent.defaultInstall(source),
    version,
    binary,
    shared_cache,
    timeout_ms: options.timeout_ms ?? 300_000,
    user_env: options.user_env ?? {},
  };
}

export interface ShareOptions {
  /** Hooks, MCP servers and skill shell come along; default: they stay behind. */
  allow_processes?: boolean;
  /** PATH of those processes; default: a standard one. */
  path?: string | null;
  /** The batch that the copy belongs to: what a killed one leaves is swept by it. */
  batch_run_id?: string;
  /** Told of links that were not followed. */
  log?: (line: string) => void;
}

/** Copies what agents need of the source. The caller closes it. */
export async function shareSource(
  source: Source,
  doors: Doors,
  { allow_processes = false, path = null, batch_run_id, log = () => {} }: ShareOptions = {},
): Promise<{ shared: SharedSource; close: () => Promise<void> }> {
  const place = await doors.openPlace(batch_run_id);
  try {
    const staged = await stageSource(source, place.source_copy, { allow_processes });
    for (const warning of staged.warnings) log(`${warning.path}: ${warning.message}`);
    const bodies: Record<string, string> = {};
    for (const skill of source.skills) bodies[skill.path] = (await readTextIfAny(join(source.root, skill.path))) ?? '';
    const shared = { source, staged: place.source_copy, bodies, allow_processes, path: allow_processes ? path : null };
    return { shared, close: place.close };
  } catch (error) {
    await place.close();
    throw error;
  }
}

export interface PlainBatch {
  mode: Mode;
  shared: SharedSource;
  agents: readonly ReadyAgent[];
  doors: Doors;
  /** Aborting it ends the batch; what is finished stays. */
  signal: AbortSignal;
  /** Folder that `workspace` of a case is relative to when its file is not known; default: the source's root. */
  cwd?: string;
}

/** What runBatch wants beside plan and folder: events as evidence, the cases' own thresholds, no hooks, no logs of shared homes. */
export function plainContext(batch: PlainBatch): BatchContext {
  const { mode, shared, agents, doors, signal } = batch;
  const { root } = shared.source;
  return {
    mode,
    evidence: 'events',
    pass_threshold: null,
    min_offer: null,
    shared,
    hooked: null,
    routes: [],
    ready: Object.fromEntries(agents.map((agent) => [agent.key.key, agent])),
    unavailable: {},
    redactFor(key) {
      const secrets = Object.values(agents.find((agent) => agent.key.key === key)?.user_env ?? {});
      return secrets.length ? createRedactor(secrets) : null;
    },
    workspaceOf: ({ workspace, origin }) =>
      workspace ? resolve(batch.cwd ?? root, dirname(origin?.file ?? '.'), workspace) : null,
    router: async () => createRouter((await loadRouteIndex([root], root)).tools, loadVectors()),
    embedder: loadVectors,
    doors,
    signal,
  };
}
