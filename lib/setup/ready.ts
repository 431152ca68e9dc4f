/** For users of the library: an agent's key → an installed agent, a source → a shared copy, both → a batch context with default settings. */
import { dirname, join, resolve } from 'node:path';
import { AGENTS, findAgent } from '../agents/index.js';
import type { Agent } from '../agents/interface/agent.js';
import { type Install, parseAgentKey } from '../contract/agent-key.js';
import type { Mode } from '../contract/result.js';
import { ConfigError } from '../input/config-error.js';
import { defaultCacheRoot } from '../io/files/cache.js';
import { readTextIfAny } from '../io/files/files.js';
import type { Exec } from '../io/npm.js';
import { createRouter } from '../router/rank/router.js';
import type { Source } from '../skill/skill.js';
import { createRedactor } from '../text/redaction.js';
import type { Ports } from '../transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../transcript/ready.js';
import type { BatchContext } from '../unit/trial/context.js';
import { currentPlatform, holdToInstalled, type InstallRequest, installAgent } from './install/install.js';
import type { InstallStore } from './install/store.js';
import { loadRouteIndex } from './routing/route-index.js';
import { loadVectors } from './routing/vectors.js';
import { stageSource } from './stage/stage.js';

export interface ReadyOptions {
  /** CLI version; default: the pinned one. */
  version?: string;
  /** Default: the method in the key, else the agent's default for this source. */
  install?: Install;
  /** Milliseconds that one trial may take; default 300,000. */
  timeout_ms?: number;
  /** Default: $AGENT_ROUTING_CACHE, else ~/.cache/agent-routing. */
  cache_root?: string;
  /** The user's environment variables that the agent gets in mode live, such as its credential. */
  user_env?: Record<string, string>;
  log?: (line: string) => void;
  /** Runs npm; default: a child process. */
  exec?: Exec;
  /** Keeps installed agents from one machine to the next. */
  store?: InstallStore;
}

export function installRequest(agent: Agent, options: ReadyOptions): InstallRequest {
  const version = options.version ?? agent.pinned;
  return {
    build: agent.build(version, currentPlatform()),
    name: agent.name,
    version,
    cache_root: options.cache_root ?? defaultCacheRoot(),
    warm: agent.warm,
    ...(agent.passing ? { passing: agent.passing } : {}),
    ...(options.log ? { log: options.log } : {}),
    ...(options.exec ? { exec: options.exec } : {}),
    ...(options.store ? { store: options.store } : {}),
  };
}

/** text: `claude`, `claude@haiku`, `codex+plugin`. Installs the CLI if necessary; throws a ConfigError if that fails. */
export async function readyAgent(text: string, source: Source, options: ReadyOptions = {}): Promise<ReadyAgent> {
  const key = parseAgentKey(text, Object.keys(AGENTS));
  const agent = findAgent(key.name);
  if (!agent) throw new ConfigError(`'${text}' is not an agent that can be started.`);
  const request = installRequest(agent, options);
  const installed = await installAgent(request);
  return {
    key,
    agent,
    install: options.install ?? key.install ?? agent.defaultInstall(source),
    ...installed,
    async refuse() {
      try {
        await holdToInstalled(request, installed);
        return null;
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return error.message;
      }
    },
    timeout_ms: options.timeout_ms ?? 300_000,
    user_env: options.user_env ?? {},
  };
}

export interface ShareOptions {
  /** Whether hooks, MCP servers and skill shell are copied; default: no. */
  allow_processes?: boolean;
  /** Of all that, its hooks alone. */
  only_hooks?: boolean;
  /** PATH of those processes; default: a minimal one. */
  path?: string | null;
  /** Other plugins to install beside it, as the user's own. */
  neighbours?: readonly Source[];
  /** The batch that the copy belongs to, so that the remains of a killed batch can be removed. */
  batch_run_id?: string;
  /** Called for each link that was not followed. */
  log?: (line: string) => void;
}

/** Copies what agents need of the source. The caller closes it. */
export async function shareSource(
  source: Source,
  ports: Ports,
  {
    allow_processes = false,
    only_hooks = false,
    path = null,
    neighbours = [],
    batch_run_id,
    log = () => {},
  }: ShareOptions = {},
): Promise<{ shared: SharedSource; close: () => Promise<void> }> {
  const setup = await ports.openTrialFolders(batch_run_id);
  try {
    const staged = await stageSource(source, setup.source_copy, { allow_processes, only_hooks });
    for (const warning of staged.warnings) log(`${warning.path}: ${warning.message}`);
    const bodies: Record<string, string> = {};
    for (const skill of source.skills) bodies[skill.path] = (await readTextIfAny(join(source.root, skill.path))) ?? '';
    const shared: SharedSource = {
      source,
      staged: setup.source_copy,
      bodies,
      allow_processes,
      only_hooks,
      path: allow_processes ? path : null,
    };
    const stagedNeighbours = neighbours.map((one, at) => ({
      name: one.name,
      source: one,
      staged: join(setup.home, `${at}`),
    }));
    for (const one of stagedNeighbours) await stageSource(one.source, one.staged, { allow_processes: false });
    return {
      shared: stagedNeighbours.length > 0 ? { ...shared, neighbours: stagedNeighbours } : shared,
      close: setup.close,
    };
  } catch (error) {
    await setup.close();
    throw error;
  }
}

export interface DefaultBatch {
  mode: Mode;
  shared: SharedSource;
  agents: readonly ReadyAgent[];
  ports: Ports;
  /** Aborting it ends the batch; finished units are kept. */
  signal: AbortSignal;
  /** The folder for relative `workspace` paths of cases; default: the source's root. */
  cwd?: string;
}

/** The context for runBatch with default settings: events as evidence, the cases' own thresholds, no hooks, no logs of shared homes. */
export function defaultContext(batch: DefaultBatch): BatchContext {
  const { mode, shared, agents, ports, signal } = batch;
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
    ports: ports,
    signal,
  };
}
