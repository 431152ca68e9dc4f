import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const folder = temporaryFolder();

inFull.describe.each(['claude', 'copilot'])('what %s gives two custom agents', (name) => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openQuickPorts();
  });
  afterAll(() => ports.modelServer.close());

  it('is the listing, the tools and the preloaded skills of the request of each', async () => {
    const root = folder();
    const tools = name === 'claude' ? 'Read, Grep' : '[view, grep]';
    writeTree(join(root, 's'), {
      '.claude-plugin/plugin.json': '{"name":"two","version":"1.0.0","description":"Two."}',
      'skills/alpha/SKILL.md': skill('alpha', 'Marks of alpha.'),
      'skills/beta/SKILL.md': skill('beta', 'Marks of beta.'),
      'agents/reviewer.md': `---\nname: reviewer\ndescription: Reviews.\ntools: ${tools}\nskills:\n  - beta\n---\nYou REVIEW it.\n`,
      'agents/runner.md': `---\nname: runner\ndescription: Runs.\ntools: ${name === 'claude' ? 'Read, Grep, Bash' : '[view, grep, bash]'}\n---\nYou RUN it.\n`,
      'agents/writer.md': '---\nname: writer\ndescription: Writes.\nskills:\n  - alpha\n---\nYou WRITE it.\n',
    });
    const shared = await shareFolder(join(root, 's'), join(root, 'staged'));
    const parts = await readPluginParts(shared.source);
    const raw: string[] = [];
    const bodies: unknown[] = [];
    const probe = { mode: 'oracle', folder: root, signal: new AbortController().signal, parts } as const;
    const found = await discoverOffers(await readyAgent(name), shared, probe, keepRequests(ports, raw, bodies));
    expect(found.skills?.map(({ offer }) => offer)).toEqual(['full', 'full']);
    expect(found.subagents?.map((one) => one.name)).toEqual(['two:reviewer', 'two:runner', 'two:writer']);
    for (const [at, mark] of ['You REVIEW it.', 'You RUN it.', 'You WRITE it.'].entries()) {
      const given = found.subagents?.[at];
      const which = raw.findIndex((text) => text.includes(mark));
      const text = raw[which] ?? '';
      for (const id of ['alpha', 'beta']) {
        const listed = text.includes(`Marks of ${id}.`);
        expect([id, given?.skills?.find((row) => row.id === id)?.offer]).toEqual([id, listed ? 'full' : 'absent']);
        expect([id, given?.preloaded.some((one) => one.id === id)]).toEqual([id, text.includes(`# ${id}`)]);
      }
      const named = JSON.stringify(bodies[which]);
      expect(given?.tools.length).toBeGreaterThan(0);
      for (const tool of given?.tools ?? []) expect(named).toContain(tool);
    }
    expect(found.subagents?.map(({ preloaded }) => preloaded.map(({ id }) => id))).toEqual([['beta'], [], ['alpha']]);
    if (name === 'claude') expect(found.subagents?.[0]).toMatchObject({ tools: ['Read', 'Grep'] });
    const withheld = name === 'claude' ? [{ tool: 'Grep', by: 'Bash' }] : undefined;
    expect(found.subagents?.map((one) => one.withheld)).toEqual([undefined, withheld, undefined]);
  }, 60_000);
});
