/** Mutators for kind `skill` about the text of a skill and the files that it names. */
import { posix } from 'node:path';
import type { SkillCase } from '../case/schema.js';
import { bodyOf } from '../skill/body.js';
import { nameSkill } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { addRefusal } from './hooks.js';
import type { AgentFacts, Draft, Mutator, Subject } from './mutant.js';
import { findSibling, replaceText, STRANGE_BODY } from './skill-edits.js';
import { setBody } from './skill-text.js';
import { aliasesOf, listTargets } from './targets.js';

const { dirname, join } = posix;

export const LOADED = (testCase: SkillCase) => ({
  words:
    'ask for a confirmed use of the skill, and let no other token stand for it: expected_skill with expected_skill_min_tier 1',
  set: {
    expected_skill_min_tier: 1,
    require_skill_file: true,
    ...(testCase.expected_skill ? {} : { expected_skill: testCase.required_skills[0] ?? '' }),
  },
  otherwise:
    'the case asks for a confirmed use already, so the verdict itself is at fault: report it with the folder of this unit',
});

const WHOLE = {
  words:
    'say how much of the text must reach the model with min_delivery, or record deliveries with `agent-routing baseline update`: then DELIVERY_LOSS fails the gate',
  set: { min_delivery: 'full' },
  otherwise: 'the case asks for the whole text already, so the verdict itself is at fault: report it',
};

/** So much is left of a body that was cut. */
const LEFT_LINES = 3;

function cutBody(skill: Skill): string | null {
  const lines = bodyOf(skill).trim().split('\n');
  return lines.length > 2 * LEFT_LINES ? lines.slice(0, LEFT_LINES).join('\n') : null;
}

/** Each body stands in every copy of the skill. */
function forBodies(
  body: (skill: Skill, source: Source) => { what: string; body: string } | null,
  why: string,
  remedy: (testCase: SkillCase) => Draft['remedy'],
): Mutator<'skill'>['make'] {
  return (testCase, { source }, agent) =>
    listTargets(testCase, source, aliasesOf(testCase, agent?.name ?? null)).flatMap(({ skill, copies }) => {
      const made = body(skill, source);
      if (made === null) return [];
      const edits = copies.map((copy) => replaceText(copy, setBody(skill, made.body)));
      return [
        {
          target: nameSkill(skill, source),
          changes: [{ what: made.what, edits }],
          why,
          against: 'original' as const,
          remedy: remedy(testCase),
        },
      ];
    });
}

/** Beside the text: what keeps it from the model. */
const HOOK_MUTATOR: Mutator<'skill'> = {
  name: 'hook-denies-skill',
  does: 'a hook of the source refuses every call, the one that loads a skill too',
  make(testCase, { hooks }, agent) {
    const edits = addRefusal(hooks, 'refused for a trial');
    if (edits.length === 0 || agent === null || !testCase.expected_skill) return [];
    return [
      {
        target: testCase.expected_skill,
        changes: [{ what: 'a hook refuses every call', edits }],
        why: 'the agent cannot load any skill',
        against: 'mutated',
        with_hooks: true,
        remedy: {
          words: 'run where there is a sandbox: one case of each agent then runs with the hooks on',
          set: null,
        },
      },
    ];
  },
};

export const BODY_MUTATORS: readonly Mutator<'skill'>[] = [
  {
    name: 'body-of-a-sibling',
    does: 'the skill’s file brings the text of another skill',
    make: forBodies(
      (skill, source) => {
        const sibling = findSibling(skill, source);
        return {
          what: `its file brings the text of ${sibling ? sibling.id : 'something else'}`,
          body: sibling ? bodyOf(sibling) : STRANGE_BODY,
        };
      },
      'the skill’s own text never reached the model',
      LOADED,
    ),
  },
  {
    name: 'body-emptied',
    does: 'the skill’s file has no text below its front matter',
    make: forBodies(
      () => ({ what: 'its file has no text below its front matter', body: '' }),
      'an agent that loads it learns nothing',
      LOADED,
    ),
  },
  {
    name: 'body-cut',
    does: `of the skill’s text ${LEFT_LINES} lines are left`,
    make: forBodies(
      (skill) => {
        const body = cutBody(skill);
        return body === null ? null : { what: `of its text ${LEFT_LINES} lines are left`, body };
      },
      'most of what the skill says never reached the model',
      () => WHOLE,
    ),
  },
  {
    name: 'named-file-gone',
    does: 'a file that SKILL.md names is no longer there',
    make: listNamed,
  },
  HOOK_MUTATOR,
];

/** Of the files beside a SKILL.md those whose path its body has. */
function listNamed(testCase: SkillCase, { source, files }: Subject, agent: AgentFacts | null): Draft[] {
  return listTargets(testCase, source, aliasesOf(testCase, agent?.name ?? null)).flatMap(({ skill }) => {
    const folder = dirname(skill.path);
    const body = bodyOf(skill);
    const [path] = [...files].filter(
      (file) => file.startsWith(`${folder}/`) && file !== skill.path && body.includes(file.slice(folder.length + 1)),
    );
    if (path === undefined) return [];
    const name = path.slice(folder.length + 1);
    const required = [...new Set([...testCase.required_files, name])];
    return [
      {
        target: nameSkill(skill, source),
        changes: [{ what: `${join(folder, name)}, which it names, is gone`, edits: [{ do: 'remove', path }] }],
        why: 'an agent that follows the skill finds nothing there',
        against: 'original',
        remedy: { words: 'let the case require the file', set: { required_files: required } },
      },
    ];
  });
}
