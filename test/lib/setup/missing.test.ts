import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { LOCK } from '../../../lib/agents/lock.js';
import { COMPLETE } from '../../../lib/setup/install/marker.js';
import { describeMissing, listMissing } from '../../../lib/setup/install/missing.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

it('names what is to be installed with its size from the lock, and nothing that is there', async () => {
  const cache = newFolder();
  const { claude, copilot } = AGENTS;
  const wanted = [claude, copilot].map((agent) => ({ agent, version: agent.pinned }));
  const missing = await listMissing(wanted, cache);
  expect(missing.map(({ name }) => name)).toEqual(['claude', 'copilot']);
  const build = claude.build(claude.pinned, { os: process.platform, arch: process.arch });
  const { bytes } = Object.entries(LOCK).find(([name]) => name === build.spec)?.[1] ?? { bytes: 0 };
  expect(missing[0]?.bytes).toBe(bytes);
  expect(describeMissing(missing, cache)).toMatch(
    /^Installed once, below \S+: claude [\d.]+ \(\d+ MB\), copilot [\d.]+ \(\d+ MB\), \d+ MB in all\. .*`agent-routing check --offline` installs and starts nothing/,
  );

  const folder = build.folder.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-/, '');
  const home = join(cache, 'agents', 'claude', `${claude.pinned}+${folder}`);
  const binary = join(home, 'node_modules', build.folder, build.binary);
  mkdirSync(dirname(binary), { recursive: true });
  writeFileSync(binary, '12345');
  chmodSync(binary, 0o755);
  writeFileSync(join(home, COMPLETE), JSON.stringify({ binary_bytes: 5 }));
  expect((await listMissing(wanted, cache)).map(({ name }) => name)).toEqual(['copilot']);
  expect(describeMissing([], cache)).toBeNull();
});

it('counts a program that an agent needs too, and says nothing of a size that it does not know', async () => {
  const cache = newFolder();
  const [own, ...tools] = await listMissing([{ agent: AGENTS.pi, version: '0.0.1' }], cache);
  expect(own).toEqual({ name: 'pi', version: '0.0.1', bytes: null });
  expect(describeMissing([{ name: 'pi', version: '0.0.1', bytes: null }], cache)).toContain(': pi 0.0.1. This');
  expect(tools.every(({ bytes }) => bytes !== null)).toBe(true);
});
