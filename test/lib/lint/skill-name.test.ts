import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { codex } from '../../../lib/agents/codex/index.js';
import { lintSkills } from '../../../lib/lint/skill-rules.js';
import { lintSpec } from '../../../lib/lint/spec-rule.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';
import { makeSkill, makeSource } from '../agents/claude/source-fixture.js';

const linted = [claude, codex].map((agent) => {
  return { key: agent.name, agent, install: 'skills' as const, vendor_model: null };
});

function findings(path: string, more: Parameters<typeof makeSkill>[0]) {
  const skills = [makeSkill({ dir: 'outer' }), makeSkill({ path, ...more })];
  return Object.fromEntries(
    lintSkills({ source: makeSource(skills, { kind: 'skills' }), agents: linted, prefix: '' })
      .filter(({ subject }) => subject !== 'outer')
      .map(({ rule, consequences }) => [rule, Object.keys(consequences)]),
  );
}

describe('rules about names', () => {
  it('tells by which name an agent lists a skill only where it lists it', () => {
    expect(findings('skills/inner/SKILL.md', { dir: 'inner', id: 'other' })['skill-name']).toEqual(['claude', 'codex']);
    expect(findings('skills/outer/inner/SKILL.md', { dir: 'inner', id: 'other' })['skill-name']).toEqual(['codex']);
  });

  it('says that `check --fix` writes a name only where it does', () => {
    const fixOf = (id: string, name: string, dir = 'pdf-tools', renamed = new Map<string, string>()) => {
      const skill = makeSkill({
        dir,
        id,
        text: `---\nname: ${name}\ndescription: Use it.\n---\n\nDo it.\n`,
      });
      const source = makeSource([skill], { kind: 'skills' });
      const found = lintSkills({ source, agents: linted, prefix: '', renamed });
      const one = found.find(({ rule }) => rule === 'skill-name');
      expect(one?.line).toBe(2);
      return one?.fix;
    };
    expect(fixOf('PDF Tools', 'PDF Tools')).toBe(
      'write `name: pdf-tools` here, as the folder is called; `agent-routing check --fix` does that.',
    );
    expect(fixOf('pdf-tools', 'pdf-tools', 'PDF-Tools')).toBe(
      'rename the folder to `pdf-tools`, as `npx skills add` does, and the links that lead there: the cases and texts that say `pdf-tools` stay true.',
    );
    // In the same folder as at the ref, only capitals differ.
    expect(fixOf('PDF-Tools', 'PDF-Tools', 'pdf-tools', new Map([['pdf-tools', 'PDF-Tools']]))).toBe(
      'write `pdf-tools` again, as it was.',
    );
    expect(fixOf('other', 'other')).toBe(
      'rename the folder to `other`, as `npx skills add` does, and the links that lead there: the cases and texts that say `other` stay true. Only if people know it as `pdf-tools`, write `name: pdf-tools` here instead, and `pdf-tools` in the cases and texts that name it.',
    );
  });

  it('says once of a skill of a collection that `npx skills add` leaves it out, whatever the agents make of it', () => {
    const saidOf = (front: string, kind: 'skills' | 'plugin' = 'skills') => {
      const text = `---\n${front}\n---\n\nDo it.\n`;
      const front_matter = parseFrontMatter(text);
      const description = (front_matter.fields['description'] as string | undefined) ?? null;
      const skill = makeSkill({ dir: 'sql', text, front_matter, description });
      const facts = { source: makeSource([skill], { kind, marketplace: null }), agents: linted, prefix: '' };
      const found = lintSkills(facts);
      return [...found, ...lintSpec(facts, found)].flatMap(({ rule, line, message, fix }) =>
        /npx|front matter/.test(message) ? [`${rule} ${line} ${message}: ${fix}`] : [],
      );
    };
    expect(saidOf('name: sql\ndescription: Reviews SQL: finds slow queries.')).toEqual([
      expect.stringMatching(
        /^skill-front-matter 3 a value without quotes .*; `npx skills add` leaves it out for every agent: /,
      ),
    ]);
    expect(saidOf('description: Reviews SQL.')).toEqual([
      'skill-front-matter 1 the front matter has no name that is text, so that `npx skills add` leaves it out for every agent: write `name: "sql"` there.',
    ]);
    expect(saidOf('name: 12\ndescription: Reviews SQL.')).toEqual([
      'skill-front-matter 2 the front matter has no name that is text, so that `npx skills add` leaves it out for every agent: write `name: "sql"` there.',
    ]);
    expect(saidOf('name: sql')).toEqual([
      expect.stringMatching(
        /^skill-offer 1 not offered on codex; .* on claude; `npx skills add` leaves it out for every agent: /,
      ),
    ]);
    expect(saidOf('name: sql\ndescription: Reviews SQL.')).toEqual([]);
    expect(saidOf('name: sql\ndescription: Reviews SQL: finds.', 'plugin').join()).not.toContain('npx');
  });

  it('says nothing of the name of a skill that no agent lists', () => {
    const openai_yaml = { policy: { allow_implicit_invocation: false } };
    const rules = findings('skills/outer/inner/SKILL.md', { dir: 'inner', id: 'other', openai_yaml });
    expect(Object.keys(rules)).toEqual(['skill-offer']);
  });

  it('knows no shadow of a skill that is hidden anyway', () => {
    const path = 'skills/skill-creator/SKILL.md';
    expect(findings(path, { dir: 'skill-creator' })['skill-shadowed']).toEqual(['codex']);
    const openai_yaml = { policy: { allow_implicit_invocation: false } };
    expect(findings(path, { dir: 'skill-creator', openai_yaml })['skill-shadowed']).toBeUndefined();
  });
});
