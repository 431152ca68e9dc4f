import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { artifactName, uploadBatch } from '../../../src/github/artifact.js';
import { downloadBatches } from '../../../src/github/artifact-download.js';
import { readContext } from '../../../src/github/context.js';
import { readZip } from '../../../src/github/zip.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { makeZip } from '../../helpers/make-zip.js';

let service: ArtifactService;
let folder: string;
beforeEach(async () => {
  service = await startArtifactService();
  folder = mkdtempSync(join(tmpdir(), 'batch-'));
  mkdirSync(join(folder, 'units/u1'), { recursive: true });
  writeFileSync(join(folder, 'results.json'), '{"ok": true}');
  writeFileSync(join(folder, 'units/u1/stdout'), 'x'.repeat(100_000));
  process.env['ACTIONS_RESULTS_URL'] = service.url;
  process.env['ACTIONS_RUNTIME_TOKEN'] = service.token();
});
afterEach(() => service.close());

const context = (attempt = 1) =>
  readContext(
    {
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_RUN_ID: '7',
      GITHUB_RUN_ATTEMPT: String(attempt),
      ACTIONS_RUNTIME_TOKEN: 't',
      ACTIONS_RESULTS_URL: service.url,
    },
    () => '{}',
  );
const upload = (attempt = 1) =>
  uploadBatch({ folder, name: 'batch', retention_days: 3, context: context(attempt), warn: () => {} });
const download = (parts: { max_bytes?: number } = {}) =>
  downloadBatches({
    context: context(),
    other_run: null,
    into: mkdtempSync(join(tmpdir(), 'down-')),
    wanted: (name) => name.startsWith('batch'),
    max_bytes: 10_000_000,
    wait: async () => {},
    warn: () => {},
    ...parts,
  });

describe('a batch in the artifact service', () => {
  it('comes back as it was', async () => {
    expect(await upload()).toEqual({ name: 'batch', id: 1, url: 'https://github.com/o/r/actions/runs/7/artifacts/1' });
    const [one] = await download();
    const files = readZip(one?.zip ?? '', ['results.json', 'units/u1/stdout'], { max_bytes: 1_000_000 });
    expect(String(files.get('results.json'))).toBe('{"ok": true}');
    expect(files.get('units/u1/stdout')).toHaveLength(100_000);
  });
  it('has a name of its own when the job is run again', async () => {
    await upload();
    expect((await upload(2)).name).toBe('batch-attempt-2');
    expect((await upload(2)).name).toBe('batch-attempt-2-2');
  });
  it('holds no file that a link points to, and not the one whose name the service refuses', async () => {
    symlinkSync('/etc/hostname', join(folder, 'link'));
    writeFileSync(join(folder, 'units/u1/a:b'), '1');
    await upload();
    const [one] = await download();
    expect(readZip(one?.zip ?? '', ['link', 'units/u1/a:b'], { max_bytes: 1000 }).size).toBe(0);
  });
  it('is refused when it is too large', async () => {
    await upload();
    await expect(download({ max_bytes: 10 })).rejects.toThrow("'batch' is larger");
  });
});

it.each([
  [{ agents: ['claude', 'codex'], shard: null }, 1, 'agent-routing-claude_codex-1of1-1'],
  [{ agents: ['claude@haiku+plugin'], shard: '2/4' }, 3, 'agent-routing-claude@haiku+plugin-2of4-3'],
  [{ agents: ['copilot@a/b:c'], shard: null }, 1, 'agent-routing-copilot@a.b.c-1of1-1'],
  [{ agents: ['claude'], shard: null, artifact_name: 'mine' }, 1, 'mine'],
])('%j on attempt %d is called %s', (parts, attempt, name) => {
  expect(artifactName(parts, attempt)).toBe(name);
});

describe('a zip from a stranger', () => {
  const read = (zip: Buffer, max_bytes = 1000) => readZip(zip, ['results.json'], { max_bytes });
  it('gives the files asked for by name and writes none', () => {
    const before = readdirSync(tmpdir()).length;
    const zip = makeZip({
      '../results.json': 'up',
      '/results.json': 'root',
      'results.json': 'mine',
      'x/results.json': 'x',
    });
    expect([...read(zip)].map(([name, bytes]) => [name, String(bytes)])).toEqual([['results.json', 'mine']]);
    expect(readdirSync(tmpdir()).length).toBe(before);
  });
  it('is not unpacked beyond the limit', () => {
    const zip = makeZip({ 'results.json': 'a'.repeat(5_000_000) });
    expect(zip.length).toBeLessThan(10_000);
    expect(() => read(zip)).toThrow();
  });
  it('with more than 65,535 files is read too', () => {
    const files = Object.fromEntries(Array.from({ length: 66_000 }, (_, n) => [`f${n}`, '']));
    expect(String(read(makeZip({ ...files, 'results.json': 'mine' }), 1e8).get('results.json'))).toBe('mine');
  });
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello'.repeat(100))],
    ['half of one', makeZip({ 'results.json': 'a' }).subarray(40)],
    ['one with a broken directory', Buffer.concat([makeZip({ 'results.json': 'a' })]).fill(0, 0, 60)],
  ])('is an error when it is %s', (_, zip) => {
    expect(() => read(zip)).toThrow();
  });
});
