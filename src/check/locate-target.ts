/** What a user names to be checked (a folder, owner/name on GitHub, or an address) → a folder on this machine. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import { cloneRepository } from '../../lib/io/clone.js';
import { openTrialFolders } from '../../lib/io/files/throwaway.js';
import { openAtRef } from '../../lib/io/git.js';
import { quoteShell } from '../../lib/text/quote-shell.js';

export interface Target {
  folder: string;
  /** A copy made for this command. */
  cloned: boolean;
  close(): Promise<void>;
}

const REPOSITORY = /^[A-Za-z0-9][\w.-]*\/[\w.-]+$/;
const ADDRESS = /^(?:https?|ssh|file):\/\/|^[\w.-]+@[\w.-]+:/;
/** The page of a folder on GitHub. */
const PAGE = /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/tree\/([^/]+)(?:\/(.+))?$/;

/** since: where it may be, if it is not here. */
export async function locateTarget(
  named: string,
  shell: { cwd: string; env: Record<string, string | undefined> },
  since = 'HEAD',
) {
  const folder = folderNamed(named, shell);
  if (existsSync(folder)) return { folder, cloned: false, close: async () => {} };
  const address = addressOf(named, shell.env);
  const isPath = address === null || REPOSITORY.test(named);
  const known = isPath ? await findRefWith(named, shell.cwd, since) : null;
  if (known !== null)
    throw new ConfigError(`It is not here; ${known} has it.`, {
      file: named,
      fix: `\`git checkout ${quoteShell(known)} -- ${quoteShell(named)}\` brings it back; \`agent-routing check --since ${quoteShell(known)}\` names what the branch took away.`,
    });
  // No owner of a repository on GitHub where the first part is a folder here.
  const above = existsSync(dirname(folder)) ? dirname(folder) : null;
  if (address === null || (isPath && above !== null)) {
    const near = suggest(basename(folder), above === null ? [] : readdirSync(above));
    throw new ConfigError('There is no such folder.', {
      file: named,
      fix: AGENT_NAMES.includes(named)
        ? `several agents are one value with commas: --agents claude,${named}.`
        : near
          ? `Did you mean ${join(dirname(named), near)}?`
          : 'name a folder, a repository on GitHub as owner/name, or an address such as https://github.com/owner/name.',
    });
  }
  return clone(address);
}

async function findRefWith(named: string, cwd: string, since: string): Promise<string | null> {
  for (const ref of new Set([since, 'HEAD'])) {
    const tree = await openAtRef(cwd, ref).catch(() => null);
    const files = (await tree?.list().catch(() => [])) ?? [];
    if (files.some((file) => `${file}/`.startsWith(join(named, '/')))) return ref;
  }
  return null;
}

/** A file stands for what it belongs to: a SKILL.md for its skill, a manifest for its plugin. */
export function folderNamed(named: string, { cwd }: { cwd: string }): string {
  if (named.trim() === '')
    throw new ConfigError('The folder to check is an empty text.', {
      fix: 'name a folder, `.` for this one, or leave the argument out.',
    });
  const path = resolve(cwd, named);
  if (!existsSync(path) || !statSync(path).isFile()) return path;
  const folder = dirname(path);
  if (/^skill\.md$/i.test(basename(path))) return folder;
  if (/\.json$/.test(path)) return /^(?:\.[\w-]+|hooks)$/.test(basename(folder)) ? dirname(folder) : folder;
  throw new ConfigError('This is neither a skill nor a manifest.', {
    file: named,
    fix: 'name its folder, or a SKILL.md, or the plugin.json of a plugin.',
  });
}

interface Address {
  url: string;
  branch: string | null;
  below: string;
}

function addressOf(named: string, env: Record<string, string | undefined>): Address | null {
  const [, url, branch, below = ''] = PAGE.exec(named.replace(/\/$/, '')) ?? [];
  if (url !== undefined && branch !== undefined) return { url, branch, below };
  if (ADDRESS.test(named)) return { url: named, branch: null, below: '' };
  const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
  return REPOSITORY.test(named) ? { url: `${server}/${named}`, branch: null, below: '' } : null;
}

/** Below the folder of a trial, which is removed even when this process is ended. */
async function clone({ url, branch, below }: Address): Promise<Target> {
  const folders = await openTrialFolders();
  try {
    const name =
      url
        .replace(/\/$/, '')
        .replace(/\.git$/, '')
        .split(/[/:]/)
        .at(-1) || 'repository';
    const folder = join(folders.workspace, name);
    await cloneRepository(url, folder, branch);
    if (!existsSync(join(folder, below)))
      throw new ConfigError(`${url} has no folder ${below}.`, { fix: 'correct the path after the branch.' });
    return { folder: join(folder, below), cloned: true, close: folders.close };
  } catch (error) {
    await folders.close();
    throw error;
  }
}
