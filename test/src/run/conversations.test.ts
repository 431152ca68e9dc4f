import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CallTurn } from '../../../lib/contract/transcript/conversation.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { makeHistory } from '../../../lib/report/choices/history.js';
import type { ReportInput } from '../../../lib/report/index.js';
import { readConversations } from '../../../src/run/conclude/conversations.js';
import { addPageParts } from '../../../src/run/conclude/page.js';
import { trialsIn } from '../../../src/run/conclude/trial-source.js';
import { hooked } from '../../helpers/conversations.js';
import { makeBaseline, makeResults } from '../../helpers/results.js';
import { scratchFolder } from '../../helpers/temporary-folder.js';

const ID = '6b0f3c52-7a51-4c55-9d0e-000000000001';
const PASSES = { case_id: 'b', unit_run_id: ID.replace(/1$/, '2') };

/** What Codex prints: a command, its output, its words. */
const TRANSCRIPT = [
  { type: 'thread.started', thread_id: 't' },
  { type: 'turn.started' },
  command('item.started', { status: 'in_progress', exit_code: null, aggregated_output: '' }),
  command('item.completed', { status: 'completed', exit_code: 0, aggregated_output: 'key: swordfish-swordfish\n' }),
  { type: 'item.completed', item: { id: 'item_1', type: 'agent_message', text: 'It says swordfish-swordfish.' } },
  { type: 'turn.completed', usage: { input_tokens: 20, output_tokens: 10 } },
];

function command(type: string, parts: object) {
  return { type, item: { id: 'item_0', type: 'command_execution', command: "/bin/bash -lc 'cat key'", ...parts } };
}

function batchOf(rows: Parameters<typeof makeResults>[0]) {
  const folder = scratchFolder('batch-');
  const results = makeResults(rows.map((row) => ({ agent: 'codex', ...row })));
  const entries = Object.fromEntries(results.results.map(({ case_id }) => [case_id, { codex: 'pass' as const }]));
  const comparison = compareBaselines({ results, current: makeBaseline(entries), ref: null });
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const trial = (unit: string, n: number, files: Record<string, unknown> = {}) => {
    const lines = TRANSCRIPT.map((line) => `${JSON.stringify(line)}\n`).join('');
    for (const [name, content] of Object.entries({ stdout: lines, meta: { prompt: 'What is the key?' }, ...files }))
      write(`units/${unit}/trial-${n}/${name === 'meta' ? 'meta.json' : name}`, content);
  };
  return { folder, report: { results, comparison }, trial, write };
}

const trials = (count: number, failed: number) => ({
  ...{ requested: count, ran: count, passed: count - 1, pass_at_k: true, pass_all_k: false, majority: true },
  ...{ pass_rate: null, interval: null },
  verdicts: Array.from({ length: count }, (_, n) => ({
    ...{ trial: n + 1, status: n + 1 === failed ? ('fail' as const) : ('pass' as const) },
    ...{ duration_ms: 1, timed_out: false, failures: [] },
  })),
});

describe('the conversations of a batch', () => {
  it('are read from the trial: prompt, call, result, words, without the secrets of this machine', async () => {
    const { folder, report, trial } = batchOf([{ case_id: 'a', unit_run_id: ID }]);
    trial(ID, 1);
    const read = await readConversations([trialsIn(folder)], report, { DB_PASSWORD: 'swordfish-swordfish' });
    const [conversation] = read.get(ID) ?? [];
    expect([conversation?.prompt, conversation?.turns.length]).toEqual(['What is the key?', 2]);
    expect(conversation?.turns).toMatchObject([
      { kind: 'call', at: 'stdout:4', tool: 'shell', input: 'cat key', outcome: 'ran', output: 'key: ***\n' },
      { kind: 'message', at: 'stdout:5', text: 'It says ***.' },
    ]);
  });

  it('have the hooks at the call that they were asked about, and the others around', async () => {
    const { folder, report, trial } = batchOf([{ case_id: 'a', unit_run_id: ID }]);
    const asked = { tool_name: 'Bash', tool_input: { command: 'cat key' } };
    const hooks = [
      hooked({ event: 'Stop' }),
      hooked({ event: 'SessionStart' }),
      hooked({ stdin: JSON.stringify(asked), exit_code: 2, stderr: 'no swordfish-swordfish' }),
    ];
    trial(ID, 1, { 'hooks.jsonl': `${hooks.map((one) => JSON.stringify(one)).join('\n')}\nnot json\n` });
    const read = await readConversations([trialsIn(folder)], report, { DB_PASSWORD: 'swordfish-swordfish' });
    const turns = read.get(ID)?.[0]?.turns ?? [];
    expect(turns.map((turn) => (turn.kind === 'hook' ? turn.event : turn.kind))).toEqual([
      ...['SessionStart', 'call', 'message', 'Stop'],
    ]);
    expect((turns[1] as CallTurn).hooks).toMatchObject([{ ended: 'exit code 2 after 41 ms', stderr: 'no ***' }]);
  });

  it('start with the trial that decided, and are at most three of a unit', async () => {
    const { folder, report, trial } = batchOf([
      { case_id: 'a', unit_run_id: ID, status: 'fail', trials: trials(5, 4) },
    ]);
    for (let n = 1; n <= 5; n++) trial(ID, n);
    const read = await readConversations([trialsIn(folder)], report, {});
    expect(read.get(ID)?.map((one) => one.trial)).toEqual([4, 1, 2]);
  });

  it('of what failed come first, and are bounded however much an agent says', async () => {
    const { folder, report, trial } = batchOf([PASSES, { case_id: 'a', unit_run_id: ID, status: 'fail' }]);
    const said = (n: number) => ({
      ...TRANSCRIPT[4],
      item: { id: `m${n}`, type: 'agent_message', text: 'w'.repeat(9000) },
    });
    const long = Array.from({ length: 300 }, (_, n) => `${JSON.stringify(said(n))}\n`).join('');
    trial(ID, 1, { stdout: long });
    trial(PASSES.unit_run_id, 1);
    const read = await readConversations([trialsIn(folder)], report, {});
    expect([...read.keys()]).toEqual([ID, PASSES.unit_run_id]);
    const [conversation] = read.get(ID) ?? [];
    expect([conversation?.turns.length, conversation?.left_out]).toEqual([80, 220]);
    expect(JSON.stringify(conversation).length).toBeLessThan(400_000);
  });

  it('are never read from outside the folder, and absence or damage is no error', async () => {
    const { folder, report, trial } = batchOf([
      { case_id: 'a', unit_run_id: '../outside' },
      { case_id: 'c', unit_run_id: ID },
      PASSES,
    ]);
    trial('../outside', 1);
    trial(PASSES.unit_run_id, 1, { meta: '{"prompt": 7' });
    const read = await readConversations([trialsIn(folder)], report, {});
    expect([...read.keys()]).toEqual([PASSES.unit_run_id]);
    expect(read.get(PASSES.unit_run_id)?.[0]).toMatchObject({ prompt: null, turns: [{}, {}] });
  });

  it('are for the HTML page alone', async () => {
    const { folder, report } = batchOf([PASSES]);
    const sources = { trials: [trialsIn(folder)], cwd: folder };
    expect(await addPageParts('markdown', report, sources, {})).toBe(report);
    expect(await addPageParts('html', report, sources, {})).toEqual({ ...report, conversations: new Map() });
  });
});

describe('the history on the page', () => {
  const LINE = JSON.stringify(makeHistory(makeResults([{ choices: [{ trial: 1, choice: null }] }]))[0]);
  const partsOf = (folder: string, report: ReportInput, history?: string) =>
    addPageParts('html', report, { trials: [], cwd: folder, history }, {});

  it('is the usual file if it is there, or the one that is named', async () => {
    const { folder, report, write } = batchOf([PASSES]);
    expect(await partsOf(folder, report)).not.toHaveProperty('history');
    write('routing-history.jsonl', `${LINE}\n`);
    write('other.jsonl', `${LINE}\n${LINE}\n`);
    expect((await partsOf(folder, report)).history).toHaveLength(1);
    expect((await partsOf(folder, report, 'other.jsonl')).history).toHaveLength(2);
  });

  it('is left out with a sentence where it is broken, unless it was asked for', async () => {
    const { folder, report, write } = batchOf([PASSES]);
    write('routing-history.jsonl', `${LINE}\n{}\n`);
    const page = await partsOf(folder, { ...report, notes: ['first'] });
    expect(page).not.toHaveProperty('history');
    expect(page.notes).toEqual(['first', expect.stringMatching(/not shown: routing-history\.jsonl:2/)]);
    await expect(partsOf(folder, report, 'routing-history.jsonl')).rejects.toThrow(/routing-history\.jsonl:2/);
    await expect(partsOf(folder, report, 'none.jsonl')).rejects.toThrow(/There is no such file/);
  });
});
