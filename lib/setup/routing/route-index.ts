/** Files and folders that a user names → the tools that the router ranks, from tool lists and SKILL.md files. */
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError } from '../../input/config-error.js';
import { type Fitted, isFitted, parseFitted } from '../../router/learn/fitted.js';
import { joinTools } from '../../router/read/join-tools.js';
import type { SkillEntry } from '../../router/read/skill-entry.js';
import { parseToolList, type ToolList } from '../../router/read/tool-list.js';

export interface RouteIndex extends ToolList {
  /** Set when one of the files was written by `route fit`. */
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
      throw new ConfigError('This index does not exist.', {
        file: named,
        fix: 'name a folder with skills or a list of tools.',
      });
    if (entry.isDirectory() || path.endsWith('.md')) {
      // Loaded only when needed, because loading the YAML parser takes longer than ranking a query.
      const { readRouteFolder, readRouteSkill } = await import('./route-skills.js');
      skills.push(...(entry.isDirectory() ? await readRouteFolder(path, cwd) : [await readRouteSkill(path, cwd)]));
      continue;
    }
    const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    if (isFitted(text)) {
      if (fitted)
        throw new ConfigError('This is a second fitted index, and only one can be used.', {
          file: named,
          fix: 'fit one index to the queries of both.',
        });
      fitted = parseFitted(text, named);
      lists.push({ tools: fitted.tools, warnings: [] });
    } else lists.push(parseToolList(text, named));
  }
  const { tools, warnings } = joinTools(lists, skills);
  if (tools.length === 0)
    throw new ConfigError('The index contains no tool or skill.', {
      file: paths.join(', '),
      fix: 'name a folder with SKILL.md files or a list of tools with --index.',
    });
  return { tools, warnings, fitted };
}
