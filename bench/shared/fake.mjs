/** The test suite's fake where Codex would be in a cache, for benches of this tool alone. `npm run compile` comes first. */
import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codex } from '../../build/lib/agents/codex/index.js';
import { recordInstalled } from '../../build/lib/setup/install/installed-hash.js';

/** locked: as this tool's own package, which alone may share a process. Nothing was written since, so its bytes are not read. */
export async function installFake(cache, locked = false) {
  const { folder, binary } = codex.build(codex.pinned, { os: process.platform, arch: process.arch });
  const home = join(cache, 'agents/codex', `${codex.pinned}+${folder}`);
  const file = join(home, 'node_modules', folder, binary);
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(join(home, 'shared'));
  cpSync(new URL('../../test/fixtures/bin/fake-codex', import.meta.url).pathname, file);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  const integrity = locked ? { integrity: 'sha512-x' } : {};
  writeFileSync(join(home, 'complete.json'), JSON.stringify({ binary_bytes: statSync(file).size, ...integrity }));
  const held = { package: join(home, 'node_modules', folder), shared: join(home, 'shared') };
  const folders = Object.entries(held).map(([name, path]) => ({ name, path, expected: null }));
  if (locked) await recordInstalled(cache, home, folders);
}
