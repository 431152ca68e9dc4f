/** Files at the ref and as judged → how each of them differs, and what changed of the files that a script among them names. */
import { posix } from 'node:path';
import type { FileChange, FileChanges } from '../contract/file-change.js';
import type { RefTree } from '../contract/ports/ref-tree.js';
import { compareLines } from '../text/compare-lines.js';

/** All paths are from the repository's root. null where there is no such file. */
export interface BothTrees {
  ref: string;
  base: Pick<RefTree, 'read' | 'list'>;
  head: Pick<RefTree, 'read'> & Partial<Pick<RefTree, 'list'>>;
  /** It is executable at the ref and not as judged; absent: not known. */
  isSealed?(file: string): Promise<boolean>;
  /** The link, as judged, at this path or above it. */
  findLink?(file: string): Promise<string | null>;
  /** The links of the ref that are gone, or lead elsewhere. */
  listLinks?(): Promise<readonly ({ state: 'gone' | 'changed' } & Pick<FileChange, 'file' | 'unlinked'>)[]>;
}

const PLAIN = { from: null, lines: null, piece: null, removed: null, added: false };
const TO_SKILLS = /(?:^|\/)(?:\.[\w-]+|skills)(?:\/|$)/;
const SCRIPT = /\.(?:[cm]?[jt]s|py|sh|bash|rb|pl|php|lua)$/;
/** A script may name many; each costs a request. */
const MOST_NAMED = 20;

export async function findChanges(files: readonly string[], trees: BothTrees): Promise<FileChanges> {
  const found = new Map<string, FileChange>();
  for (const file of files) {
    const change = await findChange(file, trees);
    if (change) found.set(file, change);
  }
  const named_by = new Map<string, FileChange[]>();
  for (const [file, { state }] of found) {
    const isSkill = file.endsWith('/SKILL.md');
    if (state !== 'same' && !isSkill) continue;
    // Through a link an agent may have had the skill, whatever else became of it.
    const changed: FileChange[] = isSkill ? await listLost(trees) : [];
    for (const named of SCRIPT.test(file) ? await listNamed(file, trees) : []) {
      const change = found.get(named) ?? (await findChange(named, trees));
      if (change && change.state !== 'same') changed.push(change);
    }
    if (changed.length > 0) named_by.set(file, changed);
  }
  return { ref: trees.ref, files: found, named_by };
}

const listLost = async ({ listLinks }: BothTrees): Promise<FileChange[]> =>
  ((await listLinks?.()) ?? []).filter(({ file }) => TO_SKILLS.test(file)).map((link) => ({ ...PLAIN, ...link }));

/** Null where it is in neither. */
async function findChange(file: string, trees: BothTrees): Promise<FileChange | null> {
  const [before, after] = [await trees.base.read(file), await trees.head.read(file)];
  const plain = { ...PLAIN, file };
  if (before === null && after === null) return null;
  if (after === null) {
    const link = await trees.findLink?.(file);
    if (link) return { ...plain, state: 'gone', link };
    const now = (await trees.head.list?.()) ?? [];
    const to = (await findNamesake(file, now, trees.base)) ?? (await findRenamed(file, before, now, trees));
    return { ...plain, state: 'gone', to };
  }
  if (before === null) {
    const from = await findNamesake(file, await trees.base.list(), trees.head);
    return from === null ? { ...plain, state: 'new' } : { ...plain, state: 'moved', from };
  }
  // What cannot be started fails for that, whatever it says.
  if (await trees.isSealed?.(file)) return { ...plain, state: 'sealed' };
  const difference = compareLines(before, after);
  return difference ? { ...plain, state: 'changed', ...difference } : { ...plain, state: 'same' };
}

/** A file of the same name in a folder of the same name, of which the other tree has none there. */
async function findNamesake(
  file: string,
  paths: readonly string[],
  other: Pick<RefTree, 'read'>,
): Promise<string | null> {
  const own = lastTwo(file);
  const candidates = paths.filter((path) => path !== file && lastTwo(path) === own);
  for (const path of candidates.slice(0, MOST_NAMED)) if ((await other.read(path)) === null) return path;
  return null;
}

/** A file beside it, which the ref does not have there, with the same text. */
async function findRenamed(
  file: string,
  text: string | null,
  paths: readonly string[],
  { base, head }: BothTrees,
): Promise<string | null> {
  const beside = paths.filter((path) => posix.dirname(path) === posix.dirname(file));
  if (beside.length === 0) return null;
  const known = new Set(await base.list());
  const fresh = beside.filter((path) => !known.has(path)).slice(0, MOST_NAMED);
  for (const path of fresh) if ((await head.read(path)) === text) return path;
  return null;
}

const lastTwo = (file: string) => file.split('/').slice(-2).join('/');

/** Files beside it or further up in its plugin whose names, without the extension, stand in the script. */
async function listNamed(script: string, { base, head }: BothTrees): Promise<string[]> {
  const text = (await head.read(script)) ?? '';
  const words = new Set(text.match(/[\w-]{3,}/g));
  const plugin = posix.dirname(posix.dirname(script));
  const root = plugin === '.' ? '' : `${plugin}/`;
  const isNamed = (file: string) => words.has(posix.basename(file).replace(/\..*$/, ''));
  const isPart = (file: string) => SCRIPT.test(file) || /\.(?:json|ya?ml|toml|txt)$/.test(file);
  const files = (await base.list()).filter((file) => file !== script && file.startsWith(root));
  return files.filter((file) => isPart(file) && isNamed(file)).slice(0, MOST_NAMED);
}
