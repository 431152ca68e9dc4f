/** `--agent-versions` → one choice of versions, or the two that are to be compared. */

const WORDS = ['baseline', 'pinned', 'latest'];

/** `pinned,latest`, or one agent named twice: `claude:2.1.197,claude:2.1.330`. Null where it is one choice. */
export function readVersionPair(spec: string): readonly [before: string, after: string] | null {
  const parts = spec.split(',').map((part) => part.trim());
  const [before = '', after = ''] = parts;
  if (parts.length === 2 && WORDS.includes(before) && WORDS.includes(after)) return [before, after];
  const names = parts.map((part) => part.split(':')[0] ?? '');
  const isFirst = (at: number) => names.indexOf(names[at] ?? '') === at;
  if (names.every((_, at) => isFirst(at))) return null;
  const first = parts.filter((_, at) => isFirst(at));
  const second = parts.filter((_, at) => !isFirst(at));
  return [first.join(','), second.join(',')];
}
