/** A source → the files in which agents look for its own MCP servers, and the variables in servers that no file of it speaks of. */
import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { serverFiles } from '../../../agents/index.js';
import { readTextIfAny } from '../../../io/files/files.js';
import type { ProjectServers } from '../../../lint/plugin/project-servers-rule.js';
import { serversIn } from '../../../skill/plugin-part.js';
import type { Source } from '../../../skill/skill.js';
import { installedPlugins } from '../manifest.js';
import { readPluginParts } from '../plugin-parts.js';

const { join } = posix;

/** For those who work in the source; what has a README tells its users what to set. */
export async function readProjectServers(source: Source): Promise<ProjectServers> {
  const read = async (path: string) => ({ path, text: await readTextIfAny(join(source.root, path)).catch(() => null) });
  // What is installed as a plugin may have its servers without the field around them.
  const is_plugin = installedPlugins(source).some(({ folder }) => folder === '');
  const named = serverFiles().filter((path) => !is_plugin || path !== '.mcp.json');
  const files = (await Promise.all(named.map(read))).flatMap(({ path, text }) =>
    text === null ? [] : [{ path, text }],
  );
  const servers = serversIn(await readPluginParts({ ...source, kind: 'plugin' }));
  const folders = ['', ...new Set(servers.map(({ folder }) => folder))];
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(source.root, folder)).catch(() => []))
        .filter((name) => SAYS.test(name))
        .map((name) => join(folder, name)),
    ),
  );
  const said = await Promise.all(['.claude/settings.json', ...listed.flat()].map(read));
  const unset = servers.map(async ({ server, ...part }) => {
    const open = [...JSON.stringify(server).matchAll(VARIABLE)].map(([, name = '']) => name);
    const names = [...new Set(open)].filter(
      (name) => !GIVEN.test(name) && !said.some(({ text }) => text?.includes(name)),
    );
    const lines = names.length > 0 ? ((await read(part.path)).text ?? '').split('\n') : [];
    return { server: { ...part, server }, names, line: lines.findIndex((one) => one.includes(names[0] ?? '')) + 1 };
  });
  return { files, unset: (await Promise.all(unset)).filter(({ names }) => names.length > 0) };
}

/** Without a default in the braces. */
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)\}/g;
/** By an agent, or on every machine. */
const GIVEN = /^(?:(?:CLAUDE|COPILOT|CODEX|PLUGIN)_\w+|HOME|PATH|USER|PWD|SHELL|TMPDIR|LANG)$/;
/** Files that tell people, or agents, what to set. */
const SAYS = /\.md$|env/i;
