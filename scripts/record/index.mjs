/** Records the transcripts of our detector corpus anew from the real CLIs: `npm run compile && npm run record [-- claude codex … --only name,name]`. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { AGENTS } from '../../build/lib/agents/index.js';
import { defaultCacheRoot } from '../../build/lib/io/files/cache.js';
import { currentPlatform, installAgent } from '../../build/lib/setup/install/install.js';

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const only = flags.only ? ['--only', flags.only] : [];
for (const [name, agent] of Object.entries(AGENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const version = agent.pinned;
  const { binary, tools } = await installAgent({
    build: agent.build(version, currentPlatform()),
    name,
    version,
    cache_root: defaultCacheRoot(),
    warm: agent.warm,
    log: console.log,
  });
  console.log(`recording ${name} ${version}`);
  const script = new URL(`${name}.mjs`, import.meta.url).pathname;
  const { status } = spawnSync(
    process.execPath,
    [script, '--binary', binary, ...Object.entries(tools).flatMap(([tool, path]) => [`--${tool}`, path]), ...only],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
