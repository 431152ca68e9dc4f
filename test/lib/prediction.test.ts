import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discoverOffers } from '../../lib/discover.js';
import type { Doors } from '../../lib/doors.js';
import { openDoors } from '../../lib/io/doors.js';
import type { SharedSource } from '../../lib/transcript.js';
import { writePublicPlugin } from '../helpers/public-plugin.js';
import { readyAgent, shareFolder } from '../helpers/ready-agent.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const KEYS = [
  'claude',
  'claude@claude-sonnet-4-5',
  'claude+skills',
  'codex',
  'codex+plugin',
  'copilot',
  'copilot+skills',
];

describe.each([12, 60, 300])('a published plugin of %d skills', (count) => {
  let doors: Doors;
  let shared: SharedSource;
  beforeAll(async () => {
    doors = await openDoors();
    shared = await shareFolder(writePublicPlugin(newFolder(), count), join(newFolder(), 's'));
  });
  afterAll(() => doors.modelServer.close());

  it.each(KEYS)('%s: what lint predicts is what discover measures, row by row', async (key) => {
    const ready = await readyAgent(key);
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
    const began = performance.now();
    const { skills, headroom } = await discoverOffers(ready, shared, probe, doors);
    expect(performance.now() - began).toBeLessThan(15_000);
    const place = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
    const predicted = ready.agent.predictOffers(place);
    const row = ({ offer, kept_chars, of_chars }: { offer: string; kept_chars: number; of_chars: number }) =>
      `${offer} ${kept_chars}/${of_chars}`;
    expect(skills?.map((skill) => `${skill.id} ${row(skill)}`)).toEqual(
      predicted.map((each) => `${each.skill.id} ${row(each)}`),
    );
    if (skills?.some(({ offer }) => offer === 'name_only')) expect(headroom?.left).toBeLessThanOrEqual(0);
    else if (!key.startsWith('codex')) expect(headroom?.left).toBeGreaterThan(0);
  });
});
