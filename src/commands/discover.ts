/** `discover`: how each agent lists each skill to its model, and why where a description is not shown in full. */
import { resolve } from 'node:path';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { renderDiscovery } from '../../lib/report/discovery.js';
import { currentPlatform } from '../../lib/setup/install.js';
import { readSource } from '../../lib/setup/source.js';
import { findOrphans } from '../../lib/setup/stray-skills.js';
import { defineCommand } from '../options/command.js';
import { RunOptionsSchema } from '../options/run-options.js';
import { measureOffers } from '../run/measure-offers.js';
import { terminalPorts } from '../run/ports.js';
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
    with: true,
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
    const { planned, agents } = await measureOffers(source, keys, options, runPorts);
    if (planned.length === 0)
      throw new ConfigError('None of the named agents has offers.', {
        fix: `name one or more of ${ALL_AGENTS.join(', ')}.`,
      });
    const report = { mode: options.mode, source: { name: source.name, skills: source.skills.length }, agents };
    shell.stdout(
      options.json
        ? `${JSON.stringify(report, null, 2)}\n`
        : renderDiscovery(report, shell.wrap ? shell.columns : null),
    );
    // There is no gate here, but an agent that could not be inspected is no success.
    return Object.values(agents).some((agent) => agent.error) ? 1 : 0;
  },
});
