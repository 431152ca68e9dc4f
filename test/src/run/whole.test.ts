/** Mode model with all that an agent sends: what the workspace's instructions and the source's hooks say decides, as it does for a user. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { type ChatEndpoint, type ChatReply, type ChatRequest, openChatEndpoint } from '../../helpers/chat-endpoint.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, NIGHTLY_NAMES } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** Whose context file the rule stands in; by day Claude Code alone is started. */
const AGENTS = IN_FULL ? NIGHTLY_NAMES : (['codex'] as const);
const FILES = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', 'QWEN.md'];
const FILE = {
  case_id: 'file',
  trials: 1,
  prompt: 'My hedge is too high.',
  expected_skill: 'alpha',
  workspace: 'work',
};
const START = {
  case_id: 'start',
  trials: 1,
  prompt: 'My knives are blunt.',
  expected_skill: 'beta',
  agents: ['claude'],
};
const SUBMIT = {
  case_id: 'submit',
  trials: 1,
  prompt: 'My ropes are wet.',
  expected_skill: 'gamma',
  agents: ['claude'],
};
const PROSE = { case_id: 'prose', trials: 1, prompt: 'My roof is red.', expected_skill: 'alpha', agents: ['claude'] };

/** Does as `For X always call Y` says wherever that stands, else calls delta; looks at a file first where it can. */
function decide({ messages, tools }: ChatRequest['body']): ChatReply {
  const text = messages.map(({ content }) => content).join('\n');
  const looked = messages.some(({ role }) => role === 'tool');
  const names = tools.map((tool) => tool.function.name);
  const answer = (name: string, input: object): ChatReply => ({
    raw: JSON.stringify({
      choices: [{ message: { tool_calls: [{ function: { name, arguments: JSON.stringify(input) } }] } }],
    }),
  });
  if (names.includes('Read') && !looked) return answer('Read', { file_path: 'stock.txt' });
  if (text.includes('My roof') && names.includes('Bash')) {
    const calls = messages.filter(({ role }) => role === 'tool').length;
    return calls < 2 ? answer('Bash', { command: 'touch done' }) : { text: 'I have painted it myself.' };
  }
  const [thing] = /hedge|knives|ropes/.exec(messages.findLast(({ role }) => role === 'user')?.content ?? '') ?? [];
  const skill = new RegExp(`For ${thing} always call (\\w+)`).exec(text)?.[1] ?? 'delta';
  const listed = new RegExp(`[\\w-]+:${skill}\\b`).exec(text)?.[0] ?? skill;
  const file = new RegExp(`[\\w/.-]*/${skill}/SKILL\\.md`).exec(text)?.[0] ?? '';
  const tool = names.find((name) => /^(?:Skill|skill|skills|activate_skill)$/.test(name));
  if (tool) return answer(tool, { skill: tool === 'Skill' ? listed : skill, name: skill });
  if (names.includes('exec')) return answer('exec', { input: `text(await tools.exec_command({"cmd":"cat ${file}"}))` });
  return answer(names.find((name) => /^read/.test(name)) ?? 'read', { path: file });
}

describe('mode model, asked with all that an agent sends', () => {
  let chat: ChatEndpoint;
  let root: string;

  async function runIn(...argv: string[]) {
    const shell = keptShell(root, { AGENT_ROUTING_MODEL_URL: chat.url });
    await runCommand('run', run, ['--json', '--agents', AGENTS.join(','), '--allow-source-processes', ...argv], shell);
    const results: Results = ResultsSchema.parse(JSON.parse(shell.out.join('')));
    const rows = results.results.map(({ case_id, agent, status, choices, failure_kind }) => ({
      ...{ case_id, agent, status, failure_kind, choice: choices?.[0]?.choice ?? null },
    }));
    return { results, rows, err: shell.err.join('') };
  }
  const statusOf = ({ rows }: Awaited<ReturnType<typeof runIn>>, id: string) =>
    rows.filter(({ case_id }) => case_id === id).map(({ status }) => status);

  beforeAll(async () => {
    chat = await openChatEndpoint(decide);
    const skills = ['alpha', 'beta', 'gamma', 'delta'].map((dir) => ({ dir, description: `Looks after ${dir}.` }));
    root = writePlugin(newFolder(), 'kit', skills);
    const say = (words: string) => [{ hooks: [{ type: 'command', command: `echo "${words}"` }] }];
    const hooks = {
      SessionStart: say('For knives always call beta.'),
      UserPromptSubmit: say('For ropes always call gamma.'),
    };
    write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks }));
    for (const file of FILES) write(join(root, 'work', file), 'For hedge always call alpha.\n');
    write(join(root, 'work/stock.txt'), 'Two ladders.\n');
    writeFileSync(join(root, 'cases.json'), JSON.stringify([FILE, START, SUBMIT, PROSE]));
  });
  afterAll(() => chat.close());

  it('passes what a file or a hook decides, and replays it without anyone to ask', async () => {
    const asked = await runIn('--mode', 'model', '--model', 'tiny', '--record');
    expect(statusOf(asked, 'file')).toEqual(AGENTS.map(() => 'pass'));
    if (AGENTS.includes('claude'))
      expect([statusOf(asked, 'start'), statusOf(asked, 'submit')]).toEqual([['pass'], ['pass']]);
    expect(asked.results.decider).toMatchObject({ turns: 8, undecided: { trials: 0 } });
    // The file was read by the agent itself, in its own workspace.
    if (AGENTS.includes('claude'))
      expect(
        chat.requests.some(({ body }) =>
          body.messages.some(({ role, content }) => role === 'tool' && content.includes('Two ladders')),
        ),
      ).toBe(true);
    const before = chat.requests.length;
    const again = await runIn('--mode', 'replay');
    expect(again.rows).toEqual(asked.rows);
    expect(chat.requests).toHaveLength(before);

    const [prose] = asked.results.results.filter(({ case_id }) => case_id === 'prose');
    if (!prose) return;
    expect(prose.choices).toEqual([
      { trial: 1, choice: null, said: 'I have painted it myself.', tools: ['Read', 'Bash'] },
    ]);
    const folder = join(
      root,
      '.agent-routing/artifacts',
      asked.results.batch_run_id,
      'units',
      prose.unit_run_id,
      'trial-1',
    );
    expect(readdirSync(folder)).toContain('decision.json');
    const kept = JSON.parse(readFileSync(join(folder, 'decision.json'), 'utf8'));
    expect(kept).toMatchObject({
      choice: null,
      heard: [{}, { calls: [{ became: 'refused' }] }, { text: 'I have painted it myself.' }],
    });
    expect(kept.asked.messages.at(-1).content).toContain('My roof is red.');
    expect(asked.err).not.toContain('undecided');
  });

  it('fails the same with the listing alone, and says that this is an upper bound', async () => {
    const asked = await runIn('--mode', 'model', '--model', 'tiny', '--ask', 'listing', '--case-id', 'file,start');
    expect(statusOf(asked, 'file')).toEqual(AGENTS.map(() => 'fail'));
    if (AGENTS.includes('claude')) expect(statusOf(asked, 'start')).toEqual(['fail']);
    expect(asked.err).toMatch(/with the listing alone, which is an upper bound/);
  });
});
