/** The parts of a source at a ref and now → those that are new, gone or known by another name. */
import { posix } from 'node:path';
import type { PartAt, Renaming } from '../../contract/part.js';
import { isLike } from '../../text/said.js';

export interface PartChanges {
  fresh: PartAt[];
  gone: PartAt[];
  renamed: { from: PartAt; to: PartAt }[];
  /** Under one name in both. */
  kept: { from: PartAt; to: PartAt }[];
}

export function findPartChanges(before: readonly PartAt[], now: readonly PartAt[]): PartChanges {
  const changes: PartChanges = { fresh: [], gone: [], renamed: [], kept: [] };
  let left = [...now];
  const pair = (open: readonly PartAt[], as: 'kept' | 'renamed', isSame: (from: PartAt, to: PartAt) => boolean) =>
    open.filter((from) => {
      const at = left.findIndex((to) => to.kind === from.kind && isSame(from, to));
      if (at >= 0) changes[as].push({ from, to: left.splice(at, 1)[0] as PartAt });
      return at < 0;
    });
  const moved = pair(before, 'kept', (from, to) => to.name === from.name && to.path === from.path);
  // A file in its place is what it was, although it may have taken the name of one that is gone.
  const other = pair(moved, 'renamed', (from, to) => isInPlace(from, to) && isLike(from.text, to.text));
  // Of copies the one may be renamed alone: the other, which keeps the name, is left behind.
  const isThere = (path: string) => now.some((to) => to.path === path);
  const whole = pair(other, 'renamed', (from, to) => {
    const isLeft = from.places?.some(isThere) && !isThere(from.path) && !before.some(({ path }) => path === to.path);
    return Boolean(isLeft) && to.name !== from.name && folderOf(from) === folderOf(to) && isLike(from.text, to.text);
  });
  const named = pair(whole, 'kept', (from, to) => to.name === from.name);
  // Of equal copies one may have changed alone, or be equal again: each is what it was.
  const isAlone = (from?: PartAt, to?: PartAt) => !(from && to && changes.kept.unshift({ from, to }));
  const unnamed = named.filter((from) =>
    isAlone(
      from,
      now.find((to) => isCopy(to, from)),
    ),
  );
  left = left.filter((to) =>
    isAlone(
      before.find((from) => isCopy(from, to)),
      to,
    ),
  );
  const unplaced = pair(unnamed, 'renamed', isInPlace);
  changes.gone = pair(unplaced, 'renamed', (from, to) => isLike(from.text, to.text));
  changes.fresh = left;
  return changes;
}

const folderOf = ({ path }: PartAt) => posix.join(path, '../..');

const isCopy = (one: PartAt, other: PartAt) => one.name === other.name && one.places?.includes(other.path) === true;

const isInPlace = (from: PartAt, to: PartAt) => to.path === from.path && eventOf(to.name) === eventOf(from.name);

/** Paths of the skills that came, or got their names, after the ref. */
export const freshSkills = ({ fresh, renamed }: PartChanges): Set<string> =>
  new Set([...fresh, ...renamed.map(({ to }) => to)].flatMap(({ kind, path }) => (kind === 'skill' ? [path] : [])));

/** {name of a skill at the ref: its name now}. */
export const renamedSkills = ({ renamed }: PartChanges): Map<string, string> =>
  new Map(renamed.flatMap(({ from, to }) => (from.kind === 'skill' ? [[from.name, to.name]] : [])));

/** A case may name a skill by its folder, too, which is enough of a new name. */
export const listRenamings = ({ renamed, kept }: PartChanges): Renaming[] =>
  [...renamed, ...kept.filter(({ from, to }) => from.path !== to.path)].map(({ from, to }) => ({
    name: from.name,
    now: to.kind === 'skill' ? [to.name, posix.basename(posix.dirname(to.path))] : [],
  }));

/** {file of a part: where it was}, by paths from where findings name them. */
export const formerFiles = ({ kept, renamed }: PartChanges, prefix: string): Map<string, string> =>
  new Map([...kept, ...renamed].map(({ from, to }) => [`${prefix}${to.path}`, `${prefix}${from.path}`]));

/** Of a hook, whose name is its event and its command. */
const eventOf = (name: string) => /^(\w+): /.exec(name)?.[1] ?? null;
