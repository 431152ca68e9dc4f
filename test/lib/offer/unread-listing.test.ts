import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { PROSE } from '../../../lib/policy/prose.js';
import type { Transcript } from '../../../lib/transcript/ask.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { takeTranscript } from '../../../lib/transcript/take.js';
import { writePlugin } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const WORDS = 'Prune roses and hedges in the old garden.';
const signal = new AbortController().signal;

/** The same CLI, whose requests say it in other words. */
function reword(agent: Agent, from: string | RegExp, to: string): Agent {
  const parseRequest: Agent['codec']['parseRequest'] = (...args) => {
    const request = agent.codec.parseRequest(...args);
    return { ...request, texts: request.texts.map((one) => ({ ...one, text: one.text.replaceAll(from, to) })) };
  };
  return { ...agent, codec: { ...agent.codec, parseRequest } };
}

describe('a listing in a form that is not known here', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openQuickPorts();
  });
  afterAll(() => ports.modelServer.close());

  const share = (skills: { dir: string; description: string }[]) =>
    shareFolder(writePlugin(newFolder(), 'kit', skills), join(newFolder(), 's'));
  const newFolderThere = () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    return folder;
  };

  async function ask(name: string, files: Record<string, string>, skills = [{ dir: 'alpha', description: WORDS }]) {
    const ready = await readyAgent(name);
    const workspace = newFolderThere();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(workspace, path, '..'), { recursive: true });
      writeFileSync(join(workspace, path), text);
    }
    const offers: string[][] = [];
    const transcript: Transcript = await takeTranscript(
      ready,
      await share(skills),
      {
        ...{ unit_run_id: `unread-${name}`, trial: 1, mode: 'oracle', prompt: 'Say so.', subagent: null, workspace },
        ...{ grant_tools: [], policy: () => () => PROSE, folder: newFolderThere(), redact: null, onEvent: () => {} },
        onFirstRequest: (_, offered) => void offers.push(offered.map(({ id }) => id)),
        signal,
      },
      ports,
    );
    return { transcript, offered: offers[0] };
  }

  it('is an error of discover, with no row that says a skill is absent', async () => {
    const ready = await readyAgent('codex');
    const unknown = { ...ready, version: '0.170.0', agent: reword(ready.agent, 'skills_instructions>', 'skills>') };
    const found = await discoverOffers(
      unknown,
      await share([{ dir: 'alpha', description: WORDS }]),
      { mode: 'oracle', folder: newFolderThere(), parts: [], hooks: [], signal },
      ports,
    );
    expect(found).toMatchObject({ skills: null, parts: null, hooks: null, headroom: null, listing_context: null });
    expect(found.error).toMatch(
      /^the listing of codex 0\.170\.0 was not understood \(the request names Codex's own openai-docs, skill-installer in no row, and \d+ more like it\)\. Fix: .*--agent-versions pinned.*issues/,
    );
  });

  // Neither lists skills of its own, so a request without any says nothing of skills.
  inFull.it.each(['pi', 'cline'])('is not what %s sends where there is no skill', async (name) => {
    const { transcript } = await ask(name, {}, []);
    expect(transcript).toMatchObject({ unread: null, offered: [] });
  });

  it('is not what an agent sends whose settings turn skills off', async () => {
    const { transcript } = await ask('claude', { '.claude/settings.json': '{"permissions":{"deny":["Skill"]}}' });
    expect(transcript).toMatchObject({ unread: null, offered: [] });
  });

  inFull.it('is not an instruction file that says the same as a skill which is not listed', async () => {
    const files = { 'AGENTS.md': `# Skills\n\n- alpha: ${WORDS}\n`, '.pi/settings.json': '{}' };
    const hidden = [{ dir: 'alpha', description: `${WORDS}\ndisable-model-invocation: true` }];
    const { transcript } = await ask('pi', files, hidden);
    expect(transcript).toMatchObject({ unread: null, offered: [] });
    expect(transcript.exit.exit_code).toBe(0);
  });
});
