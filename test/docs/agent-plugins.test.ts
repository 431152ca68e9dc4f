import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../lib/agents/index.js';
import { findServerFaults } from '../../lib/skill/package/servers.js';
import {
  type Conformance,
  type Measurement,
  measureBatch,
  predictCases,
  renderPage,
} from '../../scripts/agent-plugins/conformance.mjs';
import { openAsker } from '../../scripts/skills-across-agents/measurement.mjs';

const docs = join(import.meta.dirname, '../../docs');
const read = (name: string) => JSON.parse(readFileSync(join(docs, name), 'utf8'));
const conformance: Conformance = read('agent-plugins.cases.json');
const stored: Measurement = read('agent-plugins.json');
const lib = (path: string): Promise<unknown> => import(`../../lib/${path}`);

const clients = Object.entries(AGENTS).filter(([, { packages }]) => packages);

/** Nothing outside a source is read or copied here, so what a client takes from there is not predicted. */
const isPredicted = (id: string, name: string) => !(name === 'copilot' && /^link-.*-outside$/.test(id));

describe('the page "Agent Plugins 1.0 on real clients"', () => {
  it('is what the stored measurement renders to', () => {
    expect(readFileSync(join(docs, 'agent-plugins.md'), 'utf8')).toBe(renderPage(conformance, stored));
  });

  it('has every case of every client, on the version that is pinned', () => {
    const ids = conformance.cases.map(({ id }) => id);
    expect(Object.keys(stored.clients).sort()).toEqual(clients.map(([name]) => name).sort());
    for (const [name, agent] of clients) {
      const { version, cases } = stored.clients[name] ?? { version: '', cases: {} };
      expect([name, version, Object.keys(cases)]).toEqual([name, agent.pinned, ids]);
    }
  });

  it('agrees with what lint and check predict of the skills, for every client and case', async () => {
    const predicted = await predictCases(lib, conformance);
    const wrong = clients.flatMap(([name]) =>
      conformance.cases.flatMap(({ id }) => {
        const said = JSON.stringify(predicted[name]?.[id]);
        const seen = JSON.stringify(stored.clients[name]?.cases[id]?.skills);
        return said === seen || !isPredicted(id, name) ? [] : [`${name} ${id}: predicted ${said}, measured ${seen}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('agrees with what lint says of the servers, for every client and case', () => {
    const wrong = clients.flatMap(([name, { packages }]) =>
      conformance.cases.flatMap(({ id, files, expected }) => {
        const file = files['mcp.json'];
        if (file === undefined || expected.servers === undefined) return [];
        const text = typeof file === 'string' ? file : JSON.stringify(file);
        const faults = findServerFaults(text);
        const isLost = (server: string) =>
          (faults ?? []).some(
            ({ path, costs }) =>
              costs === 'file' || (path[1] === server && !packages?.starts_all?.includes(path[2] ?? '')),
          );
        const servers = typeof file === 'object' ? Object.keys((file as { mcpServers: object }).mcpServers) : [];
        const said = servers.filter((server) => !isLost(server));
        const seen = stored.clients[name]?.cases[id]?.servers;
        // Two words are one program to this client too, and there is none of that name.
        if (name === 'copilot' && id === 'mcp-command-space') return [];
        return JSON.stringify(said) === JSON.stringify(seen) ? [] : [`${name} ${id}: ${said}, measured ${seen}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  // One session each, in `npm run test:agents`.
  (process.env['TESTED_AGENTS'] === 'further' ? it.each(clients.map(([name]) => name)) : it.skip.each(['clients']))(
    'says what %s does when it is asked again',
    async (name) => {
      const ids = ['minimal', 'newer-schema', 'name-capital', 'unknown-field', 'skills-field', 'nested', 'mcp-no-type'];
      const cases = conformance.cases.filter(({ id }) => ids.includes(id));
      const asker = await openAsker(lib);
      try {
        const found = await measureBatch(asker, await asker.ready(name), cases, conformance.server);
        for (const { id } of cases) expect([id, found[id]]).toMatchObject([id, stored.clients[name]?.cases[id] ?? {}]);
      } finally {
        await asker.close();
      }
    },
    240_000,
  );
});
