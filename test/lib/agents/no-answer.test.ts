import { describe, expect, it } from '@jest/globals';
import { inFull } from '../../helpers/tested-agents.js';
import { faultyRuns } from '../../helpers/vendor-fault.js';

const run = faultyRuns();
const HANG = { type: 'hang' } as const;

describe('a model server that takes requests and never answers', () => {
  const PATIENCE = [
    ['claude', 'API_TIMEOUT_MS', 3],
    ['copilot', 'COPILOT_NATIVE_HTTP_TIMEOUT_MS', 6],
  ] as const;
  inFull.it.each(PATIENCE)(
    'is given up by %s, which waits for as long as %s says, %i times',
    async (agent, variable, tries) => {
      // Less patience than the launch gives it: how long it waits in all is then a matter of arithmetic, not of a clock.
      const { faults, exit, requests, env } = await run(agent, HANG, {
        timeout_ms: 250_000,
        env: { [variable]: '2000' },
      });
      expect([faults[0]?.kind, exit.ended_by, requests]).toEqual(['server_timeout', 'itself', tries]);
      expect(tries * Number(env[variable])).toBeLessThan(85_000);
    },
  );

  it.concurrent('is never given up by codex: the unit’s time-out ends it, and the session log proves that the server did not answer', async () => {
    const { faults, exit, requests } = await run('codex', HANG, { timeout_ms: 15_000 });
    expect([faults[0]?.kind, exit.ended_by, requests]).toEqual(['server_timeout', 'timeout', 1]);
  });
});
