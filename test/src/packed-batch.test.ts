/** Packs among the other settings of a batch: shards, trials, `--fail-fast`, `--pack off`, and a batch that is resumed. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Result, ResultsSchema } from '../../lib/contract/result.js';
import { installLockedFake } from '../helpers/fake-agent.js';
import { placesOf, survivorsOf } from '../helpers/left-behind.js';
import { write, writePlugin } from '../helpers/plugin.js';
import { type CliOptions, runCli } from '../helpers/run-cli.js';
import { runCliHere } from '../helpers/run-cli-here.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../helpers/tested-agents.js';
import { until } from '../helpers/until.js';

const newFolder = temporaryFolder();
const IDS = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'];
let cache = '';

function author(change: (row: { case_id: string; expected_skill: string }) => object = (row) => row): string {
  const root = writePlugin(
    newFolder(),
    'demo',
    IDS.map((id) => ({ dir: `skill-${id}` })),
  );
  const cases = IDS.map((case_id) => ({
    ...{ case_id, prompt: `Do ${case_id}.`, expected_skill: `skill-${case_id}` },
    ...change({ case_id, expected_skill: `skill-${case_id}` }),
  }));
  write(join(root, 'cases.json'), JSON.stringify(cases));
  return root;
}

async function run(
  root: string,
  more: readonly string[] = [],
  { agent = 'codex', ...options }: Partial<CliOptions> & { agent?: string } = {},
) {
  const argv = ['run', '--agents', agent, '--progress', 'lines', ...more];
  const place = { cwd: root, cache, ...options };
  // Only a process can be killed.
  const batch = options.onLine ? await runCli(argv, place) : { signal: null, ...(await runCliHere(argv, place)) };
  if (!batch.folder) throw new Error(batch.stderr);
  return { ...batch, rows: readRows(batch.folder) };
}

const readRows = (folder: string): Result[] =>
  ResultsSchema.parse(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))).results;
const shared = (rows: readonly Result[]) => rows.filter(({ pack }) => pack).map(({ case_id }) => case_id);
const started = (stderr: string) => [...stderr.matchAll(/ codex:(\S+) -> running$/gm)].map(([, id]) => id).sort();

describe('packs', () => {
  beforeAll(async () => {
    cache = newFolder();
    await installLockedFake(cache);
  });

  inFull.it('are not made with `--pack off`, nor of cases with several trials', async () => {
    expect(shared((await run(author(), ['--pack', 'off'])).rows)).toEqual([]);
    const twice = author(({ case_id }) => (case_id === 'c2' ? { trials: 2, pass_threshold: 'all' } : {}));
    const { rows } = await run(twice);
    expect(shared(rows)).toEqual(['c1', 'c3', 'c4', 'c5']);
    expect(rows.find(({ case_id }) => case_id === 'c2')?.trials.ran).toBe(2);
  });

  inFull.it('are of one shard, and all shards have every case once', async () => {
    const root = author();
    const parts = [await run(root, ['--shard', '1/2']), await run(root, ['--shard', '2/2'])];
    expect(parts.flatMap(({ rows }) => rows.map(({ case_id }) => case_id)).sort()).toEqual(IDS);
    for (const { rows } of parts) expect(shared(rows)).toEqual(rows.slice(1).map(({ case_id }) => case_id));
  });

  it('are not started once a case has failed, with `--fail-fast`', async () => {
    const root = author(({ case_id }) => (case_id === 'c0' ? { disallowed_skills: ['skill-c0'] } : {}));
    const { rows } = await run(root, ['--fail-fast', '--max-parallel', '1']);
    expect(rows.map(({ status }) => status)).toEqual(['fail', ...IDS.slice(1).map(() => 'skipped')]);
    expect(shared(rows)).toEqual([]);
  });

  inFull.it('are not started once a case of another agent has failed, with `--fail-fast`', async () => {
    const other = 'codex@behaves-well';
    // Which is the same skill on that agent alone.
    const more = { disallowed_skills: ['not-this'], provider_aliases: { [other]: { 'not-this': 'skill-c0' } } };
    const root = author(({ case_id }) => (case_id === 'c0' ? more : {}));
    const { rows } = await run(root, ['--fail-fast', '--max-parallel', '1'], { agent: `codex,${other}` });
    const ended = rows.filter(({ status }) => status !== 'skipped');
    expect(ended.map(({ case_id, agent, status }) => [case_id, agent, status])).toEqual([
      ['c0', 'codex', 'pass'],
      ['c0', other, 'fail'],
    ]);
    expect(rows).toHaveLength(12);
  });

  inFull.it('hold their cases to what the batch demands of each', async () => {
    const root = author();
    // The fake lists descriptions of one line.
    write(join(root, 'skills/skill-c2/SKILL.md'), '---\nname: skill-c2\ndescription: >-\n  Use it.\n---\n\nDo c2.\n');
    const { rows } = await run(root, ['--min-offer', 'full']);
    expect(rows.map(({ status }) => status)).toEqual(['pass', 'pass', 'fail', 'pass', 'pass', 'pass']);
    expect(shared(rows)).toEqual(['c1', 'c3', 'c4', 'c5']);
  });

  it('are not started once the batch has used its tokens', async () => {
    const { rows } = await run(author(), ['--max-tokens', '1', '--max-parallel', '1']);
    expect(rows[0]?.status).toBe('pass');
    for (const row of rows.slice(1)) expect(row.fault?.message).toMatch(/^not started: the batch has used \d+ tokens/);
    expect(shared(rows)).toEqual([]);
  });

  inFull.it('take the next case of an agent when the batch is resumed, and leave finished rows alone', async () => {
    const root = author();
    const first = await run(root);
    const before = Object.fromEntries(first.rows.map((row) => [row.case_id, row]));
    const lost = ['c2', 'c3', 'c5'];
    // As though it had been killed before these had ended.
    for (const id of lost) {
      const folder = join(first.folder, 'units', before[id]?.unit_run_id ?? '');
      rmSync(join(folder, 'result.json'));
      write(join(folder, 'trial-1/half-written.jsonl'), '{');
    }
    const second = await run(root, ['--resume', first.folder]);
    expect(started(second.stderr)).toEqual(lost);
    expect(second.rows.map(({ case_id, status }) => [case_id, status])).toEqual(IDS.map((id) => [id, 'pass']));
    expect(shared(second.rows)).toEqual(['c1', 'c3', 'c4', 'c5']);
    for (const row of second.rows.filter(({ case_id }) => !lost.includes(case_id)))
      expect(row).toEqual(before[row.case_id]);
    for (const { unit_run_id } of second.rows) {
      const trial = join(second.folder, 'units', unit_run_id, 'trial-1');
      expect(readdirSync(trial).sort()).toEqual(['meta.json', 'stderr', 'stdout']);
    }
  });

  const SIGNALS: [NodeJS.Signals, number | null][] = [
    ['SIGKILL', null],
    ['SIGTERM', 143],
  ];
  it.each(SIGNALS.slice(0, IN_FULL ? undefined : 1))(
    'are ended with the batch by %s, and what they did not finish is run when it is resumed',
    async (signal, code) => {
      const root = author();
      const agent = 'codex@hangs-after-one';
      let folder = '';
      const killed = await run(root, [], {
        agent,
        onLine(line, child) {
          folder ||= /^ARTIFACT_DIR=(.*)/.exec(line)?.[1] ?? '';
          if (/:c1 -> running$/.test(line)) void until(() => printed(folder)).then(() => child.kill(signal));
        },
      });
      expect([killed.code, killed.signal]).toEqual([code, code === null ? signal : null]);
      expect(killed.stderr.includes('Interrupted after 1 of 6 units.')).toBe(code !== null);
      const finished = readdirSync(join(folder, 'units')).filter((id) =>
        existsSync(join(folder, 'units', id, 'result.json')),
      );
      expect(finished).toHaveLength(1);
      if (code !== null) expect([survivorsOf(folder), placesOf(folder)]).toEqual([[], []]);

      // In a pack that agent would hang again.
      const resumed = await run(root, ['--pack', 'off', '--resume', folder], { agent });
      expect(resumed.rows.map(({ case_id, status }) => [case_id, status])).toEqual(IDS.map((id) => [id, 'pass']));
      expect(resumed.rows.find(({ case_id }) => case_id === 'c0')?.unit_run_id).toBe(finished[0]);
      expect([survivorsOf(folder), placesOf(folder)]).toEqual([[], []]);
    },
  );
});

/** Whether a pack of the batch has shown its first call. */
const printed = (folder: string): boolean =>
  readdirSync(join(folder, 'units')).some((name) => {
    const file = join(folder, 'units', name, 'trial-1/stdout');
    return name.startsWith('pack-') && existsSync(file) && readFileSync(file, 'utf8').includes('item.completed');
  });
