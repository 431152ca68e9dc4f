/** Histories in which nothing changed, and in which one row broke → how often the gate is red: two tables of docs/statistics.md. `npm run compile && node scripts/statistics/false-alarms.mjs [--check]` */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const HISTORIES = 2_000;
export const TRIALS = [1, 2, 3, 4, 5, 7, 10];
export const ROWS = [10, 30, 90, 300, 1_000];
/** How often rows pass, as batches of real agents showed it. */
export const RATES = {
  '50 to 100 %, evenly': (random) => 0.5 + random() / 2,
  '90 % on average': (random) => random() ** (1 / 9),
  '67 % on average': (random) => Math.sqrt(random()),
};
const BREAKS = [
  [1, 0],
  [0.9, 0],
  [1, 0.1],
  [1, 0.2],
];

/** A linear congruential generator has too short a memory for so many draws; this is mulberry32. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The code under test: what decides whether a row is tried further, and what is a drop. */
export const simulation = ({ goOnAsking, isDrop }) => {
  const verdict = (passed, trial) => ({
    trial,
    status: passed ? 'pass' : 'fail',
    duration_ms: 0,
    timed_out: false,
    failures: [],
  });
  const count = (n, rate, random) => {
    let passed = 0;
    for (let i = 0; i < n; i++) if (random() < rate) passed++;
    return passed;
  };
  /** One row of a batch of so many, tried n times before and n times now. */
  function isAlarm(n, rows, [before, now], random) {
    const had = count(n, before, random);
    const passes = count(n, now, random);
    if (had * 2 <= n || passes * 2 > n) return false;
    const verdicts = Array.from({ length: n }, (_, i) => verdict(i < passes, i + 1));
    const known = () => ({ passed: had, ran: n });
    const goOn = goOnAsking({ trials: n }, { pass_threshold: 'majority' }, { mode: 'live', before: known });
    while (goOn(verdicts)) verdicts.push(verdict(random() < now, verdicts.length + 1));
    const passed = verdicts.filter(({ status }) => status === 'pass').length;
    return passed * 2 <= verdicts.length && isDrop(had, n, passed, verdicts.length, rows);
  }
  const share = (times, happens) => {
    let hits = 0;
    for (let i = 0; i < times; i++) if (happens()) hits++;
    return hits / times;
  };
  return {
    /** The share of batches in which any row is red, while each has the rate that it had. */
    falseAlarms: (n, rows, draw, random, histories) =>
      share(histories, () => {
        let red = false;
        for (let row = 0; row < rows; row++) {
          const rate = draw(random);
          red = isAlarm(n, rows, [rate, rate], random) || red;
        }
        return red;
      }),
    /** The share in which one row that changed is red. */
    power: (n, rows, change, random, histories) => share(histories, () => isAlarm(n, rows, change, random)),
  };
};

const percent = (value) => `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0)} %`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

async function draw() {
  const { goOnAsking } = await import(new URL('../../build/lib/unit/skill/further-trials.js', import.meta.url));
  const { isDrop } = await import(new URL('../../build/lib/verdict/statistics.js', import.meta.url));
  const { falseAlarms, power } = simulation({ goOnAsking, isDrop });
  const random = seeded(7);
  const heads = ROWS.map((rows) => `${rows} rows`);
  const alarms = Object.entries(RATES).map(([name, rate]) => {
    const cells = TRIALS.map((n) => [n, ...ROWS.map((rows) => percent(falseAlarms(n, rows, rate, random, HISTORIES)))]);
    return `Rows that pass ${name}:\n\n${table(['trials', ...heads], cells)}`;
  });
  const powers = BREAKS.map(([before, now]) => {
    const cells = TRIALS.map((n) => [
      n,
      ...ROWS.map((rows) => percent(power(n, rows, [before, now], random, HISTORIES))),
    ]);
    return `One row that fell from ${percent(before)} to ${percent(now)}:\n\n${table(['trials', ...heads], cells)}`;
  });
  return { alarms: alarms.join('\n\n'), broken: powers.join('\n\n') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const page = new URL('../../docs/statistics.md', import.meta.url);
  const before = readFileSync(page, 'utf8');
  const after = Object.entries(await draw()).reduce(
    (text, [name, tables]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- /${name} -->)`),
        (_, open, close) => `${open}\n${tables}\n\n${close}`,
      ),
    before,
  );
  if (!process.argv.includes('--check')) writeFileSync(page, after);
  else if (after !== before) {
    console.error(
      'docs/statistics.md is out of date: run `npm run compile && node scripts/statistics/false-alarms.mjs`.',
    );
    process.exit(1);
  }
}
