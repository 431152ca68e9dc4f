/** Files and folders that a user names → the tools that the router ranks: tool lists, and the SKILL.md files of folders. */
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError } from '../config-error.js';
import { type Fitted, isFitted, parseFitted } from '../router/fitted.js';
import { joinTools } from '../router/join-tools.js';
import type { SkillEntry } from '../router/skill-entry.js';
import { parseToolList, type ToolList } from '../router/tool-list.js';

export interface RouteIndex extends ToolList {
  /** Set where one of the named files is the work of `route fit`. */
  fitted: Fitted | null;
}

export async function loadRouteIndex(paths: readonly string[], cwd: string): Promise<RouteIndex> {
  const lists: ToolList[] = [];
  const skills: SkillEntry[] = [];
  let fitted: Fitted | null = null;
  for (const named of paths) {
    const path = resolve(cwd, named);
    const entry = await stat(path).catch(() => null);
    if (!entry)
      throw new ConfigError('There is no such index.', {
        file: named,
        fix: 'name a folder with skills or a list of tools.',
      });
    if (entry.isDirectory() || path.endsWith('.md')) {
      // Loaded when asked for: YAML and all that finds a source cost a query more than its ranking.
      const { readRouteFolder, readRouteSkill } = await import('./route-skills.js');
      skills.push(...(entry.isDirectory() ? await readRouteFolder(path, cwd) : [await readRouteSkill(path, cwd)]));
      continue;
    }
    const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    if (isFitted(text)) {
      if (fitted)
        throw new ConfigError('A second fitted index: what one learnt says nothing of the other.', {
          file: named,
          fix: 'fit one index to the queries of both.',
        });
      fitted = parseFitted(text, named);
      lists.push({ tools: fitted.tools, warnings: [] });
    } else lists.push(parseToolList(text, named));
  }
  const { tools, warnings } = joinTools(lists, skills);
  if (tools.length === 0)
    throw new ConfigError('The index holds nothing to route to.', {
      file: paths.join(', '),
      fix: 'name a folder with SKILL.md files or a list of tools with --index.',
    });
  return { tools, warnings, fitted };
}
