import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readFolders } from '../../../../src/github/artifacts/folder-jobs.js';
import type { ReadJob } from '../../../../src/github/artifacts/read-job.js';
import { readDownload } from '../../../../src/github/artifacts/zipped-jobs.js';
import { makeZip } from '../../../helpers/make-zip.js';
import { makeResult, makeResults } from '../../../helpers/results.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const RESULTS = JSON.stringify(makeResults([makeResult()]));
const ID = '00000000-0000-4000-8000-000000000001';
const OVER = 129 << 20;

function inArtifact(files: Record<string, string | Buffer>): Promise<ReadJob[]> {
  const zip = join(newFolder(), 'one.zip');
  writeFileSync(zip, makeZip(files));
  return readDownload({ name: 'agent-routing-x', id: 1, zip, problem: null });
}
const wordOf = (found: ReadJob[]) =>
  found.map((one) => ('problem' in one ? one.problem.message : one.results.summary.total));

it.each([
  ['at its top', { 'results.json': RESULTS }, [1]],
  ['in a folder', { 'batch/results.json': RESULTS, 'batch/units/u/results.json': '{}' }, [1]],
  ['in two folders', { 'a/results.json': RESULTS, 'b/c/results.json': RESULTS, 'notes.txt': 'x' }, [1, 1]],
  [
    'nowhere',
    { 'index.html': '<p>', '../results.json': RESULTS, '/results.json': RESULTS, 'a/../results.json': RESULTS },
    [],
  ],
])('batches of an artifact are found %s', async (_, files, expected) => {
  expect(wordOf(await inArtifact(files))).toEqual(expected);
});

it('a batch of an artifact that is broken costs itself alone, and is reported in a sentence', async () => {
  const found = await inArtifact({
    'a/results.json': RESULTS,
    'b/results.json': '{"half',
    'c/results.json': Buffer.alloc(OVER),
  });
  expect(wordOf(found)).toEqual([
    1,
    expect.stringMatching(/^agent-routing-x\/results.json: This file does not have the format of a batch/),
    expect.stringMatching(
      /^The artifact agent-routing-x cannot be unpacked \('c\/results.json' in the zip is too large\)/,
    ),
  ]);
  const zip = join(newFolder(), 'one.zip');
  writeFileSync(zip, 'PK no zip');
  expect(wordOf(await readDownload({ name: 'x', id: 1, zip, problem: null }))).toEqual([
    expect.stringMatching(/^The artifact x cannot be unpacked/),
  ]);
});

it('a folder whose results are too large is named, and not passed over', async () => {
  const root = newFolder();
  for (const name of ['good', 'huge']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'good/results.json'), RESULTS);
  writeFileSync(join(root, 'huge/results.json'), '');
  truncateSync(join(root, 'huge/results.json'), OVER);
  expect(wordOf(await readFolders(root))).toEqual([
    1,
    expect.stringMatching(/^huge\/results.json: This file is larger than 128 MB. Fix: split the batch/),
  ]);
});

it('trials of a batch in an artifact are unpacked one at a time, and nothing stays of them', async () => {
  const at = `batch/units/${ID}/trial-1`;
  const [job] = await inArtifact({
    'batch/results.json': RESULTS,
    [`${at}/stdout`]: 'said',
    [`${at}/meta.json`]: '{}',
    [`${at}/../../evil`]: 'x',
    [`${at}/other`]: 'x',
  });
  if (!job || 'problem' in job || !job.trials) throw new Error('no trials');
  const before = readdirSync(tmpdir());
  const opened = await job.trials.open(ID, 1);
  expect(readdirSync(opened?.folder ?? '').sort()).toEqual(['meta.json', 'stdout']);
  await opened?.close();
  expect([await job.trials.open(ID, 2), await job.trials.open('none', 1)]).toEqual([null, null]);
  await job.trials.close();
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('trial-') && !before.includes(name))).toEqual([]);
  // A second page of the same batch reads them again.
  const again = await job.trials.open(ID, 1);
  expect(again).not.toBeNull();
  await again?.close();
  await job.trials.close();
});
