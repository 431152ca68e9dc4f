/** Removes declarations of hooks, MCP servers and language servers from a staged copy, and leaves everything else unchanged. */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { isJson, type Json } from '../../input/json-value.js';
import {
  AGENT_HOMES,
  EXTENSION_FILES,
  MANIFEST_HOMES,
  MARKETPLACES,
  parseManifest,
  readMarketplace,
} from '../source/manifest.js';

const { join } = posix;

const DECLARING_FIELDS = ['hooks', 'mcpServers', 'lspServers', 'monitors'];
const DECLARING_FILES = ['hooks/hooks.json', 'hooks.json', '.mcp.json', '.lsp.json', 'monitors/monitors.json'];
/** Present only when the whole root was staged. */
const PROJECT_FILES = [
  '.claude/settings.json',
  '.claude/settings.local.json',
  '.github/hooks',
  '.github/copilot/settings.json',
];

export async function removeProcesses(root: string): Promise<string[]> {
  const stripped: string[] = [];
  const homes = new Set(['.']);
  for (const marketplace of MARKETPLACES) {
    for (const { folder } of (await readMarketplace(root, marketplace)).plugins) homes.add(folder);
    await rewrite(root, marketplace, stripped, (fields) => {
      const plugins = Array.isArray(fields['plugins']) ? fields['plugins'] : [];
      return plugins.flatMap((plugin) => (isJson(plugin) ? removeFields(plugin) : []));
    });
  }
  for (const home of homes) {
    for (const file of DECLARING_FILES) await remove(root, join(home, file), stripped);
    for (const folder of MANIFEST_HOMES) {
      await rewrite(root, join(home, folder, 'plugin.json'), stripped, removeFields);
    }
    for (const file of EXTENSION_FILES) await rewrite(root, join(home, file), stripped, removeFields);
  }
  for (const file of PROJECT_FILES) await remove(root, file, stripped);
  // Configuration, hooks and rules; the folder may also contain skills, which stay.
  for (const home of AGENT_HOMES)
    for (const name of await readdir(join(root, home)).catch(() => []))
      if (name !== 'skills' && name !== 'skill') await remove(root, `${home}/${name}`, stripped);
  return stripped;
}

async function rewrite(
  root: string,
  path: string,
  stripped: string[],
  change: (fields: Json) => string[],
): Promise<void> {
  const text = await readFile(join(root, path), 'utf8').catch(() => null);
  const fields = text === null ? null : parseManifest(text);
  if (!fields) return;
  const removed = change(fields);
  if (removed.length === 0) return;
  await writeFile(join(root, path), `${JSON.stringify(fields, null, 2)}\n`);
  stripped.push(`${path}: ${[...new Set(removed)].join(', ')}`);
}

async function remove(root: string, path: string, stripped: string[]): Promise<void> {
  if (!(await stat(join(root, path)).catch(() => null))) return;
  await rm(join(root, path), { recursive: true });
  stripped.push(path);
}

function removeFields(fields: Json): string[] {
  const present = DECLARING_FIELDS.filter((name) => name in fields);
  for (const name of present) delete fields[name];
  // Claude Code 2.1.330 also reads monitors from this field.
  if (!isJson(fields['experimental']) || !('monitors' in fields['experimental'])) return present;
  delete fields['experimental']['monitors'];
  return [...present, 'experimental.monitors'];
}
