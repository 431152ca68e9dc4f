import { describe, expect, it } from '@jest/globals';
import { explainOffer, headroom, predictListing } from '../../../../lib/agents/copilot/listing/listing.js';
import type { Install } from '../../../../lib/contract/agent-key.js';
import type { Skill } from '../../../../lib/skill/skill.js';
import { describedSkill, skillOf, sourceOf } from './skill-fixture.js';

const states = (skills: Skill[], install: Install = 'skills') =>
  predictListing({ source: sourceOf(skills), install }).offers.map(({ offer }) => offer);
const count = (skills: Skill[], state: string, install: Install = 'skills') =>
  states(skills, install).filter((offer) => offer === state).length;
const many = (number: number, chars: number, width = 4) =>
  Array.from({ length: number }, (_, index) =>
    describedSkill(`s${String(index).padStart(3, '0')}`.padEnd(width, 'q'), chars),
  );

describe('the prediction of Copilot’s skill listing', () => {
  // Each row was counted in a request of the real binary.
  it.each([
    [40, 111],
    [55, 100],
    [56, 99],
    [61, 96],
    [83, 84],
    [106, 74],
  ])('of 200 personal skills with %d characters of description each has %d in full', (chars, full) => {
    expect(count(many(200, chars), 'full')).toBe(full);
  });

  it('counts a line break for each entry: 14,999 characters and two are one too many', () => {
    const skills = many(200, 55);
    skills[3] = describedSkill('s003', 56);
    expect(count(skills, 'full')).toBe(99);
  });

  it('counts a description as escaped for XML', () => {
    const skills = Array.from({ length: 60 }, (_, i) =>
      skillOf(`s${100 + i}`, `name: s${100 + i}`, `description: "${'&'.repeat(300)}"`),
    );
    expect(count(skills, 'full')).toBe(9);
  });

  it('stops at the first entry that does not fit, however short the next ones are', () => {
    const skills = [
      ...many(14, 940),
      describedSkill('s500', 1000),
      describedSkill('s501', 100),
      describedSkill('s503', 50),
    ];
    expect(states(skills).slice(14)).toEqual(['name_only', 'name_only', 'name_only']);
  });

  it('sorts by code unit: capitals come first', () => {
    const skills = [describedSkill('a', 1000), ...Array.from({ length: 20 }, (_, i) => describedSkill(`Z${i}`, 1000))];
    expect(states(skills)[0]).toBe('name_only');
  });

  it.each([
    [4, 826],
    [9, 450],
    [17, 260],
    [40, 118],
  ])('names skills of %d characters until their line is full, %d of them', (width, names) => {
    expect(count(many(900, 900, width), 'name_only')).toBe(names);
  });

  it('counts two characters more per entry for a plugin than for personal skills', () => {
    expect(count(many(200, 55), 'full', 'plugin')).toBe(99 - 1);
  });

  it('keeps the first folder of two skills with one name and says which', () => {
    const skills = [skillOf('b', 'name: same', 'description: x'), skillOf('a', 'name: same', 'description: y')];
    const { offers } = predictListing({ source: sourceOf(skills), install: 'plugin' });
    expect(offers.map(({ offer }) => offer)).toEqual(['absent', 'full']);
    expect(offers[0]?.why?.reason).toContain('skills/a/SKILL.md');
  });

  it('is empty for no skills, with the whole budget left', () => {
    expect(predictListing({ source: sourceOf([]), install: 'plugin' })).toEqual({ offers: [], headroom_chars: 15_000 });
  });
});

describe('the reason why Copilot does not offer a skill in full', () => {
  const place = (skills: Skill[]) => ({ source: sourceOf(skills), install: 'plugin' as const, vendor_model: null });

  it('names the last skill that fitted, and the fix', () => {
    const skills = many(20, 1000);
    const reason = explainOffer(skills[19] as Skill, place(skills), 'name_only')?.reason;
    expect(reason).toContain("'s012' is the last that fits");
    expect(reason).toContain('shorten the descriptions');
  });

  it('is null when the request differs from the prediction', () => {
    const skills = many(2, 100);
    expect(explainOffer(skills[0] as Skill, place(skills), 'absent')).toBeNull();
    expect(explainOffer(skills[0] as Skill, place(skills), 'full')).toBeNull();
  });
});

describe('the headroom of a Copilot request', () => {
  const offered = (id: string, description: string | null) => ({ id, also: [], description, path: null });

  it('is 15,000 characters minus the length of the entries', () => {
    expect(headroom([offered('s000', 'x'.repeat(50))])).toEqual({
      unit: 'characters',
      budget: 15_000,
      left: 15_000 - 147,
    });
  });

  it('is below zero where names are listed without a description', () => {
    expect(headroom([offered('a', 'b'), offered('c', null)]).left).toBeLessThan(0);
  });
});
