import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import { buildDecisionRequest } from '../../../lib/model/decision-request.js';
import type { ModelRequest, OfferedSkill } from '../../../lib/model/wire.js';
import { settle } from '../../../lib/policy/decided.js';
import { PROSE } from '../../../lib/policy/script.js';
import { openPorts } from '../../../lib/setup/ports.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { takeTranscript } from '../../../lib/transcript/take.js';
import { writePlugin } from '../../helpers/plugin.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const PROMPT = 'My hedge flowers look ragged: <b>help</b> & "hurry".';
/** Awkward on purpose: markup, quotes, a colon, other scripts, one that Codex and Copilot cut or refuse. */
const SKILLS = [
  { dir: 'alpha', description: '"Prune <b>roses</b> & \'hedges\': clean cuts, 剪枝, déjà vu."' },
  { dir: 'beta', description: 'Use ALWAYS. `code`, $HOME, {{x}} and 100%.' },
  { dir: 'long', description: `Long ${'words of a description '.repeat(40)}end.` },
];

/** The tool by which each agent loads a skill, and a sentence of its own on when to. */
const AGENTS = {
  claude: { tool: 'Skill', says: /When the task at hand is one a listed skill covers/ },
  codex: { tool: 'read_file', says: /## When to use a skill/ },
  copilot: { tool: 'skill', says: /If a skill matches, invoking it is mandatory/ },
  gemini: { tool: 'activate_skill', says: /you can call the `activate_skill` tool/ },
  qwen: { tool: 'skill', says: /check if any of the available skills can help/ },
  opencode: { tool: 'skill', says: /Use the skill tool to load a skill when a task matches its description/ },
  pi: { tool: 'read', says: /Use the read tool to load a skill's file when the task matches/ },
  cline: { tool: 'skills', says: /check if any available skills match/ },
};
/** A role in which each agent's listing is read. */
const ROLES: Partial<Record<string, 'developer' | 'user'>> = { codex: 'developer', qwen: 'user' };

describe.each(Object.keys(AGENTS) as (keyof typeof AGENTS)[])('what a model is asked about %s', (name) => {
  const kept: string[] = [];
  let ports: Ports;
  let request: ModelRequest;
  let offered: OfferedSkill[];
  let home: string;

  beforeAll(async () => {
    ports = await openPorts();
    const root = writePlugin(newFolder(), 'kit', SKILLS);
    const shared = await shareFolder(root, join(newFolder(), 'staged'));
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    await takeTranscript(
      await readyAgent(name),
      shared,
      {
        ...{ unit_run_id: `listing-${name}`, trial: 1, mode: 'model', prompt: PROMPT, subagent: null, workspace: null },
        ...{ grant_tools: [], policy: () => () => PROSE, folder, redact: null, onEvent: () => {} },
        onFirstRequest(first, skills, setup) {
          [request, offered, home] = [first, skills, setup.home];
        },
        signal: new AbortController().signal,
      },
      keepRequests(ports, kept),
    );
  });
  afterAll(() => ports.modelServer.close());

  const listing = () =>
    findAgent(name)?.readListing?.(request) ?? {
      passages: [],
      tool: { name: '', description: '', input_schema: null },
    };

  it('is word for word in its own first request, and is no more than that', () => {
    const { passages, tool } = listing();
    // The longest, because a title is asked for with the prompt too.
    const [raw = ''] = kept.filter((text) => text.includes(PROMPT.slice(0, 28))).sort((a, b) => b.length - a.length);
    expect(passages.filter((passage) => passage === '' || !raw.includes(passage))).toEqual([]);
    const asked = buildDecisionRequest({ passages, tool }, PROMPT, { model: 'm', trial: 1 });
    // Cline says all in the description of its tool.
    expect(asked.messages.map(({ content }) => content)).toEqual([
      ...(name === 'cline' ? [] : [passages.join('\n\n')]),
      PROMPT,
    ]);
    expect(passages.join().includes(PROMPT)).toBe(false);
    // Codex has no tool for skills; its own is a shell, in code mode one for scripts.
    expect(asked.tools.map((one) => one.function.name)).toEqual([AGENTS[name].tool]);
    if (name !== 'codex') expect(raw).toContain(tool.description);
    expect(tool.description.length).toBeGreaterThan(5);
  });

  it('names every skill that it offers with every character of its description', () => {
    const { passages, tool } = listing();
    const alone: ModelRequest = {
      ...{ model: 'm', stream: false, headers: {}, calls: [], results: [], step: 0 },
      texts: passages.map((text) => ({ role: ROLES[name] ?? ('system' as const), text })),
      tools: [{ ...tool, freeform: false }],
    };
    expect(findAgent(name)?.readOffer(alone)).toEqual(offered);
    expect(offered.map(({ id }) => id.replace('kit:', ''))).toEqual(expect.arrayContaining(['alpha', 'beta', 'long']));
    const text = passages.join('\n');
    // Cline lists names alone.
    if (name === 'cline') return;
    expect(text).toContain('剪枝, déjà vu.');
    expect(text).toContain('`code`, $HOME, {{x}} and 100%.');
  });

  it('says in its own words when to use a skill', () => {
    const { passages, tool } = listing();
    expect([...passages, tool.description].join('\n')).toMatch(AGENTS[name].says);
  });

  it('does not depend on the folder of this unit', () => {
    const settled = settle({ listing: listing(), offered }, { home });
    expect(JSON.stringify(settled)).not.toContain(home.split('/')[2]);
    if (name === 'codex') expect(settled.listing.passages.join()).toContain('/tmp/ar-000000000000/h/.codex/skills');
  });
});
