#!/usr/bin/env node
/** The command line: picks the command, runs it, turns its end into an exit code. Commands load when asked for, so that `--version` is quick. */
import { readFileSync } from 'node:fs';

const [name = '', ...argv] = process.argv.slice(2);

if (name === '--version' || name === '-v') {
  // Both build/src/cli.js and dist/cli/index.js stand two folders below package.json.
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  process.stdout.write(`${manifest.version}\n`);
} else {
  const { main } = await import('./main.js');
  process.exitCode = await main(name, argv);
}
