/** A skill that only a subagent loads, on every agent that can be followed into one: the real CLI, whose model is a script. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import { inSubagent } from '../../../lib/policy/in-subagent.js';
import { PROSE } from '../../../lib/policy/prose.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { SharedSource } from '../../../lib/transcript/ready.js';
import { takeTranscript } from '../../../lib/transcript/take.js';
import { writePlugin } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull, TESTED_AGENTS } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
let ports: Ports;
let shared: SharedSource;

beforeAll(async () => {
  ports = await openQuickPorts();
  shared = await shareFolder(
    writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]),
    join(newFolder(), 's'),
  );
});
afterAll(() => ports.modelServer.close());

/** Codex, which is asked by day, has no tool that starts one. */
const NAMES = TESTED_AGENTS.filter(({ callSubagent }) => callSubagent).map(({ name }) => name);

inFull.it.each(IN_FULL ? NAMES : ['claude'])('is seen on %s, and is the only one', async (name) => {
  const ready = await readyAgent(name, 250_000);
  const { agent } = ready;
  const uses: string[] = [];
  const faults: unknown[] = [];
  await takeTranscript(
    ready,
    shared,
    {
      unit_run_id: ports.newId(),
      trial: 1,
      mode: 'oracle',
      prompt: 'Say hello.',
      subagent: null,
      workspace: null,
      grant_tools: [],
      policy: () =>
        inSubagent(
          (request, offered) => {
            const skill = offered.find(({ id, also }) => [id, ...also].some((each) => /(?:^|:)alpha$/.test(each)));
            const call = request.step === 0 && skill ? agent.callSkill(request, skill) : null;
            return call ? { text: '', calls: [call] } : PROSE;
          },
          agent,
          (request) => agent.callSubagent?.(request, 'Use the skill alpha.'),
        ),
      folder: newFolder(),
      redact: null,
      onEvent: (event: AgentEvent) => {
        if (event.type === 'skill_call') uses.push(`${event.skill.replace(/^demo:/, '')} ${event.outcome}`);
        if (event.type === 'fault') faults.push(event.fault);
      },
      signal: new AbortController().signal,
    },
    ports,
  );
  expect({ uses, faults }).toEqual({ uses: ['alpha ran'], faults: [] });
});
