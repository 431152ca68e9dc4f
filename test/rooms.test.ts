/** The rooms of lib: one loose file, no circle of rooms, folders or files, no room that imports more than the table says, no full folder. */
import { dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { ROOMS } from '../scripts/rooms.mjs';
import { drawGraph, findCircles, readSources } from './helpers/import-graph.js';

const lib = readSources(['lib/**/*.ts']);
const sources = { ...lib, ...readSources(['src/**/*.ts']) };
const roomOf = (file: string) => (file.startsWith('lib/') ? file.split('/')[1]! : file);
const rooms = drawGraph(lib, roomOf);
/** More than that is a heap: nobody sees what belongs to what. */
const MOST_LOOSE = 20;

describe('lib', () => {
  it('holds one loose file, index.ts', () => {
    expect(Object.keys(lib).filter((file) => file.split('/').length === 2)).toEqual(['lib/index.ts']);
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

/** Each with all that lies in it, at any depth. */
const folders = [...new Set(Object.keys(sources).flatMap((file) => foldersAbove(file)))].sort();

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** A file that lies loose in the folder stands for itself, every other one for the subfolder that it is in. */
function drawFolder(files: Record<string, string>, folder: string) {
  const inside = Object.entries(files).filter(([file]) => file.startsWith(`${folder}/`));
  const childOf = (file: string) =>
    file.startsWith(`${folder}/`) ? `${folder}/${file.slice(folder.length + 1).split('/')[0]}` : 'outside';
  return drawGraph(Object.fromEntries(inside), childOf);
}

describe('a folder of lib and src', () => {
  it.each(folders)('%s has no circle of its files and subfolders, type imports counted', (folder) => {
    expect(findCircles(drawFolder(sources, folder))).toEqual([]);
  });

  it('says by its name what is in it', () => {
    const names = [...folders, ...Object.keys(sources)].filter((path) =>
      /\/(?:utils?|helpers?|common|misc)(?:\.ts)?$/.test(path),
    );
    expect(names).toEqual([]);
  });
});

it('no folder of lib, src, scripts and bench holds more than 20 loose files', () => {
  const loose = new Map<string, number>();
  for (const file of globSync('{lib,src,scripts,bench}/**'))
    loose.set(dirname(file), (loose.get(dirname(file)) ?? 0) + 1);
  expect([...loose].filter(([, count]) => count > MOST_LOOSE)).toEqual([]);
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

  it('finds folders that import each other, and lets the face of a folder import what is below it', () => {
    const files = {
      'lib/low/index.ts': "export * from './red/a.js';\nexport * from './blue/b.js';\n",
      'lib/low/red/a.ts': "export * from '../blue/b.js';\n",
      'lib/low/blue/b.ts': '',
      'lib/low/blue/c.ts': "export * from '../red/d.js';\n",
      'lib/low/red/d.ts': '',
    };
    expect(findCircles(drawFolder(files, 'lib/low'))).toEqual([
      'lib/low/red, lib/low/blue: lib/low/red/a.ts imports lib/low/blue/b.ts; lib/low/blue/c.ts imports lib/low/red/d.ts',
    ]);
    expect(findCircles(drawFolder({ ...files, 'lib/low/blue/c.ts': '' }, 'lib/low'))).toEqual([]);
    const climbing = { ...files, 'lib/low/blue/c.ts': "export * from '../index.js';\n" };
    expect(findCircles(drawFolder(climbing, 'lib/low'))).toHaveLength(1);
  });
});
