import { describe, expect, it } from '@jest/globals';
import { explainKept } from '../../../lib/contract/offer.js';
import type { Finding } from '../../../lib/lint/finding.js';
import { failsCheck } from '../../../lib/lint/finding.js';
import { groupFindings } from '../../../lib/lint/group.js';
import { lintMisspelt, lintSpec } from '../../../lib/lint/spec-rule.js';
import { sortFindings } from '../../../lib/report/check/input.js';
import { renderFindings } from '../../../lib/report/terminal/lint.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';
import type { Skill } from '../../../lib/skill/skill.js';

const skill = (lines: string, id = 'pdf'): Skill => {
  const text = `---\n${lines}\n---\nBody.\n`;
  return {
    id,
    dir: id,
    hash: 'x',
    path: `skills/${id}/SKILL.md`,
    description: null,
    text,
    front_matter: parseFrontMatter(text),
  };
};
const lint = (skills: Skill[], found: Finding[] = []) =>
  lintSpec({ source: { skills } as never, agents: [], prefix: 'p/' }, found);
const messages = (lines: string, found: Finding[] = []) =>
  lint([skill(lines)], found).map(({ rule, line, message }) => `${line} ${rule}: ${message}`);
const good = 'name: pdf\ndescription: Reads PDFs.';
const offer = (message: string, consequences = {}): Finding => ({
  ...{ rule: 'skill-offer', severity: 'error', file: 'p/skills/pdf/SKILL.md', line: 1, subject: 'pdf', fix: '' },
  ...{ message, consequences },
});

describe('skill-spec and skill-upload', () => {
  it('says of a field that it suggests which agents ignore it', () => {
    const agents = [
      { key: 'pi', agent: { ignored_fields: ['allowed-tools'] } },
      { key: 'claude', agent: { ignored_fields: [] } },
    ];
    const source = { skills: [skill(`${good}\ntools: Read`)] } as never;
    const [found] = lintSpec({ source, agents: agents as never, prefix: '' }, []);
    expect(found?.message).toBe('an unknown field: tools (did you mean allowed-tools? It has no effect on pi.)');
  });

  it.each([
    good,
    `${good}\nlicense: MIT\ncompatibility: Needs git\nmetadata:\n  version: "1.0"\nallowed-tools: Read Bash(git:*)`,
    `${good}\nallowed-tools: [Read, Grep]`,
    `name: ${'a'.repeat(64)}\ndescription: ${'d'.repeat(1024)}\ncompatibility: ${'c'.repeat(500)}`,
    'name: größe-2\ndescription: Letters of any script are letters.',
    'name: "broken\ndescription: What is no YAML is reported by other rules.',
  ])('have nothing to report of %j', (lines) => {
    expect(messages(lines)).toEqual([]);
  });

  it.each([
    ['description: Reads.', '1 skill-spec: no name in the front matter'],
    [
      'name: 7\ndescription: Reads.',
      '2 skill-spec: a name that is not 1 to 64 lower-case letters, digits and single hyphens',
    ],
    [
      'name: PDF.\ndescription: Reads.',
      '2 skill-spec: a name that is not 1 to 64 lower-case letters, digits and single hyphens',
    ],
    [
      'name: a--b\ndescription: Reads.',
      '2 skill-spec: a name that is not 1 to 64 lower-case letters, digits and single hyphens',
    ],
    [
      'name: ab-\ndescription: Reads.',
      '2 skill-spec: a name that is not 1 to 64 lower-case letters, digits and single hyphens',
    ],
    [
      `name: ${'a'.repeat(65)}\ndescription: Reads.`,
      '2 skill-spec: a name that is not 1 to 64 lower-case letters, digits and single hyphens',
    ],
    ['name: pdf', '1 skill-spec: no description in the front matter'],
    [`name: pdf\ndescription: ${'d'.repeat(1025)}`, '3 skill-spec: a description that is not 1 to 1024 characters'],
    [`${good}\ncompatibility: ${'c'.repeat(501)}`, '4 skill-spec: compatibility that is not 1 to 500 characters'],
    [`${good}\nmetadata:\n  version: 1.0`, '4 skill-spec: metadata with a value that is not a text in quotes'],
    [`${good}\nmetadata: [a]`, '4 skill-spec: metadata with a value that is not a text in quotes'],
    [`${good}\nallowed-tools: {Read: true}`, '4 skill-spec: allowed-tools that are not text'],
    [`${good}\nlicense: 3`, '4 skill-spec: a license that is not text'],
    [`${good}\nversion: 1`, '4 skill-spec: an unknown field: version'],
    ['name: my-claude-tips\ndescription: Tips.', "2 skill-upload: the reserved word 'claude' in the name"],
    ['name: pdf\ndescription: Reads <file>.', '3 skill-upload: `<` or `>` in the description'],
  ])('report %j', (lines, expected) => {
    expect(messages(lines)).toEqual([expected]);
  });

  it.each([
    'description: Reads: <PDFs>.\nname: pdf',
    'name: pdf\n  description: Reads <PDFs>.',
    'name: pdf\nname: pdf\ndescription: Reads <PDFs>.',
  ])('report also what stands beside a mistake that no strict reader takes: %j', (lines) => {
    const [spec, upload] = messages(`${lines}\nversion: 1`);
    expect(spec).toMatch(/^[45] skill-spec: an unknown field: version$/);
    expect(upload).toMatch(/^[234] skill-upload: `<` or `>` in the description$/);
  });

  it('report what is only misspelt once, and say of a field of agents that it may stay', () => {
    const fixOf = (lines: string) => lint([skill(lines)]).map(({ message, line, fix }) => [message, line, fix]);
    expect(fixOf(`${good}\nLicense: MIT`)).toEqual([
      ['an unknown field: License (did you mean license?)', 4, 'write `license:` in its place, if that is meant.'],
    ]);
    expect(fixOf(`${good}\nargument-hint: "[x]"`)[0]?.[2]).toMatch(/^nothing, unless you validate with `skills-ref`/);
  });

  it('look at what `check --fix` puts right as it is then', () => {
    const hint = `${good}\nargument-hint: [version]`;
    const rejects = offer('not offered on copilot', {
      copilot: 'Copilot rejects an argument-hint that is not a string',
    });
    expect(messages(hint, [rejects])).toEqual(['4 skill-spec: an unknown field: argument-hint']);
    expect(messages(hint.replace('[version]', '"[version]"'))).toEqual(messages(hint, [rejects]));
    expect(messages('name: PDF\ndescription: Reads.')).toEqual([]);
  });

  it('leave a misspelt field of agents to a warning that names the right one', () => {
    const findingsOf = (lines: string) => {
      const one = skill(lines);
      const facts = { source: { skills: [one] } as never, agents: [], prefix: 'p/' };
      const found = lintMisspelt(one, facts);
      return [found.map(({ rule, line, message, fix }) => [rule, line, message, fix]), lintSpec(facts, found)];
    };
    expect(findingsOf(`${good}\ndisable-model-invokation: true`)).toEqual([
      [
        [
          'skill-front-matter',
          4,
          'no agent reads `disable-model-invokation`',
          'write `disable-model-invocation:` in its place.',
        ],
      ],
      [],
    ]);
    for (const field of ['allowed_tools', 'user-invokable', 'licence', 'modle', 'pahts'])
      expect(findingsOf(`${good}\n${field}: a`)[0]).toHaveLength(1);
    for (const field of ['mode', 'path', 'tools', 'version', 'agents', 'allowed-tools'])
      expect(findingsOf(`${good}\n${field}: a`)[0]).toEqual([]);
    // With the right one beside it, it may be a word for other readers.
    expect(findingsOf(`${good}\nlicense: MIT\nlicence: MIT`)[0]).toEqual([]);
  });

  it('report a second SKILL.md below a skill, which no zip may hold', () => {
    const inner = { ...skill('name: in\ndescription: Inner.', 'in'), path: 'skills/pdf/more/in/SKILL.md' };
    expect(lint([skill(good), inner]).map(({ subject, message }) => [subject, message])).toEqual([
      ['pdf', 'a second SKILL.md in its folder'],
    ]);
  });

  it('leave out a field of which another rule reports a fault of the same skill', () => {
    const long = `name: PDF.\ndescription: ${'d'.repeat(1025)}`;
    const cut = offer('not offered on codex', { codex: 'its description has 1,025 characters' });
    expect(messages(long, [cut])).toEqual([expect.stringContaining('a name that')]);
    expect(messages(long, [{ ...cut, file: 'p/skills/other/SKILL.md' }])).toHaveLength(2);
    expect(messages(long, [offer('offered by name only on pi')])).toHaveLength(2);
  });

  it('are one finding each for a whole source, the last, and never fail a check', () => {
    const faults = ['version: 1', 'version: 2', 'author: me'];
    const skills = faults.map((more, at) => skill(`name: a${at}\ndescription: Reads <x>.\n${more}`, `a${at}`));
    const other: Finding = { ...offer('offered with its description cut on pi'), severity: 'warning' };
    const grouped = groupFindings([...lint(skills), other]);
    expect(sortFindings(grouped).map(({ rule, message, subjects }) => [rule, message, subjects])).toEqual([
      ['skill-offer', other.message, undefined],
      ['skill-spec', 'an unknown field: version (a0, a1); an unknown field: author (a2)', ['a0', 'a1', 'a2']],
      ['skill-upload', '`<` or `>` in the description (a0, a1, a2)', ['a0', 'a1', 'a2']],
    ]);
    const text = renderFindings(grouped, 0);
    expect(text.indexOf('skill-offer')).toBeLessThan(text.indexOf('skill-spec'));
    expect(grouped.filter((finding) => failsCheck(finding, true))).toEqual([other]);
    const isStrict = (...reasons: string[]) =>
      failsCheck({ ...other, consequences: Object.fromEntries(reasons.entries()) }, true);
    const kept = explainKept('`disable-model-invocation`').reason;
    expect([isStrict(kept), isStrict(kept, 'it is too long')]).toEqual([false, true]);
  });
});
