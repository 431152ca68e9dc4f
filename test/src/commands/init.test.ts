import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseBaseline } from '../../../lib/baseline.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { runCommand } from '../../../src/command.js';
import { init } from '../../../src/commands/init.js';
import { lint } from '../../../src/commands/lint.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const run = async (cwd: string, ...argv: string[]) => runCommand('init', init, argv, keptShell(cwd));

describe('init', () => {
  it('writes a corpus and a baseline that fit each other and the plugin, and lint finds no error in them', async () => {
    const root = writePlugin(newFolder(), 'demo', [
      { dir: 'pdf-redact', description: 'Blacken text in PDF files. Use when names must not be readable.' },
      { dir: 'notes' },
    ]);
    expect(await run(root)).toBe(0);
    const cases = parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json');
    expect(cases.map((row) => row.kind === 'skill' && row.expected_skill)).toEqual(['notes', 'pdf-redact']);
    expect(cases[1]).toMatchObject({ prompt: 'Here is what I need: names must not be readable.' });
    const baseline = parseBaseline(
      readFileSync(join(root, 'provider-baseline.json'), 'utf8'),
      'provider-baseline.json',
    );
    expect([...baseline.cases.keys()]).toEqual(['notes-1', 'pdf-redact-1']);
    const shell = keptShell(root);
    expect(await runCommand('lint', lint, [], shell)).toBe(0);
    expect(existsSync(join(root, '.github/workflows/agent-routing.yml'))).toBe(true);
  });

  it('gives each skill a case id of its own, whatever letters it is written in', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'ärger' }, { dir: '発表' }, { dir: '会議' }]);
    await run(root);
    const cases = parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json');
    expect(cases.map(({ case_id }) => case_id)).toEqual(['arger-1', 'skill-1', 'skill-2']);
  });

  it('tells the workflow and the reader where the skills stand', async () => {
    const root = newFolder();
    writePlugin(join(root, 'plugins/till'), 'till', [{ dir: 'notes' }]);
    const shell = keptShell(root);
    expect(await runCommand('init', init, ['--source', 'plugins/till'], shell)).toBe(0);
    expect(readFileSync(join(root, '.github/workflows/agent-routing.yml'), 'utf8')).toContain(
      '        with:\n          source: "plugins/till"\n',
    );
    expect(shell.out.join('')).toContain('1 case for 1 skill. Next:');
    expect(shell.out.join('')).toContain('agent-routing run --source plugins/till\n');
  });

  it('reads the queries of skill-creator', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    write(
      join(root, 'q.json'),
      JSON.stringify([
        { query: 'What changed?', should_trigger: true },
        { query: 'Hello', should_trigger: false },
      ]),
    );
    await run(root, '--from', 'skill-creator', 'q.json');
    expect(parseCasesJson(readFileSync(join(root, 'cases.json'), 'utf8'), 'cases.json')).toMatchObject([
      { case_id: 'notes-needs-1', prompt: 'What changed?', expected_skill: 'notes' },
      { case_id: 'notes-needs-not-2', prompt: 'Hello', disallowed_skills: ['notes'] },
    ]);
  });

  it('never writes over what is there, unless told to', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }]);
    write(join(root, 'cases.json'), '[]');
    await expect(run(root)).rejects.toThrow(/cases\.json is there already.*--force/);
    expect(readFileSync(join(root, 'cases.json'), 'utf8')).toBe('[]');
    expect(await run(root, '--force')).toBe(0);
  });

  it('asks back where it cannot know', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'notes' }, { dir: 'other' }]);
    write(join(root, 'q.json'), '[{"query": "x"}]');
    await expect(run(root, '--from', 'skill-creator', 'q.json')).rejects.toThrow(/which skill.*notes, other/);
    await expect(run(root, '--from', 'skill-creator', '--skill', 'note', 'q.json')).rejects.toThrow(
      /did you mean --skill notes/,
    );
    await expect(run(root, '--from', 'skill-creator', '--skill', 'notes', 'q.json')).rejects.toThrow(
      /q\.json.*should_trigger/,
    );
    await expect(run(newFolder())).rejects.toThrow(/no skills/);
  });
});
