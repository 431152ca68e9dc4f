import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { downloadBatches } from '../../../../src/github/artifacts/download.js';
import { artifactName, uploadArtifact } from '../../../../src/github/artifacts/upload.js';
import { readZip } from '../../../../src/github/artifacts/zip.js';
import { readContext } from '../../../../src/github/inputs/context.js';
import { type ArtifactService, startArtifactService } from '../../../helpers/artifact-service.js';
import { makeZip } from '../../../helpers/make-zip.js';
import { scratchFolder } from '../../../helpers/temporary-folder.js';
import { inFull } from '../../../helpers/tested-agents.js';

let service: ArtifactService;
let folder: string;
beforeEach(async () => {
  service = await startArtifactService();
  folder = scratchFolder('batch-');
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
  uploadArtifact({ folder, name: 'batch', retention_days: 3, context: context(attempt), warn: () => {} });
const download = (parts: { max_bytes?: number } = {}) =>
  downloadBatches({
    context: context(),
    other_run: null,
    into: scratchFolder('down-'),
    wanted: (name) => name.startsWith('batch'),
    max_bytes: 10_000_000,
    wait: async () => {},
    warn: () => {},
    ...parts,
  });

describe('a batch in the artifact service', () => {
  it('is read back as it was written', async () => {
    expect(await upload()).toEqual({ name: 'batch', id: 1, url: 'https://github.com/o/r/actions/runs/7/artifacts/1' });
    const [one] = await download();
    const files = await readZip(one?.zip ?? '', ['results.json', 'units/u1/stdout'], { max_bytes: 1_000_000 });
    expect(String(files.get('results.json'))).toBe('{"ok": true}');
    expect(files.get('units/u1/stdout')).toHaveLength(100_000);
  });
  it('finds a name of its own however many jobs of the run want the same', async () => {
    const names: string[] = [];
    for (let n = 0; n < 7; n++) names.push((await upload()).name);
    expect(new Set(names).size).toBe(7);
    expect(service.artifacts.filter(({ finalized }) => finalized)).toHaveLength(7);
  });
  it('has another name when the job is run again', async () => {
    await upload();
    expect((await upload(2)).name).toBe('batch-attempt-2');
    expect((await upload(2)).name).toBe('batch-attempt-2-2');
  });
  it('contains no linked file, and none whose name the service refuses', async () => {
    symlinkSync('/etc/hostname', join(folder, 'link'));
    writeFileSync(join(folder, 'units/u1/a:b'), '1');
    await upload();
    const [one] = await download();
    expect((await readZip(one?.zip ?? '', ['link', 'units/u1/a:b'], { max_bytes: 1000 })).size).toBe(0);
  });
  it('is refused when it is too large', async () => {
    await upload();
    expect(await download({ max_bytes: 10 })).toMatchObject([
      { zip: '', problem: "artifact 'batch' is larger than 10 bytes" },
    ]);
  });
});

it.each([
  [{ agents: ['claude', 'codex'], shard: null }, 1, 'agent-routing-claude_codex-1of1-1'],
  [{ agents: ['claude@haiku+plugin'], shard: '2/4' }, 3, 'agent-routing-claude@haiku+plugin-2of4-3'],
  [{ agents: ['copilot@a/b:c'], shard: null }, 1, 'agent-routing-copilot@a.b.c-1of1-1'],
  [{ agents: ['claude'], shard: null, artifact_name: 'mine' }, 1, 'mine'],
])('the artifact of %j on attempt %d is called %s', (parts, attempt, name) => {
  expect(artifactName(parts, attempt)).toBe(name);
});

describe('readZip, on a zip from a stranger,', () => {
  const read = (zip: Buffer, max_bytes = 1000) => readZip(zip, ['results.json'], { max_bytes });
  it('returns the requested files by name and writes none', async () => {
    const zip = makeZip({
      '../results.json': 'up',
      '/results.json': 'root',
      'results.json': 'mine',
      'x/results.json': 'x',
    });
    expect([...(await read(zip))].map(([name, bytes]) => [name, String(bytes)])).toEqual([['results.json', 'mine']]);
    for (const folder of ['.', '..', '/', tmpdir()]) expect(existsSync(join(folder, 'results.json'))).toBe(false);
  });
  it('stops unpacking at the limit', async () => {
    const zip = makeZip({ 'results.json': 'a'.repeat(5_000_000) });
    expect(zip.length).toBeLessThan(10_000);
    await expect(read(zip)).rejects.toThrow('too large');
  });
  it('does not believe a stated size that hides a bomb', async () => {
    const zip = makeZip({ 'results.json': 'a'.repeat(5_000_000) });
    const directory = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    zip.writeUInt32LE(10, directory + 24);
    await expect(read(zip)).rejects.toThrow();
  });
  it('rejects a file whose checksum is wrong', async () => {
    const zip = makeZip({ 'results.json': 'mine' });
    const directory = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    zip.writeUInt32LE(1, directory + 16);
    await expect(read(zip)).rejects.toThrow('checksum');
  });
  inFull.it('reads one with more than 65,535 files', async () => {
    const files = Object.fromEntries(Array.from({ length: 66_000 }, (_, n) => [`f${n}`, '']));
    expect(String((await read(makeZip({ ...files, 'results.json': 'mine' }), 1e8)).get('results.json'))).toBe('mine');
  });
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello'.repeat(100))],
    ['half of one', makeZip({ 'results.json': 'a' }).subarray(40)],
    ['one with a broken directory', Buffer.concat([makeZip({ 'results.json': 'a' })]).fill(0, 0, 60)],
  ])('throws when it is %s', async (_, zip) => {
    await expect(read(zip)).rejects.toThrow();
  });
});
