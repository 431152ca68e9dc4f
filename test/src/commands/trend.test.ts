import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { trend } from '../../../src/commands/trend.js';
import { runCommand } from '../../../src/options/command.js';
import { makeResult, makeResults } from '../../helpers/results.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const write = (
  root: string,
  file: string,
  batch_run_id: string,
  choice: string | null,
  mode: 'model' | 'oracle' = 'model',
) => {
  const row = makeResult({
    expected_skill: 'alpha',
    matched_evidence: ['alpha'],
    ...(mode === 'model' ? { choices: [{ trial: 1, choice }] } : {}),
  });
  writeFileSync(join(root, file), JSON.stringify(makeResults([row], { batch_run_id, mode })));
};

describe('trend', () => {
  it('adds each batch once, and writes picture and badge', async () => {
    const root = newFolder();
    write(root, 'a.json', '6f1d2a8e-3a55-4f52-9c9b-2f2f6f6f000a', 'alpha');
    write(root, 'b.json', '6f1d2a8e-3a55-4f52-9c9b-2f2f6f6f000b', null);
    for (const name of ['a.json', 'b.json', 'b.json']) {
      const shell = keptShell(root);
      expect(
        await runCommand('trend', trend, ['--results', name, '--svg', 't.svg', '--badge', 'b.json.badge'], shell),
      ).toBe(0);
    }
    const lines = readFileSync(join(root, 'routing-history.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { right: number }).right)).toEqual([1, 0]);
    expect(readFileSync(join(root, 't.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(JSON.parse(readFileSync(join(root, 'b.json.badge'), 'utf8'))).toMatchObject({
      message: '0 % of 1 chosen right (claude, mode model)',
    });
  });

  it('adds several batches at once', async () => {
    const root = newFolder();
    for (const end of ['a', 'b']) write(root, `${end}.json`, `6f1d2a8e-3a55-4f52-9c9b-2f2f6f6f000${end}`, 'alpha');
    const shell = keptShell(root);
    await runCommand('trend', trend, ['--results', 'a.json', '--results', 'b.json'], shell);
    expect(shell.out.join('')).toContain('2 lines, 2 of them from these results');
  });

  it('names the line that is none, and refuses batches in which nothing chose', async () => {
    const root = newFolder();
    write(root, 'a.json', '6f1d2a8e-3a55-4f52-9c9b-2f2f6f6f000a', 'alpha');
    write(root, 'o.json', '6f1d2a8e-3a55-4f52-9c9b-2f2f6f6f000c', null, 'oracle');
    const run = (...argv: string[]) => runCommand('trend', trend, argv, keptShell(root));
    await expect(run()).rejects.toThrow(/routing-history\.jsonl: There is no history yet/);
    await expect(run('--results', 'o.json')).rejects.toThrow(/Nothing was chosen/);
    expect(existsSync(join(root, 'routing-history.jsonl'))).toBe(false);
    writeFileSync(join(root, 'routing-history.jsonl'), '{}\n');
    await expect(run('--results', 'a.json')).rejects.toThrow(/routing-history\.jsonl:1/);
  });
});
