import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hash } from '../../../lib/batch/plan.js';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import type { Plan } from '../../../lib/contract/plan.js';
import { type Result, ResultsSchema } from '../../../lib/contract/result.js';
import { createBatchFolder, reopenBatchFolder } from '../../../lib/setup/batch-folder.js';
import { blankResult } from '../../../lib/unit/trial/context.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const [testCase] = parseCasesJson('[{"case_id": "a", "prompt": "p", "expected_skill": "alpha"}]', 'cases.json');
const unit = (id: string) => ({ case_id: 'a', agent: 'claude', kind: 'skill', trials: 1, unit_run_id: id });
const plan: Plan = {
  schema: 'agent-routing.plan.v1',
  hash: hash({}),
  mode: 'oracle',
  cases_hash: 'c',
  source_hash: 's',
  agents: { claude: '1' },
  settings: {},
  shard: null,
  units: [unit('u1'), unit('u2'), unit('u3')],
  left_out: [],
};
const result = (id: string, status: Result['status']): Result => ({ ...blankResult(unit(id), testCase!), status });
const envelope = {
  schema: 'agent-routing.results.v1' as const,
  batch_run_id: 'b1',
  generated_at_utc: '2026-01-01T00:00:00.000Z',
  mode: 'oracle' as const,
  options: {},
  environment: { tool_version: '1.0.0', skills_hash: 's', plan_hash: 'p', shard: null, agents: {} },
  offers: {},
};
const proof = { header: '# Tool-Use Proof Log\n', block: (row: Result) => `=== ${row.unit_run_id}\n` };

describe('a batch folder', () => {
  it('merges its records in the order of the plan, whatever order they came in', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.writeResult(result('u3', 'fail'));
    await folder.writeResult(result('u1', 'pass'));
    await folder.writeResults(envelope, proof);
    const half = ResultsSchema.parse(JSON.parse(await readFile(join(folder.path, 'results.json'), 'utf8')));
    expect(half).toMatchObject({ complete: false, summary: { total: 2, pass: 1, fail: 1 } });
    await folder.writeResult(result('u2', 'infra_error'));
    await folder.writeResults(envelope, proof);
    const whole = ResultsSchema.parse(JSON.parse(await readFile(join(folder.path, 'results.json'), 'utf8')));
    expect(whole.results.map((row) => row.unit_run_id)).toEqual(['u1', 'u2', 'u3']);
    expect(whole.complete).toBe(true);
    expect(await readFile(join(folder.path, 'tool-use-proof.log'), 'utf8')).toBe(
      '# Tool-Use Proof Log\n=== u1\n=== u2\n=== u3\n',
    );
  });

  it('is hidden from git when it made its parent, and not when that was already there', async () => {
    const there = newFolder();
    const made = join(there, 'artifacts');
    await createBatchFolder(there, plan, 'b1');
    await createBatchFolder(made, plan, 'b1');
    expect(await readFile(join(made, '.gitignore'), 'utf8')).toBe('*\n');
    await expect(readFile(join(there, '.gitignore'))).rejects.toThrow('ENOENT');
  });

  it('merges to valid results before any unit has finished', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.writeResults(envelope, proof);
    const empty = ResultsSchema.parse(JSON.parse(await readFile(join(folder.path, 'results.json'), 'utf8')));
    expect(empty).toMatchObject({ complete: false, results: [], summary: { total: 0 } });
  });

  it('merges the same from the records that it holds and from those on disk, whatever was there before', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.trialFolder('u1', 1);
    await folder.writeResult(result('u1', 'fail'));
    await folder.clearUnit('u1');
    expect(await folder.readResult('u1')).toBeNull();
    await folder.writeResult(result('u1', 'pass'));
    await folder.writeResults(envelope, proof);
    const read = () => readFile(join(folder.path, 'results.json'), 'utf8');
    const held = await read();
    expect(ResultsSchema.parse(JSON.parse(held)).summary).toMatchObject({ total: 1, pass: 1, fail: 0 });
    const again = (await reopenBatchFolder(folder.path)).open();
    await again.writeResults(envelope, proof);
    expect(await read()).toBe(held);
    await again.clearUnit('u1');
    expect(await again.readResult('u1')).toBeNull();
  });

  it('ignores half a record', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.writeResult(result('u1', 'pass'));
    await writeFile(join(folder.path, 'units/u1/result.json'), '{"unit_run_id": "u1", "sta');
    expect(await folder.readResult('u1')).toBeNull();
  });

  it('never contains a half-written file', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.writeResults(envelope, proof);
    expect((await readdir(folder.path)).sort()).toEqual(['plan.json', 'results.json', 'tool-use-proof.log', 'units']);
  });

  it('can be opened again with its plan; another folder is refused with what is missing', async () => {
    const root = newFolder();
    const { path } = await createBatchFolder(root, plan, 'b1');
    expect((await reopenBatchFolder(path)).plan).toEqual(plan);
    await rm(join(path, 'plan.json'));
    await expect(reopenBatchFolder(path)).rejects.toThrow(/is not the folder of a batch.*ARTIFACT_DIR=/);
  });
});
