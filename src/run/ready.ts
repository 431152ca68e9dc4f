/** Planned agents → installed ones, and the source → a staged copy that all units share. */
import { join } from 'node:path';
import { ConfigError } from '../../lib/config-error.js';
import type { Doors } from '../../lib/doors.js';
import { defaultCacheRoot } from '../../lib/io/cache.js';
import { readTextIfAny } from '../../lib/io/files.js';
import { currentPlatform, installAgent } from '../../lib/io/install.js';
import { stageSource } from '../../lib/io/stage.js';
import type { Source } from '../../lib/skill/skill.js';
import type { ReadyAgent, SharedSource } from '../../lib/transcript.js';
import type { RunOptions } from '../run-options.js';
import type { RunEdges } from './edges.js';
import type { PlannedAgent } from './prepare.js';

export interface ReadyAgents {
  ready: Record<string, ReadyAgent>;
  /** {agent key: why it cannot be had}: data, since the other agents run all the same. */
  unavailable: Record<string, string>;
}

export async function readyAgents(
  agents: readonly PlannedAgent[],
  options: Pick<RunOptions, 'agent_timeout' | 'timeout_seconds'>,
  edges: RunEdges,
): Promise<ReadyAgents> {
  const ready: ReadyAgents['ready'] = {};
  const unavailable: ReadyAgents['unavailable'] = {};
  const prepare = async ({ key, agent, install, version }: PlannedAgent) => {
    try {
      const { binary, shared_cache } = await installAgent({
        build: agent.build(version, currentPlatform()),
        name: agent.name,
        version,
        cache_root: defaultCacheRoot(edges.env as NodeJS.ProcessEnv),
        warm: agent.warm,
        log: edges.say,
        ...(edges.exec ? { exec: edges.exec } : {}),
      });
      const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
      ready[key.key] = { key, agent, install, version, binary, shared_cache, timeout_ms: seconds * 1000, user_env: {} };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      unavailable[key.key] = error.message;
      edges.say(`${key.key} is not available: ${error.message}`);
    }
  };
  await Promise.all(agents.map(prepare));
  return { ready, unavailable };
}

export async function shareSource(
  source: Source,
  allow_processes: boolean,
  edges: RunEdges,
  doors: Doors,
  batch_run_id?: string,
): Promise<{ shared: SharedSource; close: () => Promise<void> }> {
  const place = await doors.openPlace(batch_run_id);
  try {
    const staged = await stageSource(source, place.source_copy, { allow_processes });
    for (const { path, message } of staged.warnings) edges.say(`${path}: ${message}`);
    const bodies: Record<string, string> = {};
    for (const { path } of source.skills) bodies[path] = (await readTextIfAny(join(source.root, path))) ?? '';
    const path = allow_processes ? (edges.env['PATH'] ?? null) : null;
    return { shared: { source, staged: place.source_copy, bodies, allow_processes, path }, close: place.close };
  } catch (error) {
    await place.close();
    throw error;
  }
}
