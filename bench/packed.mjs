/**
 * CPU seconds of a corpus with packs and without, in the order of the corpus, reversed and shuffled, and every row that differs.
 * `npm run compile && node bench/packed.mjs [folder] [agents] [cases] [decisions]`; cases are relative to the folder, cases.json
 * by default. With a file of recorded decisions the mode is replay.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCounted } from './shared/control-group.mjs';
import { verdictOf } from './shared/verdict-of.mjs';

const folder = resolve(process.argv[2] ?? '.');
const agents = process.argv[3] ?? 'claude,codex,copilot';
const cli = new URL('../build/src/cli.js', import.meta.url).pathname;
const replay = process.argv[5] ? ['--mode', 'replay', '--decisions', resolve(process.argv[5])] : [];
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const written = JSON.parse(readFileSync(join(folder, process.argv[4] ?? 'cases.json'), 'utf8'));
const corpus = (written.cases ?? written).filter(({ kind = 'skill' }) => kind === 'skill');

/** The same shuffle each time. */
const shuffle = (rows) => {
  let seed = 42;
  const keyed = rows.map((row) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return [seed, row];
  });
  return keyed.sort(([a], [b]) => a - b).map(([, row]) => row);
};

async function measure(rows, pack) {
  const cases = join(scratch, 'cases.json');
  writeFileSync(cases, JSON.stringify(rows));
  const places = ['--source', folder, '--cases', cases, '--artifacts-root', join(scratch, 'out')];
  const argv = [cli, 'run', '--agents', agents, '--pack', pack, '--fail-on', 'none', '--json', ...places, ...replay];
  const { stdout, seconds } = await runCounted(argv, folder);
  const { results } = JSON.parse(stdout);
  return { seconds, rows: new Map(results.map((row) => [`${row.agent} ${row.case_id}`, row])) };
}

try {
  const alone = await measure(corpus, 'off');
  console.log(`alone: ${alone.seconds.toFixed(1)} s CPU for ${alone.rows.size} rows`);
  const orders = { 'as written': corpus, reversed: corpus.toReversed(), shuffled: shuffle(corpus) };
  for (const [order, rows] of Object.entries(orders)) {
    const packed = await measure(rows, 'on');
    const shared = [...packed.rows.values()].filter((row) => row.pack).length;
    const other = [...alone.rows].filter(([key, row]) => verdictOf(row) !== verdictOf(packed.rows.get(key) ?? row));
    console.log(
      `${order}: ${packed.seconds.toFixed(1)} s CPU, ${(alone.seconds / packed.seconds).toFixed(1)} times less; ${shared} rows shared a process; ${other.length} differ`,
    );
    for (const [key] of other) console.log(`  ${key}`);
    process.exitCode ||= other.length > 0 || packed.rows.size !== alone.rows.size ? 1 : 0;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
