/** Settings of a project that turn all hooks off: for which agents they count, what the finding says and what it advises. */
import { describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import { explainUnrun } from '../../../lib/agents/interface/hook-facts.js';
import type { Result } from '../../../lib/contract/result.js';
import { settleCall } from '../../../lib/evidence/tool-route/settle-call.js';
import type { HookSight, Tried } from '../../../lib/evidence/tool-route/settled.js';
import { declareFor } from '../../../lib/offer/declare-hook.js';
import { describeToolRouteFail } from '../../../lib/report/view/tool-route-words.js';
import { brokenHooks } from '../../../lib/skill/hooks.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { Transcript } from '../../../lib/transcript/ask.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { explainSilence } from '../../../lib/unit/trial/install.js';
import { seeHooks } from '../../../lib/unit/trial/see-hooks.js';
import { judgeHookEvent } from '../../../lib/verdict/hook-event.js';

const CLAUDE = '.claude/settings.json';
const COPILOT = '.github/copilot/settings.local.json';
const HOOK = { event: 'PreToolUse', file: 'hooks/hooks.json', command: 'x', matcher: 'Bash' };
const DECLARED = [{ ...HOOK, conditional: false, recorded: true }];
const TRIED: Tried = {
  ...{
    tool: 'Bash',
    input: { command: 'mcp list' },
    outcome: 'ran',
    workspace: null,
    by_agent: false,
    failed_with: null,
  },
  ...{ expect: 'block', event: 'PreToolUse', after_calls: [] },
};

function silenceOf(name: string, hooks_off: string[], more: Partial<ReadyAgent> = {}) {
  const agent = findAgent(name);
  const ready = { agent, key: { name, install: null }, install: agent?.installs[0], ...more } as ReadyAgent;
  return explainSilence(ready, { hook_folders: [], plugins: [], hooks_off } as unknown as Source);
}

describe('hooks that the settings turn off', () => {
  it.each([
    ['claude', [CLAUDE], [CLAUDE]],
    ['claude', [COPILOT], []],
    ['copilot', [CLAUDE], [CLAUDE]],
    ['copilot', [CLAUDE, COPILOT], [CLAUDE, COPILOT]],
    ['codex', [CLAUDE, COPILOT], []],
    ['gemini', [CLAUDE], []],
    ['qwen', [CLAUDE], []],
  ])('%s, with %j: those it obeys are %j', (name, hooks_off, obeyed) => {
    const silence = silenceOf(name, hooks_off);
    if (obeyed.length === 0) expect(silence).toBeNull();
    else expect(silence?.failure).toBe('turned_off');
    for (const file of hooks_off) expect((silence?.why ?? '').includes(file)).toBe(obeyed.includes(file));
  });

  it('are an advice to change the settings, not the declaration', () => {
    const silence = silenceOf('claude', [CLAUDE]);
    const sight: HookSight = { declared: DECLARED, calls: [], silence };
    const tried_call = settleCall(TRIED, sight);
    expect(tried_call.why).toMatch(/: \.claude\/settings\.json turns all hooks off \(disableAllHooks\)$/);
    const start = judgeHookEvent({
      ...{
        event: 'SessionStart',
        call: null,
        requests: [],
        fault: null,
        exit: { exit_code: 0, signal: null, timed_out: false },
      },
      sight: { declared: [{ ...DECLARED[0]!, event: 'SessionStart' }], calls: [], silence },
      testCase: { kind: 'tool_route', case_id: 'a', expect: 'context' } as never,
    }).tried_call;
    for (const tried of [tried_call, start]) {
      const { words, fix } = describeToolRouteFail({ tried_call: tried } as unknown as Result);
      expect(words).toBe('hooks turned off');
      expect(fix).toMatch(/^remove `disableAllHooks` from that settings file/);
      expect(fix).not.toMatch(/declaration|\+plugin/);
    }
  });

  it('are not read from plugins below the root by an agent that has no way to install those', () => {
    const below = (name: string, hook_folders: string[]) => {
      const agent = findAgent(name);
      const ready = { agent, key: { name, install: null }, install: 'skills' } as ReadyAgent;
      return explainSilence(ready, { hook_folders, plugins: [], hooks_off: [] } as unknown as Source)?.why;
    };
    expect(below('qwen', ['plugins/one', 'plugins/two'])).toMatch(/alone \(--source with its folder\)$/);
    expect(below('qwen', [''])).toMatch(/; `--agents qwen\+extension` does$/);
  });

  it('are not named where the settings in which they stand are no JSON, for an agent that reads those', () => {
    const why = (name: string) => {
      const sight: HookSight = { declared: [], calls: [], broken: [CLAUDE] };
      const foreign = findAgent(name)?.foreign_hooks;
      return settleCall(TRIED, foreign ? { ...sight, foreign } : sight).why;
    };
    expect(why('claude')).toBe('.claude/settings.json is no JSON, so no hook in it runs');
    expect(why('codex')).toBe('the source declares no hook that runs before a call');
    // Beside hooks for another agent alone.
    const others = DECLARED.map((hook) => ({ ...hook, file: '.codex/hooks.json' }));
    const foreign = findAgent('claude')?.foreign_hooks;
    const sight: HookSight = { declared: others, calls: [], broken: [CLAUDE], ...(foreign ? { foreign } : {}) };
    expect(settleCall(TRIED, sight).why).toBe('.claude/settings.json is no JSON, so no hook in it runs');
    expect(settleCall(TRIED, { ...sight, broken: [] }).why).toMatch(/^this agent reads no hooks from \.codex/);
    const plugin = { folder: 'kit', hook_files: { 'hooks/hooks.json': null, 'hooks/more.json': {} } };
    const source = { hooks_broken: [CLAUDE], plugins: [plugin] } as unknown as Source;
    expect(brokenHooks(source)).toEqual([CLAUDE, 'kit/hooks/hooks.json']);
  });

  // The commands below were followed as written with each agent, whose call was then blocked.
  it.each([
    ['codex', 'PreToolUse in `.codex/hooks.json`', 'PreToolUse', 'Bash', './tools/guard.py'],
    [
      'gemini',
      'BeforeTool in `.gemini/settings.json`',
      'BeforeTool',
      'run_shell_command',
      '"$CLAUDE_PROJECT_DIR"/tools/guard.py',
    ],
    ['qwen', 'PreToolUse in `.qwen/settings.json`', 'PreToolUse', 'Bash', '"$CLAUDE_PROJECT_DIR"/tools/guard.py'],
  ])('are to be declared where %s reads them, in its own names', (name, place, event, matcher, script) => {
    const command = 'python3 "$CLAUDE_PROJECT_DIR"/tools/guard.py';
    const others = DECLARED.map((hook) => ({ ...hook, file: CLAUDE, command }));
    const write = { ...others[0]!, matcher: 'Write', command: 'x' };
    const sight = seeHooks(
      { hooks: { declared: [...others, write], calls: [] } as unknown as Transcript['hooks'] },
      undefined,
      { agent: findAgent(name), key: { name, install: null }, install: 'project' } as unknown as ReadyAgent,
      { hook_folders: [], plugins: [], hooks_off: [], hooks_broken: [] } as unknown as Source,
    );
    const settled = settleCall(TRIED, sight);
    expect(settled).toMatchObject({ outcome: 'hook_not_loaded', failure: 'unread' });
    const hook = { matcher, hooks: [{ type: 'command', command: `python3 ${script}` }] };
    const text = JSON.stringify({ hooks: { [event]: [hook] } });
    const { fix } = describeToolRouteFail({ tried_call: settled, missing_evidence: ['block'] } as unknown as Result);
    expect(fix).toBe(`declare it for ${place}, too: \`${text}\``);
    // Who waits for a file tool is asked about another one on Codex.
    const asked = declareFor([write], 'PreToolUse', findAgent(name)!)?.includes('asked about `apply_patch`');
    expect(asked).toBe(name === 'codex');
    const none = settleCall(TRIED, { ...sight, declared: [] });
    expect(none.fix).toBe(
      `declare a hook for ${event}, of a project in \`${place.split('`')[1]}\`, of a plugin in \`hooks/hooks.json\``,
    );
  });

  it('come after trust that was withheld, which no settings give back', () => {
    expect(silenceOf('copilot', [CLAUDE], { withhold_trust: true })?.failure).toBe('untrusted');
  });
});

describe('a hook that never runs on this agent', () => {
  const settle = (name: string, declared: object, expect: 'block' | 'allow' = 'block') => {
    const agent = findAgent(name)!;
    const all = [{ ...DECLARED[0]!, ...declared }];
    const sight: HookSight = {
      declared: all,
      calls: [],
      explainUnrun: (hook, tool) => explainUnrun(hook, agent, all, tool),
    };
    return settleCall({ ...TRIED, expect }, sight);
  };

  it.each([
    ['claude', { matcher: 'bash' }, /: Claude Code: the matcher 'bash' does not match Bash$/],
    [
      'qwen',
      { matcher: '.*ash' },
      /: Qwen Code: matchers know Bash as run_shell_command in a pattern, and the matcher '\.\*ash' does/,
    ],
    ['gemini', { matcher: 'Bash', event: 'BeforeTool' }, /: Gemini CLI: matchers know Bash as run_shell_command, and/],
    ['copilot', { matcher: '' }, /: GitHub Copilot CLI runs no hook of a file with an empty matcher for tools$/],
    ['claude', { event: 'pretooluse' }, /: Claude Code has no hook event 'pretooluse' \(letter case counts\)$/],
    ['codex', { event: 'PreToolUsed' }, /^Codex has no hook event 'PreToolUsed' \(letter case counts\)$/],
  ])('%s, %j: the row names it as the cause', (name, declared, why) => {
    const settled = settle(name, declared);
    expect(settled).toMatchObject({ outcome: 'hook_not_loaded', failure: 'unmatched' });
    expect(settled.why).toMatch(why);
  });

  it('is no cause where the declaration is right, and none for a call that is to run', () => {
    expect(settle('claude', {})).toMatchObject({ outcome: 'hook_not_loaded', failure: null });
    expect(settle('gemini', { event: 'BeforeTool', matcher: 'shell' })).toMatchObject({ failure: null });
    expect(settle('claude', { matcher: '' })).toMatchObject({ outcome: 'hook_not_loaded', failure: null });
    expect(settle('codex', { event: 'PreToolUsed' }, 'allow')).toMatchObject({ outcome: 'ran' });
  });

  it('is none that waits for a permission, unless the case is about that', () => {
    const asks = { ...DECLARED[0]!, event: 'PermissionRequest' };
    const settled = (name: string, event: 'PreToolUse' | 'PermissionRequest') =>
      settleCall(
        { ...TRIED, event, expect: 'allow' },
        { declared: [asks], calls: [], explainUnrun: (hook) => explainUnrun(hook, findAgent(name)!) },
      );
    expect(settled('claude', 'PreToolUse')).toMatchObject({ outcome: 'ran', failure: null });
    expect(settled('claude', 'PermissionRequest')).toMatchObject({ outcome: 'hook_not_loaded', failure: null });
    expect(settled('codex', 'PermissionRequest')).toMatchObject({
      failure: 'unmatched',
      why: expect.stringMatching(/: Codex runs no hook for PermissionRequest when it is started for one prompt$/),
    });
  });

  it('is named for other events, too', () => {
    const { tried_call } = judgeHookEvent({
      ...{
        event: 'SessionStart',
        call: null,
        requests: [],
        fault: null,
        exit: { exit_code: 0, signal: null, timed_out: false },
      },
      sight: {
        ...{ declared: [{ ...DECLARED[0]!, event: 'sessionstart' }], calls: [] },
        explainUnrun: (hook) => explainUnrun(hook, findAgent('claude')!),
      },
      testCase: { kind: 'tool_route', case_id: 'a', expect: 'context' } as never,
    });
    expect(tried_call).toMatchObject({ failure: 'unmatched' });
    expect(tried_call?.why).toMatch(/: Claude Code has no hook event 'sessionstart'/);
  });

  it('is named for a hook beside it: Copilot CLI reads none of a file with an empty matcher for tools', () => {
    const hooks = (beside: string) => [
      { ...DECLARED[0]!, event: 'Stop', matcher: null },
      { ...DECLARED[0]!, event: beside, matcher: '' },
    ];
    const why = (name: string, all: ReturnType<typeof hooks>) => explainUnrun(all[0]!, findAgent(name)!, all);
    expect(why('copilot', hooks('PreToolUse'))).toMatch(/runs no hook of a file with an empty matcher for tools$/);
    expect(why('copilot', hooks('SessionStart'))).toBeNull();
    expect(
      why(
        'copilot',
        hooks('PreToolUse').map((hook, at) => ({ ...hook, file: `${at}.json` })),
      ),
    ).toBeNull();
    expect(why('claude', hooks('PreToolUse'))).toBeNull();
  });

  it('is none where it asks a model: what came of that is not seen', () => {
    const asks = { ...DECLARED[0]!, recorded: false };
    const settled = (expect: 'block' | 'allow') =>
      settleCall({ ...TRIED, expect }, { declared: [asks], calls: [], explainUnrun: () => null });
    expect(settled('block')).toMatchObject({ outcome: 'ran', failure: 'unrecorded' });
    expect(settled('block').why).toMatch(/is no command: it asks a model or a server/);
    expect(settled('allow')).toMatchObject({ outcome: 'ran', failure: null });
    expect(settleCall(TRIED, { declared: [asks, DECLARED[0]!], calls: [] }).outcome).toBe('hook_not_loaded');
  });
});
