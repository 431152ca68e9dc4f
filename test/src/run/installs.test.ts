import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ResultsSchema } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const WAYS = ['plugin', 'marketplace', 'skills'];
/** Other files have the plugins of Claude Code and Copilot, the second test their marketplaces; their skills alone in full. */
const AGENTS = IN_FULL
  ? [...['claude', 'codex', 'copilot'].flatMap((name) => WAYS.map((way) => `${name}+${way}`)), 'claude@haiku']
  : WAYS.map((way) => `codex+${way}`);

it('every agent gets the source in every way of installing, lists the skill in full and loads it', async () => {
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

const ABOUT: Record<string, string> = { one: 'Use it for one.', two: 'Use it for two, or for more.' };

inFull.it(
  '`plugin:skill` in a case means only that plugin’s skill, where a marketplace has two of one name',
  async () => {
    const root = newFolder();
    const names = ['one', 'two'];
    const plugins = names.map((name) => ({ name, source: `./plugins/${name}`, description: name }));
    write(
      join(root, '.claude-plugin/marketplace.json'),
      JSON.stringify({ name: 'market', owner: { name: 'me' }, plugins }),
    );
    for (const name of names) {
      const manifest = { name, version: '1.0.0', description: name };
      write(join(root, `plugins/${name}/.claude-plugin/plugin.json`), JSON.stringify(manifest));
      const text = `---\nname: same\ndescription: ${ABOUT[name]}\n---\n\nDo ${name} of them.\n`;
      write(join(root, `plugins/${name}/skills/same/SKILL.md`), text);
    }
    const cases = [
      {
        ...{ case_id: 'one', prompt: 'Do it.', expected_skill: 'one:same', disallowed_skills: ['two:same'] },
        ...(IN_FULL ? {} : { agents: ['codex+marketplace'] }),
      },
      { case_id: 'two', prompt: 'Do it.', expected_skill: 'two:same', disallowed_skills: ['one:same'] },
      { case_id: 'either', prompt: 'Do it.', expected_skill: 'same', agents: ['codex+marketplace'] },
      { case_id: 'neither', prompt: 'Do it.', expected_skill: 'three:same', agents: ['codex+marketplace'] },
    ];
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const shell = keptShell(root);
    const agents = ['claude+marketplace', 'codex+marketplace', 'copilot+marketplace'];
    await runCommand('run', run, ['--agents', agents.join(','), '--json', '--no-progress'], shell);
    const { results, offers } = ResultsSchema.parse(JSON.parse(shell.out.join('')));
    for (const agent of agents) {
      expect([agent, Object.keys(offers[agent] ?? {})]).toEqual([agent, ['one:same', 'two:same']]);
      for (const name of IN_FULL || agent === 'codex+marketplace' ? names : ['two']) {
        const row = results.find((each) => each.agent === agent && each.case_id === name);
        expect(row?.offer).toMatchObject({ state: 'full', of_chars: ABOUT[name]?.length });
      }
    }
    const outcome = ({ case_id, agent, status }: (typeof results)[number]) => `${case_id} ${agent} ${status}`;
    expect(results.map(outcome)).toEqual(
      cases.flatMap(({ case_id, agents: only = agents }) =>
        // A bare id that names two different skills is about neither of them.
        only.map((agent) => `${case_id} ${agent} ${case_id.endsWith('either') ? 'fail' : 'pass'}`),
      ),
    );
  },
);
