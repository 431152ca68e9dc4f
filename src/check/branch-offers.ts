/** The offers of a batch → what its agents list of the skills that a branch added. */

import type { Offer } from '../../lib/contract/offer.js';
import type { PartAt } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { nameSkill } from '../../lib/skill/find-skill.js';
import type { Source } from '../../lib/skill/skill.js';
import { oneLine } from '../../lib/text/escape.js';
import type { Measured } from './lint-source.js';

/** What each agent of the batch makes of a new skill. */
export function describeListed({ path }: PartAt, source: Source, { offers }: Results): string {
  const skill = source.skills.find((one) => one.path === path);
  const rows = Object.entries(offers).flatMap(([agent, skills]) => {
    const offer = skill && skills[nameSkill(skill, source)];
    return offer ? [{ agent, ...offer }] : [];
  });
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
