import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { LaunchSetup } from '../../../lib/agents/interface/unit-setup.js';
import type { Decision } from '../../../lib/contract/decision.js';
import { buildDecisionRequest, type DecisionRequest } from '../../../lib/model/decision-request.js';
import type { ModelRequest, OfferedSkill } from '../../../lib/model/wire.js';
import { decidedPolicy } from '../../../lib/policy/decided.js';
import { createModelDecider } from '../../../lib/policy/model-decider.js';
import { PROSE } from '../../../lib/policy/prose.js';
import { createReplay } from '../../../lib/policy/replay-decider.js';
import { settle } from '../../../lib/policy/settle.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { takeTranscript } from '../../../lib/transcript/take.js';
import { findUnreadListing } from '../../../lib/transcript/unread-listing.js';
import { writePlugin } from '../../helpers/plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { listTexts, readRawListing } from '../../helpers/raw-listing.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { NIGHTLY_NAMES } from '../../helpers/tested-agents.js';

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
  gemini: {
    tool: 'activate_skill',
    says: /To activate a skill and receive its detailed instructions, call the `activate_skill` tool/,
  },
  qwen: { tool: 'skill', says: /check if any of the available skills can help/ },
  opencode: { tool: 'skill', says: /Use the skill tool to load a skill when a task matches its description/ },
  kilo: { tool: 'skill', says: /Use the skill tool to load a skill when a task matches its description/ },
  pi: { tool: 'read', says: /Use the read tool to load a skill's file when the task matches/ },
  cline: { tool: 'skills', says: /check if any available skills match/ },
};
/** The listing around its entries, each of which is `•`: words of the CLIs in the versions that are locked here. */
const FRAMES: Record<keyof typeof AGENTS, RegExp> = {
  claude: /^The following skills are available for use with the Skill tool:\n\n•(?:\n•)+$/,
  codex:
    /^<skills_instructions>\n## Skills\nA skill is a set of local instructions[^\n•]*\n### Skill roots\n(?:- `r\d` = `[^`•]*`\n)+### Available skills\n•+<\/skills_instructions>$/,
  copilot: /^<available_skills>\n•+<\/available_skills>$/,
  gemini:
    /^# Available Agent Skills\n\nYou have access to the following specialized skills\.[^\n•]*\n\n<available_skills>\n•+<\/available_skills>$/,
  qwen: /^<system-reminder>\nThe following skills are available for use with the Skill tool\.[^\n•]*\n\n<available_skills>\n•+<\/available_skills>\n<\/system-reminder>$/,
  opencode:
    /^Skills provide specialized instructions[^\n•]*\nUse the skill tool[^\n•]*\n<available_skills>\n•+<\/available_skills>$/,
  kilo: /^Skills provide specialized instructions[^\n•]*\nUse the skill tool[^\n•]*\n<available_skills>\n•+<\/available_skills>$/,
  pi: /^<skills>\n(?:[^<•\n]+\n){3}\n<available_skills>\n•+<\/available_skills>\n<\/skills>$/,
  cline: /^Available skills: •(?:, •)+\.$/,
};
/** Says the same that the files above say. */
const WORDS = {
  alpha: "Prune <b>roses</b> & 'hedges': clean cuts, 剪枝, déjà vu.",
  beta: 'Use ALWAYS. `code`, $HOME, {{x}} and 100%.',
  long: `Long ${'words of a description '.repeat(40)}end.`,
};
/** Marks of each agent's form with what a newer version may call them; null: the tool has another name. */
const MARKS: Record<keyof typeof AGENTS, [mark: string, other: string | null][]> = {
  claude: [
    ['The following skills are available', 'These skills can be used'],
    ['\n- ', '\n* '],
    ['Skill', null],
  ],
  codex: [
    ['<skills_instructions>', '<skill_catalog>'],
    [' (file: ', ' (path: '],
    ['- `r0` = ', '- r0: '],
  ],
  copilot: [
    ['available_skills>', 'skills_catalog>'],
    ['<skill>', '<entry>'],
    ['<name>', '<id>'],
    ['skill', null],
  ],
  gemini: [
    ['available_skills>', 'skills_catalog>'],
    ['# Available Agent Skills', '# Skills'],
    ['<location>', '<path>'],
    ['activate_skill', null],
  ],
  qwen: [
    ['available_skills>', 'skills_catalog>'],
    ['The following skills are available', 'These skills can be used'],
    ['<name>', '<id>'],
    ['skill', null],
  ],
  kilo: [
    ['available_skills>', 'skills_catalog>'],
    ['<skill>', '<entry>'],
    ['<location>', '<path>'],
    ['skill', null],
  ],
  opencode: [
    ['available_skills>', 'skills_catalog>'],
    ['<skill>', '<entry>'],
    ['<location>', '<path>'],
    ['skill', null],
  ],
  pi: [
    ['available_skills>', 'skills_catalog>'],
    ['<skill>', '<entry>'],
    ['<location>', '<path>'],
  ],
  cline: [
    ['Available skills: ', 'Catalogue: '],
    ['skills', null],
  ],
};
/** A role in which each agent's listing is read. */
const ROLES: Partial<Record<string, 'developer' | 'user'>> = { codex: 'developer', qwen: 'user' };

describe.each(NIGHTLY_NAMES)('what a model is asked about %s', (name) => {
  const kept: string[] = [];
  const bodies: unknown[] = [];
  let ports: Ports;
  let request: ModelRequest;
  let offered: OfferedSkill[];
  let home: string;
  let unit: LaunchSetup;
  let ready: ReadyAgent;

  beforeAll(async () => {
    ports = await openQuickPorts();
    const root = writePlugin(newFolder(), 'kit', SKILLS);
    const shared = await shareFolder(root, join(newFolder(), 'staged'));
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    ready = await readyAgent(name);
    await takeTranscript(
      ready,
      shared,
      {
        ...{ unit_run_id: `listing-${name}`, trial: 1, mode: 'model', prompt: PROMPT, subagent: null, workspace: null },
        ...{ grant_tools: [], policy: () => () => PROSE, folder, redact: null, onEvent: () => {} },
        onFirstRequest(first, skills, setup) {
          [request, offered, home, unit] = [first, skills, setup.home, setup];
        },
        signal: new AbortController().signal,
      },
      keepRequests(ports, kept, bodies),
    );
  });
  afterAll(() => ports.modelServer.close());

  const listing = () =>
    findAgent(name)?.readListing?.(request) ?? {
      passages: [],
      tool: { name: '', description: '', input_schema: null },
    };

  const about = {
    ...{ agent: name, version: '1', install: 'plugin', vendor_model: null, case_id: 'a', trial: 1, prompt: PROMPT },
    ...{ workspace: null, processes: null },
  };
  /** What mode `model` sends on the agent's first request, and what becomes of an answer that calls the skill of that name. */
  async function decideAs(skill: string) {
    const agent = findAgent(name) as Agent;
    const sent: DecisionRequest[] = [];
    const recorded: Decision[] = [];
    const choices: (string | null)[] = [];
    const decider = createModelDecider({
      ...{ model: 'm', turns: null, max_requests: 1, max_tokens: null, reuse: [], now: () => new Date(0) },
      record: (one) => void recorded.push(one),
      async ask(body) {
        sent.push(body);
        const call = { name: body.tools[0]?.function.name, arguments: JSON.stringify(argumentsOf(skill)) };
        return { ok: true, body: { choices: [{ message: { tool_calls: [{ function: call }] } }] } };
      },
    });
    const policy = decidedPolicy(
      { skills: [], files: [], tools: [], answer: 'Done.' },
      {
        ...{ agent, setup: unit, decider, about, taken: null },
        onAnswer: (answer) => void choices.push(answer.decided ? answer.choice : answer.reason),
      },
    );
    await policy(request, offered);
    expect([sent.length, choices.length]).toEqual([1, 1]);
    return { sent: sent[0] as DecisionRequest, recorded, choice: choices[0] };
  }
  /** By its file where the agent has no tool for skills. */
  const argumentsOf = (skill: string) =>
    name === 'codex' || name === 'pi' ? { path: offered.find(({ id }) => id === skill)?.path } : { skill, name: skill };
  const replay = (decisions: Decision[]) =>
    createReplay(decisions, { mode: 'model', model: 'm' }).decide({
      ...{ ...about, ...settle({ listing: listing(), offered }, unit) },
    });

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
      ...{ model: 'm', stream: false, headers: {}, calls: [], results: [], parts: [], step: 0 },
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

  it('asks with every name and character of the raw request’s listing, its own words and the prompt, and nothing else', async () => {
    // The longest, because a title is asked for with the prompt too; paths as the question has them.
    const [raw = ''] = bodies.map((body) => JSON.stringify(body)).sort((a, b) => b.length - a.length);
    const installed = unit.binary.slice(0, unit.binary.indexOf('/node_modules/'));
    const body: unknown = JSON.parse(
      raw.replaceAll(dirname(home), '/tmp/ar-000000000000').replaceAll(`${installed}/`, '/opt/agent/'),
    );
    const { rows, frame, tool } = readRawListing(name, body);
    const own = Object.fromEntries(rows.map((row) => [row.name.replace('kit:', ''), row.description]));
    expect(own).toMatchObject(name === 'cline' ? { alpha: null, beta: null, long: null } : WORDS);
    expect(frame).toMatch(FRAMES[name]);

    const { sent, recorded, choice } = await decideAs(rows.at(-1)?.name ?? '');
    const { messages, tools, ...settings } = sent;
    expect(settings).toEqual({
      ...{ model: 'm', tool_choice: 'auto', temperature: 0, seed: 1, max_tokens: 2048, stream: false },
    });
    const [ask, ...rest] = messages.toReversed();
    expect(ask).toEqual({ role: 'user', content: PROMPT });
    const listed = frame.replaceAll('•', () => rows.shift()?.text ?? '');
    const guidance = name === 'codex' ? `${rawGuidance(body)}\n\n` : '';
    expect(rest).toEqual(name === 'cline' ? [] : [{ role: 'system', content: guidance + listed }]);
    const [{ function: called, ...type } = { function: null }, ...others] = tools;
    expect([type, others]).toEqual([{ type: 'function' }, []]);
    expect(called).toEqual(
      tool
        ? { name: tool[0], description: tool[1], parameters: tool[2] }
        : {
            ...{ name: 'read_file', description: 'Reads a file.' },
            parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
          },
    );
    if (name === 'cline') expect(called?.description.endsWith(listed)).toBe(true);

    // What was decided on the last entry is what a replay of it decides.
    expect(recorded).toHaveLength(1);
    expect(await replay(recorded)).toMatchObject({ decided: true, choice });
    expect(choice).toBe(offered.at(-1)?.id);
  });

  it('is understood as it is, and is not once a mark of its form has another name', async () => {
    const faultOf = (asked: ModelRequest) =>
      findUnreadListing(
        { request: asked, offered: findAgent(name)?.readOffer(asked) ?? [] },
        ready,
        unit,
        unit.source.skills.map((skill) => ready.agent.skillPath(unit, skill)),
        ports.files,
      );
    expect(await faultOf(request)).toBeNull();
    for (const [mark, other] of MARKS[name]) {
      const fault = await faultOf(rename(request, mark, other));
      expect(fault?.message ?? mark).toMatch(
        new RegExp(`^the listing of ${name} \\d[\\w.]+ was not understood \\(.{20}`),
      );
      expect(fault).toMatchObject({
        kind: 'listing_not_understood',
        fix: expect.stringMatching(/pinned.*report it at https:/),
      });
    }
    // What the user writes is no listing.
    const quoting = {
      ...request,
      texts: [...request.texts, { role: 'user' as const, text: listing().passages.join() }],
    };
    expect(await faultOf(quoting)).toBeNull();
  });

  it('says in its own words when to use a skill', () => {
    const { passages, tool } = listing();
    expect([...passages, tool.description].join('\n')).toMatch(AGENTS[name].says);
  });

  it('does not depend on the folder of this unit, nor on where the agent is installed', () => {
    const settled = settle({ listing: listing(), offered }, unit);
    expect(JSON.stringify(settled)).not.toContain(home.split('/')[2]);
    const installed = unit.binary.slice(0, unit.binary.indexOf('/node_modules/'));
    expect(installed.length).toBeGreaterThan(5);
    expect(JSON.stringify(settled)).not.toContain(installed);
    if (name === 'codex') expect(settled.listing.passages.join()).toContain('/tmp/ar-000000000000/h/.codex/skills');
  });
});

/** What Codex says of skills outside its listing: a section of its own. */
function rawGuidance(body: unknown): string {
  const text = listTexts(body).find((one) => one.includes('\n# Using skills\n')) ?? '';
  const start = text.indexOf('# Using skills\n');
  return text.slice(start, text.indexOf('\n# ', start));
}

function rename(request: ModelRequest, mark: string, other: string | null): ModelRequest {
  const renamed = structuredClone(request);
  for (const tool of renamed.tools) {
    if (other === null && tool.name === mark) tool.name = 'load_one';
    if (other !== null) tool.description = tool.description.replaceAll(mark, other);
  }
  if (other !== null) for (const one of renamed.texts) one.text = one.text.replaceAll(mark, other);
  if (JSON.stringify(renamed) === JSON.stringify(request)) throw new Error(`the request has no ${mark}`);
  return renamed;
}
