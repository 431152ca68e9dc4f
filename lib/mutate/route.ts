/** Mutators for kind `route`: the index that the offline router ranks, with one entry broken. */
import type { RouteCase } from '../case/schema.js';
import { findSkills } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import type { Draft, Edit, Mutator } from './mutant.js';
import { replaceText, UNRELATED } from './skill-edits.js';
import { setField } from './skill-text.js';

const describe = (skill: Skill, description: string): Edit =>
  replaceText(skill, setField(skill, 'description', description));

const QUERY = {
  words: 'the query finds the skill by its name alone: say it in a user’s words, as no description puts it',
  set: null,
};

/** Any one of the expected ids will do for the case, so all of them break together. */
function forExpected(
  name: string,
  does: string,
  what: string,
  edit: (skill: Skill) => Edit,
  why: string,
): Mutator<'route'> {
  return {
    name,
    does,
    make: (testCase, { source }) => {
      const skills = expectedSkills(testCase, source);
      if (skills.length === 0) return [];
      const [first] = skills;
      const draft: Draft = {
        target: first?.id ?? '',
        changes: [{ what, edits: skills.map(edit) }],
        why,
        against: 'mutated',
        remedy: QUERY,
      };
      return [draft];
    },
  };
}

const expectedSkills = ({ expected }: RouteCase, source: Source): Skill[] => [
  ...new Set(expected.flatMap((id) => findSkills(source, id))),
];

export const ROUTE_MUTATORS: readonly Mutator<'route'>[] = [
  forExpected(
    'index-entry-gone',
    'the expected skill is no longer in the index',
    'it is gone',
    ({ path }) => ({ do: 'remove', path }),
    'what is not there cannot be ranked',
  ),
  forExpected(
    'index-entry-unrelated',
    'the expected skill’s description is about something else',
    'its description is about something else',
    (skill) => describe(skill, UNRELATED),
    'nothing in the index answers the query any more',
  ),
  {
    name: 'index-entry-tempts',
    does: 'another skill’s description is the query itself',
    make: (testCase, { source }) => {
      const expected = expectedSkills(testCase, source);
      const other = source.skills.find((skill) => !expected.includes(skill));
      if (!other || (!testCase.none && testCase.within > 1)) return [];
      return [
        {
          target: other.id,
          changes: [{ what: 'its description is the query itself', edits: [describe(other, testCase.query)] }],
          why: testCase.none ? 'something answers the query now' : 'another skill answers the query better now',
          against: 'mutated',
          remedy: { words: 'let `within` be 1, so that only the first rank passes', set: { within: 1 } },
        },
      ];
    },
  },
];
