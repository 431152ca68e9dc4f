/** A real agent and a model that misbehaves on the wire → the faults that were read from its transcript, and how it came to its end. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { ProcessOutcome } from '../../lib/contract/ports/process.js';
import type { Fault } from '../../lib/contract/transcript/event.js';
import type { WireFault } from '../../lib/model/wire-fault.js';
import { PROSE } from '../../lib/policy/prose.js';
import type { Ports } from '../../lib/transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../../lib/transcript/ready.js';
import { takeTranscript } from '../../lib/transcript/take.js';
import { writePlugin } from './plugin.js';
import { openQuickPorts } from './quick-ports.js';
import { readyAgent, shareFolder, withFault } from './ready-agent.js';
import { temporaryFolder } from './temporary-folder.js';
import { NIGHTLY_NAMES } from './tested-agents.js';

export const AGENTS = NIGHTLY_NAMES;

export interface FaultyRun {
  faults: Fault[];
  exit: ProcessOutcome;
  /** Requests of the main conversation that the model got. */
  requests: number;
  /** The agent's own variables. */
  env: Record<string, string>;
}

export interface FaultyRunOptions {
  timeout_ms: number;
  /** Variables over those of the agent's own launch. */
  env?: Record<string, string>;
}

/** For use at the top of a file: the agents are made ready once, before its first test. */
export function faultyRuns() {
  const newFolder = temporaryFolder();
  const ready: Record<string, ReadyAgent> = {};
  let ports: Ports;
  let shared: SharedSource;

  beforeAll(async () => {
    ports = await openQuickPorts();
    shared = await shareFolder(writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]), join(newFolder(), 's'));
    for (const agent of AGENTS) ready[agent] = await readyAgent(agent);
  });
  afterAll(() => ports.modelServer.close());

  return async (name: (typeof AGENTS)[number], fault: WireFault, options: FaultyRunOptions): Promise<FaultyRun> => {
    const run = { faults: [] as Fault[], requests: 0, env: {} as Record<string, string> };
    // A test may be about one agent, whichever are tested.
    ready[name] ??= await readyAgent(name);
    const { agent } = ready[name];
    const watched: ReadyAgent = {
      ...ready[name],
      timeout_ms: options.timeout_ms,
      agent: {
        ...agent,
        launch(place) {
          const launch = agent.launch(place);
          run.env = launch.env;
          return { ...launch, env: { ...launch.env, ...options.env } };
        },
        codec: {
          ...agent.codec,
          parseRequest(...given) {
            const request = agent.codec.parseRequest(...given);
            if (agent.classifyRequest(request) === 'main') run.requests++;
            return request;
          },
        },
      },
    };
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    const { exit } = await takeTranscript(
      watched,
      shared,
      {
        unit_run_id: ports.newId(),
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
          if (event.type === 'fault') run.faults.push(event.fault);
        },
        signal: new AbortController().signal,
      },
      withFault(ports, fault),
    );
    return { ...run, exit };
  };
}
