/** What was judged and the files at its ref → how the files that its findings rest on differ. */
import { readFile, readlink, realpath, stat } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { glob } from 'tinyglobby';
import type { FileChanges } from '../../../lib/contract/file-change.js';
import type { RefTree, TreeEntry } from '../../../lib/contract/ports/ref-tree.js';
import { findChanges } from '../../../lib/delta/file-changes.js';
import type { RefBaseline } from '../../../lib/delta/input.js';
import { hashBlob } from '../../../lib/io/git-objects.js';
import { listSubjectFiles } from '../../../lib/report/findings/group-deltas.js';
import type { ReportInput } from '../../../lib/report/view/input.js';
import { IGNORED } from '../../../lib/setup/corpus/corpus.js';
import { findRepository } from '../own-repository.js';
import type { PreparedRun } from '../prepare/prepare.js';

export interface ChangedSince {
  ref: RefBaseline | null;
  /** Paths are relative to `folder`, which is relative to the repository's root. */
  base: RefTree | null;
  head: Pick<RefTree, 'read'> & Partial<Pick<RefTree, 'list' | 'entries'>> & Checkout;
  folder: string;
}

/** What a checkout knows of its files. */
interface Checkout {
  isExecutable?(file: string): Promise<boolean>;
  /** Null where there is no link. */
  readLink?(file: string): Promise<string | null>;
}

export const refOf = ({ baselines: { ref, tree } }: Pick<PreparedRun, 'baselines'>) => ({ ref, base: tree });

/** undefined where nothing is to be explained, or the files at the ref cannot be read. A report without it is still one. */
export async function readChanges(
  judged: Pick<ReportInput, 'results' | 'comparison'>,
  { ref, base, head, folder }: ChangedSince,
): Promise<FileChanges | undefined> {
  if (!ref || !base) return undefined;
  const files = listSubjectFiles(judged);
  if (files.length === 0) return undefined;
  const inside = (file: string) => posix.relative(folder, file);
  let listed: Promise<string[]> | null = null;
  let entries: Promise<TreeEntry[]> | undefined;
  const listMode = async (wanted: string) => {
    entries ??= base.entries?.() ?? Promise.resolve([]);
    return (await entries).filter(({ mode }) => mode === wanted);
  };
  const list = () => {
    listed ??= listFrom(folder, base);
    return listed;
  };
  const known = async (file: string) => ((await list()).includes(file) ? base.read(inside(file)) : null);
  try {
    return await findChanges(files, {
      ref: ref.name,
      base: { read: known, list },
      head: { read: (file) => head.read(inside(file)), ...(head.list ? { list: () => listFrom(folder, head) } : {}) },
      isSealed: async (file) => {
        if (!(await listMode('100755')).some(({ path }) => path === inside(file))) return false;
        return (await head.isExecutable?.(inside(file))) === false;
      },
      findLink: async (file) => {
        for (let at = inside(file); at !== '.' && !at.startsWith('..'); at = posix.dirname(at))
          if (typeof (await head.readLink?.(at)) === 'string') return posix.join(folder, at);
        return null;
      },
      listLinks: async () => {
        const states = (await listMode('120000')).map(async (link) => {
          const state = await stateOfLink(link, head);
          const unlinked = state === 'gone' && (await head.read(link.path)) !== null;
          const change = { file: posix.join(folder, link.path), ...(unlinked ? { unlinked } : {}) };
          return state === 'same' ? [] : [{ ...change, state }];
        });
        return (await Promise.all(states)).flat();
      },
    });
  } catch {
    return undefined;
  }
}

async function stateOfLink(
  { path, hash }: TreeEntry,
  head: ChangedSince['head'],
): Promise<'same' | 'gone' | 'changed'> {
  const target = await head.readLink?.(path);
  const now =
    typeof target === 'string'
      ? hashBlob(Buffer.from(target), hash)
      : (await head.entries?.())?.find((one) => one.path === path)?.hash;
  if (now === hash || (!head.readLink && !head.entries)) return 'same';
  return now === undefined ? 'gone' : 'changed';
}

const listFrom = async (folder: string, tree: Partial<Pick<RefTree, 'list'>>): Promise<string[]> =>
  ((await tree.list?.()) ?? []).map((path) => posix.join(folder, path));

const MOST_BYTES = 1_000_000;

/** The checkout, by paths from the working folder; of links, which may lead anywhere, nothing is read. */
export function readCheckout(cwd: string): Pick<ChangedSince, 'head' | 'folder'> {
  const root = findRepository(cwd);
  return {
    folder: relative(root, cwd).replaceAll('\\', '/'),
    head: {
      async read(file) {
        const path = join(cwd, file);
        const inside = relative(root, path);
        if (inside.startsWith('..') || inside.split('/').includes('.git')) return null;
        try {
          const real = await realpath(path);
          const facts = await stat(real);
          if (real !== join(await realpath(root), inside) || !facts.isFile() || facts.size > MOST_BYTES) return null;
          return await readFile(real, 'utf8');
        } catch {
          return null;
        }
      },
      // A checkout may be no clone of git.
      list: () => glob(['**/*'], { cwd, dot: true, followSymbolicLinks: false, ignore: [...IGNORED] }),
      readLink: (file) => readlink(join(cwd, file)).catch(() => null),
      isExecutable: async (file) => ((await stat(join(cwd, file))).mode & 0o100) !== 0,
    },
  };
}
