/** A source and the planned agents → what each of them offers, from one session each on the embedded model. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { type AgentKey, parseAgentKeys } from '../../../lib/contract/agent-key.js';
import type { PartRow } from '../../../lib/contract/part.js';
import { memoize } from '../../../lib/input/memoize.js';
import { type Discovery, discoverOffers, type Probe } from '../../../lib/offer/discover.js';
import { findListedWorse } from '../../../lib/offer/listed-worse.js';
import { shareSource } from '../../../lib/setup/ready.js';
import { readDeclaredHooks } from '../../../lib/setup/source/declared-hooks.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../../../lib/transcript/ready.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { readBaselines } from '../prepare/baselines.js';
import { type PlannedAgent, planAgents } from '../prepare/plan-agents.js';
import { readNeighbours } from '../prepare/read-neighbours.js';
import { openRunPorts } from './open-ports.js';
import { readyAgents } from './ready.js';

export type Measuring = Pick<
  RunOptions,
  | 'mode'
  | 'agent_versions'
  | 'baseline'
  | 'timeout_seconds'
  | 'agent_timeout'
  | 'allow_source_processes'
  | 'sandbox'
  | 'neighbours'
  | 'settings'
>;

export interface Offers {
  planned: PlannedAgent[];
  /** In the order of the keys. */
  agents: Record<string, Discovery | { error: string }>;
}

export async function measureOffers(
  source: Source,
  keys: readonly AgentKey[],
  options: Measuring,
  runPorts: RunPorts,
): Promise<Offers> {
  const { current } = await readBaselines({ baseline: options.baseline }, runPorts.cwd, runPorts.openRef);
  const planned = await planAgents(keys, source, current, options, runPorts);
  const { ready, unavailable } = await readyAgents(planned, source, options, runPorts);
  const found: Offers['agents'] = Object.fromEntries(
    Object.entries(unavailable).map(([agent, { message, fix }]) => [
      agent,
      { error: `${message}${fix ? ` Fix: ${fix}` : ''}` },
    ]),
  );
  const ports = await openRunPorts({ options, sources: [source.root], agents: Object.values(ready) }, runPorts);
  const open: (() => Promise<unknown>)[] = [() => ports.modelServer.close()];
  try {
    const [parts, hooks] = await Promise.all([readPluginParts(source), readDeclaredHooks(source)]);
    const { allow_source_processes: allow_processes, mode } = options;
    const { shared, close } = await shareSource(source, ports, {
      log: runPorts.log,
      allow_processes,
      path: runPorts.env['PATH'] ?? null,
    });
    open.push(close);
    const neighbours = await readNeighbours(options.neighbours, source, runPorts.cwd);
    const beside =
      neighbours.length === 0 ? null : await shareSource(source, ports, { log: () => {}, allow_processes, neighbours });
    if (beside) open.push(beside.close);
    const scratch = await ports.openTrialFolders();
    open.push(scratch.close);
    await Promise.all(
      Object.values(ready).map(async (agent) => {
        const folder = join(scratch.workspace, randomUUID());
        await ports.files.makeFolder(folder);
        const probe = { mode, folder, signal: runPorts.signal, parts, hooks };
        const alone = await discoverOffers(agent, shared, probe, ports);
        found[agent.key.key] = beside ? await measureWithNeighbours(agent, alone, beside.shared, probe, ports) : alone;
      }),
    );
  } finally {
    for (const close of open) await close();
  }
  const agents = Object.fromEntries(planned.map(({ key }) => [key.key, found[key.key] ?? { error: 'not started' }]));
  return { planned, agents };
}

/** A source and an agent → the parts as this agent has them; null: not known. */
export type PartLister = (source: Source, agent: string) => Promise<readonly PartRow[] | null>;

/** Where processes of a source may start. */
export function createPartLister(options: Measuring, ports: RunPorts): PartLister | undefined {
  const list: PartLister = async (source, agent) => {
    const keys = parseAgentKeys([agent], AGENT_NAMES);
    // What is to be said of agents and sandbox was said before.
    const { agents } = await measureOffers(source, keys, options, { ...ports, log: () => {} });
    const found = agents[agent];
    return found && 'parts' in found ? found.parts : null;
  };
  // The report is to come, whatever this source is like.
  const quiet: PartLister = (...asked) => list(...asked).catch(() => null);
  return options.allow_source_processes
    ? memoize(
        quiet,
        (source) => source,
        (_, agent) => agent,
      )
    : undefined;
}

/** What its users see, and what of it the neighbours cost. */
async function measureWithNeighbours(
  agent: ReadyAgent,
  alone: Discovery,
  shared: SharedSource,
  probe: Probe,
  ports: Ports,
): Promise<Discovery> {
  const folder = `${probe.folder}-beside`;
  await ports.files.makeFolder(folder);
  const beside = await discoverOffers(agent, shared, { ...probe, folder }, ports);
  return { ...beside, fallen: findListedWorse(alone.skills ?? [], beside.skills ?? []) };
}
