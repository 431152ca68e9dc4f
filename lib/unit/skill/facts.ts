/** A skill case and the source → what the verdict must know beforehand: the texts of required files, and ids that name several skills. */
import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import type { Asked } from '../../evidence/claims.js';
import { findDistinctSkills, findSkills } from '../../skill/find-skill.js';
import type { Source } from '../../skill/skill.js';
import { locateSkillFile, pathOf } from '../../skill/skill-file.js';
import type { Ambiguity } from '../../verdict/sentence.js';
import type { UnitContext } from '../trial/context.js';

/** The texts of `required_files`, as the agent finds them: what comes back is compared with them. */
export async function readRequired(
  testCase: SkillCase,
  agent: string,
  { shared: { source, staged }, workspaceOf, ports }: UnitContext,
): Promise<Record<string, string | null>> {
  const expected = namesOf(testCase.expected_skill, aliasesFor(agent, testCase.provider_aliases));
  const workspace = workspaceOf(testCase);
  const rows = testCase.required_files.map(async (file) => {
    const found = locateSkillFile(file, expected, source);
    const path = found ? `${staged}/${pathOf(found)}` : workspace === null ? null : `${workspace}/${file}`;
    return [file, path === null ? null : await ports.files.read(path).catch(() => null)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Required ids that several different skills of the source answer to: whichever was loaded, the case was not about it alone. */
export function listAmbiguous({ testCase, agent }: Asked, source: Source): Ambiguity[] {
  const aliases = aliasesFor(agent, testCase.provider_aliases);
  return [testCase.expected_skill, ...testCase.required_skills].filter(Boolean).flatMap((id) => {
    const [name = id] = namesOf(id, aliases).filter((each) => findSkills(source, each).length > 0);
    const skills = findDistinctSkills(source, name);
    return skills.length > 1 ? [{ id, paths: skills.map(({ path }) => path) }] : [];
  });
}
