/** Planned agents → installed ones; one that cannot be installed is data, since the others still run. */
import { ConfigError } from '../../../lib/input/config-error.js';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import { describeMissing, listMissing } from '../../../lib/setup/install/missing.js';
import { readyAgent } from '../../../lib/setup/ready.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import type { Unavailable } from '../../../lib/unit/trial/context.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import type { PlannedAgent } from '../prepare/plan-agents.js';

export interface ReadyAgents {
  ready: Record<string, ReadyAgent>;
  /** {agent key: why it is not available} */
  unavailable: Record<string, Unavailable>;
}

export async function readyAgents(
  agents: readonly PlannedAgent[],
  source: Source,
  options: Pick<RunOptions, 'agent_timeout' | 'timeout_seconds'>,
  ports: RunPorts,
): Promise<ReadyAgents> {
  const ready: ReadyAgents['ready'] = {};
  const unavailable: ReadyAgents['unavailable'] = {};
  const cache_root = defaultCacheRoot(ports.env as NodeJS.ProcessEnv);
  const installs = describeMissing(await listMissing(agents, cache_root), cache_root);
  if (installs) ports.log(installs);
  const prepare = async ({ key, agent, install, version }: PlannedAgent) => {
    const seconds = options.agent_timeout[key.key] ?? options.agent_timeout[key.name] ?? options.timeout_seconds;
    try {
      const found = await readyAgent(key.key, source, {
        version,
        install,
        timeout_ms: seconds * 1000,
        cache_root,
        log: ports.log,
        ...(ports.exec ? { exec: ports.exec } : {}),
        ...(ports.store ? { store: ports.store } : {}),
      });
      // With its user's settings, where there are some.
      ready[key.key] = { ...found, agent };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const { statement: message, where } = error;
      unavailable[key.key] = {
        message,
        ...(where.fix ? { fix: where.fix } : {}),
        ...(where.outside ? { outside: true } : {}),
      };
      ports.log(`${key.key} is not available: ${error.message}`);
    }
  };
  await Promise.all(agents.map(prepare));
  return { ready, unavailable };
}
