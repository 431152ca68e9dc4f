/** The linter holds the layers of AGENTS.md: each rule is shown a file that breaks it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROOMS } from '../scripts/rooms.mjs';
import { write } from './helpers/plugin.js';
import { temporaryFolder } from './helpers/temporary-folder.js';

const newFolder = temporaryFolder();

/** A file in each room that imports the first room it may not. */
const ROOM_BREAKS = Object.fromEntries(
  Object.entries(ROOMS).map(([room, allowed]) => {
    const other = Object.keys(ROOMS).find((name) => name !== room && !allowed.includes(name))!;
    const row: [string, string, string] = [
      `lib/${room}/stranger.ts`,
      `export type { X } from '../${other}/x.js';\n`,
      `lib/${room} imports`,
    ];
    return [`room ${room} may not import ${other}`, row];
  }),
);

const BREAKS: Record<string, [file: string, text: string, says: string]> = {
  ...ROOM_BREAKS,
  'lib/batch may not open a file': [
    'lib/batch/plan.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    'only io and setup open files',
  ],
  'lib/report may not start a process': [
    'lib/report/html/html.ts',
    "export { spawn } from 'node:child_process';\n",
    'only io and setup start processes',
  ],
  'lib/model may not open a socket': [
    'lib/model/wire.ts',
    "export { createServer } from 'node:http';\n",
    'only io and setup open sockets',
  ],
  'lib never imports src': ['lib/delta/gate.ts', "export { main } from '../src/main.js';\n", 'lib never imports src'],
  'lib never imports the Actions toolkit': [
    'lib/batch/run-batch.ts',
    "export { info } from '@actions/core';\n",
    'lib never imports @actions',
  ],
  'lib/io never imports the Actions toolkit': [
    'lib/io/npm.ts',
    "export { exec } from '@actions/exec';\n",
    'lib never imports @actions',
  ],
  'lib never imports its own index': [
    'lib/setup/ready.ts',
    "export { judge } from '../lib/index.js';\n",
    'lib/index.ts is for callers of the library',
  ],
  'a command never imports the Actions toolkit': [
    'src/commands/run.ts',
    "export { setFailed } from '@actions/core';\n",
    'the CLI never imports @actions',
  ],
};
const FINE: Record<string, string> = {
  'lib/io/files/files.ts': "export { readFileSync } from 'node:fs';\n",
  'lib/setup/source/source.ts': "export { readFile } from 'node:fs/promises';\n",
  'lib/evidence/collector.ts': "export type { Event } from '../contract/event.js';\n",
  'lib/contract/transcript/event.ts': 'export interface Event {\n  type: string;\n}\n',
  'src/github/api/job.ts': "export { info } from '@actions/core';\n",
};

interface Diagnostic {
  category: string;
  message: string;
  advices?: { advices?: unknown };
  location: { path: string | { file: string } };
}
let diagnostics: Diagnostic[] = [];

beforeAll(() => {
  const root = newFolder();
  copyFileSync('biome.json', join(root, 'biome.json'));
  for (const [file, text] of Object.values(BREAKS)) write(join(root, file), text);
  for (const [file, text] of Object.entries(FINE)) write(join(root, file), text);
  const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=100', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

const of = (file: string) => diagnostics.filter(({ location }) => JSON.stringify(location.path).includes(file));

describe('the linter, on one file for each rule,', () => {
  it.each(Object.entries(BREAKS))('reports a break of: %s', (_, [file, , says]) => {
    const found = of(file).filter(({ category }) => category === 'lint/style/noRestrictedImports');
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).toContain(says);
  });

  it.each(Object.keys(FINE))('reports nothing in %s, which breaks no rule', (file) => {
    expect(of(file)).toEqual([]);
  });
});
