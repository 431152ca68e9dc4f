import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ResultsSchema } from '../../../lib/contract/result.js';
import { actionServices, SERVICE_FAULTS } from '../../helpers/action-services.js';
import { createRegression, type Workspace } from '../../helpers/action-workspace.js';
import { pullRequest } from '../../helpers/pull-request.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const services = actionServices();
let workspace: Workspace;
beforeAll(() => {
  workspace = createRegression();
});

/** By day the first of them. */
const FAULTS = Object.entries(SERVICE_FAULTS).slice(0, IN_FULL ? undefined : 1);

describe.each(FAULTS)('the action, with %s from GitHub,', (_, fault) => {
  it('writes one comment and ends as the gate says when it hits every request once', async () => {
    for (const match of [/\/commits\//, /\/contents\//, /\/comments$/, /\/graphql$/]) {
      services.github.state.faults.push({ ...fault, match, times: 1 });
    }
    services.github.state.faults.push({ ...fault, method: 'POST', match: /\/comments$/, times: 1 });
    const run = await runActionHere(pullRequest(services, workspace));
    expect([run.code, run.outputs['gate'], run.outputs['regressions']]).toEqual([1, 'fail', '1']);
    expect(services.github.state.comments).toHaveLength(1);
    expect(run.outputs['comment_url']).toContain('#issuecomment-1');
    expect(ResultsSchema.parse(JSON.parse(readFileSync(run.outputs['results_path'] ?? '', 'utf8'))).complete).toBe(
      true,
    );
  });
});

describe('the action, with GitHub down for good,', () => {
  const EVER: [string, object][] = [
    ['a dropped connection', { destroy: true }],
    ['500', { status: 500 }],
    ['429', { status: 429, headers: { 'retry-after': '3600' } }],
  ];
  it.each(EVER.slice(0, IN_FULL ? undefined : 1))(
    'reads the baseline by git, writes the table to the summary and ends as the gate says: %s',
    async (_, fault) => {
      services.github.state.faults.push({ ...fault, match: /./, times: Number.POSITIVE_INFINITY });
      const run = await runActionHere(pullRequest(services, workspace));
      expect([run.code, run.outputs['gate'], run.outputs['regressions']]).toEqual([1, 'fail', '1']);
      expect(run.summary).toContain('redact-1');
      const warned = run.warnings.map(({ message }) => message).join('\n');
      expect(warned).toContain('with git');
      expect(warned).toContain('No comment');
      expect(services.github.state.comments).toEqual([]);
    },
  );
});
