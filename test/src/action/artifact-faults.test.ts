import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ResultsSchema } from '../../../lib/contract/result.js';
import { actionServices, SERVICE_FAULTS } from '../../helpers/action-services.js';
import { createRegression, type Workspace } from '../../helpers/action-workspace.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';

const services = actionServices();
let workspace: Workspace;
beforeAll(() => {
  workspace = createRegression();
});

const TWIRP = /^\/twirp\/.*\/CreateArtifact$/;
const FINALIZE = /^\/twirp\/.*\/FinalizeArtifact$/;
const BLOB = /^\/upload\//;

describe.each(Object.entries(SERVICE_FAULTS))('the action, with %s from the artifact service,', (_, fault) => {
  it('loses no result and ends as the gate says when it hits every request once', async () => {
    for (const match of [TWIRP, BLOB, FINALIZE]) services.artifacts.faults.push({ ...fault, match, times: 1 });
    const run = await runActionHere(pullRequest(services, workspace, { inputs: { comment: 'never' } }));
    expect([run.code, run.outputs['gate']]).toEqual([1, 'fail']);
    expect(ResultsSchema.parse(JSON.parse(readFileSync(run.outputs['results_path'] ?? '', 'utf8'))).complete).toBe(
      true,
    );
    const stored = services.artifacts.artifacts.filter(({ finalized }) => finalized);
    // A refusal for good (403, a connection that breaks) is a warning that says where the results are.
    if (stored.length === 0) expect(run.warnings.map(({ message }) => message).join()).toContain('The results stay in');
    else expect(stored).toHaveLength(1);
  });
});

describe('the action, with the artifact service down for good,', () => {
  it.each([
    ['500', { status: 500 }],
    ['a dropped connection', { destroy: true }],
  ])('warns and ends as the gate says: %s', async (_, fault) => {
    services.artifacts.faults.push({ ...fault, match: /./, times: Number.POSITIVE_INFINITY });
    const run = await runActionHere(pullRequest(services, workspace));
    expect([run.code, run.outputs['regressions'], run.outputs['artifact_id']]).toEqual([1, '1', '']);
    expect(run.warnings.map(({ message }) => message).join()).toContain('The artifact was not uploaded');
    expect(services.github.state.comments).toHaveLength(1);
  });
});
