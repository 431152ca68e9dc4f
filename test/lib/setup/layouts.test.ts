/** Sources laid out in unusual ways: what discover says, what lint predicts and what stands in the request are one. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discoverOffers } from '../../../lib/offer/discover.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { write } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const skill = (name: string, mark: string) => `---\nname: ${name}\ndescription: Use it for ${mark}.\n---\n\nDo it.\n`;
const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', description: 'x', ...more });
const command = (text: string) => `---\ndescription: ${text}\n---\nDo it.\n`;

/** {path: text}; each skill's mark is its path with dashes. further: asked in full, of agents that say nothing new by day. */
const LAYOUTS: Record<string, { files: Record<string, string>; ways: string[]; further: string[] }> = {
  'a marketplace of several plugins': {
    ways: ['claude+marketplace', 'codex+marketplace'],
    further: ['copilot+marketplace'],
    files: {
      '.claude-plugin/marketplace.json': JSON.stringify({
        name: 'market',
        owner: { name: 'someone' },
        plugins: [
          { name: 'one', source: './plugins/one', description: 'x' },
          { name: 'entry', source: './plugins/two', description: 'x', skills: ['./extra/'] },
          { name: 'rooted', source: './', strict: false, skills: ['./loose/first'], description: 'x' },
          { name: 'far', source: { source: 'github', repo: 'a/b' }, description: 'x' },
        ],
      }),
      'plugins/one/.claude-plugin/plugin.json': manifest('one'),
      'plugins/one/skills/alpha/SKILL.md': '',
      'plugins/one/skills/same/SKILL.md': '',
      'plugins/one/skills/group/nested/SKILL.md': '',
      'plugins/one/commands/go.md': command('Go'),
      'plugins/two/.claude-plugin/plugin.json': manifest('two', { skills: ['./skills/', './more/deep/'] }),
      'plugins/two/skills/same/SKILL.md': '',
      'plugins/two/more/deep/beta/SKILL.md': '',
      'plugins/two/extra/gamma/SKILL.md': '',
      'loose/first/SKILL.md': '',
      'loose/second/SKILL.md': '',
    },
  },
  'a manifest that names its skill folders': {
    ways: ['codex+plugin'],
    further: ['claude+plugin'],
    files: {
      '.claude-plugin/plugin.json': manifest('named', { skills: ['./abilities/', './single/only'] }),
      'abilities/alpha/SKILL.md': '',
      'abilities/group/nested/SKILL.md': '',
      'single/only/SKILL.md': '',
      'skills/usual/SKILL.md': '',
    },
  },
  'a manifest with a mistake': {
    ways: ['codex+plugin'],
    further: ['claude+plugin', 'copilot+plugin'],
    files: { '.claude-plugin/plugin.json': manifest('wrong', { version: 2 }), 'skills/alpha/SKILL.md': '' },
  },
  'a command that has the name of a skill': {
    ways: ['codex+plugin'],
    further: ['claude+plugin', 'copilot+plugin'],
    files: {
      '.claude-plugin/plugin.json': manifest('named'),
      'skills/alpha/SKILL.md': '',
      'skills/beta/SKILL.md': '',
      'commands/alpha.md': command('Something else'),
    },
  },
  'folders for several agents': {
    ways: ['codex+skills'],
    further: ['claude+skills', 'copilot+skills'],
    files: {
      '.codex/skills/gamma/SKILL.md': '',
      '.codex/skills/group/beta/SKILL.md': '',
      '.codex/config.toml': 'x = 1\n',
      '.claude/skills/both/SKILL.md': '',
      '.github/skills/both/SKILL.md': '',
      '.agents/skills/alpha/SKILL.md': '',
    },
  },
  'a plugin whose root is a skill': {
    ways: ['codex+skills'],
    further: ['claude+plugin', 'copilot+plugin'],
    files: { '.claude-plugin/plugin.json': manifest('rooted'), 'SKILL.md': '' },
  },
};

const markOf = (path: string) => path.replace(/[^A-Za-z0-9]+/g, '-');

function lay(files: Record<string, string>): string {
  const root = newFolder();
  for (const [path, text] of Object.entries(files)) {
    const name = path.split('/').at(-2) ?? 'whole';
    write(join(root, path), path.endsWith('SKILL.md') ? skill(name, `qx${markOf(path)}qx`) : text);
  }
  return root;
}

let ports: Ports;
beforeAll(async () => {
  ports = await openQuickPorts();
});
afterAll(() => ports.modelServer.close());

describe.each(Object.entries(LAYOUTS))('the skills in the layout “%s”', (_, { files, ways, further }) => {
  let root: string;
  beforeAll(() => {
    root = lay(files);
  });

  it.each(IN_FULL ? [...ways, ...further] : ways)('are in the request of %s as predicted', async (key) => {
    const ready = await readyAgent(key);
    const shared = await shareFolder(root, join(newFolder(), 's'));
    const kept: string[] = [];
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
    const found = await discoverOffers(ready, shared, probe, keepRequests(ports, kept));
    const paths = Object.keys(files).filter((path) => path.endsWith('SKILL.md'));
    const seen = paths.map((path) => `${path} ${kept[0]?.includes(`qx${markOf(path)}qx`) ? 'full' : 'absent'}`);
    const rows = found.skills ?? [];
    const said = (list: { path: string; offer: string }[]) =>
      paths.map((path) => `${path} ${list.find((row) => row.path === path)?.offer ?? 'absent'}`);
    expect([key, found.error, ...said(rows)]).toEqual([key, null, ...seen]);
    const place = { source: shared.source, install: ready.install, vendor_model: null };
    const predicted = ready.agent.predictOffers(place).map(({ skill: { path }, offer }) => ({ path, offer }));
    expect([key, ...said(predicted)]).toEqual([key, ...seen]);
    expect(rows.filter(({ offer, reason }) => offer !== 'full' && !reason)).toEqual([]);
  });
});
