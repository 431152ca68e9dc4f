import { describe, expect, it } from '@jest/globals';
import { COMMANDS } from '../../src/commands/index.js';
import { runCli } from '../helpers/run-cli.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const folder = temporaryFolder();

describe('the overview of the command line', () => {
  it('lists every command, shows an example and explains each word that a stranger does not know', async () => {
    const { stdout, code } = await runCli(['--help'], { cwd: folder(), cache: folder() });
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stdout).toMatch(/^For example.*\n {2}agent-routing check /m);
    const [list = '', words = ''] = stdout.split('The words:');
    for (const word of ['agent', 'case', 'batch', 'baseline', 'gate', 'transcript']) {
      expect(list).toMatch(new RegExp(`\\b${word}`));
      expect(words).toMatch(new RegExp(`^  ${word} +\\S`, 'm'));
    }
    expect(list).not.toMatch(/\b(?:corpus|corpora|delta|fixture|evidence|oracle)\b/i);
  });

  it('knows what people try for a command and is one of another', async () => {
    const said = async (name: string) => (await runCli([name], { cwd: folder(), cache: folder() })).stderr;
    expect(await said('fit')).toContain("Did you mean 'route fit'?");
    expect(await said('linr')).toContain("Did you mean 'lint'?");
    expect(await said('constructor')).toContain('see agent-routing --help.');
  });
});
