/** A source that is a package of Agent Plugins, and its clients → on how many of them it works: each lists every skill. */

import { packageOf } from '../../skill/package/manifest.js';
import type { Source } from '../../skill/skill.js';
import { count, listFew } from '../../text/count.js';
import type { LintedAgent } from '../skill-location.js';

/** Per client: its version, and the skills that it does not list. */
export type PackageClients = { agent: string; version: string; measured: boolean; lost: string[] }[];

/** Null where it is none, or no client of the standard was asked. */
export function countClients(source: Source, agents: readonly LintedAgent[]): PackageClients | null {
  const [root] = source.plugins;
  const fields = root ? packageOf(root) : null;
  const clients = agents.filter(({ agent }) => agent.packages);
  if (fields === null || clients.length === 0) return null;
  // What its author hides is meant to be missing.
  const wanted = source.skills.filter(
    ({ unshipped, front_matter }) => !unshipped && front_matter.fields['disable-model-invocation'] !== true,
  );
  return clients.map(({ key, agent, install, vendor_model, measured, version = agent.pinned }) => {
    const predicted = measured ? [] : agent.predictOffers({ source, install, vendor_model });
    const offers = measured ?? new Map(predicted.map((row) => [row.skill.path, row]));
    const lost = wanted.filter(({ path }) => (offers.get(path)?.offer ?? 'absent') === 'absent');
    return { agent: key, version, measured: measured !== undefined, lost: lost.map(({ id }) => id) };
  });
}

/** `Agent Plugins 1.0: works on 3 of 4 clients, measured (codex 0.169.0, …); not on qwen 0.24.4 (alpha)`. */
export function describeClients(clients: PackageClients): string {
  const how = clients.every(({ measured }) => measured) ? 'measured' : 'predicted';
  const good = clients.filter(({ lost }) => lost.length === 0);
  const bad = clients.filter(({ lost }) => lost.length > 0);
  const works = `Agent Plugins 1.0: works on ${good.length} of ${count(clients.length, 'client')}, ${how}`;
  const named = good.map(({ agent, version }) => `${agent} ${version}`).join(', ');
  const without = bad
    .map(({ agent, version, lost }) => `${agent} ${version} (without ${listFew(lost, NAMED)})`)
    .join(', ');
  return `${works}${named && ` (${named})`}${without && `; not on ${without}`}`;
}

const NAMED = 5;
