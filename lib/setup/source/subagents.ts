/** Finds the custom agents that a source ships: those of its plugins and the project's own. */
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { subagentFolders } from '../../agents/index.js';
import { listTree } from '../../io/files/walk-tree.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import type { Source } from '../../skill/skill.js';
import type { Subagent } from '../../skill/subagent.js';
import { installedPlugins, pathsOf, pluginName } from './manifest.js';

const { basename, join } = posix;

export async function readSubagents(source: Source): Promise<Subagent[]> {
  const { root } = source;
  const found: Subagent[] = [];
  for (const plugin of installedPlugins(source)) {
    const name = pluginName(source, plugin);
    const locations = [join(plugin.folder, 'agents'), ...pathsOf(plugin, 'agents')];
    for (const location of locations) found.push(...(await readFolder(root, location, name)));
  }
  for (const folder of subagentFolders()) found.push(...(await readFolder(root, folder, null)));
  return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}

async function readFolder(root: string, folder: string, plugin: string | null): Promise<Subagent[]> {
  const files = (await listTree(root, folder)).filter((path) => path.endsWith('.md'));
  return Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      const { fields, body_line } = parseFrontMatter(text);
      const { name } = fields;
      return {
        name: typeof name === 'string' && name.trim() ? name.trim() : basename(path).replace(/(?:\.agent)?\.md$/, ''),
        plugin,
        path,
        file: path === folder ? basename(path) : path.slice(folder.length + 1),
        text,
        instructions: text
          .split(/\r\n|\n|\r/)
          .slice(body_line - 1)
          .join('\n')
          .trim(),
      };
    }),
  );
}
