/** A skill case and the source → what the verdict must know beforehand: the texts of required files, and ids that name several skills. */
import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import type { Ambiguity } from '../../contract/result.js';
import type { Asked } from '../../evidence/claims.js';
import type { OfferedSkill } from '../../model/wire.js';
import { listOffers } from '../../offer/compare.js';
import { findDistinctSkills, findSkills } from '../../skill/find-skill.js';
import type { Source } from '../../skill/skill.js';
import { locateSkillFile, pathOf } from '../../skill/skill-file.js';
import type { ReadyAgent } from '../../transcript/ready.js';
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

type Listing = readonly OfferedSkill[] | null;

/** Required ids by which the agent knows several different skills of the source: whichever was loaded, the case was not about it alone. */
export function listAmbiguous({ testCase, agent }: Asked, source: Source, ready: ReadyAgent, offered: Listing) {
  const aliases = aliasesFor(agent, testCase.provider_aliases);
  return [testCase.expected_skill, ...testCase.required_skills].filter(Boolean).flatMap((id): Ambiguity[] => {
    const [name = id] = namesOf(id, aliases).filter((each) => findSkills(source, each).length > 0);
    const paths = findDistinctSkills(source, name, ready).map(({ path }) => path);
    if (paths.length < 2) return [];
    const context = { source, install: ready.install, vendor_model: ready.key.vendor_model };
    const rows = offered ? listOffers(ready.agent, context, offered) : [];
    const listed = paths.filter((path) => rows.some((row) => row.path === path && row.offer !== 'absent'));
    return [{ id, paths, only: listed.length === 1 ? (listed[0] ?? null) : null }];
  });
}
