/** What agents list now, and what they would have listed at the ref → the skills that are listed worse. For what no baseline records. */
import type { Baseline } from '../../lib/baseline/index.js';
import type { BranchChange } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { findRefOffer } from '../../lib/delta/offers.js';
import { getOwn } from '../../lib/input/get-own.js';
import { groupBy } from '../../lib/input/group-by.js';
import { predictWhole } from '../../lib/lint/offer/unbudgeted-offer.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { nameSkill } from '../../lib/skill/find-skill.js';
import type { Source } from '../../lib/skill/skill.js';
import { thousands } from '../../lib/text/count.js';
import { joinSentences } from '../../lib/text/sentence.js';

interface Listings {
  before: Source;
  now: Source;
  /** As they were given the source at the ref. */
  agents: readonly LintedAgent[];
  results: Pick<Results, 'offers'>;
  baseline: Baseline | null;
  ref: string;
  fileOf(skill: { path: string }): string;
}

export function findPushedOut({ before, now, agents, results, baseline, ref, fileOf }: Listings): BranchChange[] {
  const then = new Map(before.skills.map((skill) => [skill.path, skill]));
  return now.skills.flatMap((skill): BranchChange[] => {
    const old = then.get(skill.path);
    if (!old) return [];
    const [was, is] = [nameSkill(old, before), nameSkill(skill, now)];
    const lost = agents.flatMap(({ key, agent, install, vendor_model }) => {
      const offer = getOwn(getOwn(results.offers, key), is);
      // A skill that is newer than the baseline is in none.
      if (!offer || offer.offer === 'full' || (baseline !== null && findRefOffer(baseline, key, was))) return [];
      const had = predictWhole({ agent, context: { source: before, install, vendor_model } }).get(old);
      if (had?.offer !== 'full') return [];
      const { over } = offer;
      // One that changed itself may be its own cause, and what else hides one that did not is not known.
      const is_same = old.hash === skill.hash;
      const is_own = !is_same && over === undefined && offer.offer === 'absent';
      return (is_same && over) || is_own ? [{ key, offer, over }] : [];
    });
    // Each agent has a limit of its own.
    const alike = groupBy(lost, ({ offer, over }) => `${offer.offer} ${offer.reason} ${over?.by}`);
    return [...alike.values()].map((agents): BranchChange => {
      const [{ offer, over }] = agents as [(typeof lost)[number], ...typeof lost];
      const own = { why: offer.reason, fix: 'undo what hides it, or merge it where that is meant' };
      const room = {
        why: joinSentences([
          `\`${ref}\` has the same text, and the listing there has room for it: what this branch added took that room`,
          ...(offer.reason === null ? [] : [offer.reason]),
        ]),
        fix: `shorten the descriptions that are new or longer${over?.by == null ? '' : ` by ${thousands(over.by)} ${over.unit} in all for ${agents.map(({ key }) => key).join(', ')}`}`,
      };
      return {
        ...{ delta: 'SHRUNK', kind: 'skill', name: skill.id, rule: null, file: fileOf(skill), line: null },
        agents: agents.map(({ key }) => key),
        message: WORDS[offer.offer],
        ...(over === undefined ? own : room),
      };
    });
  });
}

const WORDS = {
  absent: 'no longer listed',
  name_only: 'only the name is still listed, not the description',
  cut: 'only a part of the description is still listed',
  full: '',
} as const;
