/** A skill case on one agent → the skills and files of the source that it rests on. */
import { type Aliases, aliasesFor, namesOf } from '../case/aliases.js';
import type { SkillCase } from '../case/schema.js';
import { findSkills } from '../skill/find-skill.js';
import { copiesOf } from '../skill/places.js';
import type { Skill, Source } from '../skill/skill.js';
import { locateSkillFile, pathOf } from '../skill/skill-file.js';

/** Copies with one text (`.claude/skills/a` and `.agents/skills/a`) are one skill to its author, and break together. */
export interface Target {
  skill: Skill;
  copies: Skill[];
}

export const aliasesOf = ({ provider_aliases }: SkillCase, agent: string | null): Aliases =>
  agent === null ? {} : aliasesFor(agent, provider_aliases);

export function listTargets(testCase: SkillCase, source: Source, aliases: Aliases): Target[] {
  const tokens = [...testCase.required_all_evidence, ...testCase.required_evidence];
  const named = tokens.map((token) => token.replace(/\/SKILL\.md$/i, ''));
  const ids = new Set([testCase.expected_skill, ...testCase.required_skills, ...named].filter(Boolean));
  const targets = new Map<Skill, Target>();
  for (const id of ids) {
    const meant = [...new Set(namesOf(id, aliases).flatMap((name) => findSkills(source, name)))];
    for (const skill of meant) {
      const same = meant.filter(({ text }) => text === skill.text);
      const [first = skill] = same;
      if (!targets.has(first)) targets.set(first, { skill: first, copies: same.flatMap(copiesOf) });
    }
  }
  return [...targets.values()];
}

/** Paths of required files that the source has; those of the workspace are the case's own. */
export function listFiles(
  { required_files, expected_skill }: SkillCase,
  source: Source,
  aliases: Aliases,
  files: ReadonlySet<string>,
): string[] {
  const paths = required_files.flatMap((file) => {
    const found = locateSkillFile(file, namesOf(expected_skill, aliases), source);
    const path = found ? pathOf(found) : file;
    return files.has(path) ? [path] : [];
  });
  return [...new Set(paths)];
}
