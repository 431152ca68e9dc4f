/** A source → its hook declarations, with the scripts that they name. */

import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readTextIfAny } from '../../io/files/files.js';
import { isExecutable } from '../../io/files/presence.js';
import { commandsOf, type HookFile, scriptsOf } from '../../skill/hooks.js';
import type { Source } from '../../skill/skill.js';
import { pathsOf } from './manifest.js';

/** Files in which a plugin or repository declares hooks for one of the agents. */
const FILES = ['hooks.json', '.codex/hooks.json'];
/** They hold other things, too, so one without hooks is no hooks file. */
const SETTINGS = ['.claude', '.gemini', '.qwen'].map((folder) => `${folder}/settings.json`);
/** What an agent reads in the project that it is started in. */
const IN_PROJECT = /(?:^|\/)\.(?:codex|github|claude|gemini|qwen)\//;
/** Every JSON file in them. */
const FOLDERS = ['hooks', '.github/hooks'];

/** Reads the declarations of the source itself and of each plugin in its marketplace. */
export async function readHookFiles(source: Source, prefix: string): Promise<HookFile[]> {
  const folders = [...new Set(['', ...source.plugins.map(({ folder }) => folder)])];
  const files = await Promise.all(folders.map((folder) => readDeclarations(source.root, folder, prefix)));
  const isPlugin = (folder: string) =>
    source.plugins.some((one) => one.folder === folder && (one.entry !== null || source.kind === 'plugin'));
  const named = new Set(source.plugins.flatMap((plugin) => pathsOf(plugin, 'hooks')).map((path) => `${prefix}${path}`));
  return files.flatMap((found, at) =>
    found.map((file) => {
      const in_project = IN_PROJECT.test(file.file);
      const is_read = in_project || basename(file.file) === 'hooks.json' || named.has(file.file);
      return { ...file, ...(is_read ? {} : { unread: true }), shipped: isPlugin(folders[at] ?? '') && !in_project };
    }),
  );
}

async function readDeclarations(root: string, below: string, prefix: string): Promise<HookFile[]> {
  const folder = below === '' ? prefix : `${prefix}${below}/`;
  const found = await Promise.all(FOLDERS.map((name) => listJson(join(root, below), name)));
  const files = await Promise.all(
    [...FILES, ...SETTINGS, ...found.flat()].sort().map(async (name) => {
      const path = join(root, below, name);
      const text = await readTextIfAny(path);
      if (text === null || (SETTINGS.includes(name) && !commandsOf(text))) return [];
      const scripts: HookFile['scripts'] = {};
      for (const script of (commandsOf(text) ?? []).flatMap(({ command }) => scriptsOf(command)))
        scripts[script] = await readScript(join(root, below, script));
      return [{ file: `${prefix}${relative(root, path)}`, folder, text, scripts }];
    }),
  );
  return files.flat();
}

async function listJson(root: string, folder: string): Promise<string[]> {
  const rows = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return rows.filter((row) => !row.isDirectory() && row.name.endsWith('.json')).map(({ name }) => join(folder, name));
}

async function readScript(path: string): Promise<{ text: string; executable: boolean } | null> {
  const text = await readTextIfAny(path).catch(() => null);
  if (text === null) return null;
  return { text, executable: await isExecutable(path) };
}
