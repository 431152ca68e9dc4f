// The samples as a source → what each agent is predicted to list of them, to be held against the measurement.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batches, pathOf, writeSamples } from './measure.mjs';
import { SAMPLES } from './samples.mjs';

/** {agent: {sample: {offer, id, kept_chars}}}; a sample is absent from it where the source has no such skill. lib: imports a module of the built library. */
export async function predictCells(lib) {
  const [{ AGENTS }, { readSource }] = await Promise.all([lib('agents/index.js'), lib('setup/source/source.js')]);
  const root = await mkdtemp(join(tmpdir(), 'samples-'));
  const found = Object.fromEntries(Object.keys(AGENTS).map((name) => [name, {}]));
  try {
    for (const [at, batch] of batches(SAMPLES).entries()) {
      const folder = join(root, `${at}`, 'source');
      writeSamples(join(folder, 'skills'), batch);
      const source = await readSource(folder);
      for (const [name, agent] of Object.entries(AGENTS))
        for (const row of agent.predictOffers({ source, install: 'skills', vendor_model: null })) {
          const sample = batch.find((each) => row.skill.path === `skills/${pathOf(each)}`);
          if (sample) found[name][sample.id] = row;
        }
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
  return found;
}
