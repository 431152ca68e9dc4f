/**
 * SIGKILL at random moments, then `--resume`, against an unbroken batch: the results must be equal but for ids and times, and
 * nothing may be left behind. Needs no real agent: the test suite's fake stands where Codex would. With `packs`, most cases share
 * processes, one pack of three misbehaves, and which rows shared a process may differ: a resumed batch has other packs.
 * `npm run compile && node bench/kill.mjs [kills] [packs]`
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { installFake } from './shared/fake.mjs';

const kills = Number(process.argv[2] ?? 20);
const packs = process.argv[3] === 'packs';
/** Tells what this bench started: every process gets it. */
const KEY = `kill-${randomUUID()}`;
const cli = resolve('build/src/cli.js');
// The fake misbehaves by the name of its model, in a process that several cases share.
const agents = packs ? ['codex', 'codex@crashes-after-one', 'codex@hangs-after-one'] : ['codex'];
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const cache = join(scratch, 'cache');

await installFake(cache, packs);
const root = packs ? writeSource(24, 24) : writeSource(60, 40);
let failed = 0;
try {
  const whole = await run([]);
  const expected = comparable(whole.results);
  console.log(`unbroken: ${whole.results.summary.total} units, ${whole.ms} ms`);
  for (let n = 1; n <= kills; n++) {
    // By what has been done, not by time, which a busy machine stretches.
    const after = Math.floor(Math.random() * whole.states * 0.97);
    const first = await run([], after);
    const records = countRecords(first.folder);
    const second = await run(['--resume', first.folder]);
    const same = isDeepStrictEqual(comparable(second.results), expected);
    const left = leftBehind(first.folder);
    if (!same || left.length) failed++;
    if (!same) showDifferences(comparable(second.results), expected);
    console.log(
      `kill ${n} after ${after} of ${whole.states} states: ${records} of ${expected.results.length} units were finished, ${second.started} ran again, ${same ? 'equal' : 'DIFFERENT'}${left.length ? `, LEFT ${left}` : ''}`,
    );
    rmSync(first.folder, { recursive: true });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(failed ? `${failed} of ${kills} not as unbroken` : `all ${kills} as unbroken, nothing left behind`);
process.exitCode = failed ? 1 : 0;

/** Most pass, some fail, some hang, one crashes: every kind of record has to come through. */
function writeSource(cases, skills) {
  const folder = join(scratch, 'source');
  for (let n = 0; n < skills; n++) {
    mkdirSync(join(folder, `skills/s${n}`), { recursive: true });
    const text = `---\nname: s${n}\ndescription: Use for thing ${n}.\n---\n\n# s${n}\n\nDo thing ${n}.\nThen tell it.\n`;
    writeFileSync(join(folder, `skills/s${n}/SKILL.md`), text);
  }
  const how = (n) =>
    packs
      ? `Do thing ${n}.`
      : n % 20 === 7
        ? 'fake: hang'
        : n % 20 === 13
          ? 'fake: print nothing'
          : n % 5 === 1
            ? 'fake: slow after 300 ms'
            : 'Do it.';
  const list = Array.from({ length: cases }, (_, n) => ({
    case_id: `c${n}`,
    prompt: how(n),
    expected_skill: n % 10 === 4 ? 'no-such-skill' : `s${n % skills}`,
    trials: n % 7 === 3 && !packs ? 3 : 1,
    pass_threshold: 'all',
  }));
  writeFileSync(join(folder, 'cases.json'), JSON.stringify(list));
  return folder;
}

async function run(more, kill_after = null) {
  const argv = [
    cli,
    'run',
    '--agents',
    agents.join(','),
    '--timeout-seconds',
    packs ? '8' : '3',
    '--progress',
    'lines',
    '--artifacts-root',
    join(scratch, 'artifacts'),
    ...more,
  ];
  const began = performance.now();
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: scratch, AGENT_ROUTING_CACHE: cache, OPENAI_API_KEY: KEY },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  const countStates = () => (stderr.match(/-> (?:running|completed|failed|timeout)$/gm) ?? []).length;
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
    if (kill_after === null || !stderr.includes('ARTIFACT_DIR=') || countStates() < kill_after) return;
    kill_after = Number.POSITIVE_INFINITY;
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 300);
  });
  await new Promise((done) => child.on('exit', done));
  const folder = /^ARTIFACT_DIR=(.*)$/m.exec(stderr)?.[1] ?? null;
  const killed = child.signalCode === 'SIGKILL';
  const text = !killed ? readFileSync(join(folder, 'results.json'), 'utf8') : 'null';
  const started = (stderr.match(/-> running$/gm) ?? []).length;
  const ms = Math.round(performance.now() - began);
  return { folder, started, states: countStates(), results: JSON.parse(text), ms };
}

function showDifferences(found, expected) {
  for (const [at, row] of expected.results.entries())
    if (!isDeepStrictEqual(found.results[at], row)) console.log(JSON.stringify([row, found.results[at]], null, 1));
  const rest = ({ results: _, ...all }) => all;
  if (!isDeepStrictEqual(rest(found), rest(expected)))
    console.log(JSON.stringify([rest(expected), rest(found)], null, 1));
}

function countRecords(folder) {
  return readdirSync(join(folder, 'units')).filter((id) => {
    try {
      return statSync(join(folder, 'units', id, 'result.json')).size > 0;
    } catch {
      return false;
    }
  }).length;
}

/** Ids, times and throwaway paths differ between any two batches. */
function comparable({ batch_run_id: _, generated_at_utc: __, options: { resume: ___, ...options }, ...results }) {
  const rows = results.results.map(({ pack: _, ...row }) => (packs ? verdictOf(row) : row));
  const text = JSON.stringify({ ...results, results: rows, options })
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\/tmp\/ar-[0-9a-f]{12}|\/dev\/shm\/ar-[0-9a-f]{8}/g, '/tmp/PLACE')
    .replaceAll(/127\.0\.0\.1:\d+\/u\/[0-9a-f]{32}/g, 'LOOPBACK')
    .replaceAll(/"duration_ms":\d+/g, '"duration_ms":0')
    .replaceAll(/"failed_at_utc":"[^"]+"/g, '"failed_at_utc":"TIME"');
  return JSON.parse(text);
}

/** All but what another process shows in another way: lines, output, tokens. */
function verdictOf({
  token_hits,
  usage: _,
  output_excerpt: __,
  tool_use_proof_lines: ___,
  command: ____,
  coverage: _____,
  ...row
}) {
  const hits = Object.entries(token_hits).map(([token, { tier, source_kind, source_detail }]) => [
    token,
    [tier, source_kind, source_detail.replace(/:\d+ /, ' ')],
  ]);
  return { ...row, hits: Object.fromEntries(hits.sort()) };
}

/** By marker and by owner: other batches may be at work here. */
function leftBehind(folder) {
  const { units } = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  const ids = [folder.split('/').at(-1), ...units.map((unit) => unit.unit_run_id)];
  const mine = (text) => ids.some((id) => text.includes(id));
  const read = (path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const pids = readdirSync('/proc').filter((name) => {
    const environment = /^\d+$/.test(name) ? read(`/proc/${name}/environ`) : '';
    return environment.includes(KEY) || mine(/AGENT_ROUTING_UNIT=[^\0]*/.exec(environment)?.[0] ?? '');
  });
  const places = ['/tmp', '/dev/shm'].flatMap((place) =>
    readdirSync(place).filter((name) => name.startsWith('ar-') && mine(read(join(place, name, 'owner')))),
  );
  const halves = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'));
  return [...pids, ...places, ...halves];
}
