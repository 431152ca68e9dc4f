/** An agent that a hook never lets go: its end comes without its time being up. */
import { describe, expect, it } from '@jest/globals';
import type { ProcessOptions, ProcessOutcome } from '../../../lib/contract/ports/process.js';
import type { ModelRequest, SlowPolicy } from '../../../lib/model/wire.js';
import { serveModel } from '../../../lib/transcript/serve-model.js';
import { runWatched } from '../../../lib/transcript/watch.js';

function serve(calls: number) {
  let policy: SlowPolicy | null = null;
  const modelServer = {
    register(unit: { policy: SlowPolicy }) {
      policy = unit.policy;
      return { url: 'http://x', close() {} };
    },
  };
  const turn = (request: ModelRequest) => ({ text: '', calls: request.step < calls ? [{ name: 'x', input: {} }] : [] });
  const trial = { ready: { agent: {} }, ask: { policy: () => turn } };
  const { held } = serveModel(trial as never, {} as never, { modelServer } as never);
  return { held, ask: async (step: number) => void (await policy?.({ step } as ModelRequest, [])) };
}

describe('a model that is asked again and again after its end', () => {
  it('is held; one that makes calls, or is asked the same again, is not', async () => {
    const [held, works] = [serve(0), serve(30)];
    for (let step = 0; step < 30; step += 1) await works.ask(step);
    for (let again = 0; again < 30; again += 1) await held.ask(0);
    for (let step = 1; step < 10; step += 1) await held.ask(step);
    expect([held.held.aborted, works.held.aborted]).toEqual([false, false]);
    await held.ask(10);
    expect(held.held.aborted).toBe(true);
  });

  it('ends its agent, which is then judged by what it did', async () => {
    const held = new AbortController();
    const runProcess = (_: unknown, { enough }: ProcessOptions) =>
      new Promise<Partial<ProcessOutcome>>((done) =>
        enough?.addEventListener('abort', () => done({ ended_by: 'enough', exit_code: 143, signal: 'SIGTERM' })),
      );
    const exit = runWatched({} as never, {} as never, null, held.signal, { runProcess } as never);
    held.abort();
    expect(await exit).toMatchObject({ stopped_early: true, exit_code: null, signal: null });
  });
});
