import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { ModelRequest } from '../../../lib/model/wire.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { compareParts, type PartOffer } from '../../../lib/offer/parts.js';
import { openPorts } from '../../../lib/setup/ports.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { findOrphans } from '../../../lib/setup/source/unread-skills.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { skillText, write } from '../../helpers/plugin.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

const role = (fields: string, body = 'developer_instructions = "You review."') => `${fields}\n${body}\n`;
const named = (name: string) => `name = "${name}"\ndescription = "Reviews: code."`;
/** Each right or wrong in one way; true: Codex lists it. */
const ROLES: Record<string, [listed: boolean, text: string]> = {
  right: [true, role(named('right'))],
  'other-file': [true, role(named('another'))],
  'a/b/nested': [true, role(named('nested'))],
  blank: [true, role(named('a name'))],
  lines: [true, role('name = "lines"\ndescription = """Reviews.\n\n}\nother: {\nEnd."""')],
  settings: [true, role(`${named('settings')}\nmodel = "gpt-5.6"\nsandbox_mode = "read-only"`)],
  server: [true, role(named('server'), 'developer_instructions = "x"\n[mcp_servers.one]\ncommand = "false"')],
  'no-name': [false, role('description = "Reviews."')],
  'no-description': [false, role('name = "no-description"')],
  'blank-description': [false, role('name = "blank-description"\ndescription = " "')],
  'no-instructions': [false, role(named('no-instructions'), '')],
  'blank-instructions': [false, role(named('blank-instructions'), 'developer_instructions = ""')],
  'not-toml': [false, 'name = "not-toml\n'],
  'unknown-field': [false, role(`${named('unknown-field')}\nmood = "good"`)],
  'bad-value': [false, role(`${named('bad-value')}\nsandbox_mode = "none"`)],
};

describe('custom agents of a project', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  afterAll(() => ports.modelServer.close());

  async function listOn(name: string, root: string): Promise<PartOffer[]> {
    write(join(root, '.agents/skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }));
    const shared = await shareFolder(root, join(newFolder(), 'staged'));
    const parts = await readPluginParts(shared.source);
    const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal, parts };
    const found = await discoverOffers(await readyAgent(`${name}+project`, 120_000), shared, probe, ports);
    return found.parts ?? [];
  }

  it('are listed by Codex as they are declared, each other with what Codex says of it or with the field to write', async () => {
    const root = newFolder();
    for (const [file, [, text]] of Object.entries(ROLES)) write(join(root, `.codex/agents/${file}.toml`), text);
    const rows = await listOn('codex', root);
    const fileOf = ({ path }: PartOffer) => path.slice('.codex/agents/'.length, -'.toml'.length);
    expect(Object.fromEntries(rows.map((row) => [fileOf(row), row.listed_as.length > 0]))).toEqual(
      Object.fromEntries(Object.entries(ROLES).map(([file, [listed]]) => [file, listed])),
    );
    const reasons = Object.fromEntries(rows.map((row) => [fileOf(row), row.reason]));
    expect(reasons['right']).toBeNull();
    expect(reasons['unknown-field']).toMatch(
      /^Codex does not take it: .*\.codex\/agents\/unknown-field\.toml: unknown field `mood`/,
    );
    expect(reasons['no-description']).toBe(
      'Codex does not list it to its model: it has no `description`; write `description = "…"`.',
    );
  });

  it.each(['codex', ...(IN_FULL ? ['claude', 'copilot', 'gemini', 'qwen'] : [])])(
    'are there once for each agent, of which %s lists its own',
    async (name) => {
      const root = newFolder();
      const text = '---\nname: reviewer\ndescription: Reviews code.\n---\nYou review.\n';
      for (const home of ['.claude', '.github', '.gemini', '.qwen'])
        write(join(root, home, 'agents/reviewer.md'), text);
      write(join(root, '.codex/agents/reviewer.toml'), role(named('reviewer')));
      const rows = await listOn(name, root);
      const { folders } = AGENTS[name as keyof typeof AGENTS].subagents;
      const isOwn = ({ path }: PartOffer) => folders.some((folder) => path.startsWith(folder));
      expect(rows.filter(({ listed_as }) => listed_as.join() === 'reviewer')).toEqual(rows.filter(isOwn));
      expect(rows.filter((row) => !isOwn(row)).map(({ unread, reason }) => [unread, reason])).toEqual(
        Array(5 - folders.length).fill([true, null]),
      );
    },
  );
});

it('custom agents of Codex are not known where its model loads their list on request', async () => {
  const root = newFolder();
  write(join(root, '.codex/agents/reviewer.toml'), role(named('reviewer')));
  const source = await readSource(root);
  const request = { tools: [{ name: 'tool_search', description: '' }], texts: [] } as unknown as ModelRequest;
  const context = { source, agent: AGENTS.codex, install: 'project' as const, allow_processes: false, offered: [] };
  const [row] = compareParts(await readPluginParts(source), { ...context, request });
  expect(row).toMatchObject({ untried: true, listed_as: [] });
});

it('a custom agent in the form of another agent is named, with the form that is read there', async () => {
  const root = newFolder();
  write(join(root, '.codex/agents/reviewer.md'), '---\nname: reviewer\ndescription: Reviews.\n---\nReview.\n');
  write(join(root, '.claude/agents/reviewer.toml'), role(named('reviewer')));
  write(join(root, '.claude/agents/judge.yaml'), 'name: judge\n');
  write(join(root, '.codex/agents/README.md'), 'Our agents.\n');
  const found = await findOrphans(await readSource(root));
  expect(found.map(({ path, near }) => [path, near])).toEqual([
    ['.claude/agents/judge.yaml', 'a custom agent is a file that ends in .md'],
    ['.claude/agents/reviewer.toml', 'a custom agent is a file that ends in .md'],
    [
      '.codex/agents/reviewer.md',
      'a custom agent is a file with `name`, `description`, `developer_instructions` that ends in .toml',
    ],
  ]);
});
