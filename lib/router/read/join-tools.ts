/** Joins the tool lists and skills of one index: tools inherit keywords from their skill, and a skill with tools gets no row of its own. */

import type { RouterTool } from '../words/tool.js';
import type { SkillEntry } from './skill-entry.js';
import { inheritWords, type ToolList } from './tool-list.js';

export function joinTools(lists: readonly ToolList[], skills: readonly SkillEntry[]): ToolList {
  const warnings = [...lists.flatMap((list) => list.warnings), ...skills.flatMap((skill) => skill.warnings)];
  const bySkill = new Map(skills.map(({ tool }) => [tool.id, tool]));
  const withTools = new Set<string>();
  const rows = new Map<string, RouterTool>();
  const add = (tool: RouterTool) => {
    const first = rows.get(tool.id);
    if (first)
      warnings.push(
        `'${tool.id}' is in the index twice${tool.file_path ? ` (again in ${tool.file_path})` : ''}; the first one is used.`,
      );
    else rows.set(tool.id, tool);
  };
  for (const tool of lists.flatMap((list) => list.tools)) {
    const skill = bySkill.get(tool.skill_name);
    if (skill) withTools.add(skill.id);
    add(skill ? inheritWords(tool, skill) : tool);
  }
  for (const { tool } of skills) if (!withTools.has(tool.id)) add(tool);
  return { tools: [...rows.values()], warnings };
}
