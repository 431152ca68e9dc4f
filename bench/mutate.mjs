/**
 * CPU seconds of `mutate` with packs and without, and every mutant that is judged otherwise. As root:
 * `npm run compile && node bench/mutate.mjs [folder] [agents] [cases] [most mutants]`; cases are relative to the folder, cases.json
 * by default.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCounted } from './shared/control-group.mjs';
import { verdictOf } from './shared/verdict-of.mjs';

const [named = '.', agents = 'claude,codex,copilot', cases = 'cases.json', most] = process.argv.slice(2);
const folder = resolve(named);
const cli = new URL('../build/src/cli.js', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));

async function measure(pack) {
  const from = ['--source', folder, '--cases', resolve(folder, cases), '--artifacts-root', join(scratch, pack)];
  const limited = most ? ['--max-units', most] : [];
  const argv = [cli, 'mutate', '--agents', agents, '--pack', pack, '--no-progress', '--json', ...from, ...limited];
  const { stdout, seconds } = await runCounted(argv, folder);
  const mutation = JSON.parse(stdout);
  const readRows = (batch) =>
    JSON.parse(readFileSync(join(mutation.artifact_dir, batch, 'results.json'), 'utf8')).results;
  const batches = new Set(mutation.results.flatMap(({ batch }) => batch ?? []));
  const mutated = new Map(
    [...batches].flatMap((batch) => readRows(batch).map((row) => [`${batch} ${row.unit_run_id}`, row])),
  );
  const rows = mutation.results.map(({ unit_run_id, shared_with, batch, ...row }) => [
    `${row.mutant} ${row.target} ${row.case_id} ${row.agent} ${row.change}`,
    { judged: JSON.stringify(row), result: mutated.get(`${batch} ${unit_run_id}`) ?? null },
  ]);
  const unmutated = readRows('unmutated').map((row) => [
    `unmutated ${row.case_id} ${row.agent}`,
    { judged: '', result: row },
  ]);
  const ran = [...unmutated.map(([, { result }]) => result), ...mutated.values()];
  // A pack that counted for nothing is in no row.
  const starts = new Set(ran.map(({ unit_run_id, pack }) => pack?.folder ?? unit_run_id)).size;
  return { seconds, total: mutation.total, rows: new Map([...unmutated, ...rows]), starts };
}

const isOther = (one, other) =>
  one.judged !== other?.judged ||
  (one.result === null) !== (other.result === null) ||
  (one.result !== null && verdictOf(one.result) !== verdictOf(other.result));

try {
  const [alone, packed] = [await measure('off'), await measure('on')];
  const { killed, survived, infra_error, equivalent } = alone.total;
  const other = [...alone.rows].filter(([key, row]) => isOther(row, packed.rows.get(key)));
  console.log(`${killed} killed, ${survived} survived, ${infra_error} not judged, ${equivalent} equivalent`);
  console.log(`alone: ${alone.seconds.toFixed(1)} s CPU, ${alone.starts} processes for ${alone.rows.size} rows`);
  console.log(
    `shared: ${packed.seconds.toFixed(1)} s CPU, ${packed.starts} processes, ${(alone.seconds / packed.seconds).toFixed(2)} times less; ${other.length} rows differ`,
  );
  for (const [key] of other) console.log(`  ${key}`);
  if (other.length > 0 || packed.rows.size !== alone.rows.size) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
