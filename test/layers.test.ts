/** The linter holds what of AGENTS.md's layers needs no graph: each rule is shown a file that breaks it. test/rooms.test.ts holds the rest. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { write } from './helpers/plugin.js';
import { temporaryFolder } from './helpers/temporary-folder.js';

const newFolder = temporaryFolder();

const OUTSIDE = 'only io and setup open files and sockets, start processes';
const TOOLKIT = 'only src/action.ts and src/github import @actions';

const BREAKS: Record<string, [file: string, text: string, says: string]> = {
  'lib/batch may not open a file': [
    'lib/batch/plan.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    OUTSIDE,
  ],
  'lib/report may not start a process': [
    'lib/report/html/html.ts',
    "export { spawn } from 'node:child_process';\n",
    OUTSIDE,
  ],
  'lib/model may not open a socket': ['lib/model/wire.ts', "export { createServer } from 'node:http';\n", OUTSIDE],
  'lib never imports the Actions toolkit': [
    'lib/batch/run-batch.ts',
    "export { info } from '@actions/core';\n",
    TOOLKIT,
  ],
  'lib/io never imports the Actions toolkit': ['lib/io/npm.ts', "export { exec } from '@actions/exec';\n", TOOLKIT],
  'a command never imports the Actions toolkit': [
    'src/commands/run.ts',
    "export { setFailed } from '@actions/core';\n",
    TOOLKIT,
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
