import { describe, expect, it } from '@jest/globals';
import type { ToolRouteCase } from '../../../lib/case/schema.js';
import { ToolRouteCaseSchema } from '../../../lib/case/tool-route-schema.js';
import type { Result } from '../../../lib/contract/result.js';
import type { ExitFacts } from '../../../lib/contract/transcript/event.js';
import type { HookCall } from '../../../lib/contract/transcript/hook-call.js';
import type { HookSight, Silence } from '../../../lib/evidence/tool-route/settled.js';
import { describeToolRouteFail } from '../../../lib/report/view/tool-route-words.js';
import { type EventJudged, judgeHookEvent } from '../../../lib/verdict/hook-event.js';

const EXIT: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
const row = (more: object): ToolRouteCase =>
  ToolRouteCaseSchema.parse({ kind: 'tool_route', case_id: 'a', expect: 'context', ...more });
const hook = (more: Partial<HookCall>): HookCall => ({
  event: 'SessionStart',
  file: 'hooks/hooks.json',
  command: 'x',
  stdin: '{}',
  stdout: '',
  stderr: '',
  exit_code: 0,
  signal: null,
  ended: true,
  duration_ms: 5,
  ...more,
});
function judged(
  more: object,
  calls: HookCall[],
  requests: string[][],
  declared: object[] = [],
  silence: Silence | null = null,
  more_sight: Partial<HookSight> = {},
  call: EventJudged['call'] = null,
) {
  const testCase = row(more);
  const sight = { declared: declared as never, calls, silence, ...more_sight };
  return judgeHookEvent({ testCase, event: testCase.event ?? 'Stop', sight, call, requests, fault: null, exit: EXIT });
}

describe('judgeHookEvent', () => {
  const START = { event: 'SessionStart', contains: 'hello' };

  it('asks that the words come from the hook and reach the model', () => {
    const said = hook({ stdout: '{"hookSpecificOutput":{"additionalContext":"well,\\nhello"}}' });
    expect(judged(START, [said], [['system', 'well,\nhello']]).verdict).toMatchObject({
      ...{ status: 'pass', matched_evidence: ['reached_model'] },
    });
    expect(judged(START, [said], [['system']])).toMatchObject({
      verdict: { status: 'fail', error: expect.stringMatching(/did not pass it on/) },
      tried_call: { failure: 'ignored' },
    });
    // The model has read it elsewhere.
    expect(judged(START, [hook({ stdout: 'hi' })], [['hello']]).verdict.error).toMatch(/did not say 'hello'/);
    expect(judged(START, [hook({ event: 'Stop', stdout: 'hello' })], [['hello']]).verdict.status).toBe('fail');
    const workspace = hook({ file: 'workspace: .claude/settings.json', stdout: 'hello' });
    expect(judged(START, [workspace], [['hello']]).verdict.status).toBe('fail');
  });

  it('names a hook that never ran, crashed or hung', () => {
    const declared = [{ event: 'sessionStart', file: 'hooks.json', recorded: true }];
    expect(judged(START, [], [['x']], declared).verdict.error).toMatch(/^hook_not_loaded: .* hooks\.json declares/);
    expect(judged(START, [], [['x']]).verdict.error).toMatch(/declares no hook for SessionStart/);
    expect(judged(START, [], [['x']], declared, { why: 'nobody trusted it', failure: 'untrusted' })).toMatchObject({
      verdict: { error: expect.stringMatching(/^hook_not_loaded: .*: nobody trusted it$/) },
      tried_call: { failure: 'untrusted' },
    });
    const crashed = judged(START, [hook({ exit_code: 1, stderr: 'TypeError: no' })], [['x']]);
    expect(crashed).toMatchObject({
      verdict: { error: 'hook_errored: the hook ended with an error (exit code 1): TypeError: no' },
      tried_call: { outcome: 'hook_errored', failure: 'crashed' },
    });
    expect(judged(START, [hook({ ended: false, exit_code: null })], []).tried_call?.outcome).toBe('hook_timed_out');
  });

  it('takes a prompt for blocked only if no request was made', () => {
    const prompt = { event: 'UserPromptSubmit', expect: 'block' };
    const blocked = hook({ event: 'userPromptSubmitted', exit_code: 2, stderr: 'no' });
    expect(judged(prompt, [blocked], []).verdict).toMatchObject({
      status: 'pass',
      matched_evidence: ['blocked_by_hook'],
    });
    expect(judged(prompt, [blocked], [['asked anyway']]).verdict.error).toMatch(/did not follow it/);
    expect(judged(prompt, [hook({ event: 'UserPromptSubmit' })], []).verdict.error).toMatch(/held nothing back/);
  });

  it('takes an agent for kept from stopping only if it asks the model again, with the reason', () => {
    const stop = { event: 'Stop', expect: 'block', contains: 'tests first' };
    const held = hook({ event: 'agentStop', stdout: '{"decision":"block","reason":"tests first"}' });
    expect(judged(stop, [held], [['a'], ['a', 'tests first']]).verdict.status).toBe('pass');
    expect(judged(stop, [held], [['a']]).verdict.status).toBe('fail');
    expect(judged({ event: 'Stop', expect: 'allow' }, [held], [['a']]).verdict.error).toMatch(/held the agent back/);
    expect(judged({ event: 'Stop', expect: 'allow' }, [hook({ event: 'Stop' })], [['a']]).verdict.status).toBe('pass');
  });

  it('takes an agent for let go only by a hook that could start', () => {
    const gone = hook({ event: 'Stop', exit_code: 127, stderr: '/bin/sh: 1: uv: not found' });
    expect(judged({ event: 'Stop', expect: 'allow' }, [gone], [['a']])).toMatchObject({
      verdict: { status: 'fail', error: expect.stringMatching(/^hook_errored: .*: uv: not found/) },
      tried_call: { failure: 'missing' },
    });
  });

  it('calls an answer ignored only where the hook gave one', () => {
    const silent = judged({ event: 'Stop', expect: 'block' }, [hook({ event: 'Stop' })], [['a']]);
    expect(silent.tried_call).toMatchObject({ outcome: 'ran', failure: null });
    const { words, fix } = describeToolRouteFail({ ...silent, missing_evidence: ['block'] } as unknown as Result);
    expect([words, fix]).toEqual(['not held back', expect.stringMatching(/"decision": "block"/)]);
    const held = hook({ event: 'Stop', stdout: '{"decision":"block","reason":"no"}' });
    expect(judged({ event: 'Stop', expect: 'block' }, [held], [['a']]).tried_call?.failure).toBe('ignored');
  });

  it('says of a hook that holds the agent back, where it must not, that the hook does', () => {
    const held = hook({ event: 'Stop', stdout: '{"decision":"block","reason":"no"}' });
    const { tried_call, verdict } = judged({ event: 'Stop', expect: 'allow' }, [held], [['a'], ['a', 'no']]);
    expect(verdict.error).toMatch(/held the agent back/);
    const result = { ...verdict, tried_call } as unknown as Result;
    expect(describeToolRouteFail(result).words).toBe('held back by the hook');
  });

  it('says of a hook that said something else just that', () => {
    for (const expect_ of ['runs', 'context']) {
      const asked = {
        event: 'UserPromptSubmit',
        expect: expect_,
        contains: 'Checklist',
        ...(expect_ === 'runs' ? { prompt: 'Go.' } : {}),
      };
      const { tried_call, verdict } = judged(asked, [hook({ event: 'UserPromptSubmit', stdout: '{}' })], [['a']]);
      expect(verdict.error).toMatch(/did not say 'Checklist'/);
      const { words, fix } = describeToolRouteFail({ ...verdict, tried_call } as unknown as Result);
      expect([words, fix]).toEqual(['other words', expect.stringMatching(/^make the hook print the words/)]);
    }
  });

  it('advises another event where the answer of a hook for permissions was ignored', () => {
    const tried_call = { outcome: 'ran', failure: 'ignored', hook: 'PermissionRequest in hooks/hooks.json' };
    const { fix } = describeToolRouteFail({ tried_call, missing_evidence: ['block'] } as unknown as Result);
    expect(fix).toMatch(/^decide in a PreToolUse hook/);
  });

  it('takes Gemini CLI’s PreCompress for PreCompact', () => {
    const squeezed = hook({ event: 'PreCompress', stdout: 'Squeezed.' });
    const squeeze = { event: 'PreCompact', expect: 'runs', contains: 'Squeezed' };
    expect(judged(squeeze, [squeezed], []).verdict.status).toBe('pass');
    expect(judged(squeeze, [hook({ event: 'PreToolUse', stdout: 'Squeezed.' })], []).verdict.status).toBe('fail');
  });

  it('tells hooks of other agents, and hooks that are no commands, from hooks that did not run', () => {
    const one = { event: 'Stop', file: '.claude/settings.json', matcher: null, recorded: true };
    const why = (declared: object, sight: object = {}) =>
      judged({ event: 'Stop', expect: 'block' }, [], [['a']], [declared], null, sight).tried_call;
    expect(why(one)?.why).toMatch(/never ran the hook that \.claude\/settings\.json declares for Stop$/);
    expect(why(one, { foreign: /^\.claude\// })?.why).toBe(
      'this agent reads no hooks from .claude/settings.json, and no other file declares one for this',
    );
    const own = { ...one, file: '.codex/hooks.json' };
    const whyBeside = (other: object) => why(one, { foreign: /^\.claude\//, declared: [one, other] })?.why;
    expect(whyBeside({ ...own, event: 'SessionEnd' })).toMatch(
      / and \.codex\/hooks\.json, .*, declares none for Stop$/,
    );
    // What it would read is no JSON: that is the cause.
    const mine = { foreign: /^\.claude\//, broken: ['hooks/hooks.json'] };
    expect(why(one, mine)?.why).toMatch(/^(?:hooks\/hooks\.json is no JSON|this agent reads no hooks)/);
    expect(why(one, { isForeignEvent: () => true })?.why).toBe('this agent has no hook event Stop');
    const unread = { tried_call: why(one, { foreign: /^\.claude\// }), missing_evidence: [] } as unknown as Result;
    expect(describeToolRouteFail(unread).fix).toMatch(/^declare it for an event that this agent has/);
    expect(why({ ...one, recorded: false })).toMatchObject({
      failure: 'unrecorded',
      why: expect.stringMatching(/no command/),
    });
  });
});

describe('the schema of a case about an event', () => {
  it.each([
    [{ event: 'SessionStart', expect: 'block' }, /must be context/],
    [{ event: 'Stop', contains: 'x' }, /must be block or allow/],
    [{ event: 'SessionStart' }, /`contains`|contains/],
    [{ event: 'PostToolUse', contains: 'x' }, /tool/],
    [{ event: 'PostToolUseFailure', contains: 'x' }, /tool/],
    [{ expect: 'block' }, /tool/],
    [{ event: 'UserPromptSubmit', contains: 'secret', prompt: 'the secret' }, /prompt/],
  ])('refuses %j', (more, wrong) => {
    expect(() => row(more)).toThrow(wrong);
  });

  it.each([
    ['PostToolUse', 'Write', 'failed', /: the call failed: no folder$/, 'rejected'],
    ['PostToolUse', 'Write', 'ran', /for PostToolUse$/, null],
    ['PostToolUseFailure', 'Bash', 'failed', /: to this agent the call did not fail$/, 'unmatched'],
    ['PostToolUseFailure', 'Bash', 'ran', /: to this agent the call did not fail$/, 'unmatched'],
    ['PostToolUseFailure', 'Edit', 'failed', /: the call was rejected before it was made: no folder$/, 'rejected'],
  ] as const)('knows why no hook for %s ran after a %s that %s', (event, tool, outcome, why, failure) => {
    const call = { tool, outcome, message: 'no folder', output: '' };
    const declared = [{ event, matcher: null, file: 'hooks/hooks.json', command: 'x', recorded: true }];
    const { tried_call } = judged({ event, tool, expect: 'runs' }, [], [], declared, null, {}, call);
    expect(tried_call).toMatchObject({ outcome: 'hook_not_loaded', why: expect.stringMatching(why), failure });
  });

  it('says under which names a hook was asked whose script knows others', () => {
    const asked = (tool_name: string, tool_input: object) =>
      judged(
        { event: 'PostToolUse', tool: 'Write', input: { file_path: 'a', content: 'x' }, contains: 'No.' },
        [hook({ event: 'PostToolUse', stdin: JSON.stringify({ tool_name, tool_input }) })],
        [['a']],
      ).verdict.error;
    expect(asked('Write', { file_path: '/w/a', content: 'x', more: 1 })).toMatch(/did not say 'No\.'$/);
    expect(asked('write_file', { file_path: 'a', content: 'x' })).toMatch(
      /, asked about `write_file`: a script that only looks for Write does not know it$/,
    );
    expect(asked('Write', { path: 'a', file_text: 'x' })).toMatch(
      /`Write` with path, file_text \(`path` is "a"\): a script that only looks for Write with file_path does not know it$/,
    );
  });
});
