import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const NODE = ['--import', './test/runtime/typescript.mjs', '--no-warnings', 'src/cli.ts'];

/** The first thing that it says; then it is ended. */
function firstWords(argv: string[], cache: string): Promise<string> {
  const child = spawn(process.execPath, [...NODE, ...argv], { env: { ...process.env, AGENT_ROUTING_CACHE: cache } });
  return new Promise((done) => {
    const end = (text: unknown) => {
      child.kill('SIGKILL');
      done(String(text));
    };
    child.stderr.on('data', end);
    child.stdout.on('data', end);
  });
}

it('says before all else that agents will be downloaded, and how to go without, where none was yet', async () => {
  const cold = join(newFolder(), 'cache');
  const words = 'No agent is installed on this machine yet: what is needed is downloaded first';
  for (const command of ['check', 'init', 'run'])
    expect(await firstWords([command, '--source', 'nowhere'], cold)).toMatch(new RegExp(`^${words}.*check --offline`));
  expect(await firstWords(['check', '--offline', 'nowhere'], cold)).not.toContain(words);
  expect(await firstWords(['check', 'nowhere'], newFolder())).not.toContain(words);
  expect(await firstWords(['route', 'x'], cold)).not.toContain(words);
});
