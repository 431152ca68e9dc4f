/** Turns confusable pairs, as the offline ranker sees them, into findings that name the other skill and the prompts it wins. */

import type { Case } from '../case/schema.js';
import type { ConfigError } from '../input/config-error.js';
import type { ConfusablePair, Prompt } from '../router/learn/confusables.js';
import { findSkills } from '../skill/find-skill.js';
import type { Source } from '../skill/skill.js';
import { listFew } from '../text/count.js';
import { oneLine } from '../text/escape.js';
import { asWarning, type Finding } from './finding.js';
import { isListed } from './offer/offer-rules.js';
import type { SkillFacts } from './skill-location.js';

export function promptsOf(cases: readonly Case[], source: Source): Prompt[] {
  // The index uses a skill's id; a case may also write `plugin:skill`, or the folder's name.
  const idsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const found = findSkills(source, name);
      return found.length ? found.map((skill) => skill.id) : [name];
    });
  return cases.flatMap((testCase): Prompt[] => {
    const { case_id: id } = testCase;
    if (testCase.kind === 'route' && testCase.expected.length)
      return [{ id, query: testCase.query, expected: idsOf(testCase.expected) }];
    if (testCase.kind !== 'skill' || !testCase.expected_skill) return [];
    return [
      {
        id,
        query: testCase.prompt,
        expected: idsOf([testCase.expected_skill, ...testCase.required_skills]),
        acceptable: idsOf(testCase.optional_skills),
      },
    ];
  });
}

/** The router's index refused a SKILL.md, so no skills were compared; the other rules are unaffected. */
export function describeRefusal({ problem, where }: ConfigError, prefix: string): Finding {
  const file = where.file ?? 'SKILL.md';
  const place = { file: `${prefix}${file}`, line: where.line ?? 1, subject: file.split('/').at(-2) ?? file };
  const message = `the offline ranker could not compare any skills: ${problem.replace(/\.$/, '')}`;
  return asWarning('skill-look-alike', place, message, where.fix ?? 'fix this file.');
}

/** Pairs in which one skill wins the other's prompts, or whose descriptions overlap. A ranker is not a model, so this is never an error. */
export function describeConfusables(pairs: readonly ConfusablePair[], facts: SkillFacts): Finding[] {
  const { source, prefix, fresh, renamed = new Map() } = facts;
  const former = new Set(renamed.values());
  const isNew = (name: string) =>
    !former.has(name) && source.skills.some(({ id, path }) => id === name && fresh?.has(path));
  // A new skill moves the others' ranks, too.
  const countNew = ({ victim, thief }: ConfusablePair) => Number(isNew(victim) || isNew(thief));
  return pairs
    .filter((pair) => meetSomewhere(pair, facts) && ![pair.victim, pair.thief].some((name) => renamed.has(name)))
    .sort((one, other) => countNew(other) - countNew(one) || compareHarm(one, other))
    .slice(0, MOST_PAIRS)
    .map(({ victim, thief, queries, overlap, shared }) => {
      const skill = source.skills.find(({ id }) => id === victim);
      const lost = queries.map(({ id }) => id);
      const named = listFew(lost);
      const [first] = queries;
      const { decisive = [], query = '' } = first ?? {};
      const quoted = `'${oneLine(query, 80)}'`;
      const words =
        decisive.length > 0
          ? `: of ${quoted}, ${decisive.length > 1 ? 'the words' : 'the word'} ${listFew(decisive.map((word) => `'${word}'`))} ${decisive.length > 1 ? 'are' : 'is'} only in the description of '${thief}'`
          : '';
      // What two skills have nothing in common with, neither takes from the other.
      const isStrange = lost.length > 0 && overlap < ALIKE && decisive.length === 0;
      const other = `'${thief}'${isNew(thief) ? ' (new)' : ''}`;
      const where = { file: `${prefix}${skill?.path ?? 'SKILL.md'}`, line: 1, subject: victim };
      const message = isStrange
        ? `its description has little of what ${named} ${lost.length > 1 ? 'ask' : 'asks'} for: the offline ranker ranks ${other} above it`
        : lost.length
          ? `the offline ranker ranks ${other} above it for ${named}`
          : `its description fits ${other} too: the offline ranker scores that skill at ${Math.round(overlap * 100)} % of this one`;
      const fix = isStrange
        ? `say in its description what ${quoted} asks for, or put that in words that are there.`
        : `describe what distinguishes the two${words}${shared.length ? `; both use ${shared.join(', ')}` : ''}.`;
      return asWarning('skill-look-alike', where, message, fix);
    });
}

/** A skill that no agent lists takes no prompt from another. */
function meetSomewhere({ victim, thief }: ConfusablePair, { agents, source }: SkillFacts): boolean {
  const [one, other] = [victim, thief].map((id) => source.skills.filter((skill) => skill.id === id));
  if (!one?.length || !other?.length || agents.length === 0) return true;
  return agents.some((agent) => [one, other].every((skills) => skills.some((skill) => isListed(skill, agent, source))));
}

/** From here on, two descriptions have something in common. */
const ALIKE = 0.5;
/** More than this is a list that goes unread. */
const MOST_PAIRS = 10;

/** Prompts that go to the wrong skill are harm done; like descriptions are only a risk of it. */
function compareHarm(one: ConfusablePair, other: ConfusablePair): number {
  return other.queries.length - one.queries.length || other.overlap - one.overlap;
}
