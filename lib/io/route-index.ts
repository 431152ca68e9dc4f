/** Files and folders that a user names → the tools that the router ranks: tool lists, and the SKILL.md files of folders. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import pLimit from 'p-limit';
import { ConfigError } from '../config-error.js';
import { FITTED_SCHEMA, type Fitted, parseFitted } from '../router/fitted.js';
import { joinTools } from '../router/join-tools.js';
import { parseSkillFile, type SkillEntry } from '../router/skill-entry.js';
import { parseToolList, type ToolList } from '../router/tool-list.js';
import { findSourceSkills } from './source.js';

export interface RouteIndex extends ToolList {
  /** Set where one of the named files is the work of `route fit`. */
  fitted: Fitted | null;
}

const OPEN_FILES = 16;

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
    if (entry.isDirectory()) {
      skills.push(...(await readSkills(path, cwd)));
      continue;
    }
    const text = await readFile(path, 'utf8');
    if (path.endsWith('.md')) skills.push(parseSkillFile(text, relative(cwd, path)));
    else if (text.slice(0, 200).includes(FITTED_SCHEMA)) {
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

/**
 * Of a repository the skills that it ships: its fixtures and examples are nothing to route to. A folder that is no source
 * gives every SKILL.md below it.
 */
async function readSkills(folder: string, cwd: string): Promise<SkillEntry[]> {
  const { paths } = await findSourceSkills(await realpath(folder));
  const limit = pLimit(OPEN_FILES);
  return Promise.all(
    paths.map((path) =>
      limit(async () => {
        const file = join(folder, path);
        return parseSkillFile(await readFile(file, 'utf8'), relative(cwd, file));
      }),
    ),
  );
}
