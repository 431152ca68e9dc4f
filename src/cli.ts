#!/usr/bin/env node
/** The command line's entry. Everything but the version loads when asked for, so that `--version` is quick. */
import { existsSync } from 'node:fs';
import { toolVersion } from './run/tool-version.js';
import { keepHeapSmall } from './small-heap.js';

/** The rest takes a third of a second to load, and a second on a busy machine, before it can say which agents are missing. */
async function sayFirstStart(argv: readonly string[]): Promise<void> {
  const { defaultCacheRoot } = await import('../lib/io/files/cache.js');
  if (argv.some((arg) => ['--offline', '--dry-run', '--help', '-h'].includes(arg)) || existsSync(defaultCacheRoot()))
    return;
  process.stderr.write(
    'No agent is installed on this machine yet: what is needed is downloaded first; `agent-routing check --offline` needs none.\n',
  );
}

const [name = '', ...argv] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (['--version', '-v', '-V', 'version'].includes(name)) {
  process.stdout.write(`${toolVersion()}\n`);
} else if (major < 20 || (major === 20 && minor < 19)) {
  // What loads below has syntax that an older one cannot parse.
  process.stderr.write(
    `agent-routing: This needs Node 20.19 or newer, and this is ${process.versions.node}. Fix: install a newer one (nodejs.org), or choose it with your version manager.\n`,
  );
  process.exitCode = 2;
} else {
  try {
    keepHeapSmall(name);
    if (['check', 'init', 'run'].includes(name)) await sayFirstStart(argv);
    const { main } = await import('./main.js');
    process.exitCode = await main(name, argv);
  } catch (error) {
    // Even this program's own files cannot be opened then, so the words are here.
    if ((error as NodeJS.ErrnoException).code !== 'EMFILE') throw error;
    process.stderr.write(
      'agent-routing: This process may not open as many files as it needs (EMFILE). Fix: raise the limit, for example with `ulimit -n 1024`.\n',
    );
    process.exitCode = 2;
  }
}
