/** What agents list now, and what they would have listed at the ref → the skills whose room went to what came since. For baselines that do not record what was listed. */
import type { Baseline } from '../../lib/baseline/index.js';
import { knowsOffers } from '../../lib/baseline/offers.js';
import type { BranchChange } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
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
  const unrecorded = agents.filter(({ key }) => baseline === null || !knowsOffers(baseline, key));
  const then = new Map(before.skills.map((skill) => [skill.path, skill]));
  return now.skills.flatMap((skill): BranchChange[] => {
    const old = then.get(skill.path);
    // One that changed itself may be its own cause.
    if (old?.hash !== skill.hash) return [];
    const lost = unrecorded.flatMap(({ key, agent, install, vendor_model }) => {
      const offer = getOwn(getOwn(results.offers, key), nameSkill(skill, now));
      if (!offer?.over || offer.offer === 'full') return [];
      const had = predictWhole({ agent, context: { source: before, install, vendor_model } }).get(old);
      return had?.offer === 'full' ? [{ key, offer, over: offer.over }] : [];
    });
    // Each agent has a limit of its own.
    const alike = groupBy(lost, ({ offer, over }) => `${offer.offer} ${offer.reason} ${over.by}`);
    return [...alike.values()].map((agents): BranchChange => {
      const [{ offer, over }] = agents as [(typeof lost)[number], ...typeof lost];
      return {
        ...{ delta: 'SHRUNK', kind: 'skill', name: skill.id, rule: null, file: fileOf(skill), line: null },
        agents: agents.map(({ key }) => key),
        message: WORDS[offer.offer],
        why: joinSentences([
          `\`${ref}\` has the same text, and the listing there has room for it: what this branch added took that room`,
          ...(offer.reason === null ? [] : [offer.reason]),
        ]),
        fix: `shorten the descriptions that are new or longer${over.by === null ? '' : ` by ${thousands(over.by)} ${over.unit} in all for ${agents.map(({ key }) => key).join(', ')}`}`,
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
