/** `discover`: what each agent puts before its model, skill by skill, with the reason where it is not the whole. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseAgentKeys } from '../../lib/agents/agent-key.js';
import { AGENT_NAMES, AGENTS } from '../../lib/agents/index.js';
import { ConfigError } from '../../lib/config-error.js';
import { type Discovery, discoverOffers } from '../../lib/discover.js';
import { openDoors } from '../../lib/io/doors.js';
import { currentPlatform } from '../../lib/io/install.js';
import { shareSource } from '../../lib/io/ready.js';
import { readSource } from '../../lib/io/source.js';
import { renderDiscovery } from '../../lib/report/discovery.js';
import { readBaselines } from '../baselines.js';
import { defineCommand } from '../command.js';
import { createProgress } from '../progress.js';
import { terminalEdges } from '../run/edges.js';
import { planAgents } from '../run/plan-agents.js';
import { readyAgents } from '../run/ready.js';
import { RunOptionsSchema } from '../run-options.js';

export const discover = defineCommand({
  summary: 'Shows what each agent is offered, in full, cut, by name only or not at all, and why',
  positionals: '',
  options: RunOptionsSchema.pick({
    agents: true,
    source: true,
    mode: true,
    agent_versions: true,
    baseline: true,
    timeout_seconds: true,
    agent_timeout: true,
    json: true,
  }),
  async run(options, _, shell) {
    currentPlatform();
    const edges = terminalEdges(
      shell,
      createProgress('none', shell, () => new Date()),
    );
    const source = await readSource(resolve(shell.cwd, options.source));
    const keys = parseAgentKeys(options.agents ?? Object.keys(AGENTS), AGENT_NAMES);
    const { current } = await readBaselines({ baseline: options.baseline }, shell.cwd, edges.readAtRef);
    const planned = await planAgents(keys, source, current, options, edges);
    if (planned.length === 0)
      throw new ConfigError('No agent is named that has offers.', {
        fix: `use some of ${Object.keys(AGENTS).join(', ')}.`,
      });
    const { ready, unavailable } = await readyAgents(planned, source, options, edges);
    const agents: Record<string, Discovery | { error: string }> = Object.fromEntries(
      Object.entries(unavailable).map(([agent, error]) => [agent, { error }]),
    );
    const doors = await openDoors();
    const { shared, close } = await shareSource(source, doors, { log: edges.say });
    const scratch = await doors.openPlace();
    try {
      await Promise.all(
        Object.values(ready).map(async (agent) => {
          const folder = join(scratch.workspace, randomUUID());
          await doors.files.makeFolder(folder);
          agents[agent.key.key] = await discoverOffers(
            agent,
            shared,
            { mode: options.mode, folder, signal: shell.signal },
            doors,
          );
        }),
      );
    } finally {
      await doors.modelServer.close();
      await close();
      await scratch.close();
    }
    const inOrder = Object.fromEntries(
      planned.map(({ key }) => [key.key, agents[key.key] ?? { error: 'not started' }]),
    );
    const report = { mode: options.mode, source: { name: source.name, skills: source.skills.length }, agents: inOrder };
    shell.stdout(
      options.json
        ? `${JSON.stringify(report, null, 2)}\n`
        : renderDiscovery(report, shell.wrap ? shell.columns : null),
    );
    // Nothing is gated here; an agent that showed nothing is still not a success.
    return Object.values(inOrder).some((agent) => agent.error) ? 1 : 0;
  },
});
