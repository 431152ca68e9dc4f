import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const SCRIPTS = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `${folder}/${file}`),
);
const FROM_BUILD = String.raw`(?:from |= await import\((?:new URL\()?)'(?:\.\.\/)+build\/([^']+)'`;
/** `load` adds what all of its paths have in common. */
const LOADED = String.raw`= await load\('([^']+)'\)`;
const IMPORT = new RegExp(String.raw`(?:import|const) \{([^}]*)\} (?:${FROM_BUILD}|${LOADED})`, 'g');

const imports = SCRIPTS.flatMap((script) =>
  [...readFileSync(script, 'utf8').matchAll(IMPORT)].map(([, names = '', built, loaded = '']) => ({
    script,
    file: built ?? `lib/${loaded.replace(/^lib\/|\.js$/g, '')}.js`,
    names: names.split(',').flatMap((name) => name.trim().split(/ as |:/)[0] || []),
  })),
);

// Nothing type-checks these scripts, and nobody runs them on every change.
describe('what the scripts in bench/ and scripts/ import from the build,', () => {
  it('is found at all', () => expect(imports.length).toBeGreaterThan(5));

  it.each(imports)('$file still exports it for $script', async ({ file, names }) => {
    expect(Object.keys(await import(`../${file}`))).toEqual(expect.arrayContaining(names));
  });
});
