/** `discover`: how each agent lists each skill to its model, and why where a description is not shown in full. */
import { resolve } from 'node:path';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { type AgentKey, parseAgentKeys } from '../../lib/contract/agent-key.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { renderDiscovery } from '../../lib/report/terminal/discovery.js';
import { compareVersions, renderVersions } from '../../lib/report/terminal/versions.js';
import { currentPlatform } from '../../lib/setup/install/install.js';
import { isRead } from '../../lib/setup/source/holds-parts.js';
import { readSource } from '../../lib/setup/source/source.js';
import { findOrphans } from '../../lib/setup/source/unread-skills.js';
import { hadAs } from '../../lib/skill/had-as.js';
import type { Source } from '../../lib/skill/skill.js';
import { folderNamed } from '../check/locate-target.js';
import { defineCommand } from '../options/command.js';
import { CHECKED_AGENTS, RunOptionsSchema } from '../options/run-options.js';
import { type Measuring, measureOffers, type Offers } from '../run/execute/measure-offers.js';
import { type RunPorts, terminalPorts } from '../run/ports.js';
import type { Terminal } from '../terminal/terminal.js';

export const discover = defineCommand({
  summary:
    'The other half of check: each skill, agent, command, server and hook as each agent lists it (in full, cut, by name only or not at all)',
  positionals: '[folder]',
  options: RunOptionsSchema.pick({
    agents: true,
    source: true,
    as: true,
    mode: true,
    baseline: true,
    timeout_seconds: true,
    agent_timeout: true,
    allow_source_processes: true,
    sandbox: true,
    neighbours: true,
    settings: true,
  }).extend({
    agents: CHECKED_AGENTS,
    agent_versions: RunOptionsSchema.shape.agent_versions.describe(
      'CLI versions: baseline, pinned, latest, or name:version,…; two (pinned,latest) are compared',
    ),
    json: RunOptionsSchema.shape.json.describe('Print the offers as JSON'),
  }),
  async run(given, [named], shell) {
    const options = { ...given, source: named === undefined ? given.source : folderNamed(named, shell) };
    currentPlatform();
    const runPorts = terminalPorts(shell);
    const source = await readSource(resolve(shell.cwd, options.source), options.as);
    if (!(await isRead(source)))
      throw new ConfigError('There is nothing here that an agent lists.', {
        file: options.source,
        fix: (await findOrphans(source)).length
          ? 'run `agent-routing check`: it says why the files that look like skills here are not found.'
          : 'run this in a folder with skills/<name>/SKILL.md, or name it with --source.',
      });
    const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
    const pair = readVersionPair(options.agent_versions);
    if (pair) return compareTwo(source, keys, options, pair, { shell, runPorts });
    const { planned, agents } = await measureOffers(source, keys, options, runPorts);
    if (planned.length === 0)
      throw new ConfigError('None of the named agents has offers.', {
        fix: `name one or more of ${ALL_AGENTS.join(', ')}.`,
      });
    const report = { mode: options.mode, source: describeSource(source), agents };
    shell.stdout(
      options.json
        ? `${JSON.stringify(report, null, 2)}\n`
        : renderDiscovery(report, shell.wrap ? shell.columns : null),
    );
    // There is no gate here, but an agent that could not be inspected is not a success.
    return Object.values(agents).some((agent) => agent.error) ? 1 : 0;
  },
});

const describeSource = (source: Source) => ({
  name: source.name,
  skills: source.skills.length,
  had_as: hadAs(source),
});

/** Exit 1 where the second version lists less, so that a schedule can act on it. */
async function compareTwo(
  source: Source,
  keys: readonly AgentKey[],
  options: Measuring & { json: boolean },
  pair: readonly [string, string],
  { shell, runPorts }: { shell: Terminal; runPorts: RunPorts },
): Promise<number> {
  const found: Offers['agents'][] = [];
  for (const agent_versions of pair)
    found.push((await measureOffers(source, keys, { ...options, agent_versions }, runPorts)).agents);
  const [before = {}, after = {}] = found;
  const versions = compareVersions(before, after);
  const failed = Object.values({ ...before, ...after }).filter(({ error }) => error);
  const report = { mode: options.mode, source: describeSource(source), versions, agents: after };
  shell.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderVersions(versions));
  for (const { error } of failed) if (!options.json) shell.stderr(`agent-routing: ${error}\n`);
  return failed.length > 0 || Object.values(versions).some(({ worse }) => worse.length > 0) ? 1 : 0;
}

const WORDS = ['baseline', 'pinned', 'latest'];

/** `pinned,latest`, or one agent named twice: `claude:2.1.197,claude:2.1.330`. Null where it is one choice. */
export function readVersionPair(spec: string): readonly [before: string, after: string] | null {
  const parts = spec.split(',').map((part) => part.trim());
  const [before = '', after = ''] = parts;
  if (parts.length === 2 && WORDS.includes(before) && WORDS.includes(after)) return [before, after];
  const names = parts.map((part) => part.split(':')[0] ?? '');
  const isFirst = (at: number) => names.indexOf(names[at] ?? '') === at;
  if (names.every((_, at) => isFirst(at))) return null;
  const first = parts.filter((_, at) => isFirst(at));
  const second = parts.filter((_, at) => !isFirst(at));
  return [first.join(','), second.join(',')];
}
