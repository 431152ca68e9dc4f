/** Turns a case into the wish of the oracle: the names and paths under which this agent knows what the case needs. */
import type { Agent, UnitPlace } from '../agents/agent.js';
import type { Case, SkillCase } from '../case/schema.js';
import { findSkills } from '../skill/find-skill.js';
import type { Skill } from '../skill/skill.js';

/** What a case needs to be called, in the agent's terms. */
export interface Wish {
  /** In order of calling. names: every name by which the agent may list that skill. */
  skills: { id: string; names: string[] }[];
  /** Absolute paths, or relative to the workspace. */
  files: string[];
  tool: { tool: string; input: unknown } | null;
  /** The closing prose. */
  answer: string;
}

type Guide = Pick<Agent, 'name' | 'listedAs' | 'skillPath'>;

const NOTHING: Wish = { skills: [], files: [], tool: null, answer: 'Done.' };

export function makeWish(row: Case, agent: Guide, place: UnitPlace): Wish {
  switch (row.kind) {
    case 'skill':
      return wishForSkills(row, agent, place);
    case 'tool_route':
      return { ...NOTHING, tool: { tool: row.tool, input: row.input } };
    case 'suite':
    case 'route':
      return NOTHING;
  }
}

function wishForSkills(row: SkillCase, agent: Guide, place: UnitPlace): Wish {
  const named = [...row.required_all_evidence, ...row.required_evidence]
    .map((token) => token.replace(/\/SKILL\.md$/i, ''))
    .filter((id) => findSkills(place.source, id).length > 0);
  const ids = [...new Set([row.expected_skill, ...row.required_skills, ...named])].filter((id) => id !== '');
  const aliases = Object.entries(row.provider_aliases[agent.name] ?? {});
  return {
    ...NOTHING,
    skills: ids.map((id) => {
      const also = aliases.filter(([, canonical]) => canonical === id).map(([alias]) => alias);
      const listed = findSkills(place.source, id).flatMap((skill) => agent.listedAs(skill, place));
      return { id, names: [...new Set([...listed, ...also, id])] };
    }),
    files: row.required_files.map((file) => locateFile(file, row.expected_skill, agent, place)),
  };
}

/** `alpha/notes.md`, `skills/alpha/notes.md`, or a path inside the expected skill's folder; else the workspace's. */
function locateFile(file: string, expected: string, agent: Guide, place: UnitPlace): string {
  const folderOf = (skill: Skill) => agent.skillPath(place, skill).replace(/\/[^/]*$/, '');
  for (const skill of place.source.skills) {
    for (const prefix of [skill.path.replace(/SKILL\.md$/, ''), `${skill.id}/`, `${skill.dir}/`]) {
      if (prefix !== '' && file.startsWith(prefix)) return `${folderOf(skill)}/${file.slice(prefix.length)}`;
    }
  }
  const [home] = findSkills(place.source, expected);
  return home && !file.startsWith('/') ? `${folderOf(home)}/${file}` : file;
}
