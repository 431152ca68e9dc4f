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
/** Of the other rows of a batch in which one broke. */
const OTHERS = ['90 % on average', '50 to 100 %, evenly'];
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
export const simulation = ({ goOnAsking, isDrop, countSharers }) => {
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
  const known = new Map();
  /** Whether a row is tried once more; asked once for each state, of which there are few. */
  const goesOn = (had, n, passed, ran) => {
    const state = ((had * 16 + n) * 64 + passed) * 64 + ran;
    if (!known.has(state)) {
      const before = () => ({ passed: had, ran: n });
      const goOn = goOnAsking({ trials: n }, { pass_threshold: 'majority' }, { mode: 'live', before });
      known.set(state, goOn(Array.from({ length: ran }, (_, i) => verdict(i < passed, i + 1))));
    }
    return known.get(state);
  };
  /** A row that was tried n times before and now → how it ended, where it failed. */
  function failOf(n, [before, now], random) {
    let passed = count(n, now, random);
    if (passed * 2 > n) return null;
    const had = count(n, before, random);
    let ran = n;
    // Of which nothing better is expected is not tried further.
    while (had * 2 > n && goesOn(had, n, passed, ran)) {
      if (random() < now) passed++;
      ran++;
    }
    return passed * 2 > ran ? null : { had, passed, ran };
  }
  const sharersOf = (n, failed) => countSharers(failed.map(({ passed, ran }) => ({ of: n, passed, ran })));
  const isAlarm = (n, { had, passed, ran }, shared_by) => had * 2 > n && isDrop(had, n, passed, ran, shared_by);
  const share = (times, happens) => {
    let hits = 0;
    for (let i = 0; i < times; i++) if (happens()) hits++;
    return hits / times;
  };
  return {
    /** The share of batches in which any row is red, while each has the rate that it had. */
    falseAlarms: (n, rows, draw, random, histories) =>
      share(histories, () => {
        const failed = [];
        for (let row = 0; row < rows; row++) {
          const rate = draw(random);
          const fail = failOf(n, [rate, rate], random);
          if (fail) failed.push(fail);
        }
        const shared_by = sharersOf(n, failed);
        return failed.some((fail) => isAlarm(n, fail, shared_by));
      }),
    /** The share in which one row that changed is red, while the others have the rates that they had. */
    power: (n, rows, [before, now], draw, random, histories) =>
      share(histories, () => {
        const broken = failOf(n, [before, now], random);
        if (broken === null) return false;
        const failed = [broken];
        for (let row = 1; row < rows; row++) {
          const rate = draw(random);
          const fail = failOf(n, [rate, rate], random);
          if (fail) failed.push(fail);
        }
        return isAlarm(n, broken, sharersOf(n, failed));
      }),
  };
};

const percent = (value) => `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0)} %`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

async function draw() {
  const { goOnAsking } = await import(new URL('../../build/lib/unit/skill/further-trials.js', import.meta.url));
  const { isDrop, countSharers } = await import(new URL('../../build/lib/verdict/statistics.js', import.meta.url));
  const { falseAlarms, power } = simulation({ goOnAsking, isDrop, countSharers });
  const random = seeded(7);
  const heads = ROWS.map((rows) => `${rows} rows`);
  const alarms = Object.entries(RATES).map(([name, rate]) => {
    const cells = TRIALS.map((n) => [n, ...ROWS.map((rows) => percent(falseAlarms(n, rows, rate, random, HISTORIES)))]);
    return `Rows that pass ${name}:\n\n${table(['trials', ...heads], cells)}`;
  });
  const powers = OTHERS.flatMap((name) =>
    BREAKS.map(([before, now]) => {
      const cells = TRIALS.map((n) => [
        n,
        ...ROWS.map((rows) => percent(power(n, rows, [before, now], RATES[name], random, HISTORIES))),
      ]);
      return `One row that fell from ${percent(before)} to ${percent(now)}, among rows that pass ${name}:\n\n${table(['trials', ...heads], cells)}`;
    }),
  );
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
