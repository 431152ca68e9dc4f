/** A pull request on a test workspace, as an event of the action; the loopback GitHub learns what stands on its main. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActionRun, commitOf } from './action-job.js';
import type { Workspace } from './action-workspace.js';
import type { ArtifactService } from './artifact-service.js';
import type { GitHubServer } from './github-server.js';

export const HEAD_SHA = 'b07d3e1'.padEnd(40, '0');
/** {commit: what stands in it}, since the workspaces of most tests have the same one. */
const known = new Map<string, Record<string, string>>();

export interface Servers {
  github: GitHubServer;
  artifacts: ArtifactService;
}

export function teachGitHub(github: GitHubServer, workspace: Workspace): void {
  github.state.repository = workspace.path;
  github.state.refs['main'] = commitOf(workspace.path, 'refs/heads/main');
  github.state.refs[workspace.sha] = workspace.sha;
  for (const [file, text] of Object.entries(filesAt(workspace))) github.state.files[`${workspace.sha}:${file}`] = text;
}

function filesAt({ sha, git }: Workspace): Record<string, string> {
  const files = known.get(sha) ?? {};
  if (known.has(sha)) return files;
  const names = git('ls-tree', '--name-only', sha, 'provider-baseline.json', 'cases.json');
  for (const name of names.split('\n').filter(Boolean)) files[name] = git('show', `${sha}:${name}`);
  known.set(sha, files);
  return files;
}

/** What is in the working folder is what the head of a fork has. */
export function teachHead(github: GitHubServer, { path, git }: Workspace): void {
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard').split('\n'))
    if (file !== '' && existsSync(join(path, file)))
      github.state.files[`${HEAD_SHA}:${file}`] = readFileSync(join(path, file), 'utf8');
}

export function pullRequest(servers: Servers, workspace: Workspace, parts: Partial<ActionRun> = {}): ActionRun {
  teachGitHub(servers.github, workspace);
  return {
    workspace: workspace.path,
    ...servers,
    event: 'pull_request',
    // The commit that is checked out, as if GitHub had merged the head to it.
    sha: commitOf(workspace.path),
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
