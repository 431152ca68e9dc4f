/**
 * The offline router beside MiniSearch, Orama and the original's formula, one process an engine: quality on labelled sets,
 * time, memory. Prints a Markdown table. `npm run compile && node bench/router.mjs FOLDER [rounds]`
 * FOLDER holds a folder a set with tools.jsonl and queries*.jsonl (lines as `route --queries` takes them).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder, roundsOrEngine = '3', engineName] = process.argv.slice(2);
const { loadVectors } = await import('../build/lib/setup/routing/vectors.js');
const { createRouter } = await import('../build/lib/router/rank/router.js');
const { parseToolList } = await import('../build/lib/router/read/tool-list.js');
const { parseQueries } = await import('../build/lib/router/read/query-set.js');
const { splitWords } = await import('../build/lib/router/words/words.js');

const LIMIT = 10;
const textOf = (tool) => [tool.description, ...tool.routing_keywords, ...tool.intents, ...tool.parameters].join(' . ');

/** name → index of tools → query → ids, best first */
const ENGINES = {
  'agent-routing': (tools) => routerOf(tools, {}),
  'agent-routing, no vectors': (tools) => routerOf(tools, {}, null),
  "the original's formula": (tools) => routerOf(tools, { strategy: 'weighted_rrf_field_boosting' }),
  'plain RRF': (tools) => routerOf(tools, { strategy: 'rrf' }),
  'MiniSearch, default': (tools) => miniSearchOf(tools, {}),
  'MiniSearch, tuned': (tools) =>
    miniSearchOf(tools, {
      tokenize: (text) => splitWords(text).map((word) => word.stem),
      processTerm: (term) => term,
    }),
  'Orama hybrid, our vectors': oramaOf,
};

function routerOf(tools, options, embedder = loadVectors()) {
  const router = createRouter(tools, embedder);
  return (query) => router.rank(query, { ...options, limit: LIMIT }).map((row) => row.tool.id);
}

async function miniSearchOf(tools, options) {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch({ fields: ['id', 'text'], ...options });
  index.addAll(tools.map((tool) => ({ id: tool.id, text: textOf(tool) })));
  return (query) =>
    index
      .search(query)
      .slice(0, LIMIT)
      .map((row) => row.id);
}

async function oramaOf(tools) {
  const { create, insertMultiple, search } = await import('@orama/orama');
  const embedder = loadVectors();
  const db = create({ schema: { name: 'string', text: 'string', vector: `vector[${embedder.dimensions}]` } });
  const vectorOf = (text) => [...embedder.embed(splitWords(text))];
  await insertMultiple(
    db,
    tools.map((tool) => ({ name: tool.id, text: textOf(tool), vector: vectorOf(`${tool.id} . ${textOf(tool)}`) })),
    tools.length,
  );
  return async (query) => {
    const vector = { value: vectorOf(query), property: 'vector' };
    const found = await search(db, { mode: 'hybrid', term: query, vector, similarity: 0, limit: LIMIT });
    return found.hits.map((hit) => hit.document.name);
  };
}

function readSet(name) {
  const path = join(folder, name);
  // The lists of benchmarks still say `keywords`, which our index refuses.
  const text = readFileSync(join(path, 'tools.jsonl'), 'utf8').replaceAll('"keywords":', '"routing_keywords":');
  const files = readdirSync(path).filter((file) => file.startsWith('queries') && file.endsWith('.jsonl'));
  const queries = files.flatMap((file) => parseQueries(readFileSync(join(path, file), 'utf8'), file));
  return { name, tools: parseToolList(text, name).tools, queries: queries.filter((query) => !query.negative) };
}

const sets = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'tools.jsonl')));

async function measureEngine(engine, rounds) {
  const quality = {};
  for (const name of sets) {
    const { tools, queries } = readSet(name);
    const ask = await ENGINES[engine](tools);
    let first = 0;
    let fifth = 0;
    for (const { query, expected } of queries) {
      const ids = await ask(query);
      const at = ids.findIndex((id) => expected.includes(id));
      if (at === 0) first++;
      if (at >= 0 && at < 5) fifth++;
    }
    quality[name] = { n: queries.length, first: first / queries.length, fifth: fifth / queries.length };
  }
  return { quality, ...(await timeEngine(engine, rounds)) };
}

/** On the set with most tools. */
async function timeEngine(engine, rounds) {
  const set = sets.map(readSet).reduce((a, b) => (b.tools.length > a.tools.length ? b : a));
  const indexing = [];
  let ask;
  for (let round = 0; round < rounds; round++) {
    const began = process.cpuUsage();
    ask = await ENGINES[engine](set.tools);
    indexing.push(cpuSince(began));
  }
  // One round to warm up; then each query once, its wall time and its CPU time side by side: nothing is left out.
  for (const { query } of set.queries) await ask(query);
  const walls = [];
  const cpus = [];
  for (const { query } of set.queries) {
    const cpu = process.cpuUsage();
    const began = performance.now();
    await ask(query);
    walls.push(performance.now() - began);
    cpus.push(cpuSince(cpu));
  }
  const at = (times, share) => times.sort((a, b) => a - b)[Math.floor(times.length * share)];
  const began = process.cpuUsage();
  for (const { query } of set.queries) await ask(query);
  return {
    tools: set.tools.length,
    index: indexing.sort((a, b) => a - b)[Math.floor(rounds / 2)],
    p50: at(walls, 0.5),
    p99: at(walls, 0.99),
    cpu: at(cpus, 0.99),
    qps: (1000 * set.queries.length) / cpuSince(began),
  };
}

function cpuSince(began) {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** First index and one query in a fresh process: what a command pays. */
async function measureCold(engine) {
  const { tools, queries } = sets.map(readSet).reduce((a, b) => (b.tools.length > a.tools.length ? b : a));
  const began = process.cpuUsage();
  const ask = await ENGINES[engine](tools);
  const first = cpuSince(began);
  for (const { query } of queries) await ask(query);
  return { first, memory: process.memoryUsage().rss / 1e6 };
}

if (engineName) {
  const result =
    roundsOrEngine === 'cold' ? await measureCold(engineName) : await measureEngine(engineName, Number(roundsOrEngine));
  process.stdout.write(JSON.stringify(result));
} else {
  const self = fileURLToPath(import.meta.url);
  const run = (what, engine) =>
    JSON.parse(execFileSync(process.execPath, [self, folder, what, engine], { encoding: 'utf8', maxBuffer: 1e8 }));
  const rows = Object.keys(ENGINES).map((engine) => ({
    engine,
    ...run(roundsOrEngine, engine),
    ...run('cold', engine),
  }));
  const percent = (share) => (100 * share).toFixed(1);
  const error = ({ n, first }) => (196 * Math.sqrt((first * (1 - first)) / n)).toFixed(1);
  const [{ quality, tools }] = rows;
  const lines = [
    `| engine | ${sets.map((name) => `${name} (${quality[name].n}, ±${error(quality[name])})`).join(' | ')} |`,
    `|---|${sets.map(() => '---|').join('')}`,
    ...rows.map(
      (row) =>
        `| ${row.engine} | ${sets.map((name) => `${percent(row.quality[name].first)} / ${percent(row.quality[name].fifth)}`).join(' | ')} |`,
    ),
    '',
    `| engine, ${tools} tools | index, cold ms | index, warm ms | p50 ms | p99 ms | p99 CPU ms | queries a second | process MB |`,
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.engine} | ${row.first.toFixed(0)} | ${row.index.toFixed(0)} | ${row.p50.toFixed(2)} | ${row.p99.toFixed(2)} | ${row.cpu.toFixed(2)} | ${row.qps.toFixed(0)} | ${row.memory.toFixed(0)} |`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
