import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createWorkspace } from '../../helpers/action-workspace.js';
import { type ArtifactService, startArtifactService } from '../../helpers/artifact-service.js';
import { listNames, openChatEndpoint } from '../../helpers/chat-endpoint.js';
import { installFakeCodex } from '../../helpers/fake-agent.js';
import { runAction } from '../../helpers/run-action.js';
import { scratchFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

let artifacts: ArtifactService;
beforeEach(async () => {
  artifacts = await startArtifactService();
});
afterEach(() => artifacts.close());

const improveIn = (inputs: Record<string, string>, event = 'workflow_dispatch', env = {}, cases: object[] = []) =>
  runAction({
    ...{ workspace: createWorkspace({ cases }).path, artifacts, token: '', event, env },
    inputs: { command: 'improve', skill: 'xlsx-pivot', mode: 'model', model: 'tiny', ...inputs },
  });

// What the search itself does: test/src/commands/improve.test.ts.
describe('command: improve', () => {
  it.each([
    ['is started by hand only', { event: 'schedule' }, 'on: workflow_dispatch'],
    ['is about one skill', { skill: 'a,b' }, 'name it with `skill:`'],
    ['needs a mode in which a model chooses', { mode: 'oracle' }, '`mode: model` or `mode: live`'],
  ])('%s', async (_, { event, ...inputs }: Record<string, string>, fix) => {
    const { code, errors } = await improveIn(inputs, event);
    expect([code, errors[0]?.message]).toEqual([2, expect.stringContaining(fix)]);
    expect(artifacts.artifacts).toEqual([]);
  });

  inFull.it('leaves the diff in the summary and in the artifact', async () => {
    const cache = scratchFolder('ar-');
    installFakeCodex(cache);
    const chat = await openChatEndpoint((body) => {
      if (!body.tools) return { text: '["Sums up sales. Use for any total."]' };
      const [listing = '', prompt = ''] = body.messages.map(({ content }) => content);
      const path = listNames(body).find((name) => name.includes('/xlsx-pivot/'));
      return path && prompt.includes('sales') && listing.includes('sales') ? { calls: [{ path }] } : { text: 'Done.' };
    });
    const cases = Array.from({ length: 12 }, (_, at) => ({
      case_id: `c${at}`,
      prompt: at < 8 ? `All sales of month ${at}, please.` : `What is ${at} and two?`,
      ...(at < 8 ? { expected_skill: 'xlsx-pivot' } : { disallowed_skills: ['xlsx-pivot'] }),
    }));
    const env = { AGENT_ROUTING_MODEL_URL: chat.url, AGENT_ROUTING_CACHE: cache };
    const inputs = { ask: 'listing', agents: 'codex', trials: '1', rounds: '1' };
    const { code, errors, summary, outputs } = await improveIn(inputs, 'workflow_dispatch', env, cases).finally(
      chat.close,
    );
    expect([code, errors]).toEqual([0, []]);
    expect(summary).toContain('+description: Sums up sales. Use for any total.');
    expect([artifacts.artifacts[0]?.name, outputs['artifact_id']]).toEqual(['improvement-1', '1']);
    expect(outputs['results_path']).toMatch(/improvement\.json$/);
  });
});
