// Conformance cases → the skills that lint and `check --offline` say each client lists, from a copy of each package on disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackage } from './measure.mjs';

/** {client: {id of a case: bare names}}. lib: imports a module of the built library by its path. */
export async function predictCases(lib, { cases, server }) {
  const [{ AGENTS }, { readSource }] = await Promise.all([lib('agents/index.js'), lib('setup/source/source.js')]);
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const found = {};
  try {
    for (const one of cases) {
      const folder = join(root, one.id, 'package');
      writePackage(folder, one, server, root);
      const source = await readSource(folder);
      for (const [name, agent] of Object.entries(AGENTS).filter(([, { packages }]) => packages)) {
        const rows = agent.predictOffers({ source, install: 'agent-plugin', vendor_model: null });
        const listed = rows.filter(({ offer }) => offer !== 'absent').map(({ id }) => id.split(':').at(-1));
        found[name] = { ...found[name], [one.id]: listed.sort() };
      }
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return found;
}
