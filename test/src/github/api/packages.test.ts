import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Job } from '../../../../src/github/api/job.js';
import { COMMENT_KEY, commentKey, packageOf, packageSlug, pageKey } from '../../../../src/github/api/package.js';
import { listGone, listPackages } from '../../../../src/github/api/packages.js';
import { artifactName } from '../../../../src/github/artifacts/upload.js';
import { readContext } from '../../../../src/github/inputs/context.js';
import { readInputs } from '../../../../src/options/inputs.js';
import { scratchFolder } from '../../../helpers/temporary-folder.js';

function jobIn(workspace: string, folder: string, inputs: Record<string, string> = {}): Job {
  const context = readContext({ GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: 'o/r' }, () => '{}');
  return { cwd: join(workspace, folder), context, inputs: readInputs((name) => inputs[name] ?? '') } as Job;
}

const FOLDERS = [
  '.',
  'a',
  'a/b',
  'a.b',
  'a-b',
  'a--b',
  'a_b',
  'ä',
  'packages/a',
  'packages.a',
  'packages',
  'all',
  '%all',
];

describe('ten uses of the action in one workflow', () => {
  it('have keys and artifact names of their own, whatever their folders are called', () => {
    const jobs = FOLDERS.map((folder) => jobIn('/w', folder));
    const keys = [...jobs.map(commentKey), ...jobs.map(pageKey)];
    expect(new Set(keys).size).toBe(2 * FOLDERS.length);
    for (const key of keys) {
      expect(key).toMatch(COMMENT_KEY);
      // It stands in a comment of HTML.
      expect(key).not.toContain('--');
    }
    const names = jobs.map((job) =>
      artifactName({ package: packageSlug(packageOf(job)), agents: ['claude'], shard: null }, 1),
    );
    expect(new Set(names).size).toBe(FOLDERS.length);
  });

  it('are distinguished by their source too', () => {
    const uses = [jobIn('/w', 'a'), jobIn('/w', 'a', { source: 'x' }), jobIn('/w', '.', { source: 'b' })];
    expect(new Set(uses.map(commentKey)).size).toBe(3);
    expect(commentKey(jobIn('/w', 'a', { comment_key: 'mine' }))).toBe('mine');
  });
});

describe('packages', () => {
  const workspace = scratchFolder('packages-');
  for (const folder of ['packages/a', 'packages/b', 'packages/b/node_modules/c', 'tools/x']) {
    mkdirSync(join(workspace, folder), { recursive: true });
    writeFileSync(join(workspace, folder, 'cases.json'), '[]');
  }
  mkdirSync(join(workspace, 'packages/docs'));
  const namesOf = async (packages: string) =>
    (await listPackages(jobIn(workspace, '.', { packages }))).map(({ name }) => name);

  it('are folders, or those of a pattern that hold cases, each once and in one order', async () => {
    expect(await namesOf('packages/*')).toEqual(['packages/a', 'packages/b']);
    expect(await namesOf('**')).toEqual(['packages/a', 'packages/b', 'tools/x']);
    expect(await namesOf('tools/x, packages/b/, packages/[ab]')).toEqual(['packages/a', 'packages/b', 'tools/x']);
  });

  it.each([
    ['packages/docs', /there are no cases \(cases\.json\) in 'packages\/docs'/],
    ['packages/none', /there are no cases/],
    ['nothing/*', /no folder fits 'nothing\/\*'/],
    ['../*', /outside the repository|no folder fits/],
    ['../..', /outside the repository/],
  ])('%s is refused', async (packages, words) => {
    await expect(namesOf(packages)).rejects.toThrow(words);
  });

  it('are gone where the ref has cases that the patterns name, and the checkout has them nowhere', async () => {
    const job = jobIn(workspace, '.', { packages: 'packages/*, tools/x/' });
    const paths = ['a', 'c', 'd', 'e/f', 'node_modules'].map((name) => `packages/${name}/cases.json`);
    const list = async () => [...paths, 'tools/x/cases.json', 'other/cases.json', 'packages/g/README.md', 'cases.json'];
    // `d` has another name here.
    const former = async (file: string) => (file === 'packages/b/cases.json' ? 'packages/d/cases.json' : null);
    const tree = { sha: '', read: async () => null, list, former };
    expect(await listGone(job, await listPackages(job), tree)).toEqual(['packages/c']);
  });
});
