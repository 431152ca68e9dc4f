/** `discover`: how each agent lists each skill to its model, and why where a description is not shown in full. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { type Discovery, discoverOffers } from '../../lib/offer/discover.js';
import { renderDiscovery } from '../../lib/report/discovery.js';
import { readDeclaredHooks } from '../../lib/setup/declared-hooks.js';
import { currentPlatform } from '../../lib/setup/install.js';
import { readPluginParts } from '../../lib/setup/plugin-parts.js';
import { shareSource } from '../../lib/setup/ready.js';
import { readSource } from '../../lib/setup/source.js';
import { findOrphans } from '../../lib/setup/stray-skills.js';
import { defineCommand } from '../options/command.js';
import { RunOptionsSchema } from '../options/run-options.js';
import { readBaselines } from '../run/baselines.js';
import { openRunPorts } from '../run/open-ports.js';
import { planAgents } from '../run/plan-agents.js';
import { terminalPorts } from '../run/ports.js';
import { readyAgents } from '../run/ready.js';
import { createProgress } from '../terminal/progress.js';

export const discover = defineCommand({
  summary: 'Shows what each agent is offered (in full, cut, by name only or not at all) and why',
  positionals: '',
  options: RunOptionsSchema.pick({
    agents: true,
    source: true,
    mode: true,
    agent_versions: true,
    baseline: true,
    timeout_seconds: true,
    agent_timeout: true,
    allow_source_processes: true,
    sandbox: true,
  }).extend({
    agents: RunOptionsSchema.shape.agents.describe(
      `Agents, as name[@vendor-model][+install], or all; default ${DEFAULT_AGENTS.join(',')}`,
    ),
    json: RunOptionsSchema.shape.json.describe('Print the offers as JSON'),
  }),
  async run(options, _, shell) {
    currentPlatform();
    const runPorts = terminalPorts(
      shell,
      createProgress('none', shell, () => new Date()),
    );
    const source = await readSource(resolve(shell.cwd, options.source));
    if (source.skills.length === 0)
      throw new ConfigError('There are no skills to discover.', {
        file: options.source,
        fix: (await findOrphans(source)).length
          ? 'run `agent-routing lint`: what looks like a skill here is none.'
          : 'run this in a folder with skills/<name>/SKILL.md, or name it with --source.',
      });
    const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
    const { current } = await readBaselines({ baseline: options.baseline }, shell.cwd, runPorts.openRef);
    const planned = await planAgents(keys, source, current, options, runPorts);
    if (planned.length === 0)
      throw new ConfigError('None of the named agents has offers.', {
        fix: `name one or more of ${ALL_AGENTS.join(', ')}.`,
      });
    const { ready, unavailable } = await readyAgents(planned, source, options, runPorts);
    const agents: Record<string, Discovery | { error: string }> = Object.fromEntries(
      Object.entries(unavailable).map(([agent, error]) => [agent, { error }]),
    );
    const ports = await openRunPorts({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
    const [parts, hooks] = await Promise.all([readPluginParts(source), readDeclaredHooks(source)]);
    const { shared, close } = await shareSource(source, ports, {
      log: runPorts.say,
      allow_processes: options.allow_source_processes,
      path: shell.env['PATH'] ?? null,
    });
    const scratch = await ports.openTrialFolders();
    try {
      await Promise.all(
        Object.values(ready).map(async (agent) => {
          const folder = join(scratch.workspace, randomUUID());
          await ports.files.makeFolder(folder);
          agents[agent.key.key] = await discoverOffers(
            agent,
            shared,
            { mode: options.mode, folder, signal: shell.signal, parts, hooks },
            ports,
          );
        }),
      );
    } finally {
      await ports.modelServer.close();
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
    // There is no gate here, but an agent that could not be inspected is no success.
    return Object.values(inOrder).some((agent) => agent.error) ? 1 : 0;
  },
});
