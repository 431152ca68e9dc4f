import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { openPorts } from '../../../lib/setup/ports.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { writeDeclarations } from '../../helpers/declarations.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

describe('a plugin with a declaration, right or wrong', () => {
  let ports: Ports;
  let root: string;
  beforeAll(async () => {
    root = newFolder();
    writeDeclarations(root);
    ports = await openPorts();
  });
  afterAll(() => ports.modelServer.close());

  async function discover(folder: string, key: string, allow_processes: boolean) {
    const ready = await readyAgent(key);
    const shared = await shareFolder(folder, join(newFolder(), 'staged'), allow_processes);
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
    const { skills, error } = await discoverOffers(ready, shared, probe, ports);
    if (skills === null) throw new Error(String(error));
    return skills;
  }

  async function listed(key: string, allow_processes: boolean): Promise<Record<string, boolean>> {
    const skills = await discover(root, key, allow_processes);
    return Object.fromEntries(skills.map(({ path, offer }) => [path.split('/')[1] ?? '', offer !== 'absent']));
  }

  async function predicted(key: string): Promise<Record<string, boolean>> {
    const { agent, install } = await readyAgent(key);
    const { source } = await shareFolder(root, join(newFolder(), 'staged'));
    const offers = agent.predictOffers({ source, install, vendor_model: null });
    return Object.fromEntries(offers.map(({ skill, offer }) => [skill.path.split('/')[1] ?? '', offer !== 'absent']));
  }

  it.each(['claude+marketplace', 'codex+marketplace', 'copilot+marketplace'])(
    'is listed by %s with its processes off as with them on, and as predicted',
    async (key) => {
      const [off, on, said] = [await listed(key, false), await listed(key, true), await predicted(key)];
      expect(off).toEqual(on);
      expect(said).toEqual(on);
    },
  );

  it('is explained by what the agent itself says of it', async () => {
    const [skill] = await discover(join(root, 'plugins/hook-flat'), 'claude+plugin', false);
    expect(skill).toMatchObject({
      offer: 'absent',
      reason: expect.stringMatching(/^Claude Code drops the plugin: .*hooks/),
    });
    expect(skill?.reason).not.toMatch(/\/ar-/);
  });
});
