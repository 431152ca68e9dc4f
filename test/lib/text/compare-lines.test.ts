import { describe, expect, it } from '@jest/globals';
import { compareLines } from '../../../lib/text/compare-lines.js';

const lines = (before: string, after: string) => compareLines(before, after)?.lines ?? null;

describe('two versions of a text', () => {
  it('say the same whatever their line ends are', () => {
    expect(compareLines('a\nb\n', 'a\r\nb')).toBeNull();
  });

  it.each([
    ['a line that changed', 'a\nb\nc', 'a\nB\nc', 2, 2],
    ['lines that were added', 'a\nc', 'a\nb\nb\nc', 2, 3],
    ['lines that went', 'a\nb\nc', 'a\nc', 2, 2],
    ['the last line that went', 'a\nb', 'a', 1, 1],
    ['several places', 'a\nb\nc\nd\ne', 'a\nB\nc\nD\ne', 2, 4],
    ['everything', 'a\nb', 'x\ny\nz', 1, 3],
    ['a text that is empty now', 'a\nb', '', 1, 1],
    ['a line twice', 'a\na\nb', 'a\na\na\nb', 3, 3],
  ])('differ between lines of the second: %s', (_, before, after, first, last) => {
    expect(lines(before, after)).toEqual({ first, last });
  });

  it('say which lines only went or only came', () => {
    const kinds = (before: string, after: string) => {
      const { removed, added } = compareLines(before, after) ?? {};
      return { removed, added };
    };
    expect(kinds('a\nb\nc', 'a')).toEqual({ removed: { first: 2, last: 3 }, added: false });
    expect(kinds('a\nb', '\n')).toEqual({ removed: { first: 1, last: 2 }, added: false });
    expect(kinds('b\nc', 'a\nb\nc')).toEqual({ removed: null, added: true });
    expect(kinds('a\nb', 'a\nc')).toEqual({ removed: null, added: false });
  });

  it('show of one line the words that differ', () => {
    const piece = (before: string, after: string) => compareLines(`x\n${before}\ny`, `x\n${after}\ny`)?.piece;
    expect(piece('if (/^mcp\\s/.test(one)) stop()', 'if (/^mcp-cli\\s/.test(one)) stop()')).toEqual({
      before: '…(/^mcp\\s/.test(one))…',
      after: '…(/^mcp-cli\\s/.test(one))…',
    });
    expect(piece('name: alpha', 'name: beta')).toEqual({ before: '…alpha', after: '…beta' });
    expect(piece('a', 'a and more')).toEqual({ before: 'a', after: 'a and more' });
  });

  it('show of a long line a piece', () => {
    const piece = compareLines('x'.repeat(5000), `${'x'.repeat(2500)}${'y'.repeat(5000)}${'x'.repeat(2500)}`)?.piece;
    expect(piece?.after.length).toBeLessThan(200);
    expect(piece?.after).toMatch(/^…x+y+…x+…$/);
  });

  it('show no piece of more than one line, but what they are now', () => {
    const { piece, now } = compareLines('a\nb', 'a\n  c\n\n  d') ?? {};
    expect([piece, now]).toEqual([null, 'c d']);
    expect(compareLines('a', `a\n${'b'.repeat(99)}`)?.now).toBe(`${'b'.repeat(80)}…`);
    expect([compareLines('a\nb', 'a')?.now, compareLines('a', 'b')?.now]).toEqual([null, null]);
  });
});
