/** A staged copy → the same with nothing in it from which an agent starts a program of the source. What declares it stays, byte for byte but there. */
import { readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import picomatch from 'picomatch';
import { AGENTS } from '../../agents/index.js';
import type { Start } from '../../agents/interface/starts.js';
import { listTree } from '../../io/files/walk-tree.js';
import { type Declaring, type Inert, makeInert } from '../../skill/inert.js';

const { dirname, join, normalize } = posix;

/** Loads in every agent that loads modules, and does nothing. */
const MODULE = 'export const register = () => ({});\nexport default () => ({});\n';
const COMMON_JS = 'module.exports = () => ({});\n';
const SCRIPT = '#!/bin/sh\n';
const CODE = /\.[cm]?[jt]sx?$/;

/** Of all agents: each of them gets the same copy. */
const listRows = (): (Start & { matches: (path: string) => boolean })[] =>
  Object.values(AGENTS)
    .flatMap(({ starts }) => starts)
    .filter(({ switched_off }) => switched_off === undefined)
    .map((start) => ({
      ...start,
      matches: picomatch(
        start.files.map((glob) => `**/${glob}`),
        { dot: true },
      ),
    }));

const IN_HOOKS = /(?:^|\/)hooks(?:\/|\.json$)/;

/** What was changed: `hooks/hooks.json: command`. keep: hooks may run. */
export async function stopProcesses(root: string, keep?: 'hooks'): Promise<string[]> {
  const rows = listRows();
  const files = new Set(await listTree(root, '.'));
  const changed = new Map<string, Set<string>>();
  const change = async (path: string, start: Pick<Start, 'form' | 'under' | 'commands' | 'mark'>): Promise<void> => {
    const { encoding, text } = await readBytes(join(root, path));
    const inert = stop(text, path, { ...start, ...(keep ? { keep } : {}) });
    if (inert.text !== text) {
      await writeFile(join(root, path), inert.text, encoding);
      changed.set(path, new Set([...(changed.get(path) ?? []), ...inert.replaced]));
    }
    for (const named of inert.named) await follow(path, Buffer.from(named, encoding).toString('utf8'));
  };
  const followed = new Set<string>();
  /** From where the file stands, as hooks files name modules, or from the plugin's folder above it. */
  const follow = async (from: string, named: string): Promise<void> => {
    const folders = [dirname(from), dirname(dirname(from)), dirname(dirname(dirname(from)))];
    const places = new Set(folders.map((folder) => normalize(join(folder, named)).replace(/\/$/, '')));
    for (const path of files) {
      const is_named = places.has(path) || (path.endsWith('.json') && places.has(dirname(path)));
      if (followed.has(path) || !is_named) continue;
      followed.add(path);
      await change(path, { form: CODE.test(path) ? 'module' : 'json' });
    }
  };
  for (const path of files) {
    if (keep && IN_HOOKS.test(path)) continue;
    for (const row of rows) if (row.matches(path)) await change(path, row);
  }
  return [...changed].map(([path, keys]) => [path, [...keys].join(', ')].filter(Boolean).join(': '));
}

function stop(
  text: string,
  path: string,
  { form, mark, ...declaring }: Pick<Start, 'form' | 'mark'> & Omit<Declaring, 'form'>,
): Inert {
  switch (form) {
    case 'json':
    case 'toml':
    case 'front_matter':
      return makeInert(text, { ...declaring, form });
    case 'module':
      return { text: path.endsWith('.cjs') ? COMMON_JS : MODULE, replaced: [], named: [] };
    case 'script':
      return { text: SCRIPT, replaced: [], named: [] };
    case 'template':
      return { text: mark ? text.replaceAll(mark, `${mark[0]} ${mark[1]}`) : text, replaced: [], named: [] };
  }
}

/** Every byte is one character, so that what is no text stays as it is; UTF-16 is known by its mark. */
async function readBytes(path: string): Promise<{ encoding: 'latin1' | 'utf16le'; text: string }> {
  const bytes = await readFile(path);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'latin1';
  return { encoding, text: bytes.toString(encoding) };
}
