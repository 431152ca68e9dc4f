import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BATCH_FILES } from '../../../src/github/artifacts/read-job.js';
import { readZip } from '../../../src/github/artifacts/zip.js';
import { CASES, createWorkspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { type GitHubServer, startGitHub } from '../../helpers/github-server.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runAction } from '../../helpers/run-action.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

let github: GitHubServer;
let artifacts: ArtifactService;
beforeEach(async () => {
  [github, artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
});
afterEach(() => Promise.all([github.close(), artifacts.close()]));

const MANY = Array.from({ length: 1500 }, (_, n) => ({ ...CASES[n % 3], case_id: `case-${n}` }));
const settled = (stderr: string) => Number([...stderr.matchAll(/(\d+) of \d+ done/g)].at(-1)?.[1] ?? 0);

describe('the action, in a cancelled job,', () => {
  it.each(IN_FULL ? (['SIGINT', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    'keeps finished units after %s, and its post step uploads them',
    async (cancel_by) => {
      const workspace = createWorkspace({ cases: MANY, main: {}, current: {} });
      const job = pullRequest({ github, artifacts }, workspace, { inputs: { max_parallel: '1' } });
      const main = await runAction({
        ...job,
        cancel_when: (_, stderr) => settled(stderr) >= 20,
        cancel_by,
      });
      expect(main.code).not.toBe(0);
      expect(settled(main.stderr)).toBeLessThan(MANY.length);
      expect([artifacts.artifacts, github.state.comments, main.summary]).toEqual([[], [], '']);

      const post = await runAction({ ...job, state: main.state });
      expect([post.code, post.errors]).toEqual([0, []]);
      const zip = await readZip(artifacts.artifacts[0]?.zip ?? Buffer.alloc(0), BATCH_FILES, { max_bytes: 1e8 });
      const results = JSON.parse(String(zip.get('results.json')));
      expect(results.complete).toBe(false);
      // Each unit that was reported as settled had its record by then.
      expect(results.summary.total).toBeGreaterThanOrEqual(settled(main.stderr));
      expect(post.summary).toContain('was interrupted');
      expect(post.summary).toContain('/artifacts/1');
      const folder = main.outputs['artifact_dir'] ?? '';
      expect(existsSync(join(folder, 'units'))).toBe(true);
      expect(readFileSync(join(folder, 'results.json'), 'utf8')).toBe(String(zip.get('results.json')));
    },
  );

  inFull.it('uploads nothing twice when the job ended by itself', async () => {
    const workspace = createWorkspace();
    const job = pullRequest({ github, artifacts }, workspace);
    const main = await runAction(job);
    const requests = artifacts.requests.length;
    const post = await runAction({ ...job, state: main.state });
    expect([post.code, post.summary, artifacts.requests.length]).toEqual([0, '', requests]);
  });

  inFull.it('does nothing in the post step when main never began a batch', async () => {
    const job = pullRequest({ github, artifacts }, createWorkspace(), { inputs: { mode: 'lively' } });
    const main = await runAction(job);
    const post = await runAction({ ...job, inputs: { agents: 'offline' }, state: main.state });
    expect([main.code, post.code, post.errors]).toEqual([2, 0, []]);
  });
});
