/** Cases that ask for the same in other words are one process on a mutant: the same rows as with one each, and no process speaks for another that it did not reach. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { type Mutation, MutationSchema } from '../../../lib/contract/mutation.js';
import { installLockedFake } from '../../helpers/fake-agent.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { runCliHere } from '../../helpers/run-cli-here.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const alpha = (case_id: string, more: object = {}) => ({
  ...{ case_id, prompt: `Do ${case_id}.`, expected_skill: 'alpha' },
  ...more,
});
const CASES = [alpha('first'), alpha('again', { category: 'other' }), alpha('command', { prompt: '/alpha now' })];

inFull.describe('mutate, where cases ask for the same', () => {
  let cache = '';
  let root = '';
  const call = async (argv: readonly string[], cases: readonly object[] = CASES) => {
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const batch = await runCliHere([...argv, '--agents', 'codex', '--no-progress', '--json'], { cwd: root, cache });
    if (!batch.folder) throw new Error(batch.stderr);
    return batch;
  };
  const mutate = async (more: readonly string[], cases?: readonly object[]): Promise<Mutation> =>
    MutationSchema.parse(JSON.parse((await call(['mutate', ...more], cases)).stdout));
  const started = ({ artifact_dir }: Mutation) =>
    readdirSync(join(artifact_dir, 'mutants'), { withFileTypes: true }).flatMap((batch) =>
      batch.isDirectory()
        ? readdirSync(join(artifact_dir, 'mutants', batch.name, 'units')).filter((name) => !name.startsWith('pack-'))
        : [],
    ).length;
  const of = ({ results }: Mutation, mutant: string, case_id: string) =>
    results.find((row) => row.mutant === mutant && row.case_id === case_id);
  let on: Mutation;
  let off: Mutation;

  beforeAll(async () => {
    cache = newFolder();
    await installLockedFake(cache);
    root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    on = await mutate([]);
    off = await mutate(['--pack', 'off']);
  });

  it('judges every mutant as it does with a process for each', () => {
    const judged = ({ results }: Mutation) => results.map(({ unit_run_id: _, shared_with: __, ...row }) => row);
    expect(on.results).toHaveLength(18);
    expect(judged(on)).toEqual(judged(off));
    expect(on.total).toEqual(off.total);
    expect([on.total.killed > 0, on.total.survived > 0]).toEqual([true, true]);
  });

  it('starts one process for those that differ in their words alone, and says which', () => {
    const shared = on.results.filter(({ shared_with }) => shared_with);
    expect(new Set(shared.map((row) => `${row.case_id} with ${row.shared_with}`))).toEqual(
      new Set(['again with first']),
    );
    expect(new Set(shared.map(({ mutant }) => mutant)).size).toBe(6);
    expect(off.results.filter((row) => row.shared_with)).toEqual([]);
    expect([started(on), started(off)]).toEqual([12, 18]);
    for (const { artifact_dir, results } of [on, off])
      for (const { batch, unit_run_id } of results)
        expect(existsSync(join(artifact_dir, batch ?? '', 'units', unit_run_id ?? '', 'result.json'))).toBe(true);
  });

  it('gives each a process of its own where the first one ended as nobody asked for', async () => {
    const { folder } = await call(['run'], [alpha('first'), alpha('again')]);
    const wild = [alpha('first', { prompt: 'fake: die by signal' }), alpha('again')];
    const results = await mutate(['--results', folder], wild);
    const gone = ['first', 'again'].map((case_id) => of(results, 'skill-gone', case_id));
    expect(gone.map((row) => row?.outcome)).toEqual(['infra_error', 'killed']);
    expect(gone.map((row) => row?.shared_with)).toEqual([undefined, undefined]);
    const meta = join(
      results.artifact_dir,
      gone[1]?.batch ?? '',
      'units',
      gone[1]?.unit_run_id ?? '',
      'trial-1/meta.json',
    );
    expect(JSON.parse(readFileSync(meta, 'utf8')).prompt).toBe('Do again.');
  });
});
