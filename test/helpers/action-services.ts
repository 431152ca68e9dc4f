/** What the action talks to, GitHub's API and its artifact service, started afresh for each test of a file. */
import { afterEach, beforeEach } from '@jest/globals';
import type { ActionRun } from './action-job.js';
import type { Workspace } from './action-workspace.js';
import { startArtifactService } from './artifact-service.js';
import type { Fault } from './faults.js';
import { startGitHub } from './github-server.js';
import { pullRequest, type Servers } from './pull-request.js';
import { runActionHere } from './run-action-here.js';

/** For use at the top of a file; its fields are those of the test at hand. */
export function actionServices(): Servers {
  const services = {} as Servers;
  beforeEach(async () => {
    [services.github, services.artifacts] = await Promise.all([startGitHub(), startArtifactService()]);
  });
  afterEach(() => Promise.all([services.github.close(), services.artifacts.close()]));
  return services;
}

/** What a service may do to a request, once. */
export const SERVICE_FAULTS: Record<string, Omit<Fault, 'match' | 'times'>> = {
  '429 with retry-after': { status: 429, headers: { 'retry-after': '1' } },
  '429 without retry-after': { status: 429 },
  'a secondary limit': { status: 403, message: 'You have exceeded a secondary rate limit.' },
  '500': { status: 500 },
  '502 after the work': { status: 502, after_work: true },
  'a dropped connection': { destroy: true },
  'a connection dropped after the work': { destroy: true, after_work: true },
  'a slow body': { slow: 400 },
};

/** The jobs of one workflow run whose batch is split: its legs, and the one that merges them. */
export function legJobs(services: Servers) {
  const run = (workspace: Workspace, inputs: Record<string, string>, parts: Partial<ActionRun>) =>
    runActionHere(pullRequest(services, workspace, { ...parts, inputs }));
  return {
    leg: (workspace: Workspace, inputs: Record<string, string>, parts: Partial<ActionRun> = {}) =>
      run(workspace, { leg: 'true', ...inputs }, parts),
    summarize: (workspace: Workspace, inputs: Record<string, string> = {}, parts: Partial<ActionRun> = {}) =>
      run(workspace, { command: 'summarize', ...inputs }, parts),
  };
}
