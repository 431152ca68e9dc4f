/** Mutators for kind `skill`: what a case about a skill rests on, broken one thing at a time. */
import { posix } from 'node:path';
import type { SkillCase } from '../case/schema.js';
import { nameSkill } from '../skill/find-skill.js';
import type { Source } from '../skill/skill.js';
import { BODY_MUTATORS, LOADED } from './body.js';
import type { Draft, Edit, Mutator, Subject } from './mutant.js';
import { LENGTHS, lengthen, removeSkill, renameSkill, replaceText, UNRELATED } from './skill-edits.js';
import { breakFrontMatter, setField } from './skill-text.js';
import { aliasesOf, listFiles, listTargets, type Target } from './targets.js';

const { dirname } = posix;

/** One draft for each skill that the case rests on. */
function forSkills(
  draft: (target: Target, subject: Subject, testCase: SkillCase) => Omit<Draft, 'target'> | null,
): Mutator<'skill'>['make'] {
  return (testCase, subject, agent) =>
    listTargets(testCase, subject.source, aliasesOf(testCase, agent?.name ?? null)).flatMap((target) => {
      const made = draft(target, subject, testCase);
      return made && made.changes.length > 0 ? [{ ...made, target: nameSkill(target.skill, subject.source) }] : [];
    });
}

const OFFERED = {
  words:
    'say how much of the skill must be offered with min_offer, or record offers with `agent-routing baseline update`: then OFFER_LOSS fails the gate',
  set: { min_offer: 'full' },
  otherwise: 'the case asks for the whole offer already, and this agent took the longer description: report it',
};

export const SKILL_MUTATORS: readonly Mutator<'skill'>[] = [
  {
    name: 'skill-gone',
    does: 'the skill is no longer in the source',
    make: forSkills(({ skill, copies }, { source }, testCase) => ({
      changes: [{ what: 'it is gone', edits: copies.map((copy) => removeSkill(copy, source)) }],
      why: 'a skill that is not there cannot be loaded',
      against: 'mutated',
      listed: skill.path,
      remedy: LOADED(testCase),
    })),
  },
  {
    name: 'skill-renamed',
    does: 'the skill has another name: in its front matter and as a folder',
    make: forSkills(({ skill, copies }, _, testCase) => ({
      changes: [{ what: `it is called ${skill.id}-renamed`, edits: copies.flatMap(renameSkill) }],
      why: 'prompts, commands and other skills still use the old name',
      against: 'mutated',
      listed: skill.path,
      remedy: LOADED(testCase),
    })),
  },
  {
    name: 'front-matter-broken',
    does: 'the front matter is nothing that this agent can read',
    make: forSkills(({ skill, copies }) => ({
      changes: breakFrontMatter(skill).map(({ what, text }) => ({
        what,
        edits: copies.map((copy) => replaceText(copy, text)),
      })),
      why: 'the agent drops the skill, or lists it without its description',
      against: 'mutated',
      listed: skill.path,
      remedy: OFFERED,
    })),
  },
  {
    name: 'description-too-long',
    does: 'the description is longer than this agent takes',
    make: forSkills(({ skill, copies }) => ({
      changes: LENGTHS.map((length) => lengthen(skill, copies, length)),
      why: 'the agent cuts the description or drops the skill',
      against: 'mutated',
      listed: skill.path,
      remedy: OFFERED,
    })),
  },
  ...BODY_MUTATORS,
  forFiles('required-file-gone', 'a file that the case requires is no longer there', 'is gone', (path) => ({
    do: 'remove',
    path,
  })),
  forFiles('required-file-emptied', 'a file that the case requires is empty', 'is empty', (path) => ({
    do: 'replace',
    path,
    text: '',
  })),
  {
    name: 'description-unrelated',
    does: 'the description is about something else (modes that choose)',
    make: forSkills(({ skill, copies }, { mode }) =>
      mode === 'oracle'
        ? null
        : {
            changes: [
              {
                what: 'its description is about something else',
                edits: copies.map((copy) => replaceText(copy, setField(skill, 'description', UNRELATED))),
              },
            ],
            why: 'nothing in the listing answers the prompt any more',
            against: 'mutated',
            remedy: {
              words: 'the prompt gives the skill away by its name: say it in a user’s words',
              set: null,
            },
          },
    ),
  },
  {
    name: 'disallowed-skill-tempts',
    does: 'the description of a disallowed skill is the prompt itself (modes that choose)',
    make: ({ disallowed_skills, prompt }, { source, mode }) =>
      mode === 'oracle'
        ? []
        : source.skills
            .filter(({ id, dir }) => disallowed_skills.some((name) => [id, dir].includes(name.split(':').at(-1) ?? '')))
            .map((skill) => ({
              target: nameSkill(skill, source),
              changes: [
                {
                  what: 'its description is the prompt itself',
                  edits: [replaceText(skill, setField(skill, 'description', prompt))],
                },
              ],
              why: 'a skill that the case forbids now answers the prompt best',
              against: 'mutated',
              remedy: {
                words: 'let disallowed_min_tier be 2, so that loading it counts',
                set: { disallowed_min_tier: 2 },
              },
            })),
  },
];

function forFiles(name: string, does: string, what: string, edit: (path: string) => Edit): Mutator<'skill'> {
  return {
    name,
    does,
    make: (testCase, { source, files }, agent) =>
      listFiles(testCase, source, aliasesOf(testCase, agent?.name ?? null), files).map((path) => ({
        target: nameOwner(path, source),
        changes: [{ what: `${path} ${what}`, edits: [edit(path)] }],
        why: 'a read that returns nothing is not a read',
        against: 'original',
        remedy: {
          words:
            'let the case require the file by its path in the skill’s folder, and no token that a failed read would meet',
          set: null,
        },
      })),
  };
}

function nameOwner(path: string, source: Source): string {
  const skill = source.skills.find((one) => path.startsWith(`${dirname(one.path)}/`));
  return skill ? nameSkill(skill, source) : path;
}
