import { describe, expect, it } from '@jest/globals';
import { lintPointers } from '../../../lib/lint/pointer-rule.js';
import type { Skill } from '../../../lib/skill/skill.js';

const skill = (id: string, description: string): Skill => ({
  id,
  dir: id,
  hash: 'x',
  path: `skills/${id}/SKILL.md`,
  description,
  text: `---\nname: ${id}\ndescription: ${description}\n---\n`,
  front_matter: { present: true, fields: { name: id, description }, problems: [], body_line: 5 } as never,
});

const findings = (description: string) => {
  const skills = [skill('shop-cart', description), skill('shop-pay', 'Pays')];
  const facts = { source: { skills } as never, agents: [], prefix: 'p/' };
  return lintPointers(skills[0]!, facts).map(({ rule, file, line, message }) => `${file}:${line} ${rule}: ${message}`);
};

describe('skill-pointer', () => {
  it.each([
    'Builds carts and keeps them until they are paid; for refunds use shop-pay.',
    'Builds carts with shop-widgets, and use shop-cli to list them.',
    'Builds carts. Use dev-tools instead.',
    'Builds carts. Use shop-cart for carts.',
    'Builds carts. Use the built-in skill for refunds.',
    'Builds carts. Use the git skill, or office:time-zones skill.',
  ])('is silent about %j', (description) => {
    expect(findings(description)).toEqual([]);
  });

  it.each(['for refunds→shop-refund', 'use the shop-refund skill for refunds', 'not refunds (use shop-refund)'])(
    'names the skill that is not there: %s',
    (pointer) => {
      expect(findings(`Builds carts, keeps them and counts what is in them until they are paid, ${pointer}.`)).toEqual([
        "p/skills/shop-cart/SKILL.md:3 skill-pointer: the description sends the agent to 'shop-refund', and the source has no such skill",
      ]);
    },
  );

  it.each(['use the time-zones skill', 'use the skill `zones`'])('is sure of a name beside the word: %s', (pointer) => {
    expect(findings(`Builds carts and counts what is in them. For time zones ${pointer}.`)).toEqual([
      expect.stringContaining('and the source has no such skill'),
    ]);
  });

  it.each(['A helpful skill', 'This is a useful shop cart tool for you'])('finds too little in %j', (description) => {
    expect(findings(description)).toEqual([expect.stringContaining('too little')]);
  });

  it('says so where most of a description is about others', () => {
    expect(findings('Carts. For refunds, cards, invoices and everything else about money use shop-pay.')).toEqual([
      expect.stringMatching(/\d\d % of the description is about when to use other skills/),
    ]);
  });
});
