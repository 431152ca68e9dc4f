/** Where an agent that is started in a project looks for skills. Each agent's facts.ts has such a table, with the version it was measured on. */
export interface ProjectSkills {
  /** Below the folder that it is started in. Of skills with one name, the one in the first of these stays. */
  folders: readonly [string, ...string[]];
  /** How many folders below one of these a SKILL.md may lie. */
  levels: readonly [least: number, most: number];
  /** Whether it looks into folders that begin with a dot, or those of its folders in which it does. */
  hidden: 'read' | 'skipped' | readonly string[];
  /** Whether it looks for skills inside the folder of another one. */
  inside_skills: boolean;
}
