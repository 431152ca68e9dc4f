/** Files that agents read in different ways: what is predicted of each is what the real CLI lists. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discoverOffers } from '../../../lib/offer/discover.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { SharedSource } from '../../../lib/transcript/ready.js';
import { ODD_SKILLS } from '../../helpers/odd-skills.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { TESTED_NAMES } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
let ports: Ports;
let shared: SharedSource;

beforeAll(async () => {
  ports = await openQuickPorts();
  const root = newFolder();
  for (const [dir, text] of Object.entries(ODD_SKILLS)) {
    mkdirSync(join(root, 'skills', dir), { recursive: true });
    writeFileSync(join(root, 'skills', dir, 'SKILL.md'), text);
  }
  shared = await shareFolder(root, join(newFolder(), 's'));
});
afterAll(() => ports.modelServer.close());

describe.each(TESTED_NAMES)('of files that are written oddly, %s', (name) => {
  it('lists what is predicted', async () => {
    const ready = await readyAgent(name);
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
    const { skills } = await discoverOffers(ready, shared, probe, ports);
    const context = { source: shared.source, install: ready.install, vendor_model: null };
    const row = (path: string, offer: string, kept: number, of: number) => `${path} ${offer} ${kept} of ${of}`;
    expect(skills?.map((one) => row(one.path, one.offer, one.kept_chars, one.of_chars))).toEqual(
      ready.agent.predictOffers(context).map((one) => row(one.skill.path, one.offer, one.kept_chars, one.of_chars)),
    );
  });
});
