/** Finds the custom agents that a source ships: those of its plugins and the project's own. */
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { subagentPlaces } from '../../agents/index.js';
import type { SubagentFormat } from '../../agents/interface/source.js';
import { listTree } from '../../io/files/walk-tree.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import type { Source } from '../../skill/skill.js';
import type { Subagent } from '../../skill/subagent.js';
import { installedPlugins, pathsOf, pluginName } from './manifest.js';

const { basename, join } = posix;

const MARKDOWN: SubagentFormat = {
  ending: '.md',
  needed: [],
  read(text) {
    const { fields, body_line } = parseFrontMatter(text);
    const { name } = fields;
    const body = text.split(/\r\n|\n|\r/).slice(body_line - 1);
    return { name: typeof name === 'string' ? name.trim() : '', instructions: body.join('\n').trim() };
  },
};

export async function readSubagents(source: Source): Promise<Subagent[]> {
  const { root } = source;
  const found: Subagent[] = [];
  for (const plugin of installedPlugins(source)) {
    const name = pluginName(source, plugin);
    const locations = [join(plugin.folder, 'agents'), ...pathsOf(plugin, 'agents')];
    for (const location of locations) found.push(...(await readFolder(root, location, name)));
  }
  for (const { folders, format } of subagentPlaces())
    for (const folder of folders) found.push(...(await readFolder(root, folder, null, format)));
  return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}

async function readFolder(
  root: string,
  folder: string,
  plugin: string | null,
  { ending, read } = MARKDOWN,
): Promise<Subagent[]> {
  const files = (await listTree(root, folder)).filter((path) => path.endsWith(ending));
  return Promise.all(
    files.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      const { name, instructions } = read(text);
      return {
        name: name || basename(path, ending).replace(/\.agent$/, ''),
        plugin,
        path,
        file: path === folder ? basename(path) : path.slice(folder.length + 1),
        text,
        instructions,
      };
    }),
  );
}
