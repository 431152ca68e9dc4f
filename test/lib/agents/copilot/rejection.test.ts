import { describe, expect, it } from '@jest/globals';
import { explainHidden, findRejection } from '../../../../lib/agents/copilot/listing/rejection.js';
import { parseFrontMatter } from '../../../../lib/skill/front-matter.js';
import { skillOf } from './skill-fixture.js';

describe('our check of what Copilot 1.0.102 rejects, tried on the real binary,', () => {
  it.each([
    ['a colon and a space in a plain value', ['name: a', 'description: Use when: a thing'], 'not YAML'],
    ['a colon at the end of a value', ['name: a', 'description: foo bar:'], 'not YAML'],
    ['a key twice', ['name: a', 'description: b', 'description: c'], 'not YAML'],
    ['a value that begins with a backtick', ['name: a', 'description: `foo` bar'], 'not YAML'],
    ['a description of 1,025 characters', ['name: a', `description: ${'x'.repeat(1025)}`], 'has 1,025'],
    ['a description of 600 emoji, which are 1,200 units', ['name: a', `description: ${'😀'.repeat(600)}`], 'has 1,200'],
    ['an empty description key', ['name: a', 'description:'], 'a description that is not text'],
    ['a number as name', ['name: 123', 'description: b'], 'a name that is not text'],
    ['an empty name key', ['name:', 'description: b'], 'a name that is not text'],
    ['an empty name', ['name: ""', 'description: b'], 'an empty name'],
    ['a name of 65 characters', [`name: ${'a'.repeat(65)}`, 'description: b'], 'has 65'],
    ['a letter beyond ASCII in the name', ['name: éclair', 'description: b'], 'this name'],
    ['a slash in the name', ['name: a/b', 'description: b'], 'this name'],
    ['allowed-tools as a map', ['name: a', 'description: b', 'allowed-tools: {c: 1}'], 'allowed-tools'],
    ['allowed-tools with a number', ['name: a', 'description: b', 'allowed-tools: [Read, 3]'], 'allowed-tools'],
    ['user-invocable in quotes', ['name: a', 'description: b', 'user-invocable: "true"'], 'user-invocable'],
  ])('rejects a skill with %s', (_, lines, words) => {
    expect(findRejection(skillOf('a', ...lines))?.reason).toContain(words);
  });

  it.each([
    ['a name with a space', ['name: a b', 'description: c']],
    ['a name with a colon', ['name: a:b', 'description: c']],
    ['a description of 1,024 characters', ['name: a', `description: ${'é'.repeat(1024)}`]],
    ['no description key', ['name: a']],
    ['an empty description', ['name: a', 'description: ""']],
    ['no name key', ['description: b']],
    ['a block that is a list', ['- a']],
    ['allowed-tools as an empty list', ['name: a', 'description: b', 'allowed-tools: []']],
    ['user-invocable: false', ['name: a', 'description: b', 'user-invocable: false']],
  ])('accepts a skill with %s', (_, lines) => {
    expect(findRejection(skillOf('a', ...lines))).toBeNull();
  });

  it('loads a skill that its author hides, and does not show it', () => {
    const hidden = skillOf('a', 'name: a', 'description: b', 'disable-model-invocation: true');
    expect([findRejection(hidden), explainHidden(hidden)?.reason]).toEqual([
      null,
      expect.stringContaining('its author keeps it'),
    ]);
    expect(explainHidden(skillOf('a', 'name: a', 'description: b'))).toBeNull();
  });

  it('rejects a file without front matter, and takes one with a byte order mark', () => {
    const bare = { ...skillOf('a'), front_matter: parseFrontMatter('# Title\n') };
    expect(findRejection(bare)?.reason).toContain('without front matter');
    const marked = { ...skillOf('a'), front_matter: parseFrontMatter('\ufeff---\nname: a\ndescription: b\n---\n') };
    expect(findRejection(marked)).toBeNull();
  });
});
