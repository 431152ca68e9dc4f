import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { transformFile } from '@swc/core';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
let module = '';

/** Bytes of V8's space for young objects after much of what lives for a moment. */
const youngAfter = (before: string): number =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { getHeapSpaceStatistics } from 'node:v8';
        ${before}
        let kept = [];
        for (let n = 0; n < 2e6; n++) { kept.push({ n, text: 'x' + n }); if (kept.length > 20000) kept = []; }
        console.log(getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size);`,
      ],
      { encoding: 'utf8' },
    ),
  );

describe('a small heap', () => {
  beforeAll(async () => {
    module = join(newFolder(), 'small-heap.mjs');
    const parser = { syntax: 'typescript' } as const;
    writeFileSync(module, (await transformFile('src/small-heap.ts', { jsc: { parser, target: 'es2022' } })).code);
  });

  const keep = (command: string) => `(await import(${JSON.stringify(module)})).keepHeapSmall('${command}');`;

  it('stays small where a heap would grow, for a command that starts many processes', () => {
    const plain = youngAfter(keep('lint'));
    expect(youngAfter(keep('run')) * 3).toBeLessThan(plain);
    expect(youngAfter(keep('usage'))).toBe(plain);
  });

  it.each(['run', 'usage', 'constructor'])(
    'asks for nothing that this version of Node does not know: %s',
    (command) => {
      const script = keep(command);
      const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
      expect(stderr).toBe('');
    },
  );
});
