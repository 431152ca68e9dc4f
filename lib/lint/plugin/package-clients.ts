/** A source that is a package of Agent Plugins, and its clients → on how many of them it works as the standard says. */
import { findBadSkill, findFatal, isPackageSkill, packageOf } from '../../skill/agent-plugin.js';
import type { Source } from '../../skill/skill.js';
import type { LintedAgent } from '../skill-location.js';

export interface PackageClients {
  /** Skills that the standard discovers in it. */
  skills: number;
  /** Per client: version, and the skills of these that it does not list. */
  clients: { agent: string; version: string; measured: boolean; lost: string[] }[];
}

/** Null where it is none, or no client of the standard was asked. */
export function countClients(source: Source, agents: readonly LintedAgent[]): PackageClients | null {
  const [root] = source.plugins;
  const fields = root ? packageOf(root) : null;
  const clients = agents.filter(({ agent }) => agent.packages);
  if (fields === null || clients.length === 0) return null;
  const isFound = (path: string) => isPackageSkill(path) && findFatal(fields) === null;
  const wanted = source.skills.filter((skill) => isFound(skill.path) && findBadSkill(skill, false) === null);
  return {
    skills: wanted.length,
    clients: clients.map(({ key, agent, install, vendor_model, measured, version = agent.pinned }) => {
      const predicted = measured ? [] : agent.predictOffers({ source, install, vendor_model });
      const offers = measured ?? new Map(predicted.map((row) => [row.skill.path, row]));
      const lost = wanted.filter(({ path }) => (offers.get(path)?.offer ?? 'absent') === 'absent');
      return { agent: key, version, measured: measured !== undefined, lost: lost.map(({ id }) => id) };
    }),
  };
}

/** `Agent Plugins 1.0: works on 3 of 4 clients, measured (codex 0.169.0, …); not on qwen 0.24.4 (alpha)`. */
export function describeClients({ skills, clients }: PackageClients): string {
  const name = ({ agent, version }: PackageClients['clients'][number]) => `${agent} ${version}`;
  const how = clients.every(({ measured }) => measured) ? 'measured' : 'predicted';
  if (skills === 0) return 'Agent Plugins 1.0: the standard finds no skill in this package, so it works on no client';
  const good = clients.filter(({ lost }) => lost.length === 0);
  const bad = clients.filter(({ lost }) => lost.length > 0);
  const works = `Agent Plugins 1.0: works on ${good.length} of ${clients.length} clients, ${how}`;
  return [
    good.length > 0 ? `${works} (${good.map(name).join(', ')})` : works,
    ...(bad.length > 0
      ? [`not on ${bad.map((one) => `${name(one)} (without ${one.lost.slice(0, 5).join(', ')})`).join(', ')}`]
      : []),
  ].join('; ');
}
