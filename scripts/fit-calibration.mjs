/**
 * Finds the coefficients of CALIBRATION in lib/router/weights.ts, and says what they are worth on sets that they never saw.
 * usage: npm run compile && node scripts/fit-calibration.mjs FOLDER
 * FOLDER holds a folder a set with tools.jsonl and queries*.jsonl (lines as `route --queries` takes them): development queries only.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const load = (path) => import(new URL(`../build/lib/${path}.js`, import.meta.url));
const { loadVectors } = await load('setup/routing/vectors');
const { best } = await load('router/rank/best');
const { chanceOf, describeShapes, SHAPE_KEYS } = await load('router/rank/calibration');
const { fitLogistic } = await load('router/learn/logistic');
const { calibrationError } = await load('router/learn/measure');
const { parseQueries } = await load('router/read/query-set');
const { createScorer } = await load('router/rank/scorer');
const { parseToolList } = await load('router/read/tool-list');
const { CALIBRATED_BOUNDS } = await load('router/rank/weights');

/** A large set must not drown the others, nor a tiny one vanish. */
const MOST = 600;
const TINY = 100;
/** Queries of the other sets that are asked of an index, and the part of them that is learnt from: nothing there answers them. */
const STRANGERS = 60;
const STRANGERS_LEARNT = 8;
/** Queries of the set itself whose right rows are taken away, one in so many: a sibling then answers for what no row does. */
const ORPHANS_LEARNT = 16;
/** A negative of the set itself is worth more than a query of another set. */
const NEGATIVES = 2;
const FOLDS = 5;
const STRENGTH = 1;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node scripts/fit-calibration.mjs FOLDER');
const sets = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'tools.jsonl')))
  .map(readSet);
const rows = sets.flatMap((set) => describeSet(set));
report(rows);

function readSet(name) {
  const path = join(folder, name);
  // The lists of benchmarks still say `keywords`, which our index refuses.
  const text = readFileSync(join(path, 'tools.jsonl'), 'utf8').replaceAll('"keywords":', '"routing_keywords":');
  const files = readdirSync(path).filter((file) => file.startsWith('queries') && file.endsWith('.jsonl'));
  const queries = files.flatMap((file) => parseQueries(readFileSync(join(path, file), 'utf8'), file));
  return { name, tools: parseToolList(text, name).tools, queries };
}

/** One row a query: what the index makes of it, and whether its first row is right. */
function describeSet({ name, tools, queries }) {
  const scorer = createScorer(tools, loadVectors(), null);
  const ids = new Set(tools.map((tool) => tool.id));
  const judge = (query, kind, taken = []) => {
    const scores = scorer.score(query.query);
    tools.forEach((tool, i) => {
      if (taken.includes(tool.id)) scores.fused[i] = 0;
    });
    const [first] = best(scores.fused, 1);
    const shape = first === undefined ? null : describeShapes(scores)(first);
    return { set: name, kind, shape, right: first !== undefined && query.expected.includes(tools[first].id) };
  };
  const strangers = sets
    .filter((other) => !other.tools.some((tool) => ids.has(tool.id) || sharesStem(tool.id, tools)))
    .flatMap((other) => {
      const step = Math.max(1, other.queries.length / STRANGERS);
      return Array.from(
        { length: Math.min(STRANGERS, other.queries.length) },
        (_, i) => other.queries[Math.floor(i * step)],
      );
    });
  return [
    ...queries.map((query) => judge(query, query.negative ? 'negative' : 'asked')),
    ...strangers.map((query) => judge({ ...query, expected: [] }, 'stranger')),
    ...queries
      .filter((query) => !query.negative)
      .map((query) => judge({ ...query, expected: [] }, 'orphan', [...query.expected, ...query.acceptable])),
  ];
}

/** Two lists of one vendor's skills (`dotnet-…`) are no strangers. */
function sharesStem(id, tools) {
  const stem = id.split('-')[0];
  return id.includes('-') && tools.some((tool) => tool.id.startsWith(`${stem}-`));
}

function fitRows(from) {
  const bySet = sets.map(({ name }) => from.filter((row) => row.set === name && row.shape)).filter((own) => own.length);
  const learned = bySet.flatMap((own) => {
    const asked = own.filter((row) => row.kind === 'asked' || row.kind === 'negative');
    const orphans = own.filter((row) => row.kind === 'orphan');
    const step = Math.round(ORPHANS_LEARNT * Math.max(1, orphans.length / MOST));
    const share = (Math.min(asked.length, MOST) * (asked.length < TINY ? 2 : 1)) / asked.length;
    return [
      ...asked.flatMap((row, i) => Array(Math.floor((i + 1) * share) - Math.floor(i * share)).fill(row)),
      ...own.filter((row) => row.kind === 'negative').flatMap((row) => Array(NEGATIVES - 1).fill(row)),
      ...own.filter((row) => row.kind === 'stranger').filter((_, i) => i % STRANGERS_LEARNT === 0),
      ...orphans.filter((_, i) => i % step === 0),
    ];
  });
  const found = fitLogistic(
    learned.map(({ shape, right }) => ({ features: [...SHAPE_KEYS.map((key) => shape[key]), 1], right })),
    Array(SHAPE_KEYS.length + 1).fill(0),
    STRENGTH,
  );
  return Object.fromEntries([...SHAPE_KEYS, 'bias'].map((key, i) => [key, Math.round(100 * found[i]) / 100]));
}

function report(all) {
  const whole = fitRows(all);
  process.stdout.write(`${JSON.stringify(whole)}\n`);
  const chance = ({ shape }, by) => (shape ? chanceOf(shape, by) : 0);
  print(
    'fitted on all',
    all.map((row) => ({ ...row, chance: chance(row, whole) })),
  );
  const folds = Array.from({ length: FOLDS }, (_, fold) => fitRows(all.filter((_, i) => i % FOLDS !== fold)));
  print(
    'in five folds',
    all.map((row, i) => ({ ...row, chance: chance(row, folds[i % FOLDS]) })),
  );
  const without = Object.fromEntries(sets.map(({ name }) => [name, fitRows(all.filter((row) => row.set !== name))]));
  print(
    'without the set',
    all.map((row) => ({ ...row, chance: chance(row, without[row.set]) })),
  );
}

function print(how, judged) {
  process.stdout.write(`\n${how}: calibration error; called high, right of those; called medium or more\n`);
  const { high, medium } = CALIBRATED_BOUNDS;
  const line = (name, own) => {
    const asked = own.filter((row) => row.kind === 'asked');
    const sure = asked.filter((row) => row.chance >= high);
    const part = (some, of) => (of.length ? `${((100 * some.length) / of.length).toFixed(1)} %` : '-');
    const least = (bound, kind) => {
      const of = own.filter((row) => row.kind === kind);
      return part(
        of.filter((row) => row.chance >= bound),
        of,
      );
    };
    const right = sure.filter((row) => row.right);
    process.stdout.write(
      `${name.padEnd(20)} ${calibrationError(asked).toFixed(3)}; ${part(sure, asked)}, ${part(right, sure)}; ${least(medium, 'asked')}` +
        `; negatives ${least(high, 'negative')} high, ${least(medium, 'negative')} medium` +
        `; strangers ${least(high, 'stranger')}, ${least(medium, 'stranger')}` +
        `; without the right row ${least(high, 'orphan')}, ${least(medium, 'orphan')}\n`,
    );
  };
  for (const { name } of sets)
    line(
      name,
      judged.filter((row) => row.set === name),
    );
  line('all', judged);
}
