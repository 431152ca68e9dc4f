import { describe, expect, it } from '@jest/globals';
import { createRecordReader } from '../../../lib/input/json-records.js';

function read(text: string) {
  const records: unknown[] = [];
  const plain: string[] = [];
  const reader = createRecordReader({
    skips: () => false,
    record: (value) => records.push(value),
    plain: (line) => plain.push(line),
  });
  for (const line of text.split('\n')) reader.line(line);
  reader.end();
  return { records, plain: plain.filter((line) => line.trim() !== '') };
}

const A = { type: 'a', text: 'one "two" {three} \\', list: [1, { deep: [] }] };
const B = { type: 'b', n: -1.5e3, ok: true, none: null };

describe('records out of lines', () => {
  it.each([
    ['one a line', `${JSON.stringify(A)}\n${JSON.stringify(B)}`],
    ['with CRLF', `${JSON.stringify(A)}\r\n${JSON.stringify(B)}\r\n`],
    ['behind a byte order mark', `\ufeff${JSON.stringify(A)}\n${JSON.stringify(B)}`],
    ['two on a line', `${JSON.stringify(A)}${JSON.stringify(B)}`],
    ['indented', `${JSON.stringify(A, null, 2)}\n${JSON.stringify(B, null, 4)}`],
    [
      'indented by tabs, with CRLF',
      `${JSON.stringify(A, null, '\t')}\n${JSON.stringify(B, null, '\t')}`.replaceAll('\n', '\r\n'),
    ],
    ['between spaces, with CRLF', [A, B].map((each) => `  ${JSON.stringify(each)} \r `).join('\n')],
    ['in one array on one line', JSON.stringify([A, B])],
    ['in an indented array', JSON.stringify([A, B], null, 2)],
    ['in an array, one a line', `[\n${JSON.stringify(A)},\n${JSON.stringify(B)}\n]`],
    ['behind timestamps', [A, B].map((each) => `2026-11-22T00:00:00.0000000Z ${JSON.stringify(each)}`).join('\n')],
    ['behind group names', [A, B].map((each) => `[claude] ${JSON.stringify(each)}`).join('\n')],
    ['behind the names of compose', [A, B].map((each) => `agent-1  | ${JSON.stringify(each)}`).join('\n')],
    [
      'behind job and step',
      [A, B].map((each) => `test\tRun it\t2026-11-22T00:00:00.0000000Z ${JSON.stringify(each)}`).join('\n'),
    ],
    ['in colours', [A, B].map((each) => `\u001b[2m${JSON.stringify(each)}\u001b[0m`).join('\n')],
    [
      'indented behind timestamps',
      [A, B]
        .flatMap((each) => JSON.stringify(each, null, 2).split('\n'))
        .map((line) => `2026-11-22T00:00:00.0000000Z ${line}`)
        .join('\n'),
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ records: [A, B], plain: [] });
  });

  it('leaves other lines as they are, also in the middle of a record', () => {
    const [first = '', ...rest] = JSON.stringify(A, null, 2).split('\n');
    const text = ['npm warn', first, 'npm notice: noise', ...rest, '[group] words', JSON.stringify(B)].join('\n');
    expect(read(text)).toEqual({ records: [A, B], plain: ['npm warn', 'npm notice: noise', '[group] words'] });
  });

  it.each([
    ['in a string', '{"type":"a","text":"hal'],
    ['behind a comma', '{"type":"a",'],
    ['behind a colon', '{"type":"a","message":'],
    ['in a list', '{"type":"a","list":[1,'],
  ])('loses nothing behind a record that was cut off %s', (_, cut) => {
    const { records, plain } = read(`${cut}\n${JSON.stringify(A)}\n${JSON.stringify(B)}`);
    expect(records).toEqual([A, B]);
    expect(plain).toEqual([cut]);
  });

  it('finds whole records behind a line that was cut off where a value may stand', () => {
    const [a, b] = [A, B].map((each) => JSON.stringify(each, null, 2));
    expect(read(`{"type":\n${a}\n{"type":\n${b}`)).toEqual({ records: [A, B], plain: ['{"type":', '{"type":'] });
  });

  it('takes no prefix for one where records stand bare', () => {
    const { records } = read(`${JSON.stringify(A)}\n[note] ${JSON.stringify(B)}`);
    expect(records).toEqual([A]);
  });

  it('is bounded on brackets without end', () => {
    const { records } = read(`${'{\n'.repeat(20_000)}${'[{'.repeat(50_000)}\n${JSON.stringify(B)}`);
    expect(records).toEqual([B]);
  });
});
