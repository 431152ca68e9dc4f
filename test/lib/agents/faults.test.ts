import { describe, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { type AgentName, DEFAULT_AGENTS } from '../../../lib/agents/index.js';
import type { WireFault } from '../../../lib/model/wire-fault.js';
import { IN_FULL } from '../../helpers/tested-agents.js';
import { AGENTS, faultyRuns } from '../../helpers/vendor-fault.js';

const run = faultyRuns();

const answers = (status: number, kind: string, message: string, headers: Record<string, string> = {}): WireFault => ({
  type: 'status',
  status,
  kind,
  message,
  headers,
});

/** The default agents give a silent server up by themselves or have a test of their own (no-answer.test.ts). */
const PATIENT = AGENTS.filter((name) => !DEFAULT_AGENTS.includes(name));

/**
 * What `npm test` asks of the agents whose starts cost most: one fault that is worded in a way of their own. Codex is asked for all, and
 * the recordings of each fault hold what is read of it (test/lib/unit/recorded-faults.test.ts).
 */
const BRIEFLY: Partial<Record<AgentName, string[]>> = {
  claude: ['429 with retry-after'],
  copilot: ['a spent quota'],
};

const isAsked = (agent: AgentName, name: string) => IN_FULL || (BRIEFLY[agent]?.includes(name) ?? true);

/** See its facts. */
const waits = (agent: AgentName, { type }: WireFault) => agent === 'kilo' && type === 'drop';

/** except: agents to whom it is the fault above it. */
const FAULTS: [string, WireFault, string[], except?: string[]][] = [
  // First, since Copilot backs off for a minute.
  ['429 without retry-after', answers(429, 'rate_limit_error', 'slow down'), ['rate_limit']],
  ['a spent quota', answers(429, 'insufficient_quota', 'You exceeded your current quota'), ['quota']],
  ['400', answers(400, 'invalid_request_error', 'this model takes no tools'), ['bad_config']],
  ['401', answers(401, 'authentication_error', 'invalid x-api-key'), ['auth']],
  ['403', answers(403, 'permission_error', 'not allowed'), ['auth']],
  ['429 with retry-after', answers(429, 'rate_limit_error', 'slow down', { 'retry-after': '1' }), ['rate_limit']],
  ['500', answers(500, 'api_error', 'boom'), ['server']],
  ['529', answers(529, 'overloaded_error', 'Overloaded'), ['server'], ['codex', 'copilot']],
  ['a dropped stream', { type: 'cut' }, ['server', 'unreachable']],
  ['a closed connection', { type: 'drop' }, ['unreachable', 'server']],
];

if (PATIENT.length > 0)
  it('a stream that stops in its middle is the server’s fault on each further agent, which the time limit ends', async () => {
    const limit = pLimit(2);
    const table = await Promise.all(
      PATIENT.map((agent) =>
        limit(async () => {
          const { faults, exit } = await run(agent, { type: 'stall' }, { timeout_ms: 60_000 });
          return `${agent}: ${faults[0]?.kind ?? 'none'}, ended by ${exit.ended_by}`;
        }),
      ),
    );
    expect(table).toEqual(PATIENT.map((agent) => `${agent}: server_timeout, ended by timeout`));
  });

describe('the fault of a vendor’s bad answer', () => {
  it('is recognised by every agent, which then ends by itself, but for Kilo without a network', async () => {
    // The further agents are heavier, and together they would wait for the machine instead of for the server.
    const limit = pLimit(PATIENT.length > 0 ? 4 : 10);
    const table = await Promise.all(
      FAULTS.flatMap(([name, fault, kinds, except = []]) =>
        AGENTS.filter((agent) => !except.includes(agent) && isAsked(agent, name)).map((agent) =>
          limit(async () => {
            const end = waits(agent, fault) ? 'timeout' : 'itself';
            const patience = end === 'timeout' ? 120_000 : PATIENT.length > 0 ? 600_000 : 250_000;
            const { faults, exit } = await run(agent, fault, { timeout_ms: patience });
            const kind = faults[0]?.kind ?? 'none';
            const ended = exit.ended_by === end ? 'as expected' : `by ${exit.ended_by}`;
            return `${agent}: ${name}: ${kinds.includes(kind) ? 'recognised' : kind}, ended ${ended}`;
          }),
        ),
      ),
    );
    expect(table.filter((row) => !row.endsWith('recognised, ended as expected'))).toEqual([]);
    // By their own patience: Qwen Code tries 28 times in three minutes, OpenCode six times in two; on a busy machine it takes longer.
  }, 1_800_000);
});
