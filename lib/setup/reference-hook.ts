/** Opens the reference hook that ships with the package: one file, which decides over tool calls by a tool-routes file. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = join('hooks', 'route-tool-calls.mjs');

/** dist/cli, build/lib/setup and lib/setup are all below the folder that contains hooks/. */
export function readReferenceHook(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const path = join(folder, NAME);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    if (dirname(folder) === folder) throw new Error(`this installation has no ${NAME}`);
  }
}
