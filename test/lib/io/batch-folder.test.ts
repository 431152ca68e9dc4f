import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../../lib/case/corpus-json.js';
import { createBatchFolder, reopenBatchFolder } from '../../../lib/io/batch-folder.js';
import { hash, type Plan } from '../../../lib/plan.js';
import { type Result, ResultsSchema } from '../../../lib/result.js';
import { blankResult } from '../../../lib/unit/context.js';
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
  it('folds the records in the order of the plan, whatever order they came in', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.writeResult(result('u3', 'fail'));
    await folder.writeResult(result('u1', 'pass'));
    await folder.fold(envelope, proof);
    const half = ResultsSchema.parse(JSON.parse(await readFile(join(folder.path, 'results.json'), 'utf8')));
    expect(half).toMatchObject({ complete: false, summary: { total: 2, pass: 1, fail: 1 } });
    await folder.writeResult(result('u2', 'infra_error'));
    await folder.fold(envelope, proof);
    const whole = ResultsSchema.parse(JSON.parse(await readFile(join(folder.path, 'results.json'), 'utf8')));
    expect(whole.results.map((row) => row.unit_run_id)).toEqual(['u1', 'u2', 'u3']);
    expect(whole.complete).toBe(true);
    expect(await readFile(join(folder.path, 'tool-use-proof.log'), 'utf8')).toBe(
      '# Tool-Use Proof Log\n=== u1\n=== u2\n=== u3\n',
    );
  });

  it('keeps git off a folder for artifacts that it made, and leaves one alone that was there', async () => {
    const there = newFolder();
    const made = join(there, 'artifacts');
    await createBatchFolder(there, plan, 'b1');
    await createBatchFolder(made, plan, 'b1');
    expect(await readFile(join(made, '.gitignore'), 'utf8')).toBe('*\n');
    await expect(readFile(join(there, '.gitignore'))).rejects.toThrow('ENOENT');
  });

  it('folds to valid results before anything is finished', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.fold(envelope, proof);
    const empty = ResultsSchema.parse(JSON.parse(await readFile(join(folder.path, 'results.json'), 'utf8')));
    expect(empty).toMatchObject({ complete: false, results: [], summary: { total: 0 } });
  });

  it('takes half a record for none', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.writeResult(result('u1', 'pass'));
    await writeFile(join(folder.path, 'units/u1/result.json'), '{"unit_run_id": "u1", "sta');
    expect(await folder.readResult('u1')).toBeNull();
  });

  it('leaves no half-written file behind', async () => {
    const folder = await createBatchFolder(newFolder(), plan, 'b1');
    await folder.fold(envelope, proof);
    expect((await readdir(folder.path)).sort()).toEqual(['plan.json', 'results.json', 'tool-use-proof.log', 'units']);
  });

  it('is found again with its plan, and says what is missing in a folder that is none', async () => {
    const root = newFolder();
    const { path } = await createBatchFolder(root, plan, 'b1');
    expect((await reopenBatchFolder(path)).plan).toEqual(plan);
    await rm(join(path, 'plan.json'));
    await expect(reopenBatchFolder(path)).rejects.toThrow(/holds no batch.*ARTIFACT_DIR=/);
  });
});
