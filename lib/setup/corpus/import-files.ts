/** Files and folders that hold another tool's cases → their texts, with what stands around each. */
import { readFile, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ImportFile } from '../../import/imported.js';
import { ConfigError } from '../../input/config-error.js';
import { listTree } from '../../io/files/walk-tree.js';

const HELD = /\.(?:jsonl?|ya?ml|bats)$|(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$|(?:^|\/)prompt\.md$/i;
/** Files in these folders belong to other programs or were written by this one. */
const ELSEWHERE = /(?:^|\/)(?:node_modules|\.git|\.agent-routing|dist|build|results)\//;
/** More than anybody writes by hand. */
const LARGEST = 5_000_000;

export interface FoundFiles {
  files: ImportFile[];
  /** A folder was named, so that files of other kinds are not a mistake. */
  folder: boolean;
}

/** root: of the source. */
export async function findImportFiles(named: string, cwd: string, root: string): Promise<FoundFiles> {
  const path = resolve(cwd, named);
  const found = await stat(path).catch(() => null);
  if (!found)
    throw new ConfigError('There is no such file or folder.', {
      file: named,
      fix: 'name the file that holds the cases.',
    });
  const parts = new Set<string>();
  const shown = (file: string) => relative(cwd, file).split(sep).join('/') || named;
  if (!found.isDirectory()) {
    if (found.size > LARGEST)
      throw new ConfigError('This file is too large to be written by hand.', { file: named, fix: 'split it.' });
    return { files: [openFile(path, shown(path), await readText(path), { root, parts })], folder: false };
  }
  const files: ImportFile[] = [];
  for (const inside of (await listTree(path, '.')).filter((one) => HELD.test(one) && !ELSEWHERE.test(one)).sort()) {
    const file = join(path, inside);
    const size = (await stat(file).catch(() => null))?.size ?? LARGEST + 1;
    if (size <= LARGEST) files.push(openFile(file, shown(file), await readText(file), { root, parts }));
  }
  return { files, folder: true };
}

const readText = (file: string) => readFile(file, 'utf8');

/** parts: what has been read beside the files themselves. */
function openFile(
  path: string,
  shown: string,
  text: string,
  { root, parts }: { root: string; parts: Set<string> },
): ImportFile {
  const folder = dirname(path);
  const inSource = relative(root, path).split(sep).join('/');
  return {
    path: shown,
    text,
    source_path: inSource.startsWith('../') || isAbsolute(inSource) ? null : inSource,
    isPart: () => parts.has(path),
    async read(name) {
      if (isAbsolute(name)) return null;
      parts.add(join(folder, name));
      return readText(join(folder, name)).catch(() => null);
    },
    async list(name) {
      const at = join(folder, name);
      if (!(await stat(at).catch(() => null))?.isDirectory()) return [];
      return (await listTree(at, '.')).map((file) => join(name, file).split(sep).join('/')).sort();
    },
  };
}
