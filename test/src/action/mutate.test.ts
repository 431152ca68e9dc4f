import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CASES, createWorkspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { runAction } from '../../helpers/run-action.js';
import { inFull } from '../../helpers/tested-agents.js';

let artifacts: ArtifactService;
beforeEach(async () => {
  artifacts = await startArtifactService();
});
afterEach(() => artifacts.close());

const mutateIn = (workspace: string, inputs: Record<string, string> = {}) =>
  runAction({
    workspace,
    artifacts,
    token: '',
    event: 'schedule',
    inputs: { command: 'mutate', agents: 'offline', ...inputs },
  });

describe('command: mutate', () => {
  it('writes table and survivors into the summary, sets its outputs, and uploads the records', async () => {
    const { outputs, summary, errors, code } = await mutateIn(createWorkspace().path);
    expect(outputs['mutation_score']).toMatch(/^(1|0(\.\d+)?)$/);
    expect(summary).toContain('Mutation score');
    expect(summary).toContain('index-entry-gone');
    expect(outputs['artifact_id']).toBe('1');
    expect(artifacts.artifacts[0]?.name).toBe('mutation-1');
    const survived = Number(outputs['survivors']);
    expect([code, errors.length]).toEqual(survived > 0 ? [1, 1] : [0, 0]);
    expect(summary.includes('survived in')).toBe(survived > 0);
  });

  inFull.it('passes where the score is high enough, on a sample', async () => {
    const inputs = { max_units: '3', min_score: '0' };
    const { code, errors, summary } = await mutateIn(createWorkspace().path, inputs);
    expect([code, errors]).toEqual([0, []]);
    expect(summary).toContain('A sample: 3 of ');
  });

  inFull.it('refuses mode live, and a corpus that is not green', async () => {
    const live = await mutateIn(createWorkspace().path, { mode: 'live' });
    expect([live.code, live.errors[0]?.message]).toEqual([2, expect.stringContaining('embedded modes only')]);
    const workspace = createWorkspace();
    workspace.write(
      'cases.json',
      CASES.map((one) => ({ ...one, expected: ['xlsx-pivot'], query: 'redact' })),
    );
    const { code, outputs } = await mutateIn(workspace.path);
    expect([code, outputs['mutation_score']]).toEqual([1, '']);
  });
});
