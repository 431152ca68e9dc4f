/** The parts of a source at a ref and now → those that are new, gone or known by another name. */
import type { PartAt } from '../../contract/part.js';

export interface PartChanges {
  fresh: PartAt[];
  gone: PartAt[];
  renamed: { from: PartAt; to: PartAt }[];
  /** Under one name in both. */
  kept: { from: PartAt; to: PartAt }[];
}

export function findPartChanges(before: readonly PartAt[], now: readonly PartAt[]): PartChanges {
  const changes: PartChanges = { fresh: [], gone: [], renamed: [], kept: [] };
  const left = [...now];
  const take = (from: PartAt, isSame: (to: PartAt) => boolean) => {
    const at = left.findIndex((to) => to.kind === from.kind && isSame(to));
    return at < 0 ? null : (left.splice(at, 1)[0] as PartAt);
  };
  const open = before.filter((from) => {
    const to = take(from, ({ name, path }) => name === from.name && path === from.path);
    if (to) changes.kept.push({ from, to });
    return !to;
  });
  const unnamed = open.filter((from) => {
    const to = take(from, ({ name }) => name === from.name);
    if (to) changes.kept.push({ from, to });
    return !to;
  });
  for (const from of unnamed) {
    const to =
      take(from, ({ path, name }) => path === from.path && eventOf(name) === eventOf(from.name)) ??
      take(from, ({ text }) => isLike(from.text, text));
    if (to) changes.renamed.push({ from, to });
    else changes.gone.push(from);
  }
  changes.fresh = left;
  return changes;
}

/** Paths of the skills that came, or got their names, after the ref. */
export const freshSkills = ({ fresh, renamed }: PartChanges): Set<string> =>
  new Set([...fresh, ...renamed.map(({ to }) => to)].flatMap(({ kind, path }) => (kind === 'skill' ? [path] : [])));

/** {file of a part: where it was}, by paths from where findings name them. */
export const formerFiles = ({ kept, renamed }: PartChanges, prefix: string): Map<string, string> =>
  new Map([...kept, ...renamed].map(({ from, to }) => [`${prefix}${to.path}`, `${prefix}${from.path}`]));

/** Of a hook, whose name is its event and its command. */
const eventOf = (name: string) => /^(\w+): /.exec(name)?.[1] ?? null;

/** Most of the lines of the longer text stand in the other too. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [linesOf(one), linesOf(other)];
  const shared = [...a].filter((line) => b.has(line)).length;
  return shared > 0 && shared * 2 >= Math.max(a.size, b.size);
}

const linesOf = (text: string) =>
  new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
