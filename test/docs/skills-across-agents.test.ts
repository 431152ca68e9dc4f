import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS, ALL_AGENTS } from '../../lib/agents/index.js';
import type { PredictedOffer } from '../../lib/agents/interface/listing.js';
import {
  type Cell,
  type Measurement,
  measureAgent,
  openAsker,
  predictCells,
  renderPage,
  SAMPLES,
} from '../../scripts/skills-across-agents/measurement.mjs';
import { IN_FULL, TESTED_NAMES } from '../helpers/tested-agents.js';

const docs = join(import.meta.dirname, '../../docs');
const stored: Measurement = JSON.parse(readFileSync(join(docs, 'skills-across-agents.json'), 'utf8'));
const lib = (path: string): Promise<unknown> => import(`../../lib/${path}`);

/** Install `skills` copies each skill's folder on its own, so what a place below the folder of skills does is not predicted. */
const isPredicted = ({ section, id }: { section: string; id: string }) => section !== 'places' && id !== 'twins';

/** The offer that a prediction has to state. */
function offerOf(cell: Cell, id: string): RegExp {
  // YAML reads a comment there, and so does the author's own description.
  if (id === 'hash' && cell.listed === 'cut') return /^full$/;
  if (cell.listed === 'no') return /^absent$/;
  // Other words than a description: what the author wrote is all there, or nothing of it is.
  if (cell.listed === 'other' || cell.listed === 'name') return /^(?:full|name_only)$/;
  return new RegExp(`^${cell.listed}$`);
}

/** The samples that share a session with others, and a long description and body, with one each. */
const SHARED = SAMPLES.filter(
  ({ id, alone, solo }) => (!alone && !solo) || ['description-1537', 'body-40'].includes(id),
).map(({ id }) => id);

const nameOf = (cell: Cell, row: PredictedOffer) => cell.as ?? row.id;

describe('the page "Skills across agents"', () => {
  it('is what the stored measurement renders to', () => {
    expect(readFileSync(join(docs, 'skills-across-agents.md'), 'utf8')).toBe(renderPage(stored));
  });

  it('has every sample of every agent, on the version that is pinned', () => {
    const ids = SAMPLES.map(({ id }) => id);
    expect(Object.keys(stored.agents).sort()).toEqual([...ALL_AGENTS].sort());
    for (const [name, { version, cells }] of Object.entries(stored.agents)) {
      expect([name, version]).toEqual([name, AGENTS[name as keyof typeof AGENTS].pinned]);
      expect([name, Object.keys(cells)]).toEqual([name, ids]);
    }
  });

  it('agrees with what lint and check predict, for every agent and sample', async () => {
    const predicted = await predictCells(lib);
    const wrong: string[] = [];
    for (const [name, { cells }] of Object.entries(stored.agents))
      for (const sample of SAMPLES.filter(isPredicted)) {
        const cell = cells[sample.id] as Cell;
        const row = predicted[name]?.[sample.id];
        // No skill to us either: its file has another name.
        if (!row) continue;
        const same = offerOf(cell, sample.id).test(row.offer);
        if (!same || (cell.listed !== 'no' && nameOf(cell, row) !== row.id))
          wrong.push(`${name} ${sample.id}: ${JSON.stringify(cell)}, predicted ${row.offer} ${row.id}`);
      }
    expect(wrong).toEqual([]);
    expect(Object.values(predicted).every((rows) => Object.keys(rows).length > 80)).toBe(true);
  });

  // One agent and two sessions in `npm test`; in `npm run test:agents` every agent, but for what takes a session of its own.
  it.each(process.env['TESTED_AGENTS'] === 'further' ? ALL_AGENTS : IN_FULL ? TESTED_NAMES : ['codex'])(
    'says what %s does when it is asked again',
    async (name) => {
      const asker = await openAsker(lib);
      try {
        const only = IN_FULL ? SHARED : ['front'];
        const { cells } = await measureAgent(asker, name, { only });
        const before = stored.agents[name]?.cells ?? {};
        expect(cells).toEqual(Object.fromEntries(Object.keys(cells).map((id) => [id, before[id]])));
        expect(Object.keys(cells).length).toBeGreaterThan(10);
      } finally {
        await asker.close();
      }
    },
    1_200_000,
  );
});
