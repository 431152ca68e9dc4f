import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { Install } from '../../../lib/contract/agent-key.js';
import { makeFolder } from '../../../lib/io/files/make-folder.js';
import { listOffers } from '../../../lib/offer/compare.js';
import { renderDiscovery } from '../../../lib/report/terminal/discovery.js';
import { makeCell, makeOfferCell } from '../../../lib/report/view/cell.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { makeResult } from '../../helpers/results.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const WORDS = /copied out of its folder on its own/;

async function offersOf(paths: readonly string[], install: Install, agent: 'claude' | 'codex' | 'copilot' = 'codex') {
  const root = newFolder();
  for (const path of paths) {
    await makeFolder(join(root, path));
    writeFileSync(
      join(root, path, 'SKILL.md'),
      `---\nname: ${path.split('/').at(-1)}\ndescription: Does it.\n---\nDo it.\n`,
    );
  }
  const source = await readSource(root);
  const offered = source.skills.map(({ id }) => ({ id, also: [], description: 'Does it.', path: null }));
  return listOffers(AGENTS[agent], { source, install, vendor_model: null }, offered);
}

describe('a skill that is copied on its own', () => {
  it.each([
    ['skills/pdf', false],
    ['.claude/skills/pdf', false],
    ['pdf', false],
    ['skills/office/pdf', true],
    ['skills/.curated/pdf', true],
    ['skills/a/b/pdf', true],
    ['.agents/skills/office/pdf', true],
  ])('says of %s whether its place is tested', async (path, untested) => {
    for (const agent of ['claude', 'codex', 'copilot'] as const) {
      const [offer] = await offersOf([path], 'skills', agent);
      expect(offer?.offer).toBe('full');
      if (untested) expect(offer?.reason).toMatch(WORDS);
      else expect(offer?.reason).toBeNull();
    }
  });

  it('keeps its place where it lies in another skill’s folder', async () => {
    const offers = await offersOf(['skills/pdf', 'skills/pdf/parts/forms'], 'skills');
    expect(offers.map(({ reason }) => reason)).toEqual([null, null]);
  });

  it('says nothing of a plugin, which is installed as it stands', async () => {
    const offers = await offersOf(['skills/office/pdf'], 'marketplace', 'claude');
    expect(offers.map(({ reason }) => reason)).not.toContainEqual(expect.stringMatching(WORDS));
  });

  it('says it in its cell and in what discover prints, where all skills are offered in full', async () => {
    const offer = { state: 'full' as const, kept_chars: 8, of_chars: 8 };
    const cell = (reason: string | null) => {
      const result = makeResult({
        agent: 'codex',
        case_id: 'a',
        kind: 'skill',
        status: 'pass',
        offer: { ...offer, reason },
      });
      const row = { delta: 'PASS', fails: false } as Parameters<typeof makeCell>[0];
      return makeCell(row, result, 'oracle').detail;
    };
    const skills = await offersOf(['skills/office/pdf', 'skills/web'], 'skills');
    expect(cell(skills.find(({ id }) => id === 'pdf')?.reason ?? null)).toBe('full, place not tested');
    expect(cell(null)).toBe('full');
    expect(
      makeOfferCell(
        skills.find(({ id }) => id === 'pdf'),
        false,
      ).words,
    ).toBe('full, place not tested');
    const found = { version: '1', vendor_model: null, install: 'skills', skills, headroom: null, error: null };
    const text = renderDiscovery(
      { agents: { codex: found } } as unknown as Parameters<typeof renderDiscovery>[0],
      null,
    );
    expect(text).toMatch(/codex: pdf: it was copied out of its folder/);
    expect(text).not.toMatch(/web:/);
  });
});
