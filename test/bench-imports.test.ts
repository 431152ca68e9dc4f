import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const SCRIPTS = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `${folder}/${file}`),
);
const IMPORT = /import \{([^}]*)\} from '\.\.\/build\/([^']+)'/g;

const imports = SCRIPTS.flatMap((script) =>
  [...readFileSync(script, 'utf8').matchAll(IMPORT)].map(([, names = '', file = '']) => ({
    script,
    file,
    names: names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []),
  })),
);

// Nothing type-checks these scripts, and nobody runs them on every change.
describe('what the scripts in bench/ and scripts/ import from the build,', () => {
  it('is found at all', () => expect(imports.length).toBeGreaterThan(5));

  it.each(imports)('$file still exports it for $script', async ({ file, names }) => {
    expect(Object.keys(await import(`../${file}`))).toEqual(expect.arrayContaining(names));
  });
});
