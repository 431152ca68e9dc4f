/** A pull request on a test workspace, as an event of the action; the loopback GitHub learns what stands on its main. */

import type { ActionRun } from './action-job.js';
import type { Workspace } from './action-workspace.js';
import type { ArtifactService } from './artifact-service.js';
import type { GitHubServer } from './github-server.js';

export const HEAD_SHA = 'b07d3e1'.padEnd(40, '0');
const BASELINE = 'provider-baseline.json';

export interface Servers {
  github: GitHubServer;
  artifacts: ArtifactService;
}

export function teachGitHub(github: GitHubServer, workspace: Workspace): void {
  github.state.refs['main'] = workspace.sha;
  github.state.refs[workspace.sha] = workspace.sha;
  for (const file of [BASELINE, 'cases.json']) {
    if (workspace.git('ls-tree', 'main', file))
      github.state.files[`${workspace.sha}:${file}`] = workspace.git('show', `main:${file}`);
  }
}

export function pullRequest(servers: Servers, workspace: Workspace, parts: Partial<ActionRun> = {}): ActionRun {
  teachGitHub(servers.github, workspace);
  return {
    workspace: workspace.path,
    ...servers,
    event: 'pull_request',
    payload: pullRequestPayload(workspace.sha, 'o/r'),
    ...parts,
    inputs: { agents: 'offline', ...parts.inputs },
  };
}

export function pullRequestPayload(base_sha: string, head_repository: string) {
  return {
    number: 5,
    pull_request: {
      number: 5,
      head: { sha: HEAD_SHA, repo: { full_name: head_repository } },
      base: { sha: base_sha, ref: 'main', repo: { full_name: 'o/r' } },
    },
    repository: { default_branch: 'main' },
  };
}
