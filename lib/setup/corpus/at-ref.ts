/** The files of a commit → the cases that the same --cases would have found there, and what could not be read of them. */
import { posix, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { LOADERS } from '../../case/loaders.js';
import type { Case } from '../../case/schema.js';
import { type OlderCases, readOlderCases } from '../../case/tolerant.js';
import type { RefTree } from '../../contract/ports/ref-tree.js';
import { ConfigError } from '../../input/config-error.js';
import { DEFAULT_PATTERNS, expandPatterns, IGNORED, isDefault, ROUTE_FILES } from './corpus.js';

export interface CorpusAtRef {
  cases: Case[];
  /** Sentences for the reader. */
  problems: string[];
}

export interface AtRef {
  cwd: string;
  name: string;
  /** The corpus files of now, of which some may have had another name there. */
  files?: readonly string[];
}

/** patterns as in loadCorpus; the tree's paths are relative to cwd. */
export async function readCorpusAtRef(
  patterns: readonly string[],
  tree: RefTree,
  { cwd, name, files: now = [] }: AtRef,
): Promise<CorpusAtRef> {
  const listed = await tree.list();
  const find = (wanted: readonly string[]) => {
    const named = matchFiles(expandPatterns(wanted), listed, cwd);
    return named.length === 0 && isDefault(wanted) ? matchFiles(ROUTE_FILES, listed, cwd) : named;
  };
  const named = find(patterns);
  const moved = await listMoved(
    tree,
    now.filter((file) => !named.includes(file)),
  );
  const still = now.map((file) => relative(cwd, resolve(cwd, file))).filter((file) => listed.includes(file));
  const own = [...new Set([...named, ...still, ...moved])];
  // A corpus under a new name does not take what was expected of the old one out of sight.
  const files = own.length > 0 ? own : find(DEFAULT_PATTERNS);
  const cases = new Map<string, Case>();
  const problems: string[] = [];
  for (const file of files) {
    const { cases: read, unread } = await readFile(tree, file).catch((error: unknown): OlderCases => {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(`${file} at ${name} cannot be read (${error.problem.replace(/\.$/, '')})`);
      return { cases: [], unread: 0 };
    });
    if (unread > 0) problems.push(`${unread} of the cases in ${file} at ${name} could not be read in full`);
    for (const testCase of read) if (!cases.has(testCase.case_id)) cases.set(testCase.case_id, testCase);
  }
  if (files.length === 0) problems.push(`${name} has no ${patterns.join(', ')}`);
  return { cases: [...cases.values()], problems };
}

async function listMoved(tree: RefTree, files: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const file of files) {
    const former = await tree.former?.(file);
    if (former) names.push(former);
  }
  return names;
}

async function readFile(tree: RefTree, file: string): Promise<OlderCases> {
  return readOlderCases((await tree.read(file)) ?? '', file);
}

const isIgnored = picomatch([...IGNORED], { dot: true });
const isLoaded = picomatch(LOADERS.flatMap((row) => row.globs));

/** As the file system is searched: a file, a folder, or a glob. */
function matchFiles(patterns: readonly string[], listed: readonly string[], cwd: string): string[] {
  const isKnown = (file: string) => LOADERS.some((row) => row.supports(posix.basename(file)));
  const found = new Set<string>();
  for (const pattern of patterns) {
    const path = relative(cwd, resolve(cwd, pattern)).replaceAll('\\', '/');
    const below = path === '' ? '' : `${path}/`;
    if (listed.includes(path) && isKnown(path)) found.add(path);
    else {
      const inside = listed.filter((file) => isBelow(file, below));
      const [own, prefix] = inside.length > 0 ? [inside, below] : [listed, ''];
      const matches = inside.length > 0 ? isLoaded : picomatch(pattern.replace(/^\.\//, ''));
      for (const file of own)
        if (matches(file.slice(prefix.length)) && isKnown(file) && !isIgnored(file)) found.add(file);
    }
  }
  return [...found].sort();
}

const isBelow = (file: string, folder: string) => (folder === '' ? !file.startsWith('../') : file.startsWith(folder));
