/** Paths, folders and globs → the cases of the corpus files that they match, each read by the loader for its file name. */

import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { AGENT_NAMES } from '../../agents/index.js';
import { loadSchemas } from '../../case/json-schema.js';
import { LOADERS } from '../../case/loaders.js';
import type { Case } from '../../case/schema.js';
import { checkAgents, checkUnique } from '../../case/select.js';
import { checkRouteNames, type ToolRoute } from '../../case/tool-routes.js';
import { ConfigError } from '../../input/config-error.js';
import { suggest } from '../../input/suggest.js';
import { exists } from '../../io/files/presence.js';
import { listFew } from '../../text/count.js';
import { findListedRoutes, ROUTES_MANIFEST } from './listed-routes.js';

export interface Corpus {
  cases: Case[];
  /** The routes of all files, in loading order: the first one that matches a call decides. */
  routes: ToolRoute[];
  /** Absolute paths, in loading order. */
  files: string[];
  /** Files that were left out, and why (under --strict this is an error instead). */
  skipped: { file: string; reason: string }[];
}

/** Where plugins keep their suites. They belong to the default corpus, and may all be absent. */
const DEFAULT_CASES = 'cases.json';
export const DEFAULT_PATTERNS = [DEFAULT_CASES];
const DEFAULT_SUITES = ['tests/agents/*.tests.json', 'tests/skills/*.tests.json'];

/** The default corpus is cases.json, the suites and the route files that .claude-plugin/routes.json lists, as `init --hooks` writes it, or else all route files; anything else is what the user named. */
export const expandPatterns = (patterns: readonly string[]): readonly string[] =>
  isDefault(patterns) ? [DEFAULT_CASES, ...DEFAULT_SUITES] : patterns;

export const isDefault = (patterns: readonly string[]) => patterns.length === 1 && patterns[0] === DEFAULT_CASES;

export const IGNORED = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];

/** An empty file is a mistake, and it has a name. Files that were left out have been named already. */
export function requireCases({ cases, files, skipped }: Corpus, cwd: string): void {
  if (cases.length > 0 || files.length === 0 || skipped.length > 0) return;
  const shown = files.map((file) => relative(cwd, file) || file);
  throw new ConfigError(`${shown.length === 1 ? 'This file has' : 'These files have'} no cases.`, {
    file: shown.join(', '),
    fix: 'add a case, or let `agent-routing init` write the first ones.',
  });
}

export async function loadCorpus(
  patterns: readonly string[],
  options: { cwd: string; strict: boolean },
): Promise<Corpus> {
  const files = await findFiles(patterns, options.cwd);
  const corpus: Corpus = { cases: [], routes: [], files, skipped: [] };
  for (const file of files) {
    const shown = relative(options.cwd, file) || file;
    const named = LOADERS.find((row) => row.supports(basename(file)));
    // A plugin's routes.json may list route files of any name, and nothing else here is YAML.
    const loader = named ?? (/\.ya?ml$/.test(file) ? ROUTE_LOADER : undefined);
    if (!loader)
      throw new ConfigError('The name of this file does not show what kind of corpus it is.', {
        file: shown,
        fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
      });
    const text = await readFile(file, 'utf8');
    try {
      const cases = loader.parse(text, shown);
      await loadSchemas(cases);
      corpus.cases.push(...cases);
      corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
    } catch (error) {
      if (!(error instanceof ConfigError) || !loader.skips_invalid || options.strict) throw error;
      corpus.skipped.push({ file: shown, reason: error.message });
    }
  }
  checkRouteNames(corpus.routes);
  checkUnique(corpus.cases);
  checkAgents(corpus.cases, AGENT_NAMES);
  return corpus;
}

/** Empty where loadCorpus would find nothing. */
export const listCorpusFiles = (patterns: readonly string[], cwd: string): Promise<string[]> =>
  findFiles(patterns, cwd).catch((error: unknown) => {
    if (error instanceof ConfigError) return [];
    throw error;
  });

const ROUTE_LOADER = LOADERS.find((row) => row.routes !== undefined);
export const ROUTE_FILES: readonly string[] = ROUTE_LOADER?.globs ?? [];

/**
 * Only the routes; without patterns, those of every route file below the source, or below cwd where that has none (there may be
 * none at all). Another plugin's routes are not asked for: its hooks are not installed.
 */
export async function loadRoutes(
  patterns: readonly string[],
  cwd: string,
  source = '.',
): Promise<Pick<Corpus, 'routes' | 'files'>> {
  const found = patterns.length ? await findFiles(patterns, cwd) : await findOwnRouteFiles(resolve(cwd, source), cwd);
  const files = found.filter((file) => /\.ya?ml$/.test(file));
  const routes: ToolRoute[] = [];
  for (const file of files)
    routes.push(...(ROUTE_LOADER?.routes?.(await readFile(file, 'utf8'), relative(cwd, file) || file) ?? []));
  checkRouteNames(routes);
  return { routes, files };
}

/** Those of this folder's own plugin alone: a plugin below it has a corpus of its own. */
async function findOwnListedRoutes(cwd: string): Promise<string[]> {
  return (await exists(join(cwd, ROUTES_MANIFEST))) ? findListedRoutes(cwd) : [];
}

async function findOwnRouteFiles(source: string, cwd: string): Promise<string[]> {
  const found = await findRouteFiles(source, cwd);
  return found.length > 0 || source === cwd ? found : findRouteFiles(cwd);
}

export async function findRouteFiles(folder: string, cwd = folder): Promise<string[]> {
  const found = await glob([...ROUTE_FILES], { cwd: folder, absolute: true, ignore: IGNORED });
  return [...new Set([...found, ...(await findListedRoutes(folder, cwd))].map((file) => resolve(file)))].sort();
}

/** The nearest folder above that has the file, within the same repository; as a path from here. */
export async function findAbove(cwd: string, file: string): Promise<string | null> {
  for (let folder = cwd; !(await exists(join(folder, '.git'))) && dirname(folder) !== folder; ) {
    folder = dirname(folder);
    if (await exists(join(folder, file))) return relative(cwd, folder);
  }
  return null;
}

/** A file beside the one that is missing, with its name spelled otherwise or another ending. */
async function findNamedAlike(cwd: string, file: string): Promise<string | null> {
  const folder = dirname(resolve(cwd, file));
  const names = await glob(['*.{json,jsonl,yaml,yml,toml}'], { cwd: folder, expandDirectories: false });
  const bare = (name: string) => name.replace(/\.\w+$/, '');
  const same = names.find((name) => bare(name) === bare(basename(file)));
  const near = same ?? suggest(basename(file), names);
  return near === null ? null : relative(cwd, join(folder, near));
}

async function findFiles(patterns: readonly string[], cwd: string): Promise<string[]> {
  const found = new Set<string>();
  if (isDefault(patterns)) {
    const suites = await glob(DEFAULT_SUITES, { cwd, absolute: true, ignore: IGNORED });
    const [file = ''] = patterns.map((pattern) => resolve(cwd, pattern));
    const cases = (await exists(file)) ? [file] : [];
    const own = [...cases, ...suites.sort().map((file) => resolve(file))];
    const routes = own.length === 0 ? await findRouteFiles(cwd) : await findOwnListedRoutes(cwd);
    if (own.length + routes.length > 0) return [...new Set([...own, ...routes])];
  }
  for (const pattern of patterns) {
    const path = resolve(cwd, pattern);
    const entry = await stat(path).catch(() => null);
    if (entry?.isFile()) {
      found.add(path);
      continue;
    }
    const globs = entry?.isDirectory() ? LOADERS.flatMap((row) => row.globs) : [pattern];
    const matches = await glob(globs, {
      cwd: entry?.isDirectory() ? path : cwd,
      absolute: true,
      ignore: IGNORED,
    });
    if (matches.length === 0 && !(entry?.isDirectory() && (await findListedRoutes(path)).length > 0)) {
      const above = entry ? null : await findAbove(cwd, pattern);
      const near = entry || above ? null : await findNamedAlike(cwd, pattern);
      const nested = entry || above || near ? [] : await glob([`{*,*/*}/${pattern}`], { cwd, ignore: [...IGNORED] });
      const isSuite = /[*?[{]|\.tests\.json$/.test(pattern);
      const problem = entry ? 'This folder contains no corpus file.' : 'This corpus does not exist.';
      throw new ConfigError(entry || isSuite ? `NO_TEST_FILES_FOUND: ${problem}` : problem, {
        file: pattern,
        fix: above
          ? `run this in ${above}, where it is.`
          : near
            ? `is it ${near}? Name it with --cases ${near}.`
            : nested.length > 0
              ? fixNested(nested.sort(), cwd)
              : `${isDefault(patterns) ? 'name a cases.json with' : 'correct the path behind'} --cases, or write one with \`agent-routing init\`.`,
      });
    }
    for (const match of matches.sort()) found.add(resolve(match));
    if (entry?.isDirectory()) for (const match of await findListedRoutes(path)) found.add(match);
  }
  return [...found];
}

/** A folder of tests has no skills of its own. */
function fixNested(nested: readonly string[], cwd: string): string {
  const [first = ''] = nested;
  const isPackage = (file: string) =>
    ['skills', '.claude-plugin', '.claude', '.agents'].some((name) => existsSync(join(cwd, dirname(file), name)));
  if (nested.length === 1 && !isPackage(first)) return `name it with --cases ${first}.`;
  return `run this in ${listFew(nested.map((file) => dirname(file)))}: ${nested.length === 1 ? 'it has one' : 'each has one'}.`;
}
