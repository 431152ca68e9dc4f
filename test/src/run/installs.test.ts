import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ResultsSchema } from '../../../lib/result.js';
import { runCommand } from '../../../src/command.js';
import { run } from '../../../src/commands/run.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const WAYS = ['plugin', 'marketplace', 'skills'];
const AGENTS = [
  ...['claude', 'codex', 'copilot'].flatMap((name) => WAYS.map((way) => `${name}+${way}`)),
  'claude@haiku',
];

it('every agent is given the source in every way, lists the skill whole and loads it', async () => {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
  const market = {
    name: 'market',
    owner: { name: 'me' },
    plugins: [{ name: 'demo', source: './', description: 'Demo' }],
  };
  write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
  write(join(root, 'skills/alpha/notes.md'), 'Only who reads this file knows.\n');
  const testCase = { case_id: 'one', prompt: 'Do it.', expected_skill: 'alpha', required_files: ['alpha/notes.md'] };
  write(join(root, 'cases.json'), JSON.stringify([{ ...testCase, min_offer: 'full', disallowed_skills: ['beta'] }]));
  const shell = keptShell(root);
  const code = await runCommand('run', run, ['--agents', AGENTS.join(','), '--json', '--no-progress'], shell);
  const { results, offers, environment } = ResultsSchema.parse(JSON.parse(shell.out.join('')));
  expect(results.map(({ agent, status, error }) => ({ agent, status, error }))).toEqual(
    AGENTS.map((agent) => ({ agent, status: 'pass', error: null })),
  );
  for (const agent of AGENTS) {
    expect([agent, offers[agent]?.['alpha']?.offer, offers[agent]?.['beta']?.offer]).toEqual([agent, 'full', 'full']);
    expect(environment.agents[agent]?.install).toBe(/\+(.+)/.exec(agent)?.[1] ?? 'plugin');
  }
  expect(code).toBe(0);
});
