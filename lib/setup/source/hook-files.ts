/** A source → its hook declarations, with the scripts that they name. */

import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseObject } from '../../input/json-value.js';
import { suggestFile } from '../../input/suggest.js';
import { readTextIfAny } from '../../io/files/files.js';
import { exists, isExecutable } from '../../io/files/presence.js';
import { isInside, listTree } from '../../io/files/walk-tree.js';
import { findSyntaxError } from '../../io/script-syntax.js';
import { findBareEvent } from '../../lint/plugin/hook-groups.js';
import { commandsOf, type HookFile, type HookScript } from '../../skill/hooks.js';
import { nearProgram } from '../../skill/program-names.js';
import { filesIn, type NamedFile } from '../../skill/script-names.js';
import type { Source } from '../../skill/skill.js';
import { escapePattern } from '../../text/escape.js';
import { pathsOf } from './manifest.js';

/** Files in which a plugin or repository declares hooks for one of the agents. */
const FILES = ['hooks.json', '.codex/hooks.json'];
/** They hold other things, too, so one without hooks is no hooks file. */
const OF_CLAUDE = '.claude/settings.json';
const SETTINGS = [OF_CLAUDE, '.gemini/settings.json', '.qwen/settings.json'];
/** What an agent reads in the project that it is started in. */
const IN_PROJECT = /(?:^|\/)\.(?:codex|github|claude|gemini|qwen)\//;
/** A plugin may declare them in its manifest. */
const MANIFEST = '.claude-plugin/plugin.json';
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
      const is_named = named.has(file.file) || basename(file.file) === basename(MANIFEST);
      const is_read = in_project || basename(file.file) === 'hooks.json' || is_named;
      return {
        ...file,
        ...(is_read ? {} : { unread: true }),
        ...(is_named ? { named: true } : {}),
        shipped: isPlugin(folders[at] ?? '') && !in_project,
      };
    }),
  );
}

async function readDeclarations(root: string, below: string, prefix: string): Promise<HookFile[]> {
  const folder = below === '' ? prefix : `${prefix}${below}/`;
  const found = await Promise.all(FOLDERS.map((name) => listJson(join(root, below), name)));
  const files = await Promise.all(
    [...FILES, ...SETTINGS, MANIFEST, ...found.flat()].sort().map(async (name) => {
      const path = join(root, below, name);
      const text = await readTextIfAny(path);
      const isOther = [...SETTINGS, MANIFEST].includes(name);
      if (text === null || (isOther && !commandsOf(text) && (name === MANIFEST || !isMeant(name, text)))) return [];
      const scripts: HookFile['scripts'] = {};
      for (const { command } of commandsOf(text) ?? [])
        for (const { path: script, how } of filesIn(command)) {
          const read = await readScript(root, join(below, script), { command, how });
          // What only looks like a path may be none.
          if (read || how !== 'word') scripts[script] = read;
        }
      const lost = Object.keys(scripts).filter((script) => scripts[script] === null);
      const there = lost.length > 0 ? await listTree(join(root, below), '.') : [];
      const meant = lost.flatMap((script) => {
        const near = suggestFile(script, there);
        return near === null ? [] : [[script, near]];
      });
      return [{ file: `${prefix}${relative(root, path)}`, folder, text, scripts, meant: Object.fromEntries(meant) }];
    }),
  );
  return files.flat();
}

/** Hooks were to be in it, and it has not their shape. */
function isMeant(name: string, text: string): boolean {
  const fields = parseObject(text.replace(/^\uFEFF/, ''));
  if (fields === null) return name === OF_CLAUDE && /"hooks"/.test(text);
  return findBareEvent(fields) !== undefined || (name === OF_CLAUDE && 'hooks' in fields);
}

async function listJson(root: string, folder: string): Promise<string[]> {
  const rows = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return rows.filter((row) => !row.isDirectory() && row.name.endsWith('.json')).map(({ name }) => join(folder, name));
}

interface Started extends Pick<NamedFile, 'how'> {
  command: string;
}

async function readScript(root: string, file: string, { command, how }: Started): Promise<HookScript | null> {
  const path = join(root, file);
  const text = await readTextIfAny(path).catch(() => null);
  if (text === null) return null;
  const reader = await readerIn(root, path, command, text);
  const broken =
    (how === 'program' && /^#![^\n]*\r\n/.test(text)
      ? endsOfWindows('no interpreter has a carriage return in its name')
      : null) ??
    (reader
      ? ((await findFault(path, reader, text)) ?? (reader === 'node' ? await findLostImport(text, path) : null))
      : await findLostReader(text));
  return { text, executable: await isExecutable(path), ...(broken ? { broken } : {}) };
}

type Broken = HookScript['broken'] | null;

const endsOfWindows = (what: string): Broken => ({
  line: 1,
  message: `its lines end as on Windows (CRLF), and ${what}`,
  cure: 'save it with line ends of Unix (LF)',
});

/** Why the interpreter with which a command starts a file cannot read it; null: it can, or it is not known which one it is. */
export async function findUnreadable(
  path: string,
  { root, command, text }: Record<'root' | 'command' | 'text', string>,
): Promise<Broken> {
  const reader = await readerIn(root, path, command, text);
  return reader ? findFault(path, reader, text) : null;
}

/** A shell takes the carriage return for a part of each line; others do not. */
async function findFault(path: string, reader: string, text: string): Promise<Broken> {
  const found = await findSyntaxError(path, reader, text);
  const isShell = /^(?:ba)?sh$/.test(reader);
  return found && isShell && text.includes('\r\n')
    ? endsOfWindows(`${reader} takes the carriage return for a part of each line`)
    : found;
}

async function readerIn(root: string, path: string, command: string, text: string): Promise<string | undefined> {
  const reader = readerOf(command, basename(path), text);
  return reader && isInside(root, await realpath(path)) ? reader : undefined;
}

/** By the command that names the script, or else by its first line. */
function readerOf(command: string, name: string, text: string): string | undefined {
  const words = '\\b(bash|sh|node|python)3?\\s+(?:-\\w+\\s+)*[^\\s;|&]*';
  const named =
    new RegExp(`${words}${escapePattern(name)}`).exec(command) ?? /^#!.*\b(bash|sh|node|python)3?\b/.exec(text);
  return /\.[cm]?tsx?$/.test(name) ? undefined : named?.[1];
}

/** A first line that misspells a common interpreter; others may be where the hook runs, though not here. */
async function findLostReader(text: string): Promise<Broken> {
  const [, path = '', word = ''] = /^#!\s*(\/\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(text) ?? [];
  const isFound = basename(path) === 'env';
  const near = nearProgram(isFound ? word : basename(path));
  if (!near || (!isFound && (await exists(path)))) return null;
  return { line: 1, message: `there is no interpreter ${isFound ? word : path}; did you mean ${near}?` };
}

/** What a program of node loads before it does anything. */
const IMPORT = /^(?:(?:im|ex)port\b[^'"`;(=]*|(?:const|let|var)\b[^=;]*=\s*require\()['"](\.{1,2}\/[^'"]+)['"]/gm;

async function findLostImport(text: string, path: string): Promise<HookScript['broken'] | null> {
  for (const { 1: name = '', index } of text.matchAll(IMPORT)) {
    const file = join(dirname(path), name);
    const found = await Promise.all(
      ['', '.js', '.cjs', '.json', '.node', '/package.json', '/index.js'].map((end) => exists(`${file}${end}`)),
    );
    if (!found.includes(true))
      return { line: text.slice(0, index).split('\n').length, message: `it loads ${name}, and there is no such file` };
  }
  return null;
}
