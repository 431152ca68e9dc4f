/** The hooks and rules that a project declares for itself → the files for them in the unit's CODEX_HOME. A plugin's come with the plugin. */
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { hooksInToml } from '../../skill/declaration/hook-toml.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { codexHome } from './home.js';

const { join } = posix;

type Groups = Record<string, unknown[]>;

async function readHooks(path: string, files: Files): Promise<Groups> {
  try {
    const text = await files.read(path);
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

/** Word for word: Codex sets no variable for them that says where the project is (0.169.0). */
export async function installHooks({ source_copy, home }: UnitSetup, files: Files): Promise<void> {
  const all: Groups = {};
  for (const path of ['.codex/hooks.json', '.codex/config.toml'])
    for (const [event, groups] of Object.entries(await readHooks(join(source_copy, path), files)))
      all[event] = [...(all[event] ?? []), ...groups];
  if (Object.keys(all).length > 0)
    await files.write(join(codexHome(home), 'hooks.json'), JSON.stringify({ hooks: all }));
  for (const path of await files.list(join(source_copy, '.codex', 'rules')))
    if (path.endsWith('.rules'))
      await files.copy(join(source_copy, '.codex', 'rules', path), join(codexHome(home), 'rules', path));
}
