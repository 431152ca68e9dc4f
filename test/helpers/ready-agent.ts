/** Real agents, installed by the product's own installer, for tests below the command line. */
import { join } from 'node:path';
import { AGENT_NAMES, findAgent } from '../../lib/agents/index.js';
import type { Agent } from '../../lib/agents/interface/agent.js';
import { type Install, parseAgentKey } from '../../lib/contract/agent-key.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { currentPlatform, type InstalledAgent, installAgent } from '../../lib/setup/install/install.js';
import { readSource } from '../../lib/setup/source/source.js';
import { stageSource } from '../../lib/setup/stage/stage.js';
import type { ModelUnit } from '../../lib/transcript/model-server.js';
import type { Ports } from '../../lib/transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../../lib/transcript/ready.js';

export const installPinned = (agent: Agent, log?: (line: string) => void): Promise<InstalledAgent> =>
  installAgent({
    build: agent.build(agent.pinned, currentPlatform()),
    name: agent.name,
    version: agent.pinned,
    cache_root: defaultCacheRoot(),
    warm: agent.warm,
    ...(agent.passing ? { passing: agent.passing } : {}),
    ...(log ? { log } : {}),
  });

export async function readyAgent(key: string, timeout_ms = 60_000): Promise<ReadyAgent> {
  const parsed = parseAgentKey(key, AGENT_NAMES);
  const agent = findAgent(parsed.name) as Agent;
  const version = agent.pinned;
  const { binary, tools, shared_cache } = await installPinned(agent);
  const install: Install = parsed.install ?? agent.installs[0]!;
  return { key: parsed, agent, install, version, binary, tools, shared_cache, timeout_ms, user_env: {} };
}

export async function shareFolder(root: string, staged: string, allow_processes = false): Promise<SharedSource> {
  const source = await readSource(root);
  await stageSource(source, staged, { allow_processes });
  const bodies: Record<string, string> = {};
  for (const { path } of source.skills) bodies[path] = (await readTextIfAny(join(root, path))) ?? '';
  return { source, staged, bodies, allow_processes };
}

/** The same doors, but the vendor misbehaves. */
export function withFault(ports: Ports, fault: NonNullable<ModelUnit['fault']>): Ports {
  return {
    ...ports,
    modelServer: { ...ports.modelServer, register: (unit) => ports.modelServer.register({ ...unit, fault }) },
  };
}
