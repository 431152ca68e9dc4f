import { describe, expect, it } from '@jest/globals';
import { findForeign } from '../../../lib/agents/calls/loaded-text.js';
import { AGENTS } from '../../../lib/agents/index.js';

const BODY =
  '---\nname: alpha\ndescription: x\n---\n# Alpha\nCut above a bud.\nBurn what is ill.\nRun !`date` for $ARGUMENTS.\n';
const facts = (text: string | null = BODY) => ({
  installed_skills: [{ id: 'alpha', path: '/s/alpha/SKILL.md', also: ['kit:alpha'] }],
  body_of: () => text,
  cwd: null,
});
const BASE = 'Base directory for this skill: /s/alpha\n\n';

describe('findForeign', () => {
  it.each([
    ['the installed body', `${BASE}# Alpha\nCut above a bud.\nBurn what is ill.`, 'alpha', null],
    ['half of it', 'Cut above a bud.', 'alpha', null],
    ['it, under the qualified name', 'Cut above a bud.\nBurn what is ill.', 'kit:alpha', null],
    ['another body', '# Beta\nSow thin.\nWater at noon.', 'alpha', 'other'],
    ['nothing', '', 'alpha', 'empty'],
    ['its folder alone', BASE, 'alpha', 'empty'],
    ['a skill that is not installed', '# Beta\nSow thin.', 'beta', null],
  ])('of %s: %j, loaded as %s, is %s', (_, text, name, foreign) => {
    expect(findForeign(text, [name], facts())).toBe(foreign);
  });

  it('is null where the installed text is not known, unless nothing came', () => {
    const unknown = { installed_skills: null, body_of: null, cwd: null };
    expect(findForeign('# Beta', ['alpha'], facts(null))).toBeNull();
    expect(findForeign('# Beta', ['alpha'], unknown)).toBeNull();
    expect(findForeign(BASE, ['alpha'], unknown)).toBe('empty');
  });

  it.each([
    ['with nothing below it', '---\nname: alpha\ndescription: x\n---\n'],
    ['with blank lines below it', '---\nname: alpha\ndescription: x\n---\n\n \n'],
    ['in a file that is empty', ''],
    ['with a comment below it', '---\nname: alpha\ndescription: x\n---\n\n<!-- in the wiki -->\n'],
    ['with a place kept for a text', '---\nname: alpha\ndescription: x\n---\n\n- TODO: write it\n'],
  ])('finds no load of front matter %s, whatever came beside it, shown or not', (_, text) => {
    for (const came of [null, BASE, text, `<skill_content name="alpha">\n# Skill: alpha\n${text}\n</skill_content>`])
      expect(findForeign(came, ['alpha'], facts(text))).toBe('empty');
  });

  it('takes a body that is filled in from its first to its last line for what it is', () => {
    expect(
      findForeign('Run Monday for me.', ['alpha'], facts('---\nname: alpha\n---\nRun !`date` for $1.\n')),
    ).toBeNull();
  });

  const steps = ['Walk the round.', 'Note each lamp.', 'Report by six.'].join('\n');
  const TEMPLATES: Record<string, (id: string) => string> = {
    'another heading': (id) => `# Rounds of ${id}\n${steps}`,
    'a heading and a number': (id) => `# Rounds\n${steps}\nGate ${id.length} is last.`,
    'one paragraph': (id) => `Always do it as ${id} does it, and never in any other way.`,
  };
  it.each(Object.entries(TEMPLATES))('tells siblings of a template apart by %s', (_, body) => {
    const ids = ['alpha', 'betas-two', 'gam'];
    const text = (id: string) => `---\nname: ${id}\ndescription: x\n---\n${body(id)}\n`;
    const known = {
      installed_skills: ids.map((id) => ({ id, path: `/s/${id}/SKILL.md` })),
      body_of: (path: string) => text(path.split('/').at(-2) ?? ''),
      cwd: null,
    };
    for (const id of ids)
      for (const other of ids)
        expect([id, other, findForeign(BASE + body(other), [id], known)]).toEqual([
          id,
          other,
          id === other ? null : 'other',
        ]);
  });

  const lines = (count: number, words: string) =>
    Array.from({ length: count }, (_, n) => `${n + 1}. ${words} ${n}.`).join('\n');
  const LONG: Record<string, string> = {
    'many lines': `# Long\n\n${lines(3_000, 'Keep this rule of the long skill')}`,
    'long lines': `# Long\n\n${lines(12, 'Keep this rule of the long skill. '.repeat(300))}`,
    'one line': 'Keep this rule of the long skill. '.repeat(4_000),
  };
  const cutting = Object.values(AGENTS).flatMap((agent) =>
    agent.body_limit ? [[agent.name, agent.body_limit] as const] : [],
  );
  it.each(cutting.flatMap(([name, limit]) => Object.keys(LONG).map((kind) => [kind, name, limit] as const)))(
    'does not take a body of %s that %s cut for another text',
    (kind, _, limit) => {
      const body = LONG[kind]!;
      const text = `---\nname: alpha\ndescription: x\n---\n${body}\n`;
      const given = limit.give({ name: 'alpha', text, body });
      expect(given.length).toBeLessThan(text.length);
      for (const mark of ['', '\n... output was truncated']) {
        const foreign = findForeign(`<persisted-output>\nOutput too large.\n${given}${mark}`, ['alpha'], facts(text));
        expect(foreign).toBe(given.includes('Keep this rule') ? null : 'empty');
      }
      expect(findForeign(`${lines(60, 'Quite another text')}\n[truncated 800 chars]`, ['alpha'], facts(text))).toBe(
        'other',
      );
    },
  );
});
