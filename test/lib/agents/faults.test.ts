import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import type { Doors } from '../../../lib/doors.js';
import type { Fault } from '../../../lib/event.js';
import { openDoors } from '../../../lib/io/doors.js';
import type { WireFault } from '../../../lib/io/wire-fault.js';
import { PROSE } from '../../../lib/model/script.js';
import { type ReadyAgent, type SharedSource, takeTranscript } from '../../../lib/transcript.js';
import { writePlugin } from '../../helpers/plugin.js';
import { readyAgent, shareFolder, withFault } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const AGENTS = ['claude', 'codex', 'copilot'] as const;

const answers = (status: number, kind: string, message: string, headers: Record<string, string> = {}): WireFault => ({
  type: 'status',
  status,
  kind,
  message,
  headers,
});

const FAULTS: [string, WireFault, string[]][] = [
  ['400', answers(400, 'invalid_request_error', 'this model takes no tools'), ['bad_config']],
  ['401', answers(401, 'authentication_error', 'invalid x-api-key'), ['auth']],
  ['403', answers(403, 'permission_error', 'not allowed'), ['auth']],
  ['429 with retry-after', answers(429, 'rate_limit_error', 'slow down', { 'retry-after': '1' }), ['rate_limit']],
  ['429 without', answers(429, 'rate_limit_error', 'slow down'), ['rate_limit']],
  ['500', answers(500, 'api_error', 'boom'), ['server']],
  ['529', answers(529, 'overloaded_error', 'Overloaded'), ['server']],
  ['a spent quota', answers(429, 'insufficient_quota', 'You exceeded your current quota'), ['quota']],
  ['a dropped stream', { type: 'cut' }, ['server', 'unreachable']],
  ['a closed connection', { type: 'drop' }, ['unreachable', 'server']],
  ['no answer at all', { type: 'hang' }, ['server_timeout']],
];

let doors: Doors;
let shared: SharedSource;
const ready: Record<string, ReadyAgent> = {};

beforeAll(async () => {
  doors = await openDoors();
  shared = await shareFolder(writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]), join(newFolder(), 's'));
  for (const agent of AGENTS) ready[agent] = await readyAgent(agent, 85_000);
});
afterAll(() => doors.modelServer.close());

async function faultsOf(agent: string, fault: WireFault): Promise<Fault[]> {
  const faults: Fault[] = [];
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  await takeTranscript(
    ready[agent]!,
    shared,
    {
      unit_run_id: doors.newId(),
      trial: 1,
      mode: 'oracle',
      prompt: 'Say hello.',
      subagent: null,
      workspace: null,
      grant_tools: [],
      policy: () => () => PROSE,
      folder,
      redact: null,
      onEvent: (event) => {
        if (event.type === 'fault') faults.push(event.fault);
      },
      signal: new AbortController().signal,
    },
    withFault(doors, fault),
  );
  expect(Date.now() - began).toBeLessThan(95_000);
  return faults;
}

describe('a vendor that misbehaves', () => {
  it('is told apart, on every agent, and every unit ends', async () => {
    const limit = pLimit(10);
    const table = await Promise.all(
      FAULTS.flatMap(([name, fault, kinds]) =>
        AGENTS.map((agent) =>
          limit(async () => {
            const kind = (await faultsOf(agent, fault))[0]?.kind ?? 'none';
            return `${agent}: ${name}: ${kinds.includes(kind) ? 'recognised' : kind}`;
          }),
        ),
      ),
    );
    expect(table.filter((row) => !row.endsWith('recognised'))).toEqual([]);
  }, 400_000);
});
