import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../lib/lint/finding.js';
import { groupFindings } from '../../../lib/lint/group.js';
import { renderFindings } from '../../../lib/report/terminal/lint.js';

const uncovered = (subject: string, more: Partial<Finding> = {}): Finding => ({
  rule: 'skill-uncovered',
  severity: 'warning',
  file: `skills/${subject}/SKILL.md`,
  line: 1,
  subject,
  message: 'no case expects it',
  consequences: {},
  fix: 'add a case.',
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, i) => uncovered(`skill-${i}`));

describe('groupFindings', () => {
  it('makes one finding of a hundred that say the same', () => {
    const grouped = groupFindings(many(100));
    expect(grouped).toHaveLength(1);
    expect(grouped[0]?.subjects).toHaveLength(100);
    expect(grouped[0]?.message).toBe('no case expects it: skill-0, skill-1, skill-2, skill-3, skill-4 and 95 more');
    expect(renderFindings(grouped, 0)).toContain('warning skill-uncovered (100 of them): no case expects it: skill-0,');
  });

  it('leaves a few where they are', () => {
    expect(groupFindings(many(3))).toEqual(many(3));
  });

  it('names a script that lost its executable bit once, where the text runs it', () => {
    const chmod = 'chmod +x skills/a/run.sh';
    const lost = uncovered('a', { rule: 'part-text-lost', message: 'is no longer executable', fix: `${chmod}.` });
    const run = uncovered('a', {
      rule: 'skill-file',
      line: 8,
      message: 'not executable',
      fix: `run \`${chmod}\`, or not.`,
    });
    expect(groupFindings([lost, run])).toEqual([run]);
    expect(groupFindings([lost, { ...run, file: 'skills/b/SKILL.md' }])).toHaveLength(2);
  });

  it('makes one of three that `check --fix` puts right, whatever line it writes', () => {
    const hint = (name: string) => {
      const write = `write \`argument-hint: "[${name}]"\``;
      return uncovered(name, {
        rule: 'plugin-part',
        message: 'the command of this file is left out',
        consequences: { copilot: `it must be text; ${write}` },
        fix: `${write}; \`agent-routing check --fix\` does that.`,
      });
    };
    const [group, ...others] = groupFindings(['a', 'b', 'c'].map(hint));
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      message: 'the command of this file is left out: a, b, c',
      consequences: { copilot: 'the first: it must be text; write `argument-hint: "[a]"`' },
      fix: 'the first: write `argument-hint: "[a]"`; `agent-routing check --fix` does that.',
    });
    expect(groupFindings(['a', 'b'].map(hint))).toHaveLength(2);
    const by_hand = ['a', 'b', 'c'].map((name) => ({ ...hint(name), fix: `write "[${name}]".` }));
    expect(groupFindings(by_hand)).toHaveLength(3);
  });

  it('makes one of ten or more that differ in their words alone', () => {
    const named = Array.from({ length: 10 }, (_, i) => uncovered(`c${i}`, { message: `the prompt names 'x${i}'` }));
    expect(groupFindings(named).map(({ message }) => message)).toEqual([
      "c0, c1, c2, c3, c4 and 5 more; the first: the prompt names 'x0'",
    ]);
    expect(groupFindings(named.slice(0, 9))).toHaveLength(9);
  });

  it('never puts an error among warnings, nor one fix for another', () => {
    const mixed = [...many(4), ...many(4).map((one) => ({ ...one, severity: 'error' as const }))];
    expect(groupFindings(mixed)).toHaveLength(2);
    expect(groupFindings(many(8).map((one, i) => ({ ...one, fix: `${i % 2}` })))).toHaveLength(2);
  });

  it('makes one of four that differ in their own paths alone', () => {
    const at = (name: string): Finding =>
      uncovered(name, {
        rule: 'skill-offer',
        message: 'not offered on copilot',
        consequences: { copilot: `Copilot skips skills/${name}/SKILL.md; move it.` },
        fix: `move it, or pass --disable skill-offer:${name}.`,
      });
    const names = ['one', 'two', 'three', 'four'];
    const [group, ...others] = groupFindings(names.map(at));
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      subjects: names,
      message: 'not offered on copilot: one, two, three, four',
      consequences: { copilot: 'the first: Copilot skips skills/one/SKILL.md; move it.' },
      fix: 'move it, or pass --disable skill-offer:<name>.',
    });
    // The path of another skill is not a word of the skill itself.
    const linked = names.map((name) => ({
      ...at(name),
      consequences: { copilot: `it is a link to skills/${name}2/x` },
    }));
    expect(groupFindings(linked)).toHaveLength(4);
  });

  it('keeps reasons apart that differ in more than names and numbers, however many there are', () => {
    const findings = (words: string) => (_: unknown, i: number) =>
      uncovered(`s${i}-${words}`, { consequences: { claude: `${words}, and this one has ${i}` } });
    const both = [
      ...Array.from({ length: 10 }, findings('too long')),
      ...Array.from({ length: 10 }, findings('too deep')),
    ];
    expect(groupFindings(both).map(({ consequences }) => consequences)).toEqual([
      { claude: 'the first: too long, and this one has 0' },
      { claude: 'the first: too deep, and this one has 0' },
    ]);
  });

  it('says once what was found twice', () => {
    expect(groupFindings([uncovered('a'), uncovered('a')])).toEqual([uncovered('a')]);
  });
});
