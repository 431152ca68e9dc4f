import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../lib/input/config-error.js';
import { explainFullDisk } from '../../../lib/input/full-disk.js';
import { isFull } from '../../../lib/io/process/free-space.js';

function caught(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

describe('the error of a full disk', () => {
  it('names the file and how to continue', () => {
    // A device that has no room, ever.
    const error = explainFullDisk(
      caught(() => writeFileSync('/dev/full', 'x')),
      '/a/results.json',
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(/^\/a\/results\.json: The disk is full\. Fix: .*--resume/);
  });

  it('is not made of other errors', () => {
    const absent = caught(() => writeFileSync('/nonexistent/file', 'x'));
    expect(explainFullDisk(absent)).toBe(absent);
  });

  it('is not made where there is room, nor where there is no such folder', () => {
    expect([isFull('/tmp'), isFull('/nonexistent')]).toEqual([false, false]);
  });
});
