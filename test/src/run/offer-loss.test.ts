import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { baseline } from '../../../src/commands/baseline-update.js';
import { compare } from '../../../src/commands/compare.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { type SkillText, write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** One that stays within its budget, and one that does not; those of all agents are in prediction.test.ts. */
const AGENTS = [...(IN_FULL ? ['codex'] : []), 'claude@claude-sonnet-4-5'];
const ZETA = `About zeta. ${'It has much to say about itself. '.repeat(7)}`.trim();
const OWN: SkillText[] = [{ dir: 'alpha' }, { dir: 'zeta', description: ZETA }];
const FILLERS = Array.from({ length: 60 }, (_, index): SkillText => {
  const dir = `filler-${String(index).padStart(2, '0')}`;
  return { dir, description: `About ${dir}. ${'It fills the listing with words. '.repeat(7)}`.trim() };
});

interface Delta {
  agent: string;
  delta: string;
  skill: string | null;
  status: string;
  reason: string;
}

it('a batch after sixty skills were added reports a lost description for the agents over their budget only, with cause, fix and a red gate', async () => {
  const root = writePlugin(newFolder(), 'demo', OWN);
  write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'one', prompt: 'Do it.', expected_skill: 'zeta' }]));
  const command = async (name: string, ...argv: string[]) => {
    const shell = keptShell(root);
    const code = await runCommand(name, { run, compare, baseline }[name] as typeof run, argv, shell);
    return { code, out: shell.out.join(''), folder: /^ARTIFACT_DIR=(.+)$/m.exec(shell.err.join(''))?.[1] ?? '' };
  };
  const before = await command('run', '--agents', AGENTS.join(','), '--no-progress');
  await command('baseline', 'update', '--results', before.folder, '--reason', 'The first batch.');

  writePlugin(root, 'demo', FILLERS);
  const after = await command('run', '--agents', AGENTS.join(','), '--no-progress');
  expect(after.code).toBe(1);
  const compared = await command('compare', '--results', after.folder, '--json');
  const { gate, deltas } = JSON.parse(compared.out) as { gate: string; deltas: Delta[] };
  expect(gate).toBe('fail');
  const losses = deltas.filter(({ delta }) => delta === 'OFFER_LOSS');
  // 60 × (about 240 characters and a name): 16,300 of sonnet 4.5's 8,000; of Codex's 5,440 tokens 4,900.
  expect(losses.map(({ agent, skill }) => `${agent} ${skill}`)).toEqual(['claude@claude-sonnet-4-5 zeta']);
  for (const { reason } of losses) {
    expect(reason).toMatch(/pushed out by `filler-\d\d`, \+\d+ characters and 59 more/);
    expect(reason).toMatch(/shorten/i);
    expect(reason).toMatch(/8,000/);
  }
  // The skill can still be called by its name: what is lost is what a model chooses by.
  expect(deltas.map(({ status }) => status)).toEqual(AGENTS.map(() => 'pass'));
});
