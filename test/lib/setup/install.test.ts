import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultCacheRoot } from '../../../lib/io/files/cache.js';
import { digestTree } from '../../../lib/io/files/tree-digest.js';
import { type Exec, exec, resolveLatest } from '../../../lib/io/npm.js';
import { currentPlatform, type InstallRequest, installAgent } from '../../../lib/setup/install/install.js';
import { openRegistry, type Registry, TINY } from '../../helpers/loopback-registry.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const folder = temporaryFolder();
let registry: Registry;
let sample = '';
beforeAll(async () => {
  registry = await openRegistry(folder());
  const { binary } = await installAgent({ ...request(folder()), exec });
  sample = join(binary, '../../..');
});
afterAll(() => registry.close());

/** What npm did the first time, for tests that are not about npm: a start of it takes half a second. */
const repeat: Exec = async (_file, _args, { cwd }) => {
  cpSync(sample, join(cwd, 'node_modules'), { recursive: true });
  return { exit_code: 0, stdout: '', stderr: '' };
};

function request(cache_root: string, more: Partial<InstallRequest> = {}): InstallRequest {
  return {
    build: TINY,
    name: 'tiny',
    version: '1.2.3',
    cache_root,
    env: registry.env,
    exec: repeat,
    lock: { 'tiny-agent@1.2.3': { integrity: registry.integrity, bytes: registry.bytes } },
    ...more,
  };
}

const refuses: Exec = async () => {
  throw new Error('npm was started');
};
const fails =
  (stderr: string): Exec =>
  async () => ({ exit_code: 1, stdout: '', stderr });
const shelfOf = (cache: string) => readdirSync(join(cache, 'agents', 'tiny')).sort();

describe('installAgent', () => {
  it('returns the executable, without running package scripts, and needs no npm the second time', async () => {
    const cache = folder();
    const first = await installAgent(request(cache, { exec }));
    expect((await exec(first.binary, ['x', cache], { cwd: cache, env: {} })).exit_code).toBe(0);
    expect(readdirSync(join(first.binary, '../..')).sort()).toEqual(['bin', 'package.json']);
    expect(first.shared_cache.startsWith(cache)).toBe(true);
    expect(await installAgent(request(cache, { exec: refuses }))).toEqual(first);
    expect(shelfOf(cache)).toEqual(['1.2.3+tiny-agent']);
  });

  it('refuses a package whose hash differs from our lock', async () => {
    const cache = folder();
    const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
    const lock = { 'tiny-agent@1.2.3': { integrity, bytes: registry.bytes } };
    await expect(installAgent(request(cache, { lock, exec }))).rejects.toThrow(
      /does not have the hash in this tool's lock.*EINTEGRITY/s,
    );
    expect(shelfOf(cache)).toEqual([]);
  });

  it('refuses an install that a full disk cut short, though npm exits 0', async () => {
    const cache = folder();
    const cutting: Exec = async (file, args, options) => {
      const result = await repeat(file, args, options);
      truncateSync(join(options.cwd, 'node_modules/tiny-agent/bin/tiny'), 5);
      return result;
    };
    await expect(installAgent(request(cache, { exec: cutting }))).rejects.toThrow(
      /npm unpacked \d+ bytes instead of the \d+ in this tool.s lock/,
    );
    expect(shelfOf(cache)).toEqual([]);
  });

  inFull.it('installs a version that is not in the lock, and says so', async () => {
    const said: string[] = [];
    await installAgent(request(folder(), { lock: {}, exec, log: (line) => said.push(line) }));
    expect(said.join('\n')).toMatch(/warning: tiny-agent@1\.2\.3 is not in this tool's lock/);
  });

  it('installs once when two ask at the same time', async () => {
    const cache = folder();
    let calls = 0;
    const counting: Exec = (...args) => {
      calls++;
      return repeat(...args);
    };
    const both = await Promise.all([1, 2].map(() => installAgent(request(cache, { exec: counting }))));
    expect(calls).toBe(1);
    expect(both[0]).toEqual(both[1]);
  });

  const cut = (file: string) => {
    const { size } = statSync(file);
    writeFileSync(file, Buffer.alloc(size, 7));
    // As a program does that wants to go unnoticed.
    utimesSync(file, 1, 1);
  };

  it.each([
    ['of equal size', (binary: string) => cut(binary)],
    [
      'of another size, with its marker',
      (binary: string) => {
        writeFileSync(binary, '#!/bin/sh\necho planted\n');
        const marker = join(binary, '../../../../complete.json');
        const facts = JSON.parse(readFileSync(marker, 'utf8')) as object;
        writeFileSync(marker, JSON.stringify({ ...facts, binary_bytes: statSync(binary).size }));
      },
    ],
    ['beside it', (binary: string) => writeFileSync(join(binary, '../planted'), '')],
  ])('installs again where a file was changed since: one %s', async (_, change) => {
    const cache = folder();
    const said: string[] = [];
    const { binary } = await installAgent(request(cache));
    const before = readFileSync(binary, 'utf8');
    change(binary);
    await installAgent(request(cache, { log: (line) => said.push(line) }));
    expect(readFileSync(binary, 'utf8')).toBe(before);
    expect(readdirSync(join(binary, '..'))).toEqual(['tiny']);
    expect(said.join('\n')).toMatch(
      /warning: tiny 1\.2\.3: the installed files in .* are not what was installed; installing again/,
    );
    expect((await installAgent(request(cache, { exec: refuses }))).binary).toBe(binary);
  });

  it('holds an install without a record, such as one from a shared cache, to the lock', async () => {
    const cache = folder();
    const { binary } = await installAgent(request(cache));
    const files = await digestTree(join(binary, '../..'));
    const lock = { 'tiny-agent@1.2.3': { integrity: registry.integrity, bytes: registry.bytes, files } };
    rmSync(join(cache, 'hashes'), { recursive: true });
    await installAgent(request(cache, { lock, exec: refuses }));
    cut(binary);
    rmSync(join(cache, 'hashes'), { recursive: true });
    await expect(installAgent(request(cache, { lock, exec: refuses }))).rejects.toThrow(/npm was started/);
  });

  it('unpacks again what was unpacked, and lets files pass that come and go', async () => {
    const cache = folder();
    const passing = /^in-use\.\d+$/;
    const warm = ({ binary, shared_cache, home }: { binary: string; shared_cache: string; home: string }) => ({
      file: '/bin/sh',
      args: ['-c', `echo unpacked > ${shared_cache}/runtime`, binary],
      env: { PATH: '/usr/bin:/bin' },
      cwd: home,
    });
    const { shared_cache } = await installAgent(request(cache, { warm, passing }));
    writeFileSync(join(shared_cache, 'in-use.12'), '');
    await installAgent(request(cache, { warm, passing, exec: refuses }));
    expect(readdirSync(shared_cache)).toEqual(['in-use.12', 'runtime']);
    writeFileSync(join(shared_cache, 'runtime'), 'planted!');
    await installAgent(request(cache, { warm, passing, exec: refuses }));
    expect(readFileSync(join(shared_cache, 'runtime'), 'utf8')).toBe('unpacked\n');
  });

  it('installs the Node that a script needs, held to its hash, only where ours is older', async () => {
    const cache = folder();
    const held = { integrity: registry.integrity, bytes: registry.bytes };
    const lock = { 'tiny-agent@1.2.3': held };
    const running = { version: '20.19.0', path: '/our/node' };
    const script = { ...TINY, node: '20.18' };
    expect((await installAgent(request(cache, { build: script, running, lock }))).tools).toEqual({
      node: '/our/node',
    });
    const tools = { helper: { version: '7', build: TINY } };
    const asked: string[] = [];
    const noting: Exec = (file, args, options) => {
      asked.push(
        String(JSON.parse(readFileSync(join(options.cwd, 'package.json'), 'utf8')).dependencies['tiny-agent']),
      );
      return repeat(file, args, options);
    };
    const withTool = await installAgent(request(cache, { build: { ...TINY, tools }, exec: noting, lock }));
    expect(withTool.tools).toEqual({
      helper: join(cache, 'agents/helper/7+tiny-agent/node_modules/tiny-agent/bin/tiny'),
    });
    expect(asked).toEqual(['1.2.3']);
    const refusal = installAgent(request(cache, { build: { ...TINY, node: '20.20' }, running, exec: refuses, lock }));
    await expect(refusal).rejects.toThrow(/npm was started/);
    expect(readdirSync(join(cache, 'agents')).sort()).toEqual(['helper', 'node', 'tiny']);
  });

  it('never uses what a killed batch left unfinished, and removes it', async () => {
    const cache = folder();
    const shelf = join(cache, 'agents', 'tiny');
    // As SIGKILL leaves it: a partial folder, a folder without the marker, and a lock that nobody touches any more.
    mkdirSync(join(shelf, '.partial-1', 'node_modules'), { recursive: true });
    mkdirSync(join(shelf, '1.2.3+tiny-agent', 'node_modules/tiny-agent/bin'), { recursive: true });
    writeFileSync(join(shelf, '1.2.3+tiny-agent', 'node_modules/tiny-agent/bin/tiny'), 'half');
    mkdirSync(`${shelf}.lock`);
    const long_ago = new Date(Date.now() - 60_000);
    utimesSync(`${shelf}.lock`, long_ago, long_ago);
    const { binary } = await installAgent(request(cache));
    expect(readFileSync(binary, 'utf8')).toMatch(/^#!\/bin\/sh/);
    expect(shelfOf(cache)).toEqual(['1.2.3+tiny-agent']);
  });

  it('succeeds after a SIGKILL in the middle of the download', async () => {
    const cache = folder();
    const release = registry.hold();
    const asked = registry.requests.length;
    const partial = join(cache, 'agents', 'tiny', '.partial-x');
    mkdirSync(partial, { recursive: true });
    writeFileSync(join(partial, 'package.json'), JSON.stringify({ dependencies: { 'tiny-agent': '1.2.3' } }));
    const npm = spawn('npm', ['install', '--ignore-scripts'], {
      cwd: partial,
      env: { ...registry.env, npm_config_cache: folder() },
      stdio: 'ignore',
    });
    while (!registry.requests.slice(asked).some((url) => url.endsWith('.tgz')))
      await new Promise((r) => setTimeout(r, 20));
    npm.kill('SIGKILL');
    release();
    const { binary } = await installAgent(request(cache, { exec }));
    expect(readFileSync(binary, 'utf8')).toMatch(/^#!\/bin\/sh/);
    expect(shelfOf(cache)).toEqual(['1.2.3+tiny-agent']);
  });

  it.each([
    ['cut short', (binary: string) => truncateSync(binary, 3)],
    ['removed', (binary: string) => rmSync(binary)],
  ])('installs again when the executable was %s', async (_, damage) => {
    const cache = folder();
    const { binary } = await installAgent(request(cache));
    damage(binary);
    await installAgent(request(cache));
    expect(readFileSync(binary, 'utf8')).toMatch(/^#!\/bin\/sh/);
  });

  it('starts the agent once to warm its cache, however many ask', async () => {
    const cache = folder();
    const marks = folder();
    const warm = ({ binary, home }: { binary: string; home: string }) => ({
      file: binary,
      args: ['warm', marks],
      env: {},
      cwd: home,
    });
    await Promise.all([1, 2, 3].map(() => installAgent(request(cache, { warm }))));
    await installAgent(request(cache, { warm }));
    expect(readFileSync(join(marks, 'warmed'), 'utf8')).toBe('warm\n');
  });

  it('continues when the warming start fails, and says so', async () => {
    const said: string[] = [];
    const warm = ({ binary, home }: { binary: string; home: string }) => ({
      file: binary,
      args: ['fail'],
      env: {},
      cwd: home,
    });
    await installAgent(request(folder(), { warm, log: (line) => said.push(line) }));
    expect(said.join('\n')).toMatch(/first start of .* failed \(exit 3\)/);
  });
});

describe('installAgent, when it cannot install,', () => {
  it.each<[string, () => Partial<InstallRequest>, RegExp]>([
    [
      'npm is missing',
      () => ({ exec, env: { PATH: '/nonexistent' } }),
      /npm could not be started.*Fix: install Node\.js with npm/,
    ],
    [
      'there is no network',
      () => ({
        exec,
        env: { ...registry.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: folder() },
      }),
      /registry cannot be reached.*ECONNREFUSED.*Fix: /,
    ],
    [
      'there is no such version',
      () => ({ exec, build: { ...TINY, spec: 'tiny-agent@9.9.9' }, version: '9.9.9' }),
      /could not install tiny-agent@9\.9\.9: the registry has no such version of it.*Fix: /,
    ],
    [
      'a package that it needs is missing',
      () => ({
        exec: fails('npm error code ETARGET\nnpm error notarget No matching version found for @a/codemode@1.5.2.\n'),
        lock: {},
      }),
      /could not install tiny-agent@1\.2\.3: the registry has no @a\/codemode@1\.5\.2, on which it depends\..*Fix: name another version/,
    ],
    [
      'there is no such package',
      () => ({ exec, build: { ...TINY, spec: 'no-agent@1.0.0' } }),
      /the registry has no such version/,
    ],
    [
      'the package has no such binary',
      () => ({ build: { ...TINY, binary: 'bin/other' } }),
      /does not contain bin\/other.*Fix: /,
    ],
    [
      'the disk is full',
      () => ({ exec: fails('npm error code ENOSPC\nnpm error nospc write') }),
      /the disk is full.*Fix: free space/,
    ],
    ['the platform has no build', () => ({ exec: fails('npm error code EBADPLATFORM') }), /no build for this system/],
    [
      'npm fails for another reason',
      () => ({ exec: fails('npm error something new') }),
      /npm says: something new\. Fix: /,
    ],
  ])('says what to do when %s', async (_, more, message) => {
    const cache = folder();
    await expect(installAgent(request(cache, more()))).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(message),
    });
    expect(shelfOf(cache)).toEqual([]);
  });

  it('says what to do when the cache cannot be written', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    await expect(installAgent(request(file))).rejects.toThrow(/cache folder .* cannot be written.*AGENT_ROUTING_CACHE/);
  });
});

describe('the module of installAgent', () => {
  inFull.it('asks the registry for the latest version', async () => {
    const asks: Exec = (file, args, options) => exec(file, args, { ...options, env: registry.env });
    expect(await resolveLatest('tiny-agent', asks)).toBe('1.2.3');
    await expect(resolveLatest('no-agent', asks)).rejects.toThrow(/could not ask which version of no-agent/);
  });

  it('puts the cache outside the repository, where the user says', () => {
    expect(defaultCacheRoot({ AGENT_ROUTING_CACHE: '/a', XDG_CACHE_HOME: '/b' })).toBe('/a');
    expect(defaultCacheRoot({ XDG_CACHE_HOME: '/b' })).toBe('/b/agent-routing');
    expect(defaultCacheRoot({ XDG_CACHE_HOME: 'relative' })).toMatch(/\/\.cache\/agent-routing$/);
  });

  it('refuses Windows in one sentence', () => {
    expect(() => currentPlatform('win32', 'x64')).toThrow(/cannot be run on Windows/);
    expect(currentPlatform('linux', 'arm64')).toEqual({ os: 'linux', arch: 'arm64' });
  });
});
