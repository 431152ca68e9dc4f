/** The layers of AGENTS.md are held by the linter: each rule is shown a file that breaks it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { write } from './helpers/plugin.js';
import { temporaryFolder } from './helpers/temporary-folder.js';

const newFolder = temporaryFolder();

const BREAKS: Record<string, [file: string, text: string, says: string]> = {
  'lib opens no file': [
    'lib/plan.ts',
    "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    'only lib/io opens files',
  ],
  'lib starts no process': [
    'lib/report/html.ts',
    "export { spawn } from 'node:child_process';\n",
    'only lib/io starts processes',
  ],
  'lib opens no socket': [
    'lib/model/wire.ts',
    "export { createServer } from 'node:http';\n",
    'only lib/io opens sockets',
  ],
  'lib never imports src': ['lib/gate.ts', "export { main } from '../src/main.js';\n", 'lib never imports src'],
  'lib never imports the toolkit of actions': [
    'lib/batch.ts',
    "export { info } from '@actions/core';\n",
    'lib never imports @actions',
  ],
  'nor does lib/io': ['lib/io/npm.ts', "export { exec } from '@actions/exec';\n", 'lib never imports @actions'],
  'evidence never imports agents': [
    'lib/evidence/tier.ts',
    "export { AGENTS } from '../agents/index.js';\n",
    'evidence reads events',
  ],
  'evidence opens no file': [
    'lib/evidence/hits.ts',
    "export { readFileSync } from 'node:fs';\n",
    'only lib/io opens files',
  ],
  'a command never imports the toolkit of actions': [
    'src/commands/run.ts',
    "export { setFailed } from '@actions/core';\n",
    'the CLI never imports @actions',
  ],
};
const FINE: Record<string, string> = {
  'lib/io/files.ts': "export { readFileSync } from 'node:fs';\n",
  'lib/evidence/collector.ts': "export type { Event } from '../event.js';\n",
  'lib/event.ts': 'export interface Event {\n  type: string;\n}\n',
  'src/github/job.ts': "export { info } from '@actions/core';\n",
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

describe('the linter', () => {
  it.each(Object.entries(BREAKS))('%s', (_, [file, , says]) => {
    const found = of(file).filter(({ category }) => category === 'lint/style/noRestrictedImports');
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).toContain(says);
  });

  it.each(Object.keys(FINE))('has nothing against %s', (file) => {
    expect(of(file)).toEqual([]);
  });
});
