/** Where this tool came from → the repository that workflows name it by: `owner/name`, and the tag of its major version. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git } from '../../lib/io/git-run.js';
import { findPackages } from '../../lib/setup/source/find-places.js';
import { listFew } from '../../lib/text/count.js';
import { escapePattern } from '../../lib/text/escape.js';
import { DEFAULT_CASES } from '../options/run-options.js';

/** Stands for the owner in package.json and on every page until there is one; forks and copies have their own. */
export const PLACEHOLDER = 'org/agent-routing';

export interface OwnRepository {
  /** PLACEHOLDER where it is not known. */
  name: string;
  /** `v1`, or what the action was used at. */
  ref: string;
}

/** root: the folder of this tool's package.json. */
export async function ownRepository(
  env: NodeJS.ProcessEnv,
  root: string | null = findPackage(),
): Promise<OwnRepository> {
  const used = env['GITHUB_ACTION_REPOSITORY'] ?? '';
  const { version = '1', repository } = root === null ? {} : readJson(join(root, 'package.json'));
  const major = `v${String(version).split('.')[0]}`;
  if (NAME.test(used)) return { name: used, ref: safeRef(env['GITHUB_ACTION_REF']) ?? major };
  const url = typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url;
  const found = root && (nameOf(installedFrom(root)) ?? nameOf(await remoteOf(root)));
  return { name: found ?? nameOf(url) ?? PLACEHOLDER, ref: major };
}

const NAME = /^[\w.-]+\/[\w.-]+$/;
const safeRef = (ref: string | undefined) => (ref && /^[\w./-]+$/.test(ref) ? ref : null);

/** The bundle is two folders below it, the build three. */
function findPackage(): string | null {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (readJson(join(at, 'package.json'))['name'] === 'agent-routing') return at;
    if (dirname(at) === at) return null;
  }
}

/** npm writes beside the packages that it installs where each came from. */
function installedFrom(root: string): string | null {
  const { packages } = readJson(join(dirname(root), '.package-lock.json'));
  const entry = (packages as Record<string, { resolved?: string }> | undefined)?.['node_modules/agent-routing'];
  return entry?.resolved ?? null;
}

/** A checkout of its own; git would otherwise answer for the repository that it is installed in. */
async function remoteOf(root: string): Promise<string | null> {
  if (!existsSync(join(root, '.git'))) return null;
  const { code, stdout } = await git(root, ['remote', 'get-url', 'origin']).catch(() => ({ code: 1, stdout: '' }));
  return code === 0 ? stdout.trim() : null;
}

/** `git+ssh://git@host/owner/name.git#commit`, `git@host:owner/name` → `owner/name`; null for a path or a package registry's address. */
function nameOf(url: string | null | undefined): string | null {
  const bare = (url ?? '').replace(/^git\+/, '').replace(/[#?].*$/, '');
  const found =
    /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(bare);
  return found?.[1] ?? null;
}

function readJson(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** At the root of a repository of which packages have no cases yet; '' elsewhere. */
export async function namePackages(root: string, command: string): Promise<string> {
  const folders = (await findPackages(root)).filter((folder) => !existsSync(join(root, folder, DEFAULT_CASES)));
  const [first] = folders;
  if (first === undefined) return '';
  const what = folders.length === 1 ? 'stands on its own' : 'stand on their own';
  return `${listFew(folders)} ${what}: start with \`cd ${first} && ${command}\`${folders.length > 1 ? ', then the others' : ''}.`;
}

/** How the reader started this: what npx runs once is on no PATH. */
export const toolCommand = (env: NodeJS.ProcessEnv, { name }: OwnRepository): string =>
  env['npm_command'] === 'exec' ? `npx --yes github:${name}` : 'agent-routing';

export const WORKFLOW = '.github/workflows/agent-routing.yml';

/** The repository and the version that such a line names. */
export const USED = /^\s*-?\s*uses:\s*['"]?([\w.-]+\/agent-routing)(?:\/[^@\s]*)?@([\w./-]+)/m;
/** A line by which a workflow uses this action. */
export const USES = /^\s*-?\s*uses:\s*['"]?[\w.-]+\/agent-routing(?:\/[^@\s]*)?@/m;

/** Where a workflow runs this action in a folder; null: none does. */
export async function findStep(root: string, folder: string) {
  const named = new RegExp(`(?<![\\w./-])(?:\\./)?${escapePattern(folder)}/?(?![\\w./*-])`);
  for (const { file, text } of await readOwn(root)) {
    const lines = text.split('\n').map((line) => line.replace(/^\s*#.*/, ''));
    const own = lines.findIndex((line) => named.test(line) && line.includes('working_directory:'));
    const words = own < 0 ? 'its entry' : `its step (\`working_directory: ${folder}\`)`;
    const line = (own < 0 ? lines.findIndex((one) => named.test(one)) : own) + 1;
    if (line > 0) return { file, line, words };
  }
  return null;
}

/** The workflows that use this action. */
export async function readOwn(root: string): Promise<{ file: string; text: string }[]> {
  const folder = posix.dirname(WORKFLOW);
  const names = (await readdir(join(root, folder)).catch(() => [])).filter((name) => /\.ya?ml$/.test(name)).sort();
  const files = names.map((name) => posix.join(folder, name));
  const all = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
  return all.filter(({ text }) => USES.test(text));
}

/** The folder with .git that holds this one; the folder itself where there is none. */
export function findRepository(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return folder;
  }
}

/** '' at its root. */
export const folderInRepository = (folder: string): string =>
  relative(findRepository(folder), folder).replaceAll('\\', '/');
