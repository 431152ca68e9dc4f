/** The rows of a batch → what its agents list of the parts that a branch added. */
import type { Offer } from '../../lib/contract/offer.js';
import type { PartAt } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { groupBy } from '../../lib/input/group-by.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { nameSkill } from '../../lib/skill/find-skill.js';
import type { Source } from '../../lib/skill/skill.js';
import { bareId } from '../../lib/text/bare-id.js';
import { oneLine } from '../../lib/text/escape.js';
import type { Measured } from './lint-source.js';

interface Added {
  source: Source;
  results: Results;
  /** All parts of the source. */
  now: readonly PartAt[];
  file: string;
}

/** Where it is, if its name does not say that, and how it is listed. */
export function describeNew(part: PartAt, { source, results, now, file }: Added): string {
  const listed = describeListed(part, source, results);
  const isTwin = (one: PartAt) => one !== part && one.kind === part.kind && bareId(one.name) === bareId(part.name);
  const is_bare = part.kind !== 'skill' && listed === '';
  const place = is_bare || now.some(isTwin) ? `${is_bare ? 'declared ' : ''}in \`${file}\`` : '';
  return [place, listed].filter(Boolean).join(', ');
}

/** A skill of which folder and front matter give different names: under which of them each agent lists it. */
export function describeNames({ path }: PartAt, source: Source, agents: readonly LintedAgent[]): string {
  const skill = source.skills.find((one) => one.path === path);
  const names = groupBy(agents, ({ agent, install }) => skill && agent.listedAs(skill, { source, install })[0]);
  return [...names]
    .map(([name, all]) => `${all.map(({ key }) => key).join(', ')} list${all.length > 1 ? '' : 's'} it as \`${name}\``)
    .join('; ');
}

/** What each agent of the batch makes of a new part; '' where no request showed it. */
function describeListed(part: PartAt, source: Source, results: Results): string {
  const rows = part.kind === 'skill' ? rowsOfSkill(part, source, results) : rowsOfPart(part, results);
  const as = (...states: Offer['offer'][]) => rows.filter(({ offer }) => states.includes(offer));
  const on = (found: typeof rows) => found.map(({ agent }) => agent).join(', ');
  const [full, bare] = [as('full', 'cut'), as('name_only')];
  const absent = as('absent').map(({ agent, reason }) => `${agent}${reason ? ` (${oneLine(reason, 200)})` : ''}`);
  return [
    full.length && `listed on ${on(full)}`,
    bare.length && `by name alone on ${on(bare)}`,
    absent.length && `not on ${absent.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

interface Row {
  agent: string;
  offer: Offer['offer'];
  reason: string | null;
}

function rowsOfSkill({ path }: PartAt, source: Source, { offers }: Results): Row[] {
  const skill = source.skills.find((one) => one.path === path);
  return Object.entries(offers).flatMap(([agent, skills]) => {
    const found = skill && skills[nameSkill(skill, source)];
    return found ? [{ agent, ...found }] : [];
  });
}

/** No model is shown a hook, and whether it ran is another matter. */
const rowsOfPart = ({ kind, name, path }: PartAt, { parts = {} }: Results): Row[] =>
  Object.entries(parts).flatMap(([agent, all]) =>
    all.flatMap((row) => {
      // A server shares its file with others.
      const is_same = row.kind === kind && row.path === path && (kind !== 'mcp_server' || row.name === name);
      const offer = row.listed_as.length > 0 ? 'full' : 'absent';
      return is_same && kind !== 'hook' ? [{ agent, offer, reason: row.reason }] : [];
    }),
  );

/** Only of what is new: what agents list of the rest is compared with the baseline. */
export function measuredOf({ offers, environment }: Results, source: Source, fresh: ReadonlySet<string>) {
  const skills = source.skills.filter(({ path }) => fresh.has(path));
  return Object.fromEntries(
    Object.entries(offers).flatMap(([agent, listed]): [string, Measured][] => {
      const { version, install } = environment.agents[agent] ?? {};
      if (!version) return [];
      const own = skills.flatMap((skill) => {
        const offer = listed[nameSkill(skill, source)];
        return offer ? [[skill.path, offer] as const] : [];
      });
      const exhausted = Object.values(listed).some(({ over }) => over !== undefined);
      return [[agent, { version, install: install as Measured['install'], offers: new Map(own), exhausted }]];
    }),
  );
}
