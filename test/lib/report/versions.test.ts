import { describe, expect, it } from '@jest/globals';
import type { OfferState } from '../../../lib/contract/offer.js';
import type { Discovery } from '../../../lib/offer/discover.js';
import { compareVersions, renderVersions } from '../../../lib/report/terminal/versions.js';
import { readVersionPair } from '../../../src/commands/discover.js';

type Row = [id: string, offer: OfferState, kept: number];

const listed = (version: string, ...rows: Row[]): Discovery => ({
  version,
  vendor_model: null,
  install: 'plugin',
  home_length: 22,
  skills: rows.map(([id, offer, kept_chars]) => ({
    id,
    path: `skills/${id}/SKILL.md`,
    offer,
    kept_chars,
    of_chars: 90,
    reason: null,
  })),
  parts: null,
  hooks: null,
  headroom: null,
  listing_context: null,
  error: null,
});

describe('two versions of an agent', () => {
  it('differ by what the second lists worse and better, by state or by characters', () => {
    const before = {
      a: listed('1', ['same', 'full', 90], ['down', 'full', 90], ['shorter', 'cut', 50], ['up', 'absent', 0]),
    };
    const after = {
      a: listed('2', ['same', 'full', 90], ['down', 'name_only', 0], ['shorter', 'cut', 40], ['up', 'full', 90]),
    };
    const versions = compareVersions(before, after);
    expect(versions['a']?.worse).toEqual([
      { id: 'down', path: 'skills/down/SKILL.md', before: 'full', after: 'name_only', chars: -90 },
      { id: 'shorter', path: 'skills/shorter/SKILL.md', before: 'cut', after: 'cut', chars: -10 },
    ]);
    expect(versions['a']?.better.map(({ id, before: was, after: now, chars }) => [id, was, now, chars])).toEqual([
      ['up', 'absent', 'full', 90],
    ]);
    expect(renderVersions(versions)).toBe(
      [
        'a 1 → 2:',
        '  2 skills listed worse:',
        '    down: full → name only (-90 characters)',
        '    shorter: cut → cut (-10 characters)',
        '  1 skill listed better:',
        '    up: absent → full (+90 characters)',
        '',
      ].join('\n'),
    );
  });

  it('are the same, or not comparable, as it says', () => {
    const one = { a: listed('1', ['x', 'full', 9]), b: listed('1', ['x', 'full', 9]), c: { error: 'not installed' } };
    const other = {
      a: listed('1', ['x', 'full', 9]),
      b: listed('2', ['x', 'full', 9]),
      c: listed('2', ['x', 'full', 9]),
    };
    expect(renderVersions(compareVersions(one, other))).toBe(
      'a 1 → 1: the same version\nb 1 → 2: every skill is listed as before\n',
    );
  });

  it.each([
    ['pinned,latest', ['pinned', 'latest']],
    ['claude:2.1.197,claude:2.1.330', ['claude:2.1.197', 'claude:2.1.330']],
    ['claude:1,codex:2,claude:3', ['claude:1,codex:2', 'claude:3']],
    ['claude:1,codex:2', null],
    ['latest', null],
    ['pinned,claude:1', null],
  ])('are read from --agent-versions %s', (spec, pair) => {
    expect(readVersionPair(spec)).toEqual(pair);
  });
});
