import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Decision } from '../../../lib/contract/decision.js';
import { readDecisions, writeDecisions } from '../../../lib/setup/corpus/decision-files.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const decision = (fields: Partial<Decision> = {}): Decision => ({
  ...{
    fingerprint: 'a'.repeat(64),
    mode: 'model',
    model: 'tiny',
    agent: 'claude',
    version: '1',
    case_id: 'a',
    trial: 1,
  },
  ...{ prompt_hash: 'p', offers_hash: 'o', choice: 'alpha', at: '2026-11-22T00:00:00.000Z' },
  ...fields,
});

describe('recorded decisions', () => {
  it('come back as they were written, sorted by case; there may be none', async () => {
    const file = join(newFolder(), 'decisions.jsonl');
    expect(await readDecisions(file)).toBeNull();
    const all = [decision({ case_id: 'b' }), decision({ also: ['beta'] }), decision({ agent: 'codex', choice: null })];
    await writeDecisions(file, all);
    expect(await readDecisions(file)).toEqual([all[1], all[2], all[0]]);
  });

  it('are refused where a merge left two answers to one question, or its markers, with the cure', async () => {
    const file = join(newFolder(), 'decisions.jsonl');
    const lines = (...all: Decision[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('');
    writeFileSync(file, lines(decision(), decision({ choice: 'beta' })));
    await expect(readDecisions(file, 'd')).rejects.toThrow(
      /case a on claude, trial 1: alpha and beta.*keep one of the two/s,
    );
    writeFileSync(
      file,
      lines(decision(), decision({ at: '2027-01-01T00:00:00.000Z' }), decision({ case_id: 'b', choice: null })),
    );
    expect(await readDecisions(file)).toHaveLength(3);
    writeFileSync(
      file,
      `${lines(decision())}<<<<<<< HEAD\n${lines(decision({ case_id: 'b' }))}=======\n>>>>>>> topic\n`,
    );
    await expect(readDecisions(file, 'd')).rejects.toThrow(
      /d:2: .*keep the lines of both sides.*decisions\.jsonl merge=union/s,
    );
  });

  it('take the place of those that rest on what has changed, and keep the date where nothing has', async () => {
    const file = join(newFolder(), 'decisions.jsonl');
    await writeDecisions(file, [decision(), decision({ case_id: 'b' })]);
    const later = '2027-01-01T00:00:00.000Z';
    const changed = decision({ fingerprint: 'b'.repeat(64), offers_hash: 'n', at: later });
    await writeDecisions(file, [changed, decision({ case_id: 'b', at: later })]);
    expect(await readDecisions(file)).toEqual([changed, decision({ case_id: 'b' })]);
    const before = readFileSync(file, 'utf8');
    await writeDecisions(file, []);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    ['{', /JSON/],
    ['{"mode":"model"}', /fingerprint/],
    [JSON.stringify({ ...decision(), secret: 1 }), /secret/],
  ])('name the line that is none: %s', async (line, problem) => {
    const file = join(newFolder(), 'decisions.jsonl');
    writeFileSync(file, `${JSON.stringify(decision())}\n\n${line}\n`);
    await expect(readDecisions(file, 'decisions.jsonl')).rejects.toThrow(problem);
    await expect(readDecisions(file, 'decisions.jsonl')).rejects.toThrow(/decisions\.jsonl:3/);
  });
});
