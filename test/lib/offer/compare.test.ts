import { describe, expect, it } from '@jest/globals';
import { codex } from '../../../lib/agents/codex/index.js';
import { listOffers, offersById } from '../../../lib/offer/compare.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

const row = (id: string, kept_chars: number) => ({
  ...{ id, path: `skills/${id}/SKILL.md`, offer: 'cut' as const, kept_chars, of_chars: 90, reason: null },
});

describe('offers indexed by skill id', () => {
  it('include ids such as constructor, which every JavaScript object has', () => {
    const offers = offersById([row('constructor', 10), row('toString', 20)]);
    expect(Object.entries(offers).map(([id, { kept_chars }]) => [id, kept_chars])).toEqual([
      ['constructor', 10],
      ['toString', 20],
    ]);
  });

  it('keep the better of two offers with one id', () => {
    expect(offersById([row('a', 10), row('a', 30), row('a', 20)])['a']?.kept_chars).toBe(30);
  });
});

describe('a skill whose name has a colon and a space in it', () => {
  it.each([
    ['full', 'x: Adds a part.'],
    ['cut', 'x: Adds'],
    ['name_only', 'x:'],
  ])('is offered %s by the words `%s` behind the first colon', async (offer, description) => {
    const skill = { dir: 'add', name: '"add: x"', description: 'Adds a part.' };
    const source = await readSource(writePlugin(newFolder(), 'demo', [skill]));
    const row = { id: 'add', also: ['add: x'], description, path: '/h/.codex/skills/add/SKILL.md' };
    const [found] = listOffers(codex, { source, install: 'skills', vendor_model: null }, [row]);
    expect([found?.id, found?.offer]).toEqual(['add: x', offer]);
  });
});

describe('a skill whose name the agent ships too', () => {
  const named = (folder: string) => ({
    ...{ id: 'skill-creator', also: [], description: null, path: `/h/.codex/skills/${folder}skill-creator/SKILL.md` },
  });

  it.each([
    ['absent', [named('.system/')]],
    ['name_only', [named('.system/'), named('')]],
  ])('is %s by the rows %j', async (offer, rows) => {
    const source = await readSource(writePlugin(newFolder(), 'demo', [{ dir: 'skill-creator' }]));
    const [found] = listOffers(codex, { source, install: 'skills', vendor_model: null }, rows);
    expect([found?.offer, found?.shadowed]).toEqual([offer, true]);
  });
});
