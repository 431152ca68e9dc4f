/** A case at the ref and the case now → what became of it, in words, whatever line it stands on. */
import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../case/schema.js';
import { became } from '../case/weaker/clause.js';
import type { Mode } from '../contract/mode.js';
import { omit } from '../input/get-own.js';
import { oneLine } from '../text/escape.js';

/** Empty where nothing changed that decides about a result. In mode oracle no model reads a prompt. */
export function describeCaseChange(then: Case, now: Case, mode: Mode | undefined): string[] {
  const told = mode === 'oracle' ? { prompt: null } : {};
  const demands = (one: Case) => ({ ...omit(one, 'origin', 'case_id', 'category', 'reason'), ...told });
  return [...listChanges('', demands(then), demands(now))];
}

function* listChanges(path: string, then: unknown, now: unknown): Generator<string> {
  if (isDeepStrictEqual(then, now)) return;
  const [before, after] = [then, now].map(fieldsOf);
  if (before && after)
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* listChanges(path ? `${path}.${key}` : key, before[key], after[key]);
  else if (Array.isArray(then) && Array.isArray(now)) {
    const [lost, added] = [lackOf(then, now), lackOf(now, then)];
    if (lost || !added) yield `${path} ${lost ? `no longer has ${lost}` : 'has another order'}`;
    if (added) yield `${path} now has ${added}`;
  } else yield became(path, show(then), show(now));
}

/** Of a list of names, the names are what changed. */
const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    ? null
    : (value as Record<string, unknown>);

const lackOf = (all: readonly unknown[], others: readonly unknown[]): string =>
  all
    .filter((one) => !others.includes(one))
    .map(show)
    .join(', ');

const show = (value: unknown): string =>
  value === undefined ? 'none' : oneLine(typeof value === 'string' ? value : JSON.stringify(value), 100);
