/** Planned agents → installed ones; one that cannot be had is data, since the others run all the same. */
import { ConfigError } from '../../lib/config-error.js';
import { defaultCacheRoot } from '../../lib/io/cache.js';
import { readyAgent } from '../../lib/io/ready.js';
import type { Source } from '../../lib/skill/skill.js';
import type { ReadyAgent } from '../../lib/transcript.js';
import type { RunOptions } from '../run-options.js';
import type { RunEdges } from './edges.js';
import type { PlannedAgent } from './plan-agents.js';

export interface ReadyAgents {
  ready: Record<string, ReadyAgent>;
  /** {agent key: why it cannot be had} */
  unavailable: Record<string, string>;
}

export async function readyAgents(
  agents: readonly PlannedAgent[],
  source: Source,
  options: Pick<RunOptions, 'agent_timeout' | 'timeout_seconds'>,
  edges: RunEdges,
): Promise<ReadyAgents> {
  const ready: ReadyAgents['ready'] = {};
  const unavailable: ReadyAgents['unavailable'] = {};
  const prepare = async ({ key, install, version }: PlannedAgent) => {
    const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
    try {
      ready[key.key] = await readyAgent(key.key, source, {
        version,
        install,
        timeout_ms: seconds * 1000,
        cache_root: defaultCacheRoot(edges.env as NodeJS.ProcessEnv),
        log: edges.say,
        ...(edges.exec ? { exec: edges.exec } : {}),
      });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      unavailable[key.key] = error.message;
      edges.say(`${key.key} is not available: ${error.message}`);
    }
  };
  await Promise.all(agents.map(prepare));
  return { ready, unavailable };
}
