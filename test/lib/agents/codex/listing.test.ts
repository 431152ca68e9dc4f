import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { explainOffer } from '../../../../lib/agents/codex/listing/explain-offer.js';
import { headroom, predictListing } from '../../../../lib/agents/codex/listing/listing.js';
import { readOffer } from '../../../../lib/agents/codex/offer.js';
import { setUp } from '../../../../lib/agents/codex/source.js';
import { files } from '../../../../lib/io/files/files.js';
import { responses } from '../../../../lib/model/responses.js';
import type { Skill } from '../../../../lib/skill/skill.js';
import { readyAgent } from '../../../helpers/ready-agent.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { makePlace, makeSkill, makeSource } from './source-fixture.js';

const newFolder = temporaryFolder();
const predict = (skills: Skill[]) =>
  predictListing({ source: makeSource(skills), install: 'skills', vendor_model: null, home: '/home/user' });
const skills = (count: number, describe: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => makeSkill(`s${String(n).padStart(3, '0')}`, { description: describe(n) }));

describe('the prediction of Codex’s skill listing', () => {
  it('shows a few skills whole', () => {
    expect(predict(skills(20, () => 'd'.repeat(100))).offers.every(({ offer }) => offer === 'full')).toBe(true);
  });

  it('cuts all descriptions to one length, letter by letter, when they need too much', () => {
    const { offers, total_tokens, budget_tokens } = predict(skills(200, () => 'd'.repeat(100)));
    expect(new Set(offers.map(({ offer, kept_chars }) => `${offer} ${kept_chars}`))).toEqual(
      new Set(['cut 74', 'cut 70']),
    );
    expect(total_tokens).toBeGreaterThan(budget_tokens);
  });

  it('leaves descriptions out, and then names, when not even names fit', () => {
    const { offers } = predict(skills(700, () => 'd'.repeat(30)));
    expect(offers.filter(({ offer }) => offer === 'name_only')).toHaveLength(598);
    expect(offers.at(-1)?.offer).toBe('absent');
  });

  it('counts bytes, not letters', () => {
    const kept = (letter: string) => predict(skills(150, () => letter.repeat(200))).offers[0]?.kept_chars ?? 0;
    expect([kept('é'), kept('漢'), kept('😀')].map((count) => count < kept('d'))).toEqual([true, true, true]);
  });

  it('equals the listing of the real CLI: every name, and every description to its last letter', async () => {
    const { binary } = await readyAgent('codex');
    const root = newFolder();
    const texts = skills(140, (n) => `Skill ${n} ${'wörd '.repeat(5 + ((n * 37) % 60))}ends.`);
    const source = makeSource([...texts, makeSkill('long', { description: 'x'.repeat(1500) })], { root });
    const place = makePlace(source, {
      home: join(root, 'h'),
      workspace: join(root, 'w'),
      source_copy: join(root, 's'),
    });
    for (const { id, path, description } of source.skills)
      await files.write(join(root, 's', path), `---\nname: ${id}\ndescription: ${description}\n---\nBody\n`);
    await setUp(place, files);
    const home = join(place.home, '.codex');
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: place.home,
      CODEX_HOME: home,
      TMPDIR: join(place.home, 'tmp'),
    };
    const shown = spawnSync(binary, ['debug', 'prompt-input', 'x'], {
      env,
      cwd: place.workspace,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const offered = readOffer(responses.parseRequest({ input: JSON.parse(shown.stdout) }, {}));
    const kept = new Map(offered.map(({ id, description }) => [id, [...(description ?? '')].length]));
    const { offers } = predictListing({ source, install: 'skills', vendor_model: null, home: place.home });
    // A cut that ends in a blank loses it.
    const wrong = offers.filter(({ id, kept_chars }) => Math.abs(kept_chars - (kept.get(id) ?? -9)) > 1);
    expect(wrong).toEqual([]);
    expect(headroom(offered).left).toBeLessThan(10);
  });
});

describe('the reason why Codex does not offer a skill in full', () => {
  const explain = (skill: Skill, offer: 'cut' | 'name_only' | 'absent', more: Skill[] = []) =>
    explainOffer(skill, { source: makeSource([skill, ...more]), install: 'skills', vendor_model: null }, offer)?.reason;

  it.each([
    ['no front matter', makeSkill('a', { text: '# A\n' }), 'absent', /write `---` as line 1/],
    ['no description', makeSkill('a', { description: null }), 'absent', /add `description:`/],
    ['a long name', makeSkill('n'.repeat(65)), 'absent', /64 characters, and this one has 65/],
    [
      'something else',
      makeSkill('a'),
      'absent',
      /read what Codex says of it on stderr \(`agent-routing run` keeps that as units\//,
    ],
    [
      'a comment in its description',
      makeSkill('a', {
        text: '---\nname: a\ndescription: Prune roses # gently\n---\n',
        description: 'Prune roses # gently',
      }),
      'cut',
      /reads another description .*"Prune roses"/,
    ],
    [
      'a policy',
      { ...makeSkill('a'), openai_yaml: { policy: { allow_implicit_invocation: false } } },
      'absent',
      /allow_implicit_invocation/,
    ],
    ['a linked file', { ...makeSkill('a'), linked: true }, 'absent', /symbolic link/],
    ['a hidden folder', makeSkill('.a'), 'absent', /begins with a dot/],
    [
      'a long description',
      makeSkill('a', { description: 'x'.repeat(1100) }),
      'cut',
      /1,024 characters to 1,021 and three dots, and this one has 1,100/,
    ],
  ] as const)('names the cause and the fix: %s', (_, skill, offer, sentence) => {
    expect(explain(skill, offer)).toMatch(sentence);
  });

  it('says by how much the listing is over its budget', () => {
    const more = skills(300, () => 'd'.repeat(200));
    expect(explain(makeSkill('a'), 'cut', more)).toMatch(
      /5,440 tokens .* need about [\d,]+ more, so descriptions are truncated to one length/,
    );
  });

  it('is null for a skill that is offered in full', () => {
    expect(
      explainOffer(makeSkill('a'), { source: makeSource([]), install: 'skills', vendor_model: null }, 'full'),
    ).toBeNull();
  });
});
