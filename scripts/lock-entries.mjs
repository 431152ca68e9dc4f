// An agent's pinned build, installed for each platform as users get it → the entries that lib/agents/lock.ts needs: its own, and those of the tools that it brings along.
// `npm run compile && node scripts/lock-entries.mjs NAME [--platforms linux-x64,darwin-arm64] [--with PACKAGE@VERSION,…]`: packages that its bundle imports.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AGENTS } from '../build/lib/agents/index.js';
import { digestTree } from '../build/lib/io/files/tree-digest.js';
import { npmEnvironment, parseSpec } from '../build/lib/io/npm.js';
import { installAgent } from '../build/lib/setup/install/install.js';
import { sumSizes } from '../build/lib/setup/install/unpacked.js';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    platforms: { type: 'string', default: 'linux-x64,linux-arm64' },
    with: { type: 'string', default: '' },
  },
});

// npm would refuse the build of another platform.
const env = { ...npmEnvironment(), npm_config_force: 'true' };

const integrityOf = (spec) =>
  execFileSync('npm', ['view', spec, 'dist.integrity', '--loglevel=error'], { encoding: 'utf8', cwd: tmpdir() }).trim();

function dependenciesOf(specs) {
  const entries = specs.map((spec) => {
    const { folder, version } = parseSpec(spec);
    return [`node_modules/${folder}`, { version, integrity: integrityOf(spec) }];
  });
  return entries.length > 0 ? { dependencies: Object.fromEntries(entries) } : {};
}

/** warm: the agent's own first start, which only works on this machine's platform. */
async function makeEntry({ folder, spec, binary }, { warm, passing, packages }) {
  const { locked_as, version } = parseSpec(spec);
  const held = { integrity: integrityOf(locked_as), ...dependenciesOf(packages) };
  const cache_root = await mkdtemp(join(tmpdir(), 'lock-'));
  try {
    const build = { folder, spec, binary };
    const request = { build, name: 'agent', version, cache_root, lock: { [locked_as]: held }, env, warm };
    const { binary: path, shared_cache } = await installAgent(request);
    const modules = path.slice(0, -`/${folder}/${binary}`.length);
    const measured = packages.length > 0 ? modules : join(modules, folder);
    const { integrity, ...rest } = held;
    return {
      integrity,
      bytes: await sumSizes(measured),
      files: await digestTree(measured),
      ...(warm ? { unpacked: await digestTree(shared_cache, passing) } : {}),
      ...rest,
    };
  } finally {
    await rm(cache_root, { recursive: true, force: true });
  }
}

const agent = AGENTS[positionals[0]];
if (!agent) {
  console.error(`Name one of ${Object.keys(AGENTS).join(', ')}.`);
  process.exitCode = 2;
} else {
  const entries = {};
  for (const platform of flags.platforms.split(',')) {
    const [os, arch] = platform.split('-');
    const build = agent.build(agent.pinned, { os, arch });
    const packages = flags.with.split(',').filter(Boolean);
    const native = platform === `${process.platform}-${process.arch}` && !build.node;
    const own = { build, warm: native ? agent.warm : null, passing: agent.passing, packages };
    const tools = Object.values(build.tools ?? {}).map((tool) => ({ build: tool.build, warm: null, packages: [] }));
    for (const { build: each, ...how } of [own, ...tools])
      entries[parseSpec(each.spec).locked_as] ??= await makeEntry(each, how);
  }
  console.log(JSON.stringify(entries, null, 2));
}
