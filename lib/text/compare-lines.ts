/** A text before and after → the lines between which they differ and, where that is one line, the piece of it that does. */

export interface LineDifference {
  /** The lines of the new text. */
  lines: { first: number; last: number };
  piece: { before: string; after: string } | null;
  /** The same lines of the text before, where the new text has nothing in their place. */
  removed: { first: number; last: number } | null;
  /** Nothing went, and `lines` are what came. */
  added: boolean;
  /** What those lines are now, on one line, cut; null where a piece or nothing is to be shown. */
  now?: string | null;
}

/** Null where both texts are the same; line endings do not count. */
export function compareLines(before: string, after: string): LineDifference | null {
  const [then, now] = [linesOf(before), linesOf(after)];
  const start = sharedStart(then, now);
  if (start === then.length && start === now.length) return null;
  const end = sharedEnd(then, now, start);
  const first = Math.min(start + 1, Math.max(1, now.length));
  const last = Math.max(first, now.length - end);
  const [removed, added] = [then.length - end - start, now.length - end - start];
  const one = removed === 1 && added === 1;
  return {
    lines: { first, last },
    removed: added === 0 ? { first: start + 1, last: start + removed } : null,
    added: removed === 0,
    piece: one ? comparePiece(then[start] ?? '', now[start] ?? '') : null,
    now:
      one || added === 0
        ? null
        : cut(
            now
              .slice(start, start + added)
              .map((line) => line.trim())
              .filter(Boolean)
              .join(' '),
          ),
  };
}

/** What says nothing has none. */
const linesOf = (text: string) =>
  text.trim() === '' ? [] : text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');

function sharedStart<T>(a: ArrayLike<T>, b: ArrayLike<T>): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

function sharedEnd<T>(a: ArrayLike<T>, b: ArrayLike<T>, start: number): number {
  let at = 0;
  while (at < Math.min(a.length, b.length) - start && a[a.length - 1 - at] === b[b.length - 1 - at]) at++;
  return at;
}

/** So much of what both lines share is shown on each side, and so much of what differs. */
const AROUND = 24;
const MOST = 80;

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** Whole words: a word of which one letter changed is shown whole. */
function comparePiece(before: string, after: string): { before: string; after: string } {
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, start);
  const left = before.slice(0, start);
  const right = end === 0 ? '' : before.slice(-end);
  const head = /\S*$/.exec(left)?.[0].slice(-AROUND) ?? '';
  const tail = /^\S*/.exec(right)?.[0].slice(0, AROUND) ?? '';
  const show = (line: string) => {
    const middle = line.slice(start, line.length - end);
    const piece = `${head}${cut(middle)}${tail}`;
    return `${head.length < left.trimStart().length ? '…' : ''}${piece.trim()}${tail.length < right.trimEnd().length ? '…' : ''}`;
  };
  return { before: show(before), after: show(after) };
}
