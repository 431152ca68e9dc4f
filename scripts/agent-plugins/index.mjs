// Starts the clients of Agent Plugins on the conformance cases, writes docs/agent-plugins.json and the page made of it. Usage: npm run compile && node scripts/agent-plugins/index.mjs [--agents a,b] [--only case,case] [--render]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openAsker } from '../skills-across-agents/ask.mjs';
import { CLIENTS, measureBatch } from './measure.mjs';
import { renderPage } from './render.mjs';

/** Few in one session: an agent shortens a long listing. */
const BATCH = 10;

const { values: flags } = parseArgs({
  options: {
    agents: { type: 'string', default: Object.keys(CLIENTS).join(',') },
    only: { type: 'string' },
    build: { type: 'string', default: 'build' },
    render: { type: 'boolean', default: false },
  },
});
const docs = join(import.meta.dirname, '../../docs');
const read = (name) => JSON.parse(readFileSync(join(docs, name), 'utf8'));
const conformance = read('agent-plugins.cases.json');
const file = join(docs, 'agent-plugins.json');
const stored = read('agent-plugins.json');

async function measureClient(asker, name) {
  const one = await asker.ready(name);
  const cases = conformance.cases.filter(({ id }) => !flags.only || flags.only.split(',').includes(id));
  const found = { ...(flags.only ? stored.clients[name]?.cases : {}) };
  for (let at = 0; at < cases.length; at += BATCH) {
    const batch = await measureBatch(asker, one, cases.slice(at, at + BATCH), conformance.server);
    for (const [id, { said, ...cell }] of Object.entries(batch)) found[id] = cell;
    console.error(`${name}: ${Math.min(at + BATCH, cases.length)} of ${cases.length}`);
  }
  const inOrder = conformance.cases.flatMap(({ id }) => (found[id] ? [[id, found[id]]] : []));
  stored.clients[name] = {
    ...{ title: one.agent.title, version: one.version, date: new Date().toISOString().slice(0, 10) },
    by: CLIENTS[name].by,
    cases: Object.fromEntries(inOrder),
  };
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
}

if (!flags.render) {
  const asker = await openAsker((path) => import(resolve(flags.build, 'lib', path)));
  try {
    for (const name of flags.agents.split(',')) await measureClient(asker, name);
  } finally {
    await asker.close();
  }
  execFileSync(process.execPath, [join(docs, '../node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file]);
}
writeFileSync(join(docs, 'agent-plugins.md'), renderPage(conformance, stored));
