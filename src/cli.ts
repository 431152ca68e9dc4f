#!/usr/bin/env node
/** The command line's entry. Everything but the version loads when asked for, so that `--version` is quick. */
import { toolVersion } from './run/tool-version.js';
import { keepHeapSmall } from './small-heap.js';

const [name = '', ...argv] = process.argv.slice(2);

if (name === '--version' || name === '-v') {
  process.stdout.write(`${toolVersion()}\n`);
} else {
  try {
    keepHeapSmall(name);
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
