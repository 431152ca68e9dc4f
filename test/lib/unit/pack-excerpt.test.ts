/** The transcript of a pack, cut to one case: nothing of the others, nothing of its own missing, each line at its place. */
import { describe, expect, it } from '@jest/globals';
import { markFolder, markId, writeExcerpts } from '../../../lib/unit/pack/excerpt.js';

const LINES = [
  '{"type":"init"}',
  '{"id":"call_1","name":"one"}',
  '{"id":"call_2","name":"two"}',
  '{"ids":["call_1","call_2"]}',
  '{"id":"call_11"}',
  '{"text":"Base directory: /s/skills/alpha\\nDo alpha."}',
  '{"text":"Base directory: /s/skills/alpha-two\\nDo the other."}',
  '{"path":"/s/skills/alpha/references/more.md"}',
  '{"folder":"/s/skills/alpha"}',
  '{"type":"end"}',
];

async function excerptOf(lines: readonly string[], calls: number[], at = 0) {
  const written: Record<string, string> = {};
  const done = await writeExcerpts(
    'pack',
    [
      { texts: markId('call_1'), call: 0 },
      { texts: markId('call_2'), call: 1 },
      { texts: markFolder('/s/skills/alpha'), call: 0 },
      { texts: markFolder('/s/skills/alpha-two'), call: 1 },
    ],
    [
      { unit_run_id: 'u0', calls: new Set(calls), meta: 'M0' },
      { unit_run_id: 'u1', calls: new Set([1]), meta: 'M1' },
    ],
    {
      trialFolder: async (unit: string, trial: number) => `${unit}/${trial}`,
      ports: {
        readLines: async (_: string, onLine: (line: string) => void) => {
          for (const line of lines) onLine(line);
        },
        files: {
          read: async (path: string) => (path === 'pack/stderr' ? 'E' : Promise.reject(new Error(path))),
          write: async (path: string, text: string) => {
            written[path] = text;
          },
        },
      },
    } as unknown as Parameters<typeof writeExcerpts>[3],
  );
  return { done, written, lines: written[`u${at}/1/stdout`]?.split('\n') };
}

describe('the excerpt of a pack', () => {
  it('has the lines of its calls and those of nobody, each where it was', async () => {
    const kept = [0, 1, 3, 4, 5, 7, 8, 9];
    const { lines } = await excerptOf(LINES, [0]);
    expect(lines).toEqual([...LINES.map((line, n) => (kept.includes(n) ? line : '')), '']);
  });

  it('of another case has the other lines', async () => {
    const { lines } = await excerptOf(LINES, [0], 1);
    const dropped = [1, 5, 7, 8];
    expect(lines).toEqual([...LINES.map((line, n) => (dropped.includes(n) ? '' : line)), '']);
  });

  it('of a case with two calls has the lines of both', async () => {
    expect((await excerptOf(LINES, [0, 1])).lines).toEqual([...LINES, '']);
  });

  it('has what was said on stderr, and its own facts', async () => {
    const { done, written } = await excerptOf(LINES, [0]);
    expect(done).toBe(true);
    expect([written['u0/1/stderr'], written['u0/1/meta.json'], written['u1/1/meta.json']]).toEqual(['E', 'M0', 'M1']);
  });

  it('is not written of a transcript that is too long', async () => {
    expect(await excerptOf(['x'.repeat(16_000_001)], [0])).toEqual({ done: false, written: {}, lines: undefined });
  });
});
