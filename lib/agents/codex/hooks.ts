/** The hooks and rules that a source declares → the files for them in the unit's CODEX_HOME. */
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { hooksInToml } from '../../skill/hook-toml.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { codexHome } from './home.js';

const { join } = posix;

type Groups = Record<string, unknown[]>;

/** 0.169.0 sets these variables only for a plugin's hooks. */
const PLUGIN_ROOT = /\$\{?(?:CLAUDE_PLUGIN_ROOT|PLUGIN_ROOT|CODEX_PLUGIN_ROOT|CLAUDE_PROJECT_DIR)\b\}?/g;

async function readHooks(path: string, root: string, files: Files): Promise<Groups> {
  try {
    const text = (await files.read(path)).replace(PLUGIN_ROOT, () => JSON.stringify(root).slice(1, -1));
    const hooks = path.endsWith('.toml') ? hooksInToml(text) : (JSON.parse(text) as { hooks?: unknown }).hooks;
    if (typeof hooks !== 'object' || hooks === null) return {};
    return Object.fromEntries(
      Object.entries(hooks).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
    );
  } catch {
    // The file is absent or broken. A broken one is kept, so that a case shows that the agent skips it.
    return {};
  }
}

/**
 * A project's own hooks and rules apply with every install method. A plugin's hooks are installed with the plugin; where
 * only its skills are synced, they are set up here, because a case about them could not pass otherwise.
 */
export async function installHooks(setup: UnitSetup, files: Files): Promise<void> {
  const { source, source_copy, home, install } = setup;
  const declared: [root: string, path: string][] = ['.codex/hooks.json', '.codex/config.toml'].map((path) => [
    source_copy,
    path,
  ]);
  if (install === 'skills')
    for (const folder of new Set(['', ...source.plugins.map((plugin) => plugin.folder)]))
      for (const path of ['hooks/hooks.json', 'hooks.json']) declared.push([join(source_copy, folder), path]);
  const all: Groups = {};
  for (const [root, path] of declared)
    for (const [event, groups] of Object.entries(await readHooks(join(root, path), root, files)))
      all[event] = [...(all[event] ?? []), ...groups];
  if (Object.keys(all).length > 0)
    await files.write(join(codexHome(home), 'hooks.json'), JSON.stringify({ hooks: all }));
  for (const path of await files.list(join(source_copy, '.codex', 'rules')))
    if (path.endsWith('.rules'))
      await files.copy(join(source_copy, '.codex', 'rules', path), join(codexHome(home), 'rules', path));
}
