import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, unlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { weekOf } from '../../../lib/evidence/usage/rows.js';
import { createSessionCounter } from '../../../lib/setup/sessions/count-sessions.js';
import { casesOf } from '../../../src/commands/usage/cases.js';
import { usage } from '../../../src/commands/usage/usage.js';
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
    await expect(run(newFolder(), 'none')).rejects.toThrow(/Not read: \S*none: it is gone\./);
  });

  it('finds the place that a variable names, and says what it cannot read', async () => {
    const root = newFolder();
    write(join(root, 'elsewhere/projects/p/one.jsonl'), claude());
    write(join(root, 'data/opencode/opencode.db'), 'SQLite format 3\0');
    const shell = keptShell(root, {
      ...{ HOME: join(root, 'home'), CLAUDE_CONFIG_DIR: join(root, 'elsewhere'), XDG_DATA_HOME: join(root, 'data') },
    });
    await runCommand('usage', usage, ['--json'], shell);
    const { sessions, agents, from, to, unread } = JSON.parse(shell.out.join(''));
    expect({ sessions, agents, from, to }).toEqual({
      ...{ sessions: 1, agents: { claude: 1 }, from: '2026-11-16', to: '2026-11-16' },
    });
    expect(unread).toEqual([
      { path: join(root, 'data/opencode/opencode.db'), why: expect.stringMatching(/^it is damaged: /) },
    ]);
  });

  it('ends on a folder with all that a folder can hold', async () => {
    const root = newFolder();
    write(join(root, 's/deep/one.jsonl'), claude());
    write(join(root, 's/node_modules/x/two.jsonl'), claude('d'));
    write(join(root, 's/trial/stdout'), codex());
    mkdirSync(join(root, 's/folder.jsonl'));
    symlinkSync('.', join(root, 's/deep/up'));
    symlinkSync('loop.jsonl', join(root, 's/loop.jsonl'));
    execFileSync('mkfifo', ['pipe.jsonl', 'trial/stdout.txt'], { cwd: join(root, 's') });
    const socket = createServer().listen(join(root, 's/socket.jsonl'));
    truncateSync(join(root, 's/deep/one.jsonl'), 64 << 20);
    write(join(root, 's/sparse.jsonl'), '');
    truncateSync(join(root, 's/sparse.jsonl'), 5e9);
    try {
      const { out } = await run(root, 's', 's/loop.jsonl', 's/pipe.jsonl', 'gone', '--json');
      const { sessions, agents, passed_over, skills, unread } = JSON.parse(out);
      expect({ sessions, agents, passed_over }).toEqual({
        ...{ sessions: 2, agents: { claude: 1, codex: 1 }, passed_over: 1 },
      });
      expect(skills.map((one: { skill: string }) => one.skill)).toEqual(['kit:pdf', 'pdf', 'kit:xlsx', 'docx']);
      expect(unread.map(({ why }: { why: string }) => why)).toEqual([
        ...['its links lead in a circle', 'it is neither a file nor a folder', 'it is gone'],
      ]);
    } finally {
      socket.close();
    }
  });

  it('counts no session of another harness that begins like one of pi', async () => {
    const root = newFolder();
    const head = { type: 'session', version: 3, id: 's1', timestamp: '2026-11-16T10:00:00.000Z', cwd: '/w' };
    const message = { role: 'user', content: [{ type: 'text', text: 'Hello.' }] };
    const own = { type: 'message', id: 'a1', parentId: null, timestamp: head.timestamp, message };
    const other = { type: 'turn', text: 'Hello.' };
    write(join(root, 's/pi.jsonl'), lines(head, own));
    write(join(root, 's/fork.jsonl'), lines({ ...head, parentSession: '/w/a.jsonl' }, own));
    for (const more of [{ id: 7 }, { id: '-s' }, { timestamp: 1 }, { cwd: '' }, { version: '3' }, { model: 'm' }])
      write(join(root, `s/${Object.keys(more)}-${Object.values(more)}.jsonl`), lines({ ...head, ...more }));
    // The same first line, and then records of its own.
    write(join(root, 's/like.jsonl'), lines(head, other, other, other));
    const { sessions, agents, passed_over, records } = JSON.parse((await run(root, 's', '--json')).out);
    expect({ sessions, agents, passed_over, records }).toEqual({
      ...{ sessions: 2, agents: { pi: 2 }, passed_over: 7, records: 4 },
    });
  });

  it('goes on when a file vanishes while it reads', async () => {
    const root = sessions();
    const path = join(root, '.claude/projects/p/two.jsonl');
    const counter = createSessionCounter(false);
    await counter.add(join(root, '.claude/projects/p/one.jsonl'));
    unlinkSync(path);
    await expect(counter.add(path)).rejects.toThrow(/ENOENT/);
    expect(counter.read()).toMatchObject({ sessions: 1, passed_over: 0 });
  });

  it('says in how many sessions a skill was offered, and which were passed by', async () => {
    const root = newFolder();
    const listing = (n: number, ...names: string[]) =>
      lines({
        ...{ type: 'attachment', sessionId: 's', timestamp: `2026-11-16T09:00:0${n}.000Z` },
        attachment: { type: 'skill_listing', names, content: '' },
      });
    write(join(root, '.claude/projects/p/one.jsonl'), listing(1, 'kit:pdf', 'kit:idle', 'init') + claude());
    write(join(root, '.claude/projects/p/two.jsonl'), listing(2, 'kit:idle') + claude('d'));
    writePlugin(join(root, 'kit'), 'kit', [{ dir: 'pdf' }, { dir: 'idle' }, { dir: 'lost' }]);
    const { out } = await run(root, '--source', 'kit');
    expect(out).toMatch(/^ {2}skill +used +by name +refused +by hand +worked on +offered +last used +2026-W47$/m);
    expect(out).toMatch(/^ {2}kit:pdf +2 +· +· +· +· +1 +2026-11-16 +2$/m);
    expect(out).toMatch(/Never used: idle \(offered in 2 sessions\), lost \(never offered\)\./);
    expect(out).toMatch(/Offered and never used \(sessions\): init 1\./);
    const { passed_by, never_offered } = JSON.parse((await run(root, '--source', 'kit', '--json')).out);
    expect(passed_by).toEqual([
      { skill: 'kit:idle', offered: 2 },
      { skill: 'init', offered: 1 },
    ]);
    expect(never_offered).toEqual({ idle: 2, lost: 0 });
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
