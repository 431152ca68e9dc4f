import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readVectorTable } from '../../../lib/router/vectors/embedding.js';
import { splitWords } from '../../../lib/router/words/words.js';
import { findVectors, loadVectors } from '../../../lib/setup/routing/vectors.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();

describe('the table of word vectors', () => {
  const table = loadVectors()!;
  const cosine = (a: string, b: string) => {
    const [x, y] = [table.embed(splitWords(a)), table.embed(splitWords(b))];
    return x.reduce((sum, value, i) => sum + value * y[i]!, 0);
  };

  it('is in the package, under 5 MB, and puts similar words near each other', () => {
    expect(readFileSync(findVectors()!).length).toBeLessThan(5_000_000);
    expect(cosine('rain', 'weather')).toBeGreaterThan(0.4);
    expect(cosine('rain', 'weather')).toBeGreaterThan(cosine('rain', 'invoice') + 0.2);
  });

  it('gives zero for an unknown word', () => {
    expect(Math.max(...table.embed(splitWords('zzqqxx 帮我')))).toBe(0);
  });

  it('is found from any folder below it; without it there are no vectors', () => {
    const root = folder();
    const deep = pathToFileURL(join(root, 'dist/cli/index.js')).href;
    expect(findVectors(deep)).toBeNull();
    expect(loadVectors(null)).toBeNull();
    mkdirSync(join(root, 'data'));
    writeFileSync(join(root, 'data/vectors.bin'), 'not a table');
    expect(findVectors(deep)).toBe(join(root, 'data/vectors.bin'));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('not a table of word vectors')],
    ['a cut table', new Uint8Array(readFileSync(findVectors()!).subarray(0, 100_000))],
  ])('is refused, with the way to build it, when its file holds %s', (_, bytes) => {
    expect(() => readVectorTable(bytes, 'vectors.bin')).toThrow(/vectors\.bin: .*build-vectors/);
  });
});
