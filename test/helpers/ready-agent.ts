/** Real agents, installed by the product's own installer, for tests below the command line. */
import { join } from 'node:path';
import type { Agent, Install } from '../../lib/agents/agent.js';
import { parseAgentKey } from '../../lib/agents/agent-key.js';
import { AGENT_NAMES, findAgent } from '../../lib/agents/index.js';
import type { Doors } from '../../lib/doors.js';
import { defaultCacheRoot } from '../../lib/io/cache.js';
import { readTextIfAny } from '../../lib/io/files.js';
import { currentPlatform, installAgent } from '../../lib/io/install.js';
import type { ModelUnit } from '../../lib/io/model-server.js';
import { readSource } from '../../lib/io/source.js';
import { stageSource } from '../../lib/io/stage.js';
import type { ReadyAgent, SharedSource } from '../../lib/transcript.js';

export async function readyAgent(key: string, timeout_ms = 60_000): Promise<ReadyAgent> {
  const parsed = parseAgentKey(key, AGENT_NAMES);
  const agent = findAgent(parsed.name) as Agent;
  const version = agent.pinned;
  const { binary, shared_cache } = await installAgent({
    build: agent.build(version, currentPlatform()),
    name: agent.name,
    version,
    cache_root: defaultCacheRoot(),
    warm: agent.warm,
  });
  const install: Install = parsed.install ?? agent.installs[0]!;
  return { key: parsed, agent, install, version, binary, shared_cache, timeout_ms, user_env: {} };
}

export async function shareFolder(root: string, staged: string, allow_processes = false): Promise<SharedSource> {
  const source = await readSource(root);
  await stageSource(source, staged, { allow_processes });
  const bodies: Record<string, string> = {};
  for (const { path } of source.skills) bodies[path] = (await readTextIfAny(join(root, path))) ?? '';
  return { source, staged, bodies, allow_processes };
}

/** The same doors, but the vendor misbehaves. */
export function withFault(doors: Doors, fault: NonNullable<ModelUnit['fault']>): Doors {
  return {
    ...doors,
    modelServer: { ...doors.modelServer, register: (unit) => doors.modelServer.register({ ...unit, fault }) },
  };
}
