import { describe, expect, it } from '@jest/globals';
import { listingBudget } from '../../../../lib/agents/claude/facts.js';
import { explainOffer, headroom, predictListing } from '../../../../lib/agents/claude/listing/listing.js';
import { parseFrontMatter } from '../../../../lib/skill/front-matter.js';
import type { Skill } from '../../../../lib/skill/skill.js';
import { makeSkill, makeSource } from './source-fixture.js';

const predict = (skills: Skill[], vendor_model: string | null = null, install: 'plugin' | 'skills' = 'plugin') =>
  predictListing({ source: makeSource(skills), install, vendor_model });
const states = (skills: Skill[], vendor_model: string | null = null, install: 'plugin' | 'skills' = 'plugin') =>
  Object.fromEntries(predict(skills, vendor_model, install).offers.map(({ skill, offer }) => [skill.dir, offer]));

describe('the budget of Claude Code’s skill listing', () => {
  it.each([
    [null, 30_000],
    ['haiku', 30_000],
    ['opus[1m]', 30_000],
    ['claude-opus-4-8', 30_000],
    ['claude-opus-4-1', 30_000],
    ['claude-sonnet-4-5', 8_000],
    ['claude-sonnet-4-6', 8_000],
    ['claude-haiku-4-5-20251001', 8_000],
    ['claude-3-5-haiku-20241022', 8_000],
    ['claude-haiku-4-5[1m]', 40_000],
  ])('is read from the model’s context: %s has %d characters (debug log of 2.1.330)', (model, budget) => {
    expect(listingBudget(model)).toBe(budget);
  });
});

/** Its own skills with their line breaks: the totals below were logged without them. */
const BUNDLED = 6_209;

describe('the prediction of Claude Code’s skill listing', () => {
  it('counts characters as the CLI does: 48,699 for a hundred skills', () => {
    const skills = Array.from({ length: 100 }, (_, index) => {
      const dir = `skill-${String(index).padStart(3, '0')}`;
      return makeSkill({ dir, description: `Word ${index} `.repeat(60).trim() });
    });
    const listing = predict(skills, null, 'skills');
    expect(listing.total_chars).toBe(48_699 + BUNDLED);
    expect(listing.offers.filter(({ offer }) => offer === 'full')).toHaveLength(48);
    expect(predict(skills, 'claude-sonnet-4-5', 'skills').offers.filter(({ offer }) => offer === 'full')).toHaveLength(
      1,
    );
  });

  it.each([
    ['日', 100, 4209],
    ['<', 100, 8209],
    ['😀', 50, 2209],
    ['é', 100, 2209],
    ['<', 1600, 30_929],
  ])(
    'counts terminal columns and XML entities: twenty skills of %s took what the debug log says',
    (letter, count, total) => {
      const skills = Array.from({ length: 20 }, (_, index) =>
        makeSkill({ dir: `k${String(index).padStart(2, '0')}`, id: `k${index}`, description: letter.repeat(count) }),
      );
      expect(predict(skills, null, 'skills').total_chars).toBe(total + BUNDLED);
    },
  );

  it('drops whole descriptions in the order of names, and lets a later short one in', () => {
    const skills = ['a', 'b', 'c', 'd', 'e', 'f'].map((dir) => makeSkill({ dir, description: 'x'.repeat(350) }));
    const short = makeSkill({ dir: 'z', description: 'short' });
    expect(states([short, ...skills], 'claude-haiku-4-5')).toEqual({
      ...{ a: 'full', b: 'full', c: 'full', d: 'full', e: 'full', f: 'name_only', z: 'full' },
    });
  });

  it('counts the rows of workflows and of commands with a name of their own, as the CLI lists them', () => {
    const rows = {
      path: 'workflows/port.js',
      text: "// Why.\nexport const meta = {\n  name: 'port',\n  description: 'Port {a} rule',\n  whenToUse:\n    'Use it.',\n  phases: [{ title: 'Read' }],\n}\nreturn 1\n",
    };
    const command = { path: 'commands/scan.md', text: '---\nname: tob:scan\ndescription: Scan it.\n---\n' };
    const total = (more: object) =>
      predictListing({ source: makeSource([], more), install: 'plugin', vendor_model: null }).total_chars;
    const none = total({});
    expect(total({ workflows: [rows] }) - none).toBe('- demo-plugin:port: Port {a} rule - Use it.\n'.length);
    expect(total({ commands: [command] }) - none).toBe('- demo-plugin:scan (demo-plugin:tob:scan): Scan it.\n'.length);
    const dead = [
      'const meta = {}',
      'export const meta = make()',
      "export const meta = {\n  name: 'x',\n}",
      'export const meta = {',
    ];
    for (const text of dead) expect(total({ workflows: [{ path: 'workflows/x.js', text }] })).toBe(none);
    expect(total({ workflows: [{ ...rows, path: 'workflows/deep/port.js' }] })).toBe(none);
  });

  it('cuts the text of one skill at 1536 characters', () => {
    const [offer] = predict([makeSkill({ dir: 'long', description: 'x'.repeat(1600) })]).offers;
    expect(offer).toMatchObject({ offer: 'cut', kept_chars: 1535, of_chars: 1600 });
    expect(offer?.why?.reason).toContain('1,536');
  });

  it('keeps a description whole when only its when_to_use is cut', () => {
    const skill = makeSkill({ dir: 'a', description: 'x'.repeat(1500), fields: { when_to_use: 'y'.repeat(100) } });
    expect(states([skill])).toEqual({ a: 'full' });
  });

  it('leaves out a file of more than a million bytes, letters beyond ASCII counted as such, but not of a plugin', () => {
    const head = '---\nname: big\ndescription: Words.\n---\n';
    const sized = (bytes: number) => {
      const skill = makeSkill({ dir: 'big', description: 'Words.' });
      const room = bytes - head.length;
      return { ...skill, text: head + 'x'.repeat(room % 2) + 'ü'.repeat(Math.floor(room / 2)) };
    };
    expect(states([sized(1_000_000)], null, 'skills')).toEqual({ big: 'full' });
    expect(states([sized(1_000_001)], null, 'skills')).toEqual({ big: 'absent' });
    expect(states([sized(1_000_001)])).toEqual({ big: 'full' });
    const [row] = predict([sized(1_000_001)], null, 'skills').offers;
    expect(JSON.stringify(row)).toContain('leaves out a SKILL.md of more than 1,000,000 bytes');
  });

  it('leaves out of a plugin what the CLI drops from one, and lists it as a plain skill', () => {
    const written = (dir: string, text: string) =>
      makeSkill({
        dir,
        description: parseFrontMatter(text).fields['description'] as string,
        text,
        front_matter: parseFrontMatter(text),
      });
    const skills = [
      written('nothing', '# Nothing\n'),
      written('broken', '---\ndescription: "open\n---\nBody\n'),
      written('bracket', '---\ndescription: [open\n---\nBody\n'),
      makeSkill({ dir: 'undescribed', description: null }),
    ];
    expect(states(skills)).toEqual({ nothing: 'absent', broken: 'absent', bracket: 'full', undescribed: 'absent' });
    expect(states(skills, null, 'skills')).toEqual({
      nothing: 'name_only',
      broken: 'name_only',
      bracket: 'full',
      undescribed: 'name_only',
    });
  });
});

describe('the reason why Claude Code does not offer a skill in full', () => {
  const explain = (
    skill: Skill,
    offer: 'cut' | 'name_only' | 'absent',
    install: 'plugin' | 'skills' = 'plugin',
    more: Skill[] = [],
  ) => explainOffer(skill, { source: makeSource([skill, ...more]), install, vendor_model: null }, offer)?.reason;

  it.each([
    ['nested', makeSkill({ dir: 'n', path: 'skills/group/n/SKILL.md' }), 'only in skills/<name>/SKILL.md'],
    ['hidden', makeSkill({ dir: 'h', fields: { 'disable-model-invocation': 'true' } }), 'remove that line'],
    ['undescribed', makeSkill({ dir: 'u', description: null }), 'add one line of text'],
    ['fine', makeSkill({ dir: 'f' }), 'claude plugin validate'],
  ])('comes with its fix for a %s skill', (_, skill, words) => {
    expect(explain(skill, 'absent')).toContain(words);
  });

  it('names the folder from which its own plugin would be read, in a marketplace of any size', () => {
    const plugins = Array.from({ length: 50 }, (_, index) => ({
      folder: `plugins/p${index}`,
      manifests: {},
      entry: { name: `p${index}`, source: `./plugins/p${index}` },
    }));
    const reasonAt = (path: string, install: 'plugin' | 'marketplace' = 'marketplace') => {
      const source = makeSource([makeSkill({ dir: 'deep', path })], { plugins });
      return predictListing({ source, install, vendor_model: null }).offers[0]?.why?.reason;
    };
    expect(reasonAt('plugins/p7/skills/deep/SKILL.md', 'plugin')).toMatch(
      /takes only what lies at the root of the source.*plugin in plugins\/p7; write `claude\+marketplace`/,
    );
    expect(reasonAt('plugins/p7/skills/group/deep/SKILL.md')).toContain('only in plugins/p7/skills/<name>/SKILL.md');
    expect(reasonAt('elsewhere/deep/SKILL.md')).toContain('plugins/p2/skills/<name>/SKILL.md and 47 more folders');
  });

  it('names the other folder that already has the skill’s name', () => {
    const first = makeSkill({ dir: 'same', path: 'a/same/SKILL.md' });
    const second = makeSkill({ dir: 'same', path: 'b/same/SKILL.md' });
    const place = { source: makeSource([first, second]), install: 'skills' as const, vendor_model: null };
    expect(explainOffer(second, place, 'absent')?.reason).toContain('a/same/SKILL.md');
    expect(explainOffer(first, place, 'full')).toBeNull();
  });

  it('says how many characters the listing is over its budget', () => {
    const skills = Array.from({ length: 30 }, (_, index) =>
      makeSkill({ dir: `s${index}`, description: 'x'.repeat(1400) }),
    );
    const last = skills.at(9)!;
    expect(explain(last, 'name_only', 'plugin', skills)).toMatch(/[\d,]+ characters over the 30,000/);
  });
});

describe('the headroom of Claude Code’s listing', () => {
  it('is the budget minus the length of the listing in the request', () => {
    const offered = [{ id: 'ab', also: ['c'], description: '12345', path: null }];
    expect(headroom(offered, null)).toEqual({
      unit: 'characters',
      budget: 30_000,
      left: 30_000 - '- ab (c): 12345'.length,
    });
  });

  it('takes nothing for line breaks, and angle brackets of its own skills as they are', () => {
    const left = (id: string, description: string) => headroom([{ id, also: [], description, path: null }], null).left;
    expect(left('kit:a', 'a\nb <c>')).toBe(30_000 - '- kit:a: ab &lt;c&gt;'.length);
    expect(left('code-review', 'a <c>')).toBe(30_000 - '- code-review: a <c>'.length);
  });

  it('names folders of the manifest as such', () => {
    const plugins = [
      {
        folder: '',
        manifests: { '.claude-plugin/plugin.json': { name: 'kit', skills: ['./a/one', './b'] } },
        entry: null,
      },
    ];
    const source = makeSource([makeSkill({ dir: 'far', path: 'c/far/SKILL.md' })], { plugins });
    expect(predictListing({ source, install: 'plugin', vendor_model: null }).offers[0]?.why?.reason).toContain(
      'only in skills/<name>/SKILL.md and in the 2 folders that its manifest names',
    );
  });

  it('is null once a description was dropped', () => {
    expect(headroom([{ id: 'ab', also: [], description: null, path: null }], null).left).toBe(0);
  });
});
