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

/** {name of a skill at the ref, or the folder by which a case called it there: its name now}. */
export function renamedSkills({ renamed, kept, fresh, gone }: PartChanges): Map<string, string> {
  const of = (pairs: PartChanges['kept']) => pairs.filter(({ to }) => to.kind === 'skill');
  const skills = of([...kept, ...renamed]);
  const taken = new Set([...fresh, ...gone, ...skills.map(({ to }) => to)].flatMap(namesOf));
  return new Map([
    ...skills.flatMap(({ from, to }) => namesOf(from).flatMap((id) => (taken.has(id) ? [] : [[id, to.name] as const]))),
    ...of(renamed).map(({ from, to }) => [from.name, to.name] as const),
  ]);
}

/** A case may name a skill by its folder, too, which is enough of a new name. */
export const listRenamings = ({ renamed, kept, gone }: PartChanges): Renaming[] =>
  [...renamed, ...kept].flatMap(({ from, to }) => {
    const before = namesOf(from).filter((id) => !gone.some(({ name }) => name === id));
    const now = to.kind === 'skill' ? namesOf(to) : [];
    return new Set([...before, to.name, ...now]).size > 1 ? [{ name: from.name, before, now }] : [];
  });

const namesOf = ({ kind, name, path }: PartAt) =>
  kind === 'skill' ? [name, posix.basename(posix.dirname(path))] : [name];

/** {file of a part: where it was}, by paths from where findings name them. */
export const formerFiles = ({ kept, renamed }: PartChanges, prefix: string): Map<string, string> =>
  new Map([...kept, ...renamed].map(({ from, to }) => [`${prefix}${to.path}`, `${prefix}${from.path}`]));

/** Of a hook, whose name is its event and its command. */
const eventOf = (name: string) => /^(\w+): /.exec(name)?.[1] ?? null;
