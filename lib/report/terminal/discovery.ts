/** Turns what `discover` found into a table of skills by agents for the terminal, followed by the reasons. */

import type { HadAs } from '../../contract/environment.js';
import { groupBy } from '../../input/group-by.js';
import type { SkillOffer } from '../../offer/compare.js';
import type { Discovery } from '../../offer/discover.js';
import { alignRows } from '../../text/align.js';
import { count, listFew, thousands } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { wrapWords } from '../../text/wrap.js';
import { describeHad } from '../view/names.js';
import { countStates, describeOffer, stateOf } from '../view/offer-words.js';
import { renderNeighbours } from './neighbours.js';
import { listParts, renderParts } from './parts.js';

export interface DiscoveryReport {
  mode: string;
  source: { name: string; skills: number; had_as?: HadAs };
  agents: Record<string, Discovery | { error: string }>;
}

/** columns: the terminal's width; null leaves lines unwrapped. */
export function renderDiscovery(report: DiscoveryReport, columns: number | null): string {
  const wrap = (text: string) => (columns === null ? text : wrapWords(text, Math.max(60, columns)));
  const agents = Object.entries(report.agents);
  const { name, skills, had_as } = report.source;
  const head = had_as
    ? [wrap(`${oneLine(name)}: ${count(skills, 'skill')} ${describeHad(had_as, report.agents)}`), '']
    : [];
  const lines = [...head, ...agents.map(([agent, found]) => wrap(headLine(agent, found)))];
  const main = agents.flatMap(([agent, found]) =>
    'skills' in found && found.skills ? [{ agent, skills: found.skills }] : [],
  );
  const listed = [...main, ...listSubagents(agents)];
  const rows =
    listed[0]?.skills.map((skill, index) => ({ skill, offers: listed.map(({ skills }) => skills[index]) })) ?? [];
  const partial = rows.filter(({ offers }) => offers.some((offer) => !offer || stateOf(offer) !== 'full'));
  if (partial.length > 0) {
    const table = partial.map(({ skill, offers }) => [oneLine(skill.id), ...offers.map(describe)]);
    lines.push('', ...alignRows([['skill', ...listed.map(({ agent }) => agent)], ...table], { widest: 48 }));
    const full = rows.length - partial.length;
    if (full > 0) lines.push('', `Not shown: ${count(full, 'skill')} that every agent offers in full.`);
  }
  const why = [...reasons(main), ...lostWords(main)];
  if (why.length > 0) lines.push('', ...why.map(wrap));
  lines.push(...renderNeighbours(report.agents).map(wrap));
  const given = describeSubagents(agents);
  if (given.length > 0) lines.push('', ...given.map(wrap));
  lines.push(...renderParts(listParts(report.agents)).map(wrap));
  return `${lines.join('\n')}\n`;
}

/** A column each: `claude/kit:reviewer`. */
const listSubagents = (agents: readonly [string, Discovery | { error: string }][]) =>
  agents.flatMap(([agent, found]) =>
    ('subagents' in found ? (found.subagents ?? []) : []).flatMap(({ name, skills }) =>
      skills ? [{ agent: `${agent}/${oneLine(name)}`, skills }] : [],
    ),
  );

const describeSubagents = (agents: readonly [string, Discovery | { error: string }][]): string[] =>
  agents.flatMap(([agent, found]) =>
    ('subagents' in found ? (found.subagents ?? []) : []).map(({ name, skills, tools, withheld = [], preloaded }) => {
      const less = [...groupBy(withheld, ({ by }) => by)].map(
        ([by, all]) => ` (not ${all.map(({ tool }) => tool).join(', ')}, which nobody is given who has ${by})`,
      );
      const has = preloaded.length > 0 ? `; has ${preloaded.map(({ id }) => id).join(', ')} from the start` : '';
      return skills === null
        ? `${agent}/${oneLine(name)}: was not started`
        : `${agent}/${oneLine(name)}: ${countStates(skills) || 'no skills'}; tools ${oneLine(tools.join(', ')) || 'none'}${less.join('')}${has}`;
    }),
  );

function headLine(agent: string, found: Discovery | { error: string }): string {
  if (!('skills' in found) || !found.skills)
    return `${agent}: its skill list could not be read: ${oneLine(found.error ?? '')}`;
  const room = found.headroom ? `; ${describeRoom(found.headroom)}` : '';
  return `${agent} ${found.version} (${oneLine(found.vendor_model ?? 'model unknown')}, ${found.install}): ${count(found.skills.length, 'skill')}, ${countStates(found.skills) || 'none'}${room}`;
}

const describe = (offer: SkillOffer | undefined): string => (offer ? describeOffer(offer) : '-');

/** Skills that share a reason on an agent are listed together. */
function reasons(listed: { agent: string; skills: SkillOffer[] }[]): string[] {
  return listed.flatMap(({ agent, skills }) => {
    const explained = skills.filter(({ offer, reason }) => offer !== 'full' || reason !== null);
    return [...groupBy(explained, ({ reason }) => reason ?? 'unknown reason')].map(([reason, rows]) => {
      const ids = rows.map(({ id }) => id);
      return `${agent}: ${oneLine(listFew(ids, 5))}: ${oneLine(reason)}`;
    });
  });
}

const MOST_LOST = 6;

/** What a model does not read of the descriptions that were cut. */
const lostWords = (listed: { agent: string; skills: SkillOffer[] }[]): string[] =>
  listed.flatMap(({ agent, skills }) => {
    const cut = skills.flatMap(({ id, lost }) =>
      lost ? [`${agent}: ${oneLine(id)} loses '${oneLine(lost, 200)}'`] : [],
    );
    const more = cut.length - MOST_LOST;
    return [...cut.slice(0, MOST_LOST), ...(more > 0 ? [`${agent}: and ${more} more; --json has all of them`] : [])];
  });

function describeRoom({ left, budget, unit }: NonNullable<Discovery['headroom']>): string {
  const of = thousands(budget);
  return left < 0
    ? `its listing is ${thousands(-left)} over the budget of ${of} ${unit}`
    : `${thousands(left)} of ${of} ${unit} left in its listing`;
}
