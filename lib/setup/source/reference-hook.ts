/** Opens the reference hook that ships with the package, and the modules that bring it to agents whose hooks are modules. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file, which decides over tool calls by a tool-routes file. */
export const REFERENCE_HOOK = 'hooks/route-tool-calls.mjs';

/** pi and OpenCode each load a module of their own, which puts a call to the hooks that hooks.json declares. */
export const HOOK_MODULES = ['hooks/run-hooks.mjs', 'extensions/hooks.js', '.opencode/plugins/hooks.js'];

/** dist/cli, build/lib/setup and lib/setup are all below the folder that contains hooks/. */
export function readShipped(name: string, from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const path = join(folder, name);
    // Another project's folder may stand below a package of ours that has no such file.
    if (existsSync(join(folder, REFERENCE_HOOK)) && existsSync(path)) return readFileSync(path, 'utf8');
    if (dirname(folder) === folder) throw new Error(`this installation has no ${name}`);
  }
}
