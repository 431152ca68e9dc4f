/** The rooms of lib: one loose file, no circle of rooms or files, and a linter rule per room that is no wider than the table. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { overrides, ROOMS } from '../scripts/rooms.mjs';
import { drawGraph, findCircles, readSources } from './helpers/import-graph.js';

const lib = readSources(['lib/**/*.ts']);
const sources = { ...lib, ...readSources(['src/**/*.ts']) };
const roomOf = (file: string) => file.split('/')[1]!;
const rooms = drawGraph(lib, roomOf);

describe('lib', () => {
  it('holds one loose file, index.ts', () => {
    expect(Object.keys(lib).filter((file) => file.split('/').length === 2)).toEqual(['lib/index.ts']);
  });

  it('has no circle of rooms, type imports counted', () => {
    expect(findCircles(rooms)).toEqual([]);
  });

  it('consists of the rooms in scripts/rooms.mjs', () => {
    expect([...rooms.keys()].filter((room) => room !== 'index.ts').sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it.each(Object.entries(ROOMS))('room %s imports nothing but %j', (room, allowed) => {
    const imported = [...(rooms.get(room)?.entries() ?? [])].filter(([other]) => !allowed.includes(other));
    expect(imported.map(([, proof]) => proof)).toEqual([]);
  });

  it('lists each room after all that it may import', () => {
    const order = Object.keys(ROOMS);
    for (const [room, allowed] of Object.entries(ROOMS)) {
      for (const other of allowed)
        expect([room, other, order.indexOf(other) < order.indexOf(room)]).toEqual([room, other, true]);
    }
  });
});

describe('lib and src', () => {
  it('have no circle of files, type imports counted', () => {
    expect(findCircles(drawGraph(sources, (file) => file))).toEqual([]);
  });
});

describe('src', () => {
  it('has no circle of folders', () => {
    const src = Object.fromEntries(Object.entries(sources).filter(([file]) => file.startsWith('src/')));
    expect(findCircles(drawGraph(src, (file) => (dirname(file) === 'src' ? file : dirname(file))))).toEqual([]);
  });
});

describe('biome.json', () => {
  it('holds the rules that scripts/rooms.mjs writes (node scripts/rooms.mjs, then npm run format)', () => {
    const config = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: unknown };
    expect(config.overrides).toEqual(JSON.parse(JSON.stringify(overrides())));
  });
});

describe('findCircles', () => {
  it('names the members of a circle and the imports that close it, type imports too', () => {
    const files = {
      'lib/low/a.ts': "import type { B } from '../high/b.js';\n",
      'lib/high/b.ts': "import { a } from '../low/a.js';\nexport * from '../apart/c.js';\n",
      'lib/apart/c.ts': "export const c = await import('./d.js');\n",
      'lib/apart/d.ts': '',
    };
    expect(findCircles(drawGraph(files, roomOf))).toEqual([
      'low, high: lib/low/a.ts imports lib/high/b.ts; lib/high/b.ts imports lib/low/a.ts',
    ]);
  });
});
