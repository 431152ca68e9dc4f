import { describe, expect, it } from '@jest/globals';
import { readSkillTags } from '../../../lib/agents/listing/skill-tags.js';

const entry = (name: string, description: string, location: string) =>
  `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <location>${location}</location>\n  </skill>\n`;

describe('the skills of a system prompt', () => {
  it('keep markup in their descriptions, escaped or not', () => {
    const raw = entry('alpha', 'Has <b>&"</description> in it', '/h/alpha/SKILL.md');
    expect(readSkillTags(raw, false)[0]?.description).toBe('Has <b>&"</description> in it');
    const escaped = entry('alpha', 'Has &lt;b&gt;&amp;&quot; in it', '/h/alpha/SKILL.md');
    expect(readSkillTags(escaped, true)[0]?.description).toBe('Has <b>&" in it');
  });

  it('have lines of several, and a path only where there is a file', () => {
    const block = entry('one', 'First\nline', '/h/one/SKILL.md') + entry('own', 'Built in', '&lt;built-in&gt;');
    expect(readSkillTags(block, false)).toEqual([
      { id: 'one', also: [], description: 'First\nline', path: '/h/one/SKILL.md' },
      { id: 'own', also: [], description: 'Built in', path: null },
    ]);
  });
});
