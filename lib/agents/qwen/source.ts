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
  const plugin = await read('.claude-plugin/plugin.json');
  if (plugin) await rewrite(folder, files);
  const own = pick(asFields(plugin), ['mcpServers', 'hooks']);
  if (isJson(own['mcpServers'])) return own;
  const servers = await read('.mcp.json');
  return servers ? { ...own, mcpServers: servers['mcpServers'] ?? servers } : own;
}

/** What the step makes of the texts and shell scripts of a Claude plugin with a folder `hooks` (0.24.4), but for its syntax of templates. */
async function rewrite(folder: string, files: Files): Promise<void> {
  const paths = await files.list(folder);
  if (!paths.some((path) => path.startsWith('hooks/'))) return;
  for (const path of paths.filter((one) => /\.(?:md|sh)$/.test(one) && !/(?:^|\/)\./.test(one))) {
    const file = posix.join(folder, path);
    const text = await files.read(file);
    const rooted = path.endsWith('.md') ? text.replaceAll('${CLAUDE_PLUGIN_ROOT}', folder) : text;
    const own = rooted.replace(/((?:\$\{?HOME\}?|~)\/)?\.claude(\/|$)/g, '$1.qwen$2');
    if (own !== text) await files.write(file, own);
  }
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
