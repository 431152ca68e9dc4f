/** An agent's listing and the source → what shares the listing: whose rows it has, and how much of it each takes. */
import type { Agent } from '../agents/interface/agent.js';
import type { ListingContext } from '../agents/interface/listing.js';
import type { OfferedSkill } from '../model/wire.js';
import { matchListing } from '../skill/offer-match.js';
import type { Source } from '../skill/skill.js';

export interface ListingShare {
  /** `source`: its skills. `parts`: its commands and agents. `agent`: what the agent brings along. Else the name of a neighbour. */
  whose: string;
  rows: number;
  /** In the unit of the agent's budget; rows by name only beside the listing take nothing of it. */
  size: number;
  /** About what a model reads in every session, at four characters a token. */
  tokens: number;
}

export interface ListingFacts {
  /** The agent's bundled skills are listed, as they are for its users. */
  bundled: true;
  install: string;
  home_length: number;
  shares: ListingShare[];
  /** Names of the rows that are not the source's. */
  others: string[];
}

interface Neighbour {
  name: string;
  source: Source;
  install: ListingContext['install'];
}

interface Listed {
  agent: Agent;
  context: ListingContext;
  offered: readonly OfferedSkill[];
  /** Names of the source's rows that are not skills. */
  parts: readonly string[];
  neighbours: readonly Neighbour[];
}

export function shareListing({ agent, context, offered, parts, neighbours }: Listed): ListingShare[] {
  const left = new Set(offered);
  const take = (whose: string, rows: readonly OfferedSkill[]): ListingShare => {
    for (const row of rows) left.delete(row);
    return measure(whose, rows, agent);
  };
  const rowsOf = ({ source, install }: Pick<ListingContext, 'source' | 'install'>) => [
    ...matchListing(source.skills, (skill) => agent.listedAs(skill, { source, install }), [...left]).values(),
  ];
  const partsOf = (source: Source) => [...left].filter((row) => isPartOf(row, source));
  return [
    take('source', rowsOf(context)),
    take(
      'parts',
      [...left].filter(({ id }) => parts.includes(id)),
    ),
    ...neighbours.map((one) => take(one.name, [...new Set([...rowsOf(one), ...partsOf(one.source)])])),
    take('agent', [...left]),
  ].filter(({ whose, rows }) => rows > 0 || whose === 'source');
}

/** The names of the rows that belong to none of the source's skills. */
export function listOthers({ agent, context, offered }: Omit<Listed, 'parts' | 'neighbours'>): string[] {
  const own = matchListing(context.source.skills, (skill) => agent.listedAs(skill, context), offered);
  const rows = new Set(own.values());
  return offered.filter((row) => !rows.has(row)).map(({ id }) => id);
}

/** A command or agent of a plugin, by its prefix or its file. */
function isPartOf({ id }: OfferedSkill, { name, plugins, commands }: Source): boolean {
  const names = plugins.flatMap(({ manifests, entry }) =>
    [...Object.values(manifests), entry].map((one) => one?.['name']),
  );
  if (id.includes(':')) return [...names, name].includes(id.slice(0, id.indexOf(':')));
  return commands.some(({ path }) => path.endsWith(`/${id}.md`));
}

const CHARS_A_TOKEN = 4;

function measure(whose: string, rows: readonly OfferedSkill[], agent: Agent): ListingShare {
  const size = agent.sizeOf?.(rows) ?? 0;
  const text = rows.reduce((sum, { id, description }) => sum + id.length + (description?.length ?? 0) + 4, 0);
  return { whose, rows: rows.length, size, tokens: Math.ceil(text / CHARS_A_TOKEN) };
}
