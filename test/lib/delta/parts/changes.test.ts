import { describe, expect, it } from '@jest/globals';
import type { PartAt } from '../../../../lib/contract/part.js';
import { findPartChanges, listRenamings, renamedSkills } from '../../../../lib/delta/parts/changes.js';

const text = (subject: string) =>
  `Ask for the ${subject}.\nWrite the ${subject} down.\nShow the ${subject} to the author.\n`;
const skill = (name: string, folder: string, said: string) =>
  ({ kind: 'skill', name, path: `skills/${folder}/SKILL.md`, text: text(said) }) as PartAt;

describe('findPartChanges', () => {
  const before = [skill('alpha', 'alpha', 'date'), skill('beta', 'beta', 'place')];
  const of = (now: PartAt[]) => {
    const { gone, fresh, renamed, kept } = findPartChanges(before, now);
    const names = (parts: PartAt[]) => parts.map(({ name }) => name);
    const pairs = (all: typeof kept) =>
      all.map(({ from, to }) => `${from.name} at ${from.path}: ${to.name} at ${to.path}`);
    return { gone: names(gone), fresh: names(fresh), renamed: pairs(renamed), kept: pairs(kept) };
  };

  it('finds in its place a skill that took the name of one that is gone', () => {
    expect(of([skill('alpha', 'beta', 'place')])).toEqual({
      gone: ['alpha'],
      fresh: [],
      renamed: ['beta at skills/beta/SKILL.md: alpha at skills/beta/SKILL.md'],
      kept: [],
    });
  });

  it('takes a skill of which a copy keeps the old name for renamed, and the copy for what is left behind', () => {
    const places = ['skills/alpha/SKILL.md', '.agents/skills/alpha/SKILL.md'];
    const copied = { ...skill('alpha', 'alpha', 'date'), places };
    const now = [{ ...skill('alpha', 'alpha', 'date'), path: places[1] as string }, skill('gamma', 'gamma', 'date')];
    const { gone, fresh, renamed, kept } = findPartChanges([copied], now);
    expect([gone, fresh, renamed.map(({ to }) => to.name), kept.map(({ to }) => to.path)]).toEqual([
      [],
      [],
      ['gamma'],
      [places[1]],
    ]);
  });

  it('knows a skill by its folder too, unless that names another', () => {
    const named = (from: PartAt, ...now: PartAt[]) => {
      const changes = findPartChanges([from, skill('beta', 'beta', 'place')], now);
      return [[...renamedSkills(changes)], listRenamings(changes)[0]?.before];
    };
    const from = skill('alpha', 'former', 'date');
    const beta = skill('beta', 'beta', 'place');
    expect(named(from, skill('alpha', 'alpha', 'date'), beta)).toEqual([[['former', 'alpha']], ['alpha', 'former']]);
    expect(named(from, skill('alpha', 'alpha', 'date'), beta, skill('former', 'x', 'hour'))[0]).toEqual([]);
    // Of one that is gone it was the name.
    expect(named(skill('alpha', 'beta', 'date'), skill('alpha', 'alpha', 'date'))).toEqual([[], undefined]);
  });

  it('follows one that moved under its name, and takes another text in its place for a new one', () => {
    expect(of([skill('alpha', 'moved', 'date'), skill('gamma', 'alpha', 'hour'), before[1] as PartAt])).toEqual({
      gone: [],
      fresh: ['gamma'],
      renamed: [],
      kept: [
        'beta at skills/beta/SKILL.md: beta at skills/beta/SKILL.md',
        'alpha at skills/alpha/SKILL.md: alpha at skills/moved/SKILL.md',
      ],
    });
  });
});
