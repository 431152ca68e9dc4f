/** A cache in which the fake stands where Codex would: the whole tool runs unchanged, and what it starts misbehaves at will. */
import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codex } from '../../lib/agents/codex/index.js';
import { currentPlatform } from '../../lib/setup/install/install.js';
import { recordInstalled } from '../../lib/setup/install/installed-hash.js';

/** Returns the path of the fake, for tests that remove or replace it. */
export function installFakeCodex(cache: string): string {
  return place(cache).file;
}

/** As this tool's own locked package, which alone may share a process: nothing was written since, so its bytes are not read. */
export async function installLockedFake(cache: string): Promise<void> {
  const { home, file, package_folder } = place(cache);
  writeFileSync(
    join(home, 'complete.json'),
    JSON.stringify({ binary_bytes: statSync(file).size, integrity: 'sha512-x' }),
  );
  await recordInstalled(cache, home, [
    { name: 'package', path: package_folder, expected: null },
    { name: 'shared', path: join(home, 'shared'), expected: null },
  ]);
}

function place(cache: string): { home: string; file: string; package_folder: string } {
  const { folder, binary } = codex.build(codex.pinned, currentPlatform());
  const home = join(cache, 'agents/codex', `${codex.pinned}+${folder}`);
  const file = join(home, 'node_modules', folder, binary);
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(join(home, 'shared'), { recursive: true });
  copyFileSync(fileURLToPath(new URL('../fixtures/bin/fake-codex', import.meta.url)), file);
  // It is an ES module without an ending that says so.
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(home, 'complete.json'), JSON.stringify({ binary_bytes: statSync(file).size }));
  return { home, file, package_folder: join(home, 'node_modules', folder) };
}
