import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../lib/config-error.js';
import { explainFullDisk, isFull } from '../../../lib/io/full-disk.js';

function caught(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a full disk', () => {
  it('is one error that names the file and how to go on', () => {
    // A device that has no room, ever.
    const error = explainFullDisk(
      caught(() => writeFileSync('/dev/full', 'x')),
      '/a/results.json',
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(/^\/a\/results\.json: The disk is full\. Fix: .*--resume/);
  });

  it('is not what other errors are taken for', () => {
    const absent = caught(() => writeFileSync('/nonexistent/file', 'x'));
    expect(explainFullDisk(absent)).toBe(absent);
  });

  it('is not seen where there is room, nor where there is no such folder', () => {
    expect([isFull('/tmp'), isFull('/nonexistent')]).toEqual([false, false]);
  });
});
