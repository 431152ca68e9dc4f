/** A package registry on 127.0.0.1 that serves one tiny package, so that npm itself runs in tests without a network. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Registry {
  env: Record<string, string>;
  integrity: string;
  /** Of the unpacked files together. */
  bytes: number;
  requests: string[];
  /** Hold every tarball back until released. */
  hold(): () => void;
  close(): Promise<void>;
}

export const TINY = { spec: 'tiny-agent@1.2.3', folder: 'tiny-agent', binary: 'bin/tiny' };

/** latest: {package: version} for packages that it only knows by name. */
export async function openRegistry(folder: string, latest: Record<string, string> = {}): Promise<Registry> {
  const source = join(folder, 'tiny-source');
  mkdirSync(join(source, 'bin'), { recursive: true });
  writeFileSync(
    join(source, 'package.json'),
    JSON.stringify({ name: 'tiny-agent', version: '1.2.3', scripts: { postinstall: 'echo ran > script-ran' } }),
  );
  writeFileSync(
    join(source, 'bin/tiny'),
    '#!/bin/sh\nif [ "$1" = fail ]; then exit 3; fi\necho "$1" >> "$2/warmed"\n',
    { mode: 0o755 },
  );
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: source, stdio: 'ignore' });
  const tarball = readFileSync(join(folder, 'tiny-agent-1.2.3.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

  const bytes = ['package.json', 'bin/tiny'].reduce((sum, file) => sum + statSync(join(source, file)).size, 0);

  const requests: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/tiny-agent') {
      const tarball_url = `${origin}/tiny-agent/-/tiny-agent-1.2.3.tgz`;
      const version = {
        name: 'tiny-agent',
        version: '1.2.3',
        dist: { tarball: tarball_url, integrity },
        hasInstallScript: true,
      };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ name: 'tiny-agent', 'dist-tags': { latest: '1.2.3' }, versions: { '1.2.3': version } }),
      );
    } else if (latest[decodeURIComponent(request.url ?? '').slice(1)]) {
      const name = decodeURIComponent(request.url ?? '').slice(1);
      const version = latest[name] ?? '';
      const dist = { tarball: `${origin}/none.tgz`, integrity };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } }),
      );
    } else if (request.url?.endsWith('.tgz')) {
      await gate;
      response.end(tarball);
    } else {
      response.statusCode = 404;
      response.end('{"error":"not found"}');
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      npm_config_registry: `${origin}/`,
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_fetch_retries: '0',
      npm_config_userconfig: join(folder, 'npmrc'),
      npm_config_globalconfig: join(folder, 'global-npmrc'),
    },
    integrity,
    bytes,
    requests,
    hold() {
      let release = () => {};
      gate = new Promise((done) => {
        release = done;
      });
      return release;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
