/** A source and an agent that installs from its marketplace → the plugins that the agent refuses, each with why. */

import { memoize } from '../../input/memoize.js';
import { marketplaceOf } from '../../skill/marketplace.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { MarketplaceFault } from '../interface/marketplace.js';

export interface Refused {
  /** The source without them. */
  rest: Source;
  /** Why not even the marketplace is added; null: it is. */
  whole: string | null;
  why: ReadonlyMap<PluginFolder, string>;
}

/** Null: it takes them all. */
export const refusedOf = memoize(
  ({ agent, source }: { agent: Agent; source: Source }): Refused | null => {
    const market = marketplaceOf(source);
    const { marketplace } = agent;
    if (!market || !marketplace?.paths.includes(source.marketplace ?? '')) return null;
    const faults = market.fields === null ? [BROKEN] : marketplace.findFaults(market);
    if (faults.length === 0) return null;
    const worst = faults.find(({ costs }) => costs === 'marketplace');
    const entries = market.fields?.['plugins'];
    const why = new Map<PluginFolder, string>();
    for (const fault of faults) {
      const entry = Array.isArray(entries) ? entries[Number(fault.path[1])] : null;
      const plugin = source.plugins.find(
        (one) => one.entry !== null && JSON.stringify(one.entry) === JSON.stringify(entry),
      );
      if (fault.costs === 'plugin' && plugin && !why.has(plugin)) why.set(plugin, wordsOf(fault));
    }
    const gone = ({ entry }: PluginFolder) => entry !== null && worst !== undefined;
    const rest = { ...source, plugins: source.plugins.filter((one) => !why.has(one) && !gone(one)) };
    return { rest, whole: worst ? wordsOf(worst) : null, why };
  },
  ({ source }) => source,
  ({ agent }) => agent.name,
);

const BROKEN: MarketplaceFault = { path: [], message: 'it is not a JSON object', costs: 'marketplace' };

const wordsOf = ({ path, message }: MarketplaceFault): string =>
  `${path.length ? `${path.join('.')}: ` : ''}${message}`;
