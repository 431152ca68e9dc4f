/** A guard of files as docs/getting-started.md has it, in a project whose workspace is the project itself, on the real agents. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { KINDS } from '../../../lib/report/view/kinds.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { readPage } from '../../helpers/pages.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const AGENTS = IN_FULL ? ['claude', 'codex', 'copilot'] : ['codex'];

const [, EXAMPLE = ''] =
  /<!-- file-guard -->\n```json\n([\s\S]*?)^```$/m.exec(readPage('docs/getting-started.md')) ?? [];
// As they are pasted behind the bracket.
const CASES = JSON.parse(`[${EXAMPLE.trim().replace(/,$/, '')}]`) as {
  case_id: string;
  expect: string;
  workspace?: string;
}[];

const guard = (code: number) => `const { readFileSync } = require('node:fs');
const { tool_input } = JSON.parse(readFileSync(0, 'utf8'));
const file = tool_input.file_path ?? tool_input.path ?? /^\\*\\*\\* \\w+ File: (.+)$/m.exec(tool_input.command)?.[1] ?? '';
let applied = '';
try {
  applied = readFileSync('migrations/applied.txt', 'utf8');
} catch (error) {
  console.error(String(error));
}
if (applied.split('\\n').includes(file.split('/').at(-1))) {
  console.error('already applied');
  process.exitCode = ${code};
}
`;
const declared = (command: string) =>
  JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Write|Edit', hooks: [{ type: 'command', command }] }] } });

let said = '';

async function runGuard(code: number, change: object = {}): Promise<Results> {
  const root = newFolder();
  writeTree(root, {
    '.claude/skills/alpha/SKILL.md': skill('alpha'),
    '.agents/skills': '-> ../.claude/skills',
    '.claude/settings.json': declared('node .claude/hooks/guard.cjs'),
    '.codex/hooks.json': declared('node .claude/hooks/guard.cjs'),
    '.claude/hooks/guard.cjs': guard(code),
    'migrations/applied.txt': '0001_users.sql\n',
    'migrations/0001_users.sql': 'CREATE TABLE users (name TEXT NOT NULL);\n',
    'cases.json': JSON.stringify({ cases: CASES.map((one) => ({ ...one, ...change })) }),
  });
  const shell = keptShell(root);
  await runCommand('run', run, ['--no-progress', '--json', '--agents', AGENTS.join(',')], shell);
  said = shell.err.join('');
  return ResultsSchema.parse(JSON.parse(shell.out.join('')));
}
const by = (results: Results, agent: string) => results.results.filter((row) => row.agent === agent);

describe('a guard of files', () => {
  let [good, broken, alone]: Results[] = [];
  beforeAll(async () => {
    [good, broken, alone] = [await runGuard(2), await runGuard(0), await runGuard(2, { workspace: undefined })];
  }, 300_000);

  it('is an example with each of its tools', () => {
    expect(CASES.map(({ expect: wanted, workspace }) => [wanted, workspace])).toEqual([
      ...[
        ['block', '.'],
        ['block', '.'],
      ],
      ['allow', '.'],
    ]);
  });

  it('says beside the rows who has to trust the hooks first', () => {
    expect(said).toContain('\ni Codex runs a hook only once its user has trusted it in `/hooks`');
  });

  it.each(AGENTS)('passes on %s', (agent) => {
    expect(by(good as Results, agent).map(({ status, error }) => [status, error])).toEqual(
      CASES.map(() => ['pass', null]),
    );
  });

  it.each(AGENTS)(
    'on %s each call is known to be made, also an edit of a part of a line, where it no longer blocks',
    (agent) => {
      const [write, edit] = by(broken as Results, agent);
      for (const row of [write, edit])
        expect(row).toMatchObject({
          status: 'fail',
          error: expect.stringMatching(/let the call through: .*; on stderr it said: already applied$/),
        });
      if (agent !== 'claude') expect(edit?.tried_call?.outcome).toBe('ran');
    },
  );

  it.each(AGENTS)('on %s the file that the hook lacks is named, and the workspace as what to write', (agent) => {
    const [row] = by(alone as Results, agent);
    expect(row?.tried_call).toMatchObject({ failure: 'lacked_file', why: expect.stringMatching(/ENOENT/) });
    expect(row && KINDS.tool_route.fix(row, 'oracle')).toMatch(
      /^let the case have `migrations\/applied\.txt` .*"workspace": "\."/,
    );
  });
});

it('of a plugin, what Codex has besides copies of its skills is seen where processes may start, too', async () => {
  const root = newFolder();
  writeTree(root, {
    '.claude-plugin/plugin.json': '{"name": "kit", "version": "1.0.0"}',
    'skills/alpha/SKILL.md': skill('alpha'),
    'commands/fold.md': '---\ndescription: Folds paper.\n---\nFold it.\n',
    'hooks/hooks.json': declared('true'),
    'cases.json': JSON.stringify([{ case_id: 'alpha-1', prompt: 'Do alpha.', expected_skill: 'alpha' }]),
  });
  const shell = keptShell(root);
  const argv = ['--no-progress', '--json', '--agents', 'codex', '--allow-source-processes'];
  await runCommand('run', run, argv, shell);
  const { parts = {} } = ResultsSchema.parse(JSON.parse(shell.out.join('')));
  expect(parts['codex']?.find(({ kind }) => kind === 'command')?.listed_as).toEqual(['kit:source-command-fold']);
}, 120_000);
