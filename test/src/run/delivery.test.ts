/** What reached the model, on real agents: a verdict passes on the skill's own text and on no other. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Result } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const AGENTS = IN_FULL ? ['claude', 'codex', 'copilot'] : ['codex'];

const text = (name: string, body: string) =>
  `---\nname: ${name}\ndescription: Use it for ${name} alone.\n---\n\n${body}\n`;
const WATER = text('water', 'Give each pot a cup of water in the morning, never at noon.');
const twin = (heading: string) => `# ${heading}\n\nOpen the file.\nCheck each heading.\nSay what you changed.`;
const LONG = Array.from(
  { length: 900 },
  (_, at) => `Step ${at}: look at row ${at} of the table, and then go on to the next.`,
);
const SKILLS: Record<string, string> = {
  water: WATER,
  hedge: text('hedge', `A skill looks so:\n\n${WATER}\nCut the hedge from below.`),
  north: text('north', twin('Invoices of the north')),
  south: text('south', twin('Invoices of the south')),
  bare: text('bare', ''),
  guide: text('guide', LONG.join('\n')),
  kit: text('kit', 'Read list.md, then rules.md, and pack the kit with $ARGUMENTS.'),
};

const CASES = [
  { case_id: 'water', expected_skill: 'water' },
  { case_id: 'hedge', expected_skill: 'hedge', disallowed_skills: ['water'] },
  { case_id: 'north', expected_skill: 'north', disallowed_skills: ['south'] },
  { case_id: 'bare', expected_skill: 'bare' },
  { case_id: 'guide', expected_skill: 'guide' },
  { case_id: 'whole-guide', expected_skill: 'guide', min_delivery: 'full' },
  { case_id: 'list', expected_skill: 'kit', required_files: ['list.md'] },
  { case_id: 'rules', expected_skill: 'kit', required_files: ['rules.md'] },
].map((row) => ({ prompt: 'Please do it.', ...row }));

async function runPlugin(
  root: string,
  agents: readonly string[],
  ...argv: string[]
): Promise<{ rows: Result[]; said: string }> {
  const shell = keptShell(root);
  await runCommand('run', run, ['--agents', agents.join(','), '--json', '--no-progress', ...argv], shell);
  return { rows: (JSON.parse(shell.out.join('')) as { results: Result[] }).results, said: shell.err.join('') };
}

function writeSource(): string {
  const root = writePlugin(
    newFolder(),
    'demo',
    Object.entries(SKILLS).map(([dir, whole]) => ({ dir, text: whole })),
  );
  write(join(root, 'skills/kit/list.md'), '# List\n\nA rope of ten metres.\nTwo knives.\n');
  write(join(root, 'skills/kit/rules.md'), '');
  write(join(root, 'cases.json'), JSON.stringify(CASES));
  return root;
}

describe('a batch on real agents', () => {
  let rows: Result[];
  beforeAll(async () => {
    ({ rows } = await runPlugin(writeSource(), AGENTS));
  });

  it('passes where the text of the skill reached the model, and says how much of it did', () => {
    const table = CASES.map(({ case_id }) => [
      case_id,
      ...AGENTS.map((agent) => {
        const row = rows.find((one) => one.case_id === case_id && one.agent === agent);
        return `${row?.status} ${row?.delivery?.state}`;
      }),
    ]);
    const cutByCodex = ['guide', 'whole-guide'];
    const expected = {
      ...{ water: 'pass full', hedge: 'pass full', north: 'pass full', bare: 'fail empty' },
      ...{ guide: 'pass cut', 'whole-guide': 'fail cut', list: 'pass full', rules: 'fail full' },
    };
    expect(table).toEqual(
      Object.entries(expected).map(([id, cell]) => [
        id,
        ...AGENTS.map((agent) => (agent !== 'codex' && cutByCodex.includes(id) ? 'pass full' : cell)),
      ]),
    );
  });

  it.each([
    ['bare', /bare, but what it got is empty: its SKILL\.md has no text below the front matter/],
    ['rules', /rules\.md was never read: the file has no text/],
    ['whole-guide', /^Codex gave the model 40 of \d\d KB: it keeps .+, but the case requires min_delivery full$/],
  ])('says why %s fails on Codex', (case_id, why) => {
    expect(rows.find((row) => row.case_id === case_id && row.agent === 'codex')?.error).toMatch(why);
  });
});

const DENY = `console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'No skills here.' } }));`;

const REWRITE = `console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow', updatedInput: { skill: 'demo:beta' } } }));`;

it('one case of each agent runs with the hooks of the source, and fails where one of them refuses the call that loads a skill', async () => {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
  const hooks = [{ type: 'command', command: `node "\${CLAUDE_PLUGIN_ROOT}/hooks/deny.cjs"` }];
  const declared = JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Skill|Bash|skill', hooks }] } });
  write(join(root, 'hooks/hooks.json'), declared);
  write(join(root, 'hooks/deny.cjs'), DENY);
  write(
    join(root, 'cases.json'),
    JSON.stringify(['alpha', 'beta'].map((id) => ({ case_id: id, prompt: 'Do it.', expected_skill: id }))),
  );
  const { rows, said } = await runPlugin(root, AGENTS);
  for (const agent of AGENTS) {
    const own = rows.filter((row) => row.agent === agent);
    expect([agent, own.map(({ status }) => status).sort()]).toEqual([agent, ['fail', 'pass']]);
    const failed = own.find(({ status }) => status === 'fail');
    expect([agent, failed?.failure_kind, failed?.blocked_by]).toEqual([agent, 'skill_load_failed', 'hooks/hooks.json']);
    expect(failed?.error).toMatch(/the source's own hook \(hooks\/hooks\.json\) refused it: No skills here\./);
  }
  expect(said).toContain('listed · load blocked');

  if (IN_FULL) {
    // One that ends the session behind the call leaves the model without the text.
    write(join(root, 'hooks/stop.cjs'), `console.log(JSON.stringify({ continue: false, stopReason: 'Enough.' }));`);
    write(
      join(root, 'hooks/hooks.json'),
      declared.replace('PreToolUse', 'PostToolUse').replace('deny.cjs', 'stop.cjs'),
    );
    expect((await runPlugin(root, ['claude'])).rows.flatMap(({ error }) => error ?? [])).toEqual([
      expect.stringMatching(/the source's own hook \(hooks\/hooks\.json\) refused it: Enough\./),
    ]);
    write(join(root, 'hooks/hooks.json'), declared);
    // A hook that has another skill loaded refuses nothing.
    write(join(root, 'hooks/deny.cjs'), REWRITE);
    const rewritten = (await runPlugin(root, ['claude'])).rows.filter(({ status }) => status === 'fail');
    expect(rewritten.map(({ delivery, error }) => [delivery?.state, error])).toEqual([
      ['other', expect.stringMatching(/with the source's own hooks on .+ the text of 'beta' in its place/)],
    ]);
  }

  const off = await runPlugin(root, AGENTS, '--sandbox', 'none');
  expect(off.rows.map(({ status }) => status)).toEqual(off.rows.map(() => 'pass'));
  expect(off.said).toContain('with its hooks off, since there is no sandbox');
});
