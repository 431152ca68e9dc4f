import { describe, expect, it } from '@jest/globals';
import { AGENTS, type AgentName } from '../../../lib/agents/index.js';
import { explainUnrun } from '../../../lib/agents/interface/hook-facts.js';
import { parseAgentKey } from '../../../lib/contract/agent-key.js';
import type { DeclaredHook, HookCall } from '../../../lib/contract/transcript/hook-call.js';
import { compareHooks, leftOutBy, listHooks, namesOfHook } from '../../../lib/offer/hooks.js';
import { describePart } from '../../../lib/report/view/parts.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { markRun } from '../../../lib/unit/trial/mark-run.js';
import { skill, writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

const FILE = 'hooks/hooks.json';
const declare = (event: string, matcher: string | null, command = 'true'): DeclaredHook => ({
  ...{ file: FILE, event, matcher, command, conditional: false, recorded: true },
});
/** It ran for the one shell call of a discovery. */
const called = ({ event, command }: DeclaredHook) => ({ file: FILE, event, command }) as HookCall;

const nothing = () => null;

function explain(name: AgentName, declared: readonly DeclaredHook[], ran: readonly DeclaredHook[]) {
  const rows = compareHooks(declared, ran.map(called), AGENTS[name], nothing);
  return rows.map(({ ran: it_ran, reason }) => (it_ran ? 'ran' : reason));
}

/** What the agents did with such files: Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102. */
describe('a hook that did not run', () => {
  it('ran all the same where its call was recorded', () => {
    const comma = declare('PreToolUse', 'Bash,Write', 'true comma');
    expect(explain('claude', [comma], [comma])).toEqual(['ran']);
  });

  it('fails where each of its calls ended with an error', () => {
    const hook = declare('PreToolUse', 'Bash');
    const stderr =
      '/x/guard.js:1\nthrow new Error("boom");\n\nError: boom\n    at Object.<anonymous> (/x/guard.js:1:7)\n';
    const ended = (exit_code: number) => ({ ...called(hook), ended: true, exit_code, stderr });
    const stateOf = (...codes: number[]) =>
      compareHooks([hook], codes.map(ended), AGENTS.claude, nothing).map(({ ran, state, reason }) => [
        ran,
        state,
        reason,
      ]);
    expect(stateOf(1, 1)).toEqual([[true, 'fails', 'it ends with exit code 1 at each call: Error: boom.']]);
    for (const codes of [[1, 0], [2]]) expect(stateOf(...codes)).toEqual([[true, 'runs', null]]);
  });

  it('has no type, or no list around it', () => {
    const bare = { ...declare('PreToolUse', 'Bash'), incomplete: true };
    const why = expect.stringMatching(/^the agent never ran it: it has no `type`, stands outside a list `hooks`, or /);
    expect([explain('codex', [bare], []), explain('qwen', [bare], [])]).toEqual([[why], [why]]);
    expect(explain('copilot', [bare], [])[0]).toMatch(/takes no such hook/);
  });

  const right = declare('PreToolUse', 'Bash', 'true right');

  it.each(['claude', 'codex', 'copilot'] as const)('is one of no event on %s', (name) => {
    expect(explain(name, [declare('PreTooluse', 'Bash'), right], [right])).toEqual([
      'this agent has no hook event PreTooluse.',
      'ran',
    ]);
  });

  it('has a matcher in the wrong letter case, and the file is read', () => {
    expect(explain('claude', [declare('PreToolUse', 'bash')], [])).toEqual([
      "the agent never ran it: Claude Code: matchers know bash as Bash, and the matcher 'bash' does not match that.",
    ]);
    expect(explain('claude', [right], [])).toEqual([
      'the agent never ran it: it takes no such hook from hooks/hooks.json where this install puts it.',
    ]);
    expect(explain('claude', [declare('PreToolUse', 'Bash(npm *)')], [])).toEqual([
      "the agent never ran it: Claude Code: the matcher 'Bash(npm *)' does not match Bash.",
    ]);
    expect(explain('claude', [declare('PreToolUse', 'shell'), right], [right])).toEqual([
      "the agent never ran it: Claude Code: matchers know shell as Bash, and the matcher 'shell' does not match that.",
      'ran',
    ]);
  });
});

it('is not run where its twin for the shell was', () => {
  const [shell, read] = [declare('BeforeTool', 'run_shell_command'), declare('BeforeTool', 'Read')];
  expect(explain('gemini', [shell, read], [shell])).toEqual([
    'ran',
    'it waits for Read, and only a shell call was made.',
  ]);
});

describe('a hook of which nothing was started', () => {
  const stateOf = (
    name: AgentName,
    hook: DeclaredHook,
    left_out: string | null = null,
    calls: HookCall[] | null = null,
  ) =>
    compareHooks([hook], calls, AGENTS[name], () => left_out).map(({ ran, state, reason }) => [ran, state, reason])[0];
  const bash = declare('PreToolUse', 'Bash');
  const stuck = { ...bash, stuck: 'its command names x.sh, which does not exist' };

  it.each<[AgentName, DeclaredHook, left_out: string | null, ran: boolean | null, state: string, why: RegExp]>([
    ['claude', bash, null, null, 'read', /^it was not started/],
    ['claude', bash, 'as skills', false, 'not read', /^the agent never runs it: as skills\.$/],
    ['claude', { ...bash, file: '.claude/settings.json' }, 'as skills', null, 'read', /^it was not started/],
    ['codex', { ...bash, file: '.claude/settings.json' }, null, false, 'not read', /no hooks from \.claude/],
    ['claude', { ...bash, unread: true }, null, false, 'not read', /^no agent reads hooks\/hooks\.json/],
    ['claude', declare('PreTooluse', 'Bash'), null, false, 'does not run', /no hook event PreTooluse/],
    ['claude', declare('PreToolUse', 'bash'), null, false, 'does not run', /never runs it: Claude Code: matchers know/],
    ['claude', stuck, null, false, 'cannot start', /^its command names x\.sh/],
    ['gemini', stuck, null, false, 'does not run', /no hook event PreToolUse/],
  ])('on %s has a word of what is known without it (%#)', (name, hook, left_out, ran, state, why) => {
    expect(stateOf(name, hook, left_out)).toEqual([ran, state, expect.stringMatching(why)]);
  });

  it.each<[key: string, states: string[], reason: RegExp]>([
    ['claude+plugin', ['read', 'not read', 'read'], /installed as plugin, .* from p; `--agents claude\+marketplace`/],
    ['claude+marketplace', ['not read', 'read', 'read'], /from the root; `--agents claude\+plugin`/],
    ['codex', ['not read', 'not read', 'not read'], /installed as skills, .* from the root; `--agents codex\+plugin`/],
  ])('is left out by %s where that does not install its plugin', async (key, states, reason) => {
    const root = newFolder();
    const market = { name: 'm', owner: { name: 'x' }, plugins: [{ name: 'p', source: './p' }] };
    const files = [FILE, `p/${FILE}`, '.claude/settings.json'];
    writeTree(root, {
      '.claude-plugin/plugin.json': '{"name":"kit"}',
      '.claude-plugin/marketplace.json': JSON.stringify(market),
      'skills/alpha/SKILL.md': skill('alpha'),
      ...Object.fromEntries(files.map((file) => [file, '{"hooks":{}}'])),
    });
    const { name, install } = parseAgentKey(key, Object.keys(AGENTS));
    const agent = AGENTS[name as AgentName];
    const source = await readSource(root);
    const leftOut = leftOutBy({ agent, install: install ?? agent.defaultInstall(source) }, source);
    const declared = files.map((file) => ({ ...bash, file }));
    // With no call, with one of something else, and of a batch.
    const found = [null, []].map((calls) => compareHooks(declared, calls, agent, leftOut));
    const listed = listHooks(declared, { started: false, agent, leftOut });
    const unread = states.map((state) => state === 'not read');
    expect(found[0]?.map(({ state }) => state)).toEqual(states);
    for (const rows of found) expect(rows.map(({ state }) => state === 'not read')).toEqual(unread);
    expect(listed.map(describePart)).toEqual(states);
    const own = [...found, listed].map((rows) => rows.find((_, at) => unread[at])?.reason);
    expect(own).toEqual(own.map(() => expect.stringMatching(reason)));
  });

  it('does not run where settings that its agent reads turn all hooks off', () => {
    const off = { ...declare('PreToolUse', 'Bash'), off: ['.claude/settings.local.json'] };
    const of = (name: AgentName) => {
      const [row] = compareHooks([off], null, AGENTS[name], nothing);
      return [row?.state, row?.reason];
    };
    expect(of('claude')).toEqual([
      'does not run',
      '.claude/settings.local.json turns all hooks off (disableAllHooks).',
    ]);
    expect(of('codex')[0]).toBe('read');
  });

  it('runs where a unit ran it, although the copies of the skills do not bring it', () => {
    const row = { kind: 'hook' as const, plugin: null, ...namesOfHook(stuck), listed_as: [], deferred: false };
    const unread = { ...row, unread: true as const, reason: 'it comes with the plugin.' };
    expect(markRun([unread], [called(stuck)])).toEqual([{ ...row, ran: true, reason: null }]);
  });

  it('does not run because the agent called what cannot start', () => {
    expect(stateOf('claude', stuck, null, [called(stuck)])?.slice(0, 2)).toEqual([false, 'cannot start']);
    const [row] = listHooks([stuck], { started: true, agent: AGENTS.claude, leftOut: nothing });
    expect(row && markRun([row], [called(stuck)])).toEqual([{ ...row, stuck: true, reason: `${stuck.stuck}.` }]);
    expect(row && describePart(row)).toBe('CANNOT START');
  });
});

describe('the hooks of a batch', () => {
  const list = (declared: DeclaredHook[], started: boolean, left_out: string | null = null) =>
    listHooks(declared, { started, agent: AGENTS.claude, leftOut: () => left_out });
  const [start, twin, stop] = [
    declare('SessionStart', null),
    { ...declare('PreToolUse', 'Bash'), command: 'twin' },
    declare('Stop', null, 'true stop'),
  ];

  it('are not read, in plain words, where nobody said that the agent would', () => {
    expect(list([start], true, 'installed as skills').map(describePart)).toEqual(['not read']);
    expect(list([{ ...start, off: ['.claude/settings.json'] }], true).map(describePart)).toEqual(['DOES NOT RUN']);
  });

  it('have a reason each before one runs, and what needs no start to be known comes first', () => {
    const declared = [start, declare('Nope', null)];
    expect(list([declare('PreToolUse', 'bash')], true).map(describePart)).toEqual(['DOES NOT RUN']);
    const unknown = 'this agent has no hook event Nope.';
    expect(list(declared, true).map(({ reason }) => reason)).toEqual([expect.stringMatching(/seen to run/), unknown]);
    expect(list(declared, false).map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/--allow-source/),
      unknown,
    ]);
    expect(list(declared, true, 'as skills')[0]?.reason).toBe('the agent never runs it: as skills.');
  });

  it('are for other agents where those alone have such an event, and misspelt where none has', () => {
    const about = (name: AgentName, event: string) => {
      const { addressed_to, reason } =
        listHooks([declare(event, null)], { started: true, agent: AGENTS[name], leftOut: nothing })[0] ?? {};
      return [describePart({ kind: 'hook', addressed_to, reason, listed_as: [] } as never), reason];
    };
    const none = 'this agent has no hook event';
    expect(about('claude', 'BeforeTool')).toEqual(['for Gemini CLI', `${none} BeforeTool, which is for Gemini CLI.`]);
    expect(about('gemini', 'PreToolUse')).toEqual([
      'for other agents',
      `${none} PreToolUse, which is for Claude Code, Codex, GitHub Copilot CLI, Qwen Code.`,
    ]);
    for (const [name, event] of [
      ['claude', 'PreTooluse'],
      ['codex', 'preToolUse'],
      ['gemini', 'beforetool'],
    ] as const)
      expect(about(name, event)).toEqual(['DOES NOT RUN', `${none} ${event}.`]);
    const own = { ...declare('Notification', null), file: '.codex/hooks.json' };
    expect(compareHooks([own], [], AGENTS.codex, nothing)[0]?.addressed_to).toBeUndefined();
    expect(
      compareHooks([declare('BeforeTool', null)], [], AGENTS.codex, nothing).map(({ ran, addressed_to }) => [
        ran,
        addressed_to,
      ]),
    ).toEqual([[false, ['Gemini CLI']]]);
  });

  it('have none once one was seen to run, unless another has its file, event and command', () => {
    const rows = markRun(list([start, twin, { ...twin, matcher: 'Write' }, stop], true), [start, twin].map(called));
    expect(rows.map(({ name, ran = false, reason }) => [name, ran, reason === null])).toEqual([
      ['SessionStart: true', true, true],
      ['PreToolUse: twin', false, false],
      ['PreToolUse: twin', false, false],
      ['Stop: true stop', false, false],
    ]);
  });
});

it('a matcher that finds one of its tools is no hook that never runs', () => {
  const hook = { event: 'PreToolUse', matcher: 'edit|write', file: '.claude/settings.json', command: 'x' };
  const why = (agent: 'claude' | 'copilot', tool?: string) => explainUnrun(hook as never, AGENTS[agent], [], tool);
  // Copilot CLI 1.0.102 calls the one `edit`, and the other `create`.
  expect(why('copilot')).toBeNull();
  expect(why('copilot', 'Write')).toMatch(/does not match/);
  expect(why('claude')).toMatch(/does not match/);
});
