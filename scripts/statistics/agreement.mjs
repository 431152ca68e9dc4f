/** Two batches of one corpus in two modes → how far they agree, row by row: `npm run compile && node scripts/statistics/agreement.mjs MODEL/results.json LIVE/results.json` */
import { readFileSync } from 'node:fs';

const { wilson } = await import(new URL('../../build/lib/verdict/statistics.js', import.meta.url));
const [one, other] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')));
if (!one || !other) {
  console.error('Name two results.json, of mode model and of mode live.');
  process.exit(2);
}

const keyOf = ({ case_id, agent }) => JSON.stringify([case_id, agent]);
const judged = ({ kind, status }) => kind === 'skill' && (status === 'pass' || status === 'fail');
const others = new Map(other.results.filter(judged).map((row) => [keyOf(row), row]));
const pairs = one.results
  .filter(judged)
  .flatMap((row) => (others.has(keyOf(row)) ? [[row, others.get(keyOf(row))]] : []));
const percent = (share) => `${(100 * share).toFixed(1)} %`;

for (const agent of new Set(pairs.map(([{ agent }]) => agent))) {
  const own = pairs.filter(([row]) => row.agent === agent);
  const share = (test) => own.filter(test).length / own.length;
  const same = own.filter(([a, b]) => a.status === b.status).length;
  const passes = [share(([a]) => a.status === 'pass'), share(([, b]) => b.status === 'pass')];
  // Cohen's kappa: what is left of the agreement when chance is taken out of it.
  const chance = passes[0] * passes[1] + (1 - passes[0]) * (1 - passes[1]);
  const kappa =
    chance === 1 ? 'not defined: all rows are alike' : ((same / own.length - chance) / (1 - chance)).toFixed(2);
  const [low, high] = wilson(same, own.length);
  console.log(
    `${agent}: ${same} of ${own.length} rows agree (${percent(same / own.length)}; 95 %: ${percent(low)} to ${percent(high)}), kappa ${kappa}; pass in ${one.mode} ${percent(passes[0])}, in ${other.mode} ${percent(passes[1])}`,
  );
  for (const [a, b] of own)
    if (a.status !== b.status)
      console.log(
        `  ${a.case_id}: ${a.trials.passed} of ${a.trials.ran} in ${one.mode}, ${b.trials.passed} of ${b.trials.ran} in ${other.mode}`,
      );
}
if (pairs.length === 0) console.log('No skill case was judged by both batches.');
