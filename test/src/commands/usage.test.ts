import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { weekOf } from '../../../lib/evidence/usage.js';
import { usage } from '../../../src/commands/usage.js';
import { casesOf } from '../../../src/commands/usage-cases.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const BODY =
  '---\nname: pdf\ndescription: Work with PDF files.\n---\n\n# PDF guide\n\nRead the file with pypdf first.\n';
const lines = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** A session of Claude Code: one call that ran, one that was denied, one skill read by hand. */
const claude = (id = 'c') => {
  const call = (name: string, input: object, n: number) => ({
    ...{ type: 'assistant', sessionId: 's', version: '2.1.330' },
    message: { role: 'assistant', content: [{ type: 'tool_use', id: `${id}${n}`, name, input }] },
    timestamp: '2026-11-16T10:00:00.000Z',
  });
  const result = (content: string, n: number, is_error = false) => ({
    ...{ type: 'user', sessionId: 's', version: '2.1.330' },
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: `${id}${n}`, content, is_error }] },
    timestamp: '2026-11-16T10:00:01.000Z',
  });
  const typed = (content: string) => ({
    ...{ type: 'user', sessionId: 's', version: '2.1.330', timestamp: '2026-11-16T09:59:00.000Z' },
    message: { role: 'user', content },
  });
  return lines(
    typed('Black out the names in /home/anna/secret.pdf, mail anna@corp.example, key sk-ant-abcdefghijklmnopqrstuv.'),
    call('Skill', { skill: 'kit:pdf' }, 1),
    result('Launching skill: kit:pdf', 1),
    typed('<system-reminder>not typed</system-reminder>'),
    call('Skill', { skill: 'kit:xlsx' }, 2),
    result("Claude requested permissions to use Skill, but you haven't granted it yet.", 2, true),
    call('Read', { file_path: '/repo/.claude/skills/docx/SKILL.md' }, 3),
    result(BODY.replaceAll('pdf', 'docx'), 3),
  );
};
/** A rollout of Codex, which loads skills by reading them. */
const codex = () =>
  lines(
    {
      timestamp: '2026-11-23T00:00:00Z',
      type: 'session_meta',
      payload: { id: 'x', cwd: '/repo', cli_version: '0.169.0' },
    },
    {
      ...{ timestamp: '2026-11-23T00:00:01Z', type: 'response_item' },
      payload: {
        ...{ type: 'function_call', name: 'exec_command', call_id: 'c1' },
        arguments: '{"cmd":"cat .agents/skills/pdf/SKILL.md"}',
      },
    },
    {
      ...{ timestamp: '2026-11-23T00:00:02Z', type: 'response_item' },
      payload: { type: 'function_call_output', call_id: 'c1', output: BODY },
    },
  );

function sessions(): string {
  const root = newFolder();
  write(join(root, '.claude/projects/p/one.jsonl'), claude());
  // Continued: it begins with a copy of the first.
  write(join(root, '.claude/projects/p/two.jsonl'), claude());
  write(join(root, '.codex/sessions/2026/11/23/rollout-x.jsonl'), codex());
  write(join(root, '.codex/sessions/2026/11/23/other.jsonl'), '{"a":1}\n');
  return root;
}

async function run(root: string, ...argv: string[]) {
  const shell = keptShell(root, { HOME: root });
  const code = await runCommand('usage', usage, argv, shell);
  return { code, out: shell.out.join(''), err: shell.err.join('') };
}

describe('usage', () => {
  it('counts what was used, refused and read by hand, by week, and a copied call once', async () => {
    const { out } = await run(sessions(), '--json');
    const { skills, ...read } = JSON.parse(out) as { skills: Record<string, unknown>[] };
    expect(read).toMatchObject({ sessions: 3, passed_over: 1, never: [] });
    const facts = skills.map(({ skill, used, refused, read_by_hand, weeks }) => [
      ...[skill, used, refused, read_by_hand, Object.keys(weeks as object)],
    ]);
    expect(facts).toEqual([
      ['kit:pdf', 1, 0, 0, ['2026-W47']],
      ['pdf', 1, 0, 0, ['2026-W48']],
      ['kit:xlsx', 0, 1, 0, ['2026-W47']],
      ['docx', 0, 0, 1, ['2026-W47']],
    ]);
  });

  it('counts a skill that is read in pages once, and again after the user has spoken', async () => {
    const record = (payload: object) => ({ timestamp: '2026-11-23T00:00:03Z', type: 'response_item', payload });
    const said = record({ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Once more.' }] });
    const read = (call_id: string, pages: string, output = BODY.slice(BODY.indexOf('# PDF'))) => [
      record({
        ...{ type: 'function_call', name: 'exec_command', call_id },
        arguments: JSON.stringify({ cmd: `sed -n '${pages}p' .agents/skills/pdf/SKILL.md` }),
      }),
      record({ type: 'function_call_output', call_id, output }),
    ];
    const root = newFolder();
    const session = codex() + lines(...read('c2', '9,20'), ...read('c3', '21,30'), said, ...read('c4', '9,20'));
    write(join(root, '.codex/sessions/2026/11/23/rollout-x.jsonl'), session);
    const { out } = await run(root, '--json');
    expect(JSON.parse(out).skills).toMatchObject([{ skill: 'pdf', used: 2 }]);
    const again = codex() + lines(...read('c2', '9,20'), ...read('c3', '1,20', BODY), ...read('c4', '21,30'));
    write(join(root, '.codex/sessions/2026/11/23/rollout-x.jsonl'), again);
    expect(JSON.parse((await run(root, '--json')).out).skills).toMatchObject([{ skill: 'pdf', used: 2 }]);
  });

  it('names the skills of the source that no session used', async () => {
    const root = sessions();
    writePlugin(join(root, 'kit'), 'kit', [{ dir: 'pdf' }, { dir: 'forgotten' }]);
    expect((await run(root, '--source', 'kit')).out).toMatch(/Never used: forgotten\./);
    expect((await run(root, '--since', '2026-11-23')).out).not.toMatch(/kit:pdf/);
  });

  it('shows cases before it writes them, without what is private by its form', async () => {
    const root = sessions();
    const asked = await run(root, '--cases', 'cases.json');
    expect(asked.err).toMatch(/Nothing was written/);
    expect(existsSync(join(root, 'cases.json'))).toBe(false);
    await run(root, '--cases', 'cases.json', '--yes');
    const text = readFileSync(join(root, 'cases.json'), 'utf8');
    expect(text).not.toMatch(/anna|corp|sk-ant|not typed/);
    expect(JSON.parse(text)).toMatchObject([
      { case_id: 'usage-docx-1', expected_skill: 'docx' },
      {
        case_id: 'usage-pdf-1',
        expected_skill: 'kit:pdf',
        prompt: expect.stringMatching(/^Black out the names in \/path/),
      },
    ]);
  });

  it('says where it looked when there is nothing', async () => {
    await expect(run(newFolder())).rejects.toThrow(/no sessions of an agent here/);
  });
});

describe('cases of prompts', () => {
  it('are each once, at most twenty of a skill, and no documents', () => {
    const prompts = Array.from({ length: 30 }, (_, n) => ({ skill: 'a', prompt: `Prompt ${n}` }));
    const cases = casesOf([...prompts, ...prompts, { skill: 'b', prompt: 'x'.repeat(2000) }], (text) => text);
    expect(cases).toHaveLength(20);
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-22', '2026-W47'],
    ['2026-11-23T00:00:00Z', '2026-W48'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['soon', ''],
  ])('%s is in %s', (date, week) => expect(weekOf(date)).toBe(week));
});
