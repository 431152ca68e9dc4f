// Asks all agents about all samples, writes docs/skills-across-agents.json and the page made of it. Usage: npm run compile && node scripts/skills-across-agents/index.mjs [--agents a,b] [--only section,sample] [--render]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openAsker } from './ask.mjs';
import { measureAgent, readMeasurement } from './measure.mjs';
import { measureParts } from './parts.mjs';
import { renderPage } from './render.mjs';
import { SAMPLES } from './samples.mjs';

const { values: flags } = parseArgs({
  options: {
    agents: { type: 'string' },
    only: { type: 'string' },
    build: { type: 'string', default: 'build' },
    render: { type: 'boolean', default: false },
  },
});
const docs = join(import.meta.dirname, '../../docs');
const file = join(docs, 'skills-across-agents.json');
let stored = { agents: {} };
try {
  stored = readMeasurement(file);
} catch {}

const inOrder = (cells) => Object.fromEntries(SAMPLES.map(({ id }) => [id, cells[id]]));

/** One line per cell, as the formatter of this repository has it. */
function writeStored() {
  const text = JSON.stringify(stored, null, 2).replace(
    /\{\n\s+("listed"[^{}]*?)\n\s+\}/g,
    (_, inside) => `{ ${inside.replace(/\n\s+/g, ' ')} }`,
  );
  writeFileSync(file, `${text}\n`);
  execFileSync(process.execPath, [join(docs, '../node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file]);
}

if (!flags.render) {
  const lib = (path) => import(resolve(flags.build, 'lib', path));
  const asker = await openAsker(lib);
  const only = flags.only?.split(',');
  try {
    for (const name of flags.agents?.split(',') ?? Object.keys(asker.agents)) {
      const measured = await measureAgent(asker, name, { only, log: (line) => console.error(line) });
      const parts = !only || only.includes('parts') ? { parts: await measureParts(lib, name) } : {};
      const before = only ? stored.agents[name] : undefined;
      const cells = { ...before?.cells, ...measured.cells };
      stored.agents[name] = { ...before, ...measured, cells: inOrder(cells), ...parts };
      writeStored();
    }
  } finally {
    await asker.close();
  }
}
writeFileSync(join(docs, 'skills-across-agents.md'), renderPage(stored));
