/** Look-alikes in the offline ranker's view → findings that name the sibling and the prompts it takes. */
import type { Case } from '../case/schema.js';
import type { ConfigError } from '../config-error.js';
import type { LookAlike, Prompt } from '../router/look-alikes.js';
import { findSkills } from '../skill/find-skill.js';
import type { Source } from '../skill/skill.js';
import type { Finding } from './finding.js';

export function promptsOf(cases: readonly Case[], source: Source): Prompt[] {
  // The index knows a skill by its id; a case may write `plugin:skill`, or the folder.
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

/** A SKILL.md that the router's index refuses: it can compare none, and the other rules still speak. */
export function describeRefusal({ problem, where }: ConfigError, prefix: string): Finding {
  const file = where.file ?? 'SKILL.md';
  return {
    rule: 'skill-look-alike',
    severity: 'warning',
    file: `${prefix}${file}`,
    line: where.line ?? 1,
    subject: file.split('/').at(-2) ?? file,
    message: `the offline ranker compares no skills: ${problem.replace(/\.$/, '')}`,
    consequences: {},
    fix: where.fix ?? 'mend it.',
  };
}

/** Only pairs with stolen prompts, or descriptions that say the same: a ranker is no model, so this is never an error. */
export function describeLookAlikes(pairs: readonly LookAlike[], source: Source, prefix: string): Finding[] {
  return pairs.map(({ victim, thief, queries, overlap, shared }) => {
    const skill = source.skills.find(({ id }) => id === victim);
    const stolen = queries.map(({ id }) => id);
    const named =
      stolen.length > 3 ? `${stolen.slice(0, 3).join(', ')} and ${stolen.length - 3} more` : stolen.join(', ');
    return {
      rule: 'skill-look-alike',
      severity: 'warning',
      file: `${prefix}${skill?.path ?? 'SKILL.md'}`,
      line: 1,
      subject: victim,
      message: stolen.length
        ? `the offline ranker puts '${thief}' before it for ${named}`
        : `the offline ranker finds '${thief}' in ${Math.round(overlap * 100)} % of its description`,
      consequences: {},
      fix: `say what sets the two apart${shared.length ? `; both use ${shared.join(', ')}` : ''}.`,
    };
  });
}
