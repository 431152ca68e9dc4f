#!/usr/bin/env node
/** The command line's entry. Everything but the version loads when asked for, so that `--version` is quick. */
import { toolVersion } from './run/tool-version.js';

const [name = '', ...argv] = process.argv.slice(2);

if (name === '--version' || name === '-v') {
  process.stdout.write(`${toolVersion()}\n`);
} else {
  const { main } = await import('./main.js');
  process.exitCode = await main(name, argv);
}
