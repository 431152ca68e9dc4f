import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codex } from '../../../lib/agents/codex/index.js';
import { findShadow } from '../../../lib/agents/listing/shadow.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { readSource } from '../../../lib/setup/source/source.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { writePlugin } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const NAMES = [...codex.bundled_skills, 'simplify', 'customize-cloud-agent', 'alpha'];
const writeNamesakes = () =>
  writePlugin(
    newFolder(),
    'demo',
    NAMES.map((dir) => ({ dir, description: `Pottery for ${dir}.` })),
  );

describe('a skill that an agent ships too', () => {
  it.each(['skill-creator', 'skill-installer', 'imagegen', 'openai-docs'])('%s is shadowed on Codex', async (id) => {
    const source = await readSource(writeNamesakes());
    const skill = source.skills.find((one) => one.id === id)!;
    expect(findShadow(codex, skill, { source, install: 'skills' })).toEqual({
      name: id,
      why: {
        reason: `Codex ships a skill '${id}' of its own and lists it first, so skills/${id}/SKILL.md is shadowed; rename it.`,
        fixes: ['rename it'],
      },
    });
    expect(findShadow(codex, skill, { source, install: 'plugin' })).toBeNull();
  });

  it('is none where the name differs', async () => {
    const source = await readSource(writeNamesakes());
    const skill = source.skills.find((one) => one.id === 'alpha')!;
    expect(findShadow(codex, skill, { source, install: 'skills' })).toBeNull();
  });
});

describe('the names that an agent is said to ship', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openQuickPorts();
  });
  afterAll(() => ports.modelServer.close());

  it.each(IN_FULL ? ['claude+skills', 'codex', 'codex+plugin', 'copilot'] : ['codex'])(
    'are those that %s lists twice',
    async (key) => {
      const ready = await readyAgent(key);
      const shared = await shareFolder(writeNamesakes(), join(newFolder(), 's'));
      const texts: string[] = [];
      const probe = { mode: 'live' as const, folder: newFolder(), signal: new AbortController().signal };
      const { skills } = await discoverOffers(ready, shared, probe, keepRequests(ports, texts));
      expect(skills?.map(({ offer }) => offer)).toEqual(NAMES.map(() => 'full'));
      const shown = texts.join('\n');
      const countOf = (name: string) => shown.match(new RegExp(`^- ${name}: |<name>${name}</name>`, 'gm'))?.length ?? 0;
      const twice = NAMES.filter((name) => countOf(name) > 1);
      expect(twice.sort()).toEqual(key === 'codex' ? [...codex.bundled_skills].sort() : []);
    },
  );
});
