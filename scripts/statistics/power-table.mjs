/** The gate's test for a drop → how often it notices a real one, exact over all outcomes: the tables in docs/statistics.md. `npm run compile && node scripts/statistics/power-table.mjs [--check]` */
import { readFileSync, writeFileSync } from 'node:fs';

const { isDrop } = await import(new URL('../../build/lib/verdict/statistics.js', import.meta.url));

const TRIALS = [5, 6, 8, 10, 15, 20, 25, 30];
const DROPS = [
  [1, 0.8],
  [1, 0.6],
  [1, 0.4],
  [1, 0.2],
  [0.9, 0.5],
  [0.9, 0.2],
  [0.7, 0.2],
  [0.5, 0],
];
const MEETS = {
  any: (passed) => passed > 0,
  majority: (passed, n) => passed * 2 > n,
  all: (passed, n) => passed === n,
};

const choose = (n, k) => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
const chances = (n, rate) => Array.from({ length: n + 1 }, (_, k) => choose(n, k) * rate ** k * (1 - rate) ** (n - k));

/** The case passed before, as a baseline that expects pass says. */
function powerOf(n, before, after, meets) {
  let noticed = 0;
  let passed = 0;
  const now = chances(n, after);
  chances(n, before).forEach((chance, was) => {
    if (!meets(was, n)) return;
    passed += chance;
    now.forEach((one, is) => {
      if (!meets(is, n) && isDrop(was, n, is, n)) noticed += chance * one;
    });
  });
  return noticed / passed;
}

const percent = (share) => `${Math.round(share * 100)} %`;
const tables = Object.entries(MEETS).map(([name, meets]) => {
  const head = DROPS.map(([before, after]) => `${percent(before)} → ${percent(after)}`);
  const rows = TRIALS.map((n) => [n, ...DROPS.map(([before, after]) => percent(powerOf(n, before, after, meets)))]);
  return [
    `Threshold \`${name}\`:`,
    '',
    `| trials on each side | ${head.join(' | ')} |`,
    `|---|${DROPS.map(() => '---').join('|')}|`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
});

const page = new URL('../../docs/statistics.md', import.meta.url);
const before = readFileSync(page, 'utf8');
const after = before.replace(
  /(<!-- power -->\n)[\s\S]*(<!-- \/power -->)/,
  (_, open, close) => `${open}\n${tables.join('\n\n')}\n\n${close}`,
);
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(
      'docs/statistics.md is out of date: run `npm run compile && node scripts/statistics/power-table.mjs`.',
    );
    process.exit(1);
  }
} else writeFileSync(page, after);
