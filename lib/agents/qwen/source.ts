/** Writes a unit's home and workspace for Qwen Code: settings, and the source as a project's skills or as an extension. */
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { asFields, isJson, type Json, parseObject } from '../../input/json-value.js';
import type { Source } from '../../skill/skill.js';
import { projectOf } from '../gemini-family/source.js';
import { EXTENSION, MANIFEST } from './facts.js';

const GEMINI = 'gemini-extension.json';

export const extensionName = (source: Source): string => {
  const named = (source.extensions?.[MANIFEST] ?? source.extensions?.[GEMINI])?.['name'];
  return typeof named === 'string'
    ? named
    : source.name.replace(/[^A-Za-z0-9-_.]+/g, '-').replace(/^-+/, '') || 'source';
};

/** The first of another agent that is there decides (0.24.4); what starts no process in the copy starts none here. */
async function convert(folder: string, files: Files): Promise<Json> {
  const read = async (path: string) => parseObject(await files.read(posix.join(folder, path)).catch(() => ''));
  const other = await read(GEMINI);
  if (other) return pick(other, ['mcpServers', 'contextFileName', 'settings']);
  const own = pick(asFields(await read('.claude-plugin/plugin.json')), ['mcpServers']);
  if (isJson(own['mcpServers'])) return own;
  const servers = await read('.mcp.json');
  return servers ? { mcpServers: servers['mcpServers'] ?? servers } : {};
}

const pick = (fields: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

const PATIENCE = { timeout: 20_000, streamIdleTimeoutMs: 20_000 };

/** `qwen extensions install` also converts a Claude plugin, and asks its user first; a user who only clones the repository gets its skills. */
export const project = projectOf({
  folder: '.qwen',
  manifest: MANIFEST,
  names: EXTENSION.names,
  nameOf: extensionName,
  memory: 'QWEN.md',
  /**
   * A request may take 20 s to its first byte and between two. By default a stall lasts four minutes, and after a 429 it waits one
   * minute, then two, then up to five, ten times in all.
   */
  settings: ({ allow_processes }) => ({
    general: { enableAutoUpdate: false },
    model: { generationConfig: { ...PATIENCE, maxRetries: 1, retryInitialDelayMs: 1_000, retryMaxDelayMs: 5_000 } },
    disableAllHooks: !allow_processes,
  }),
  convert,
  link: null,
});
