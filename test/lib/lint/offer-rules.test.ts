import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { cline } from '../../../lib/agents/cline/index.js';
import { codex } from '../../../lib/agents/codex/index.js';
import { copilot } from '../../../lib/agents/copilot/index.js';
import { gemini } from '../../../lib/agents/gemini/index.js';
import { AGENTS } from '../../../lib/agents/index.js';
import { pi } from '../../../lib/agents/pi/index.js';
import { qwen } from '../../../lib/agents/qwen/index.js';
import type { Install } from '../../../lib/contract/agent-key.js';
import type { Offer } from '../../../lib/contract/offer.js';
import { isMeant, listConsequences } from '../../../lib/lint/finding.js';
import { lintSkills } from '../../../lib/lint/skill-rules.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';
import type { Skill, Source } from '../../../lib/skill/skill.js';
import { makeSkill, makeSource } from '../agents/claude/source-fixture.js';

type Linted = Parameters<typeof lintSkills>[0]['agents'][number];
const linted = (agent: typeof claude, install: Install, more: Partial<Linted> = {}): Linted => ({
  ...{ key: agent.name, agent, install, vendor_model: null },
  ...more,
});

const find = (rule: string, source: Source, ...agents: Linted[]) =>
  lintSkills({ source, agents, prefix: '' }).filter((finding) => finding.rule === rule);

const plugin = (folder: string, manifest: object = {}) => ({
  folder,
  manifests: { '.claude-plugin/plugin.json': { name: folder || 'demo-plugin', ...manifest } },
  entry: folder ? { name: folder, source: `./${folder}` } : null,
});

describe('skill-offer', () => {
  it('finds no fault with a skill where the agent lists the name alone of every one', () => {
    const source = makeSource([makeSkill({ dir: 'fine' }), makeSkill({ dir: 'off', fields: { disabled: true } })], {
      kind: 'skills',
    });
    expect(find('skill-offer', source, linted(cline, 'skills')).map(({ subject }) => subject)).toEqual(['off']);
    const named = makeSource([makeSkill({ dir: 'off', id: 'Off Duty', fields: { disabled: true } })], {
      kind: 'skills',
    });
    // To be pasted into a shell.
    expect(find('skill-offer', named, linted(cline, 'skills'))[0]?.fix).toMatch(/--disable 'skill-offer:Off Duty'\.$/);
  });

  it('says that other text stands for a description, and where the field is misspelt', () => {
    const text =
      '---\nname: offers\ndescripton: Makes offers.\nargument-hint: [description, name]\n---\n\nWrite one.\n';
    const front_matter = parseFrontMatter(text);
    const skill = makeSkill({ dir: 'offers', text, front_matter, description: null });
    const source = makeSource([skill], { kind: 'skills' });
    const [finding, ...more] = find('skill-offer', source, linted(claude, 'skills'), linted(codex, 'skills'));
    expect([finding?.line, finding?.message, finding?.fix.replace(/ If .*/, ''), more]).toEqual([
      3,
      'not offered on codex; offered with other text in the place of a description on claude',
      'write `description:` in its place.',
      [],
    ]);
    expect(Object.values(finding?.consequences ?? {})[0]).toContain(
      '`descripton:` (line 3) is no field that agents know',
    );
    const fine = text.replace('descripton', 'description');
    const hint = { dir: 'offers', text: fine, front_matter: parseFrontMatter(fine), description: 'Makes offers.' };
    const listed = makeSource([makeSkill(hint)], { kind: 'skills' });
    expect(find('skill-offer', listed, linted(copilot, 'skills')).map(({ line }) => line)).toEqual([4]);
  });

  const hidden = { 'disable-model-invocation': true };

  it('names what stands in the way first, so that taking back what hides a skill is enough', () => {
    const far = makeSkill({ dir: 'far', path: 'other/far/SKILL.md', fields: hidden });
    const source = makeSource([far], { plugins: [plugin('')] });
    const [finding] = find('skill-offer', source, linted(claude, 'plugin'), linted(copilot, 'plugin'));
    expect(finding?.consequences['claude']).toContain('only in skills/<name>/SKILL.md');
    expect(finding?.consequences['copilot']).toContain('not in other/far/SKILL.md');
    // A list in the manifest replaces the usual folder on some agents.
    for (const words of Object.values(finding?.consequences ?? {}))
      expect(words).toContain('name `./skills` and `./other` under "skills" in plugin.json');
    const near = makeSource([makeSkill({ dir: 'near', fields: hidden })], { plugins: [plugin('')] });
    const [alone] = find('skill-offer', near, linted(claude, 'plugin'), linted(copilot, 'plugin'));
    const why =
      'its author keeps it from models: `disable-model-invocation`; remove that line if models should use it.';
    expect(alone).toMatchObject({ severity: 'warning', consequences: { claude: why, copilot: why } });
    expect(alone?.message).toBe("not offered on claude, copilot, by its author's choice");
  });

  it('takes what an author keeps from models for no fault, by whatever line, and one more cause for an error', () => {
    const policy = { policy: { allow_implicit_invocation: false } };
    const skill = { ...makeSkill({ dir: 'a', fields: { ...hidden, disabled: true } }), openai_yaml: policy };
    const agents = [claude, codex, copilot, pi, qwen, cline].map((agent) => linted(agent as typeof claude, 'skills'));
    const [all] = find('skill-offer', makeSource([skill], { kind: 'skills' }), ...agents);
    expect(Object.keys(all?.consequences ?? {})).toEqual(['claude', 'codex', 'copilot', 'pi', 'qwen', 'cline']);
    expect([all?.severity, all && isMeant(all)]).toEqual(['warning', true]);
    const long = { ...skill, description: 'x'.repeat(1_025) };
    const [other] = find('skill-offer', makeSource([long], { kind: 'skills' }), ...agents);
    expect([other?.severity, other && isMeant(other)]).toEqual(['error', false]);
    expect(other?.message).not.toContain('choice');
  });

  it('keeps apart what an author means and what an agent rejects, so that the cure of the one is told', () => {
    const text =
      '---\nname: a\ndescription: Prunes roses.\nargument-hint: [version]\ndisable-model-invocation: true\n---\n\nPrune.\n';
    const skill = makeSkill({ dir: 'a', text, description: 'Prunes roses.' });
    const source = makeSource([{ ...skill, front_matter: parseFrontMatter(text) }], { kind: 'skills' });
    const found = find('skill-offer', source, linted(claude, 'skills'), linted(copilot, 'skills'));
    expect(found.map(({ severity, message, line, fix }) => [severity, message, line, fix])).toEqual([
      [
        'error',
        'not offered on copilot',
        4,
        'write `argument-hint: "[version]"`; `agent-routing check --fix` does that. If this is intended, pass --disable skill-offer:a.',
      ],
      [
        'warning',
        "not offered on claude, by its author's choice",
        5,
        expect.stringMatching(/leave it so; this warning goes with --disable skill-offer:a\.$/),
      ],
    ]);
    expect(found.map(isMeant)).toEqual([false, true]);
  });

  it('takes a folder of which a manifest names no skill, but each of its neighbours, for left out', () => {
    const at = (path: string) => makeSkill({ dir: path.split('/').at(-1) ?? '', path: `${path}/SKILL.md` });
    const named = ['skills/good/a', 'skills/good/b'];
    const of = (...others: string[]) =>
      makeSource([...named, ...others].map(at), { plugins: [plugin('', { skills: named.map((one) => `./${one}`) })] });
    const agents = [linted(claude, 'plugin'), linted(copilot, 'plugin')];
    const [left] = find('skill-offer', of('skills/old/c'), ...agents);
    expect([left?.severity, left && isMeant(left)]).toEqual(['warning', true]);
    expect(left?.consequences['copilot']).toContain('the manifest names 2 skills, and none in skills/old');
    // Beside those that are named, and in a folder that is no neighbour's: forgotten.
    for (const path of ['skills/good/c', 'other/c'])
      expect(find('skill-offer', of(path), ...agents)[0]?.severity).toBe('error');
  });

  it('says of a broken and hidden skill of Codex what is broken', () => {
    const openai_yaml = { policy: { allow_implicit_invocation: false } };
    const reason = (skill: Skill) =>
      find('skill-offer', makeSource([skill], { kind: 'skills' }), linted(codex, 'skills'))[0]?.consequences['codex'];
    expect(reason({ ...makeSkill({ dir: 'a', description: null }), openai_yaml })).toContain('no description');
    expect(reason({ ...makeSkill({ dir: 'a' }), openai_yaml })).toContain('allow_implicit_invocation');
  });

  it('gives one cause and its line for all agents where the front matter is not there for any', () => {
    const text = '---\nname: a\ndescription: Prunes roses.\n\n# a\n\nPrune.\n';
    const open = { ...makeSkill({ dir: 'a', text }), description: null, front_matter: parseFrontMatter(text) };
    const agents = [claude, codex, copilot, gemini, pi].map((agent) => linted(agent as typeof claude, 'skills'));
    const [finding] = find('skill-offer', makeSource([open], { kind: 'skills' }), ...agents);
    expect(finding && listConsequences(finding)).toEqual([
      [
        'claude, codex, copilot, gemini, pi',
        'the front matter is not closed by a line of three dashes (skills/a/SKILL.md:3); write a line of --- after the last field.',
      ],
    ]);
  });

  it.each([
    ['an open quote', 'name: a\ndescription: "Prunes roses.', 'close the quote'],
    ['an indented key', 'name: a\n  description: Prunes roses.', 'begin `description:` at the start of the line'],
    ['an equals sign', 'name = a\ndescription = Prunes roses.', 'write one `key: value` on each line'],
    ['a key twice', 'name: a\ndescription: Prunes.\ndescription: Roses.', 'keep one of the two lines'],
    ['fields that are comments', '# name: a\n# description: Prunes roses.', 'remove the `#` before'],
    ['a second block', 'name: a\n---\n\n---\ndescription: Prunes roses.', 'move `description:` (line 6) up'],
  ])('ends the reason of every agent in the fix of the file: %s', (_, front, fix) => {
    const text = `---\n${front}\n---\n\n# a\n\nPrune.\n`;
    const front_matter = parseFrontMatter(text);
    const { description = null } = front_matter.fields as { description?: string };
    const skill = { ...makeSkill({ dir: 'a', text }), description, front_matter };
    const agents = Object.values(AGENTS).map((agent) => linted(agent as typeof claude, 'skills'));
    const found = lintSkills({ source: makeSource([skill], { kind: 'skills' }), agents, prefix: '' });
    const offer = found.find(({ rule }) => rule === 'skill-offer');
    expect(Object.keys(offer?.consequences ?? {}).length).toBeGreaterThan(3);
    for (const why of [
      ...Object.values(offer?.consequences ?? {}).map((one) => one.split('; ').slice(1).join('; ')),
      offer?.fix,
    ])
      expect(why?.startsWith(fix)).toBe(true);
    expect(found.find(({ rule }) => rule === 'skill-front-matter')?.fix).toContain(fix);
  });

  it('tells a measured loss by its own cause where lack of room comes on top', () => {
    const skills = [
      makeSkill({ dir: 'long', description: 'x'.repeat(1_100) }),
      ...Array.from({ length: 120 }, (_, index) => makeSkill({ dir: `s${index}`, description: 'y'.repeat(400) })),
    ];
    const offer: Offer = { offer: 'cut', kept_chars: 100, of_chars: 1_100, reason: 'over the budget' };
    const measured = new Map(skills.map(({ path }) => [path, offer]));
    const source = makeSource(skills, { kind: 'skills' });
    const [only, ...more] = find('skill-offer', source, linted(codex, 'skills', { measured, exhausted: true }));
    expect(more).toEqual([]);
    expect(only?.consequences['codex']).toContain(
      'more than 1,024 characters to 1,021 and three dots, and this one has 1,100',
    );
  });

  it('says that Claude Code does not look into the folder of a skill', () => {
    const skills = [makeSkill({ dir: 'outer' }), makeSkill({ dir: 'inner', path: 'skills/outer/inner/SKILL.md' })];
    const [finding] = find('skill-offer', makeSource(skills, { kind: 'skills' }), linted(claude, 'skills'));
    expect(finding).toMatchObject({ subject: 'inner', severity: 'error' });
    expect(finding?.consequences['claude']).toContain('inside the folder of another skill, and skills/outer is one');
  });
});

describe('listing-budget', () => {
  it('counts no skill as lost of which the agent lists a copy', () => {
    const own = makeSkill({ dir: 'a', path: 'skills/a/SKILL.md' });
    const copy: Skill = {
      ...{ ...makeSkill({ dir: 'a', path: '.agents/skills/a/SKILL.md' }), folder: '.agents/skills', unshipped: true },
      ...{ hash: 'other', text: `${own.text}\nMore.\n` },
    };
    const source = makeSource([own, copy], { as: 'both', plugins: [plugin('')] });
    const row: Offer = { offer: 'full', kept_chars: 1, of_chars: 1, reason: null };
    const absent: Offer = { ...row, offer: 'absent', kept_chars: 0 };
    const of = (...offers: [Offer, Offer]) =>
      find(
        'listing-budget',
        source,
        linted(copilot, 'plugin', {
          measured: new Map([own, copy].map(({ path }, at) => [path, offers[at] as Offer])),
        }),
      ).length;
    expect([of(absent, row), of(absent, absent)]).toEqual([0, 1]);
  });

  it('says of how many plugins the skills are, because a user may have fewer', () => {
    const skills = ['a', 'b'].flatMap((name) =>
      Array.from({ length: 60 }, (_, index) =>
        makeSkill({
          dir: `${name}${index}`,
          path: `${name}/skills/${name}${index}/SKILL.md`,
          description: 'y'.repeat(400),
        }),
      ),
    );
    const plugins = [plugin(''), plugin('a'), plugin('b'), plugin('none')];
    const source = makeSource(skills, { kind: 'skills', plugins });
    expect(find('listing-budget', source, linted(claude, 'marketplace'))[0]?.message).toMatch(
      /^predicted for claude [\d.]+, all 2 plugins with skills installed: of 120 skills, \d+ listed by name only$/,
    );
  });
});

describe('skill-condition-cut', () => {
  const source = (description: string) => makeSource([makeSkill({ dir: 'a', description })], { kind: 'skills' });
  const long = `Reads invoices. ${'More words. '.repeat(90)}`;

  it('quotes the condition that an agent cuts off, of each agent', () => {
    const found = find('skill-condition-cut', source(`${long}DO NOT TRIGGER for taxes.`), linted(codex, 'skills'));
    expect(found).toMatchObject([
      { severity: 'warning', consequences: { codex: "its model no longer reads 'DO NOT TRIGGER for taxes.'" } },
    ]);
  });

  it('quotes the sentence that says when to use the skill, unless one stands before the cut', () => {
    const of = (text: string) => find('skill-condition-cut', source(text), linted(codex, 'skills'));
    expect(of(`${long}Use when the user asks for totals.`)).toMatchObject([
      {
        message: 'the sentence that says when to use it is in the part of its description that codex cuts off',
        fix: 'put that sentence first, or shorten the description.',
        consequences: { codex: "its model no longer reads 'Use when the user asks for totals.'" },
      },
    ]);
    expect(of(`Use when invoices come. ${long}Use it for totals.`)).toEqual([]);
    const description = `${'More words. '.repeat(40)}Use when invoices come.`;
    const skills = Array.from({ length: 200 }, (_, index) => makeSkill({ dir: `skill-${index}`, description }));
    expect(find('skill-condition-cut', makeSource(skills, { kind: 'skills' }), linted(codex, 'skills'))).toEqual([]);
  });

  it('is silent where what is cut off is no condition, or the condition stands before the cut', () => {
    const quoted = `Reads "${'many '.repeat(210)}invoices, users don't use it," "totals".`;
    for (const text of [`${long}And more.`, `Do not use for taxes. ${long}`, 'Only when asked.', quoted])
      expect(find('skill-condition-cut', source(text), linted(codex, 'skills'))).toEqual([]);
  });
});

it('names the marks of a merge in a skill, and no heading that is underlined', () => {
  const of = (body: string) => {
    const text = `---\nname: a\ndescription: Prunes roses.\n---\n\n${body}`;
    return find(
      'skill-body',
      makeSource([makeSkill({ dir: 'a', text })], { kind: 'skills' }),
      linted(claude, 'skills'),
    );
  };
  expect(of('Use tabs.\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> topic\n')).toMatchObject([{ severity: 'error' }]);
  expect(of('Heading\n=======\n\nText <<<<<<< and >>>>>>> more.\n')).toEqual([]);
});
