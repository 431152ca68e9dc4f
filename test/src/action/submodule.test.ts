import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { actionServices } from '../../helpers/action-services.js';
import { CASES, createWorkspace } from '../../helpers/action-workspace.js';
import { pullRequestPayload } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { scratchFolder } from '../../helpers/temporary-folder.js';

const services = actionServices();

it('a submodule is compared with what the repository around it had of it, is named, and has no links that lead nowhere', async () => {
  const plugin = createWorkspace();
  const path = scratchFolder('around-');
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'protocol.file.allow=always'];
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: path, encoding: 'utf8', stdio: 'pipe' });
  git('init', '-q', '-b', 'main');
  git('submodule', 'add', '-q', '-b', 'main', plugin.path, 'vendor/demo');
  git('commit', '-qm', 'main');
  const base = git('rev-parse', 'HEAD').trim();
  git('checkout', '-qb', 'topic');
  const broken = CASES.map((one) => (one.case_id === 'redact-1' ? { ...one, expected: ['xlsx-pivot'] } : one));
  plugin.write('cases.json', broken);
  plugin.git('commit', '-qam', 'broken');
  execFileSync('git', [...who, 'pull', '-q', plugin.path, 'topic'], { cwd: join(path, 'vendor/demo'), stdio: 'pipe' });
  git('commit', '-qam', 'raise');
  const head = git('rev-parse', 'HEAD').trim();
  Object.assign(services.github.state, { repository: path, refs: { main: base } });
  const payload = pullRequestPayload(base, 'o/r');
  payload.pull_request.head.sha = head;
  const run = await runActionHere({
    ...{ workspace: path, ...services, event: 'pull_request', payload, sha: head },
    inputs: { agents: 'offline', working_directory: 'vendor/demo' },
  });
  expect([run.code, run.outputs['regressions'], run.outputs['new']]).toEqual([1, '1', '0']);
  const body = services.github.state.comments[0]?.body ?? '';
  expect(body).toContain('<b>agent-routing</b> · <code>vendor/demo</code>');
  expect(body).not.toContain('/blob/');
  rmSync(path, { recursive: true, force: true });
});
