import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { digestTree } from '../../../../lib/io/files/tree-digest.js';
import type { Exec } from '../../../../lib/io/npm.js';
import { type InstallRequest, installAgent } from '../../../../lib/setup/install/install.js';
import { agentsCache } from '../../../../src/github/artifacts/agents-cache.js';
import { type CacheService, startCacheService } from '../../../helpers/cache-service.js';
import { openRegistry, type Registry, TINY } from '../../../helpers/loopback-registry.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { inFull } from '../../../helpers/tested-agents.js';

const folder = temporaryFolder();
let registry: Registry;
let service: CacheService;
beforeAll(async () => {
  [registry, service] = await Promise.all([openRegistry(folder()), startCacheService()]);
  const temp = folder();
  Object.assign(process.env, {
    ...{ ACTIONS_RESULTS_URL: service.url, ACTIONS_RUNTIME_TOKEN: 'token', ACTIONS_CACHE_SERVICE_V2: 'true' },
    ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_WORKSPACE: temp, RUNNER_TEMP: temp },
  });
});
afterAll(() => Promise.all([registry.close(), service.close()]));

const refuses: Exec = async () => {
  throw new Error('npm was started');
};

inFull.it('an installed agent comes back from the cache without npm, and only as this tool’s lock has it', async () => {
  const cache_root = folder();
  const said: string[] = [];
  const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };
  const request = (files: string, exec?: Exec): InstallRequest => ({
    ...{ build: TINY, name: 'tiny', version: '1.2.3', cache_root, env: registry.env, store: agentsCache(log) },
    lock: { 'tiny-agent@1.2.3': { integrity: registry.integrity, bytes: registry.bytes, files } },
    log: log.info,
    ...(exec ? { exec } : {}),
  });
  // What the lock has to say is known once it was installed somewhere else.
  const elsewhere = await installAgent({ ...request(''), cache_root: folder(), store: undefined as never });
  const files = await digestTree(join(elsewhere.binary, '../..'));

  const first = await installAgent(request(files));
  expect(service.entries.size).toBe(1);
  rmSync(cache_root, { recursive: true });
  expect(await installAgent(request(files, refuses))).toEqual(first);
  expect(said).toContain('tiny 1.2.3: from the cache');

  // The same entry with other files in it: not started, installed again.
  writeFileSync(first.binary, '#!/bin/sh\necho changed\n');
  service.entries.clear();
  await agentsCache(log).save(`agent-routing-tiny-1.2.3-${process.platform}-${process.arch}-${files.slice(0, 16)}`, [
    join(first.binary, '../../..'),
    join(first.binary, '../../../../complete.json'),
  ]);
  expect(service.entries.size).toBe(1);
  rmSync(cache_root, { recursive: true });
  await installAgent(request(files));
  expect(said.join('\n')).toContain("the cache holds other files than this tool's lock; installing again");
  expect(await digestTree(join(first.binary, '../..'))).toBe(files);

  // A version without a hash in the lock is never taken from there.
  rmSync(cache_root, { recursive: true });
  await expect(installAgent({ ...request(files, refuses), lock: {} })).rejects.toThrow('npm was started');

  // A service that is down costs time and nothing else.
  service.down = true;
  rmSync(cache_root, { recursive: true, force: true });
  expect(existsSync((await installAgent(request(files))).binary)).toBe(true);
});
