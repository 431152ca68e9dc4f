/** A source → the paths that make up its plugin, so that little of a whole repository needs to be copied. */
import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Source } from '../skill/skill.js';
import { MANIFEST_HOMES, pathsOf } from './source-manifest.js';

const { dirname, join } = posix;

/** Folders and files of a plugin, and others that its skills and commands commonly read. */
const PLUGIN_PARTS = [
  ...MANIFEST_HOMES.filter((home) => home !== ''),
  '.agents/plugins',
  'plugin.json',
  'marketplace.json',
  'skills',
  'agents',
  'commands',
  'hooks',
  'hooks.json',
  '.mcp.json',
  '.lsp.json',
  'monitors',
  'output-styles',
  'scripts',
  'references',
  'assets',
  'templates',
];
const PROJECT_PARTS = ['.claude', '.github', '.agents'].flatMap((home) =>
  ['skills', 'agents', 'commands'].map((part) => `${home}/${part}`),
);
/** Their only purpose is to start processes. */
const PROCESS_PARTS = ['.claude/settings.json', '.claude/hooks', '.github/hooks', '.codex/hooks.json', '.codex/rules'];
const MANIFEST_PATHS = [
  'skills',
  'agents',
  'commands',
  'outputStyles',
  'hooks',
  'mcpServers',
  'lspServers',
  'monitors',
];

/** Paths relative to the source's root; some may not exist. */
export async function findParts(source: Source, allow_processes: boolean): Promise<string[]> {
  // The root is itself a skill or a folder of skills, so all of it is copied.
  const folders = source.skills.map(({ path }) => dirname(path));
  if (folders.includes('.')) return ['.'];
  const parts = [...PLUGIN_PARTS, ...PROJECT_PARTS, ...folders];
  for (const plugin of source.plugins) {
    if (plugin.folder !== '') parts.push(plugin.folder);
    else for (const field of MANIFEST_PATHS) parts.push(...pathsOf(plugin, field));
  }
  if (allow_processes) parts.push(...PROCESS_PARTS, ...(await findHookFolders(source.root)));
  return parts.includes('.') ? ['.'] : parts;
}

const PLUGIN_ROOT = /\$\{?(?:CLAUDE_PLUGIN_ROOT|PLUGIN_ROOT|CLAUDE_PROJECT_DIR)\}?\/([\w.@-]+)/g;

/** Scripts of hooks may be anywhere: `node ${CLAUDE_PLUGIN_ROOT}/dist/hook.js` adds `dist`. */
async function findHookFolders(root: string): Promise<string[]> {
  const declared = [
    ...MANIFEST_HOMES.map((home) => join(home, 'plugin.json')),
    'hooks.json',
    '.mcp.json',
    '.claude/settings.json',
    '.codex/hooks.json',
    ...(await jsonFiles(root, 'hooks')),
    ...(await jsonFiles(root, '.github/hooks')),
  ];
  const texts = await Promise.all(declared.map((file) => readFile(join(root, file), 'utf8').catch(() => '')));
  return texts
    .flatMap((text) => [...text.matchAll(PLUGIN_ROOT)].map((match) => match[1]!))
    .filter((part) => part !== '..');
}

async function jsonFiles(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}
