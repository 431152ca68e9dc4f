import { describe, expect, it } from '@jest/globals';
import { isForeignText } from '../../../lib/agents/calls/loaded-text.js';

const BODY =
  '---\nname: alpha\ndescription: x\n---\n# Alpha\nCut above a bud.\nBurn what is ill.\nRun !`date` for $ARGUMENTS.\n';
const facts = (text: string | null = BODY) => ({
  installed_skills: [{ id: 'alpha', path: '/s/alpha/SKILL.md', also: ['kit:alpha'] }],
  body_of: () => text,
  cwd: null,
});

describe('isForeignText', () => {
  it.each([
    ['the installed body', 'Base directory: /s/alpha\n\n# Alpha\nCut above a bud.\nBurn what is ill.', 'alpha', false],
    ['half of it', 'Cut above a bud.', 'alpha', false],
    ['it, under the qualified name', 'Cut above a bud.\nBurn what is ill.', 'kit:alpha', false],
    ['another body', '# Beta\nSow thin.\nWater at noon.', 'alpha', true],
    ['nothing', '', 'alpha', true],
    ['a skill that is not installed', '# Beta\nSow thin.', 'beta', false],
  ])('of %s: %j, loaded as %s, is %s', (_, text, name, foreign) => {
    expect(isForeignText(text, [name], facts())).toBe(foreign);
  });

  it('is false where the installed text is not known', () => {
    expect(isForeignText('# Beta', ['alpha'], facts(null))).toBe(false);
    expect(isForeignText('# Beta', ['alpha'], { installed_skills: null, body_of: null, cwd: null })).toBe(false);
  });
});
