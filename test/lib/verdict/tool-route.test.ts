import { describe, expect, it } from '@jest/globals';
import { AGENTS, findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import { refuserOf } from '../../../lib/agents/interface/denials.js';
import type { UnitSetup } from '../../../lib/agents/interface/unit-setup.js';
import { leaveOut } from '../../../lib/batch/leave-out.js';
import type { ToolRouteCase } from '../../../lib/case/schema.js';
import { ToolRouteCaseSchema } from '../../../lib/case/tool-route-schema.js';
import { parseToolRoutes } from '../../../lib/case/tool-routes.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import type { AgentEvent, ExitFacts, ToolOutcome } from '../../../lib/contract/transcript/event.js';
import type { HookCall } from '../../../lib/contract/transcript/hook-call.js';
import type { Refuser } from '../../../lib/contract/transcript/tried-call.js';
import { isSameInput } from '../../../lib/evidence/tool-route/call-input.js';
import { answerOf } from '../../../lib/evidence/tool-route/hook-answer.js';
import { settleCall } from '../../../lib/evidence/tool-route/settle-call.js';
import type { HookSight } from '../../../lib/evidence/tool-route/settled.js';
import { createRouteCollector } from '../../../lib/evidence/tool-route/tool-call.js';
import { listExpectedCalls } from '../../../lib/policy/expected-calls.js';
import type { Source } from '../../../lib/skill/skill.js';
import { isSameTool } from '../../../lib/text/name-call.js';
import type { Transcript } from '../../../lib/transcript/ask.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import { seeHooks } from '../../../lib/unit/trial/see-hooks.js';
import { judgePattern } from '../../../lib/verdict/route-pattern.js';
import { judgeToolRoute } from '../../../lib/verdict/tool-route.js';

const PLACE = { stream: 'stdout', line: 3, proof: '{}' } as const;
const EXIT: ExitFacts = { exit_code: 0, signal: null, timed_out: false };
const ROUTES = parseToolRoutes(
  "routes:\n  mcp: {tool: Bash, pattern: '^\\s*mcp\\s', message: 'Use the MCP tool.'}\n  any: {tool: Bash, pattern: 'x', message: other}\n",
  'f.yaml',
);

const row = (more: object = {}): ToolRouteCase =>
  ToolRouteCaseSchema.parse({
    kind: 'tool_route',
    case_id: 'a',
    tool: 'Bash',
    input: { command: 'mcp list' },
    expect: 'block',
    ...more,
  });

const call = (outcome: ToolOutcome, message: string | null = null, more: object = {}): AgentEvent =>
  ({
    ...PLACE,
    type: 'tool_call',
    call_id: '1',
    tool: 'exec_command',
    input: { cmd: 'mcp list\n' },
    outcome,
    message,
    output: '',
    ...more,
  }) as AgentEvent;
const END: AgentEvent = {
  ...PLACE,
  type: 'end',
  usage: { input_tokens: 1, output_tokens: 1, cost_usd: null },
  session_id: null,
};

function judged(testCase: ToolRouteCase, events: AgentEvent[], more: { exit?: ExitFacts; refuser?: Refuser } = {}) {
  return judgedFully(testCase, events, more).verdict;
}

/** sight: what the recorder saw; by default nothing was recorded. */
function judgedFully(
  testCase: ToolRouteCase,
  events: AgentEvent[],
  more: { exit?: ExitFacts; refuser?: Refuser; agent?: string; hides_stderr?: boolean } = {},
  sight: HookSight = { declared: null, calls: [] },
) {
  const collector = createRouteCollector(testCase);
  for (const event of events) collector.add(event);
  const evidence = collector.end(
    sight.calls.map(answerOf).flatMap((answer) => (answer.kind === 'rewrite' ? [answer.input] : [])),
  );
  return judgeToolRoute({
    testCase,
    evidence,
    settled:
      evidence.call &&
      settleCall(
        {
          ...testCase,
          event: testCase.event === 'PermissionRequest' ? testCase.event : 'PreToolUse',
          outcome: evidence.call.outcome,
          workspace: null,
          by_agent: more.refuser === 'agent',
          failed_with: evidence.call.outcome === 'failed' ? evidence.call.message : null,
        },
        sight,
      ),
    exit: EXIT,
    routes: ROUTES,
    agent: 'Codex',
    refuser: evidence.call?.outcome === 'denied' ? 'permission' : null,
    hooks: sight.calls,
    ...more,
  });
}

describe('judgeToolRoute', () => {
  it('accepts only a hook’s denial for `expect: block`', () => {
    expect(judged(row(), [call('blocked_by_hook', 'PreToolUse hook error: Use the MCP tool.'), END])).toMatchObject({
      ...{ status: 'pass', matched_evidence: ['blocked_by_hook', 'route:mcp'] },
    });
    for (const outcome of ['ran', 'failed', 'denied', 'unavailable'] as const)
      expect([outcome, judged(row(), [call(outcome, 'why'), END]).status]).toEqual([outcome, 'fail']);
    expect(judged(row(), [call('denied', 'no grant'), END]).error).toMatch(
      /not blocked by a hook or a rule of the source; only a permission was missing: no grant/,
    );
    expect(judged(row(), [call('failed', 'The parameter `prompt` is missing'), END]).error).toBe(
      'expected block, got allowed: the call failed: The parameter `prompt` is missing',
    );
  });

  it('takes a denial for a block only where no rule but the source’s own can have denied', () => {
    expect(judged(row(), [call('denied', 'use gh'), END], { refuser: 'rule' })).toMatchObject({
      ...{ status: 'pass', matched_evidence: ['blocked_by_rule'] },
    });
  });

  it('searches for `contains` literally', () => {
    const events = [call('blocked_by_hook', 'Use the MCP tool.'), END];
    expect(judged(row({ contains: 'MCP tool' }), events).status).toBe('pass');
    expect(judged(row({ contains: 'mcp tool' }), events)).toMatchObject({
      status: 'fail',
      error: expect.stringMatching(/does not contain 'mcp tool'/),
    });
  });

  it('accepts a call that ran, or failed by itself, for `expect: allow`', () => {
    const allow = row({ expect: 'allow' });
    expect(judged(allow, [call('ran'), END]).status).toBe('pass');
    expect(judged(allow, [call('failed', 'Exit code 127'), END]).status).toBe('pass');
    expect(judged(allow, [call('blocked_by_hook', 'Use the MCP tool.'), END])).toMatchObject({
      ...{
        status: 'fail',
        mismatch_kind: 'disallowed_hit',
        error: expect.stringMatching(/got blocked by route 'mcp'/),
      },
    });
    expect(judged(allow, [call('denied', 'no'), END]).matched_evidence).toEqual(['let_through']);
    expect(judged(allow, [call('denied', 'no'), END], { refuser: 'rule' }).error).toBe(
      'expected allow, got blocked: no',
    );
    expect(judged(allow, [call('unavailable', 'no'), END]).error).toMatch(/unavailable/);
  });

  it('judges only the call of the case', () => {
    const other = call('blocked_by_hook', 'no', { input: { cmd: 'mcp lists' } });
    expect(judged(row(), [other, END]).error).toMatch(
      /never made this Bash call \(unavailable\); it called exec_command/,
    );
    expect(judged(row(), [call('ran'), call('blocked_by_hook', 'late'), END]).status).toBe('fail');
    expect(judged(row(), [call('unfinished'), call('blocked_by_hook', 'no'), END]).status).toBe('pass');
  });

  it('gives infra_error for a call that did not end, or a run that broke before it', () => {
    expect(judged(row(), [call('unfinished'), END]).status).toBe('infra_error');
    expect(judged(row(), [call('unfinished')], { exit: { ...EXIT, timed_out: true } })).toMatchObject({
      ...{ status: 'infra_error', failure_category: 'timeout' },
    });
    expect(judged(row(), []).status).toBe('infra_error');
    const fault = { ...PLACE, type: 'fault', fault: { kind: 'auth', message: '401' } } as AgentEvent;
    expect(judged(row(), [fault, END]).error).toMatch(/auth: 401/);
    // What was proved before it broke is proved.
    expect(judged(row(), [call('blocked_by_hook', 'no'), fault]).status).toBe('pass');
  });

  it.each([
    ['Bash', 'exec_command', true],
    ['Bash', 'bash', true],
    ['WebFetch', 'web_fetch', true],
    ['mcp__srv__find', 'srv-find', true],
    ['Read', 'view', true],
    ['Write', 'editor', true],
    ['Edit', 'editor', true],
    ['Read', 'Write', false],
    ['Bash', 'BashOutput', false],
  ])('compares the wanted %s with the seen %s: the same is %j', (wanted, seen, same) => {
    expect(isSameTool(wanted, seen)).toBe(same);
  });
});

const DECLARED = {
  event: 'PreToolUse',
  file: 'hooks/hooks.json',
  command: 'node hooks/h.js',
  matcher: 'Bash|WebFetch',
  conditional: false,
  recorded: true,
};
const DENY = (reason: string, more: object = {}) =>
  JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: reason },
    ...more,
  });
const asked = (more: Partial<HookCall> = {}): HookCall => ({
  event: 'PreToolUse',
  file: 'hooks/hooks.json',
  command: 'node hooks/h.js',
  stdin: JSON.stringify({ tool_name: 'Bash', tool_input: { command: 'mcp list', description: 'x' } }),
  stdout: '',
  stderr: '',
  exit_code: 0,
  signal: null,
  ended: true,
  duration_ms: 1200,
  ...more,
});
const sight = (calls: HookCall[], declared = [DECLARED]): HookSight => ({ declared, calls });
const of = (outcome: ToolOutcome, calls: HookCall[], more: object = {}, declared = [DECLARED]) =>
  judgedFully(row(more), [call(outcome, 'Use the MCP tool.'), END], {}, sight(calls, declared));

describe('judgeToolRoute, with what the recorder saw', () => {
  it('takes for a block only the answer of the source’s own hook', () => {
    expect(of('blocked_by_hook', [asked({ stdout: DENY('Use the MCP tool.') })])).toMatchObject({
      verdict: { status: 'pass', matched_evidence: ['blocked_by_hook', 'route:mcp'] },
      tried_call: { outcome: 'blocked_by_hook', route: 'mcp', hook: 'PreToolUse in hooks/hooks.json' },
    });
    expect(of('blocked_by_hook', [asked({ exit_code: 2, stderr: 'Use the MCP tool.' })]).verdict.status).toBe('pass');
    const strange = [[], [asked()], [asked({ stdout: DENY('x'), file: 'workspace: .claude/settings.json' })]];
    for (const calls of strange)
      expect(of('blocked_by_hook', calls)).toMatchObject({
        verdict: { status: 'fail', error: expect.stringMatching(/not one of the source/) },
        tried_call: { failure: 'not_own' },
      });
  });

  it('says where the words of a hook went that the model does not see', () => {
    const judge = (calls: HookCall[], agent = 'Copilot CLI', hides_stderr = true) =>
      judgedFully(
        row({ contains: 'MCP' }),
        [call('blocked_by_hook', 'Denied by a hook'), END],
        { agent, hides_stderr },
        sight(calls),
      ).verdict.error;
    const hook = asked({ exit_code: 2, stderr: 'Use the MCP tool.' });
    const plain = "Message does not contain 'MCP': Denied by a hook";
    expect(judge([hook])).toBe(`${plain}; the hook wrote it to stderr, which Copilot CLI does not show to the model`);
    expect(judge([hook], 'Codex', false)).toBe(plain);
    expect(judge([asked({ exit_code: 2, stderr: 'No.' })])).toBe(plain);
  });

  const NO_FILE = 'FileNotFoundError: [Errno 2] No such file or directory:';

  it.each([
    ['crashed', asked({ exit_code: 1, stderr: 'boom\n' }), /ended with an error \(exit code 1\): boom/],
    ['crashed', asked({ exit_code: null, signal: 'SIGSEGV' }), /signal SIGSEGV/],
    ['missing', asked({ exit_code: 127, stderr: '/bin/sh: 1: nope: not found' }), /missing \(exit code 127\)/],
    ['missing', asked({ exit_code: 1, stderr: "Error: Cannot find module '/x/h.js'" }), /missing \(exit code 1\)/],
    [
      'missing',
      asked({ exit_code: 2, stderr: "python3: can't open file '/x/h.py': [Errno 2] No such file or directory" }),
      /missing \(exit code 2\)/,
    ],
    ['missing', asked({ exit_code: 1, stderr: 'Error: spawn claude ENOENT\n    at onExit' }), /needs is missing/],
    ['missing', asked({ exit_code: 1, stderr: `in _execute_child\n${NO_FILE} 'claude'` }), /missing .*: 'claude'$/],
    ['crashed', asked({ exit_code: 1, stderr: `in <module>\n${NO_FILE} 'x.json'` }), /ended with an error/],
    ['not_executable', asked({ exit_code: 126, stderr: '/bin/sh: 1: ./h.sh: Permission denied' }), /not executable/],
    ['crashed', asked({ exit_code: 2, stderr: 'Traceback (most recent call last):\n  x\nKeyError' }), /exit code 2/],
    ['crashed', asked({ exit_code: 2, stderr: 'h.sh: line 3: syntax error near `fi’' }), /error/],
  ])('never takes a hook that %s for a block, whatever the agent made of it', (failure, hook, why) => {
    for (const outcome of ['ran', 'denied', 'blocked_by_hook', 'hook_errored'] as const)
      expect(of(outcome, [hook])).toMatchObject({
        verdict: { status: 'fail', error: expect.stringMatching(why) },
        tried_call: {
          ...{ outcome: 'hook_errored', failure },
          refused_by: outcome === 'ran' ? null : outcome === 'denied' ? 'permission' : 'agent',
        },
      });
    expect(of('ran', [hook], { expect: 'allow' }).verdict.status).toBe('fail');
  });

  it('knows a call that hooks let through and of which the agent says nothing', () => {
    const end = (events: AgentEvent[], let_through: boolean) => {
      const collector = createRouteCollector(row());
      for (const event of events) collector.add(event);
      return collector.end([], let_through).call?.outcome ?? null;
    };
    expect([end([END], true), end([END], false), end([], true)]).toEqual(['failed', null, null]);
    expect(end([call('ran'), END], true)).toBe('ran');
  });

  it('tells a hook that hung, one that was never asked and one that let the call through apart', () => {
    const hung = asked({ ended: false, exit_code: null });
    for (const outcome of ['ran', 'denied', 'unfinished'] as const)
      expect(of(outcome, [hung])).toMatchObject({
        verdict: { status: 'fail', error: expect.stringMatching(/stopped after 1\.2 s/) },
        tried_call: { outcome: 'hook_timed_out' },
      });
    expect(of('ran', []).tried_call).toMatchObject({ outcome: 'hook_not_loaded' });
    expect(of('denied', [asked()]).verdict.error).toMatch(/only a permission was missing.*let the call through/s);
    expect(of('ran', [asked()]).verdict.error).toMatch(
      /got allowed: the call ran; the hook ran \(exit code 0\) and let the call through: `Bash: mcp list`$/,
    );
    expect(of('ran', [asked()]).tried_call?.call).toBe('Bash: mcp list');
    const stdin = JSON.stringify({ tool_name: 'run_shell_command', tool_input: { command: 'mcp list' } });
    expect(of('ran', [asked({ stdin })]).verdict.error).toMatch(
      /through: `Bash: mcp list`, asked about `run_shell_command`: a script that only looks for Bash does not know it$/,
    );
    const knowing = { ...sight([asked({ stdin })]), scriptOf: () => 'case $tool in run_shell_command) ;;' };
    expect(judgedFully(row(), [call('ran'), END], {}, knowing).verdict.error).toMatch(/through: `Bash: mcp list`$/);
    const fields = JSON.stringify({ tool_name: 'Bash', tool_input: { path: 'mcp list' } });
    const says = (script: string) =>
      judgedFully(row(), [call('ran'), END], {}, { ...sight([asked({ stdin: fields })]), scriptOf: () => script });
    expect(says('os.path.exists(data["file_path"])').verdict.error).toMatch(/asked about `Bash` with path /);
    expect(says('jq -r .tool_input.path').verdict.error).toMatch(/through: `Bash: mcp list`$/);
    const lacking = { ...sight([asked({ stderr: 'grep: ./a.txt: No such file' })]), lackedBy: () => 'a.txt' };
    expect(judgedFully(row(), [call('ran'), END], {}, lacking)).toMatchObject({
      tried_call: { failure: 'lacked_file', why: expect.stringMatching(/has a\.txt, .*; on stderr it said: grep: /) },
    });
    const shown = sight([asked({ stdout: '{"systemMessage": "No module"}' })]);
    expect(judgedFully(row(), [call('ran'), END], {}, shown).verdict.error).toMatch(
      /through: `Bash: mcp list`, with the words "No module"$/,
    );
    const denial = '{"hookSpecificOutput": {"permissionDecision": "deny", "permissionDecisionReason": "No."}}';
    expect(of('ran', [asked({ stdout: `checking\n${denial}` })]).verdict.error).toMatch(
      /through: `Bash: mcp list`, but its denial was not read: stdout holds other words, too$/,
    );
    // Claude Code follows it.
    expect(of('blocked_by_hook', [asked({ stdout: `\uFEFF${denial}` })]).tried_call?.failure).toBe(null);
    expect(of('ran', [], {}, [{ ...DECLARED, matcher: 'Read' }]).verdict.error).toMatch(
      /no hook .* for the tool Bash: in \S+ the matcher is "Read"/,
    );
    expect(of('ran', [], {}, []).verdict.error).toMatch(/declares no hook/);
    const withheld = { ...sight([]), silence: { why: 'nobody trusted it', failure: 'untrusted' as const } };
    expect(judgedFully(row(), [call('ran'), END], {}, withheld)).toMatchObject({
      verdict: { status: 'fail', error: expect.stringMatching(/^hook_not_loaded: .*: nobody trusted it$/) },
      tried_call: { outcome: 'hook_not_loaded', failure: 'untrusted' },
    });
    // Another agent's hooks are none of this one's.
    const codex = { ...sight([], [{ ...DECLARED, file: '.claude/settings.json' }]), foreign: /^\.claude\// };
    const allowed = judgedFully(row({ expect: 'allow' }), [call('ran'), END], {}, codex);
    expect(allowed).toMatchObject({
      verdict: { status: 'pass' },
      tried_call: { why: expect.stringMatching(/reads no hooks from \.claude/) },
    });
    const own = { ...DECLARED, file: '.codex/hooks.json', matcher: 'Write' };
    const beside = { ...sight([], [{ ...DECLARED, file: '.claude/settings.json' }, own]), foreign: /^\.claude\// };
    expect(judgedFully(row(), [call('ran'), END], {}, beside).tried_call?.why).toMatch(
      / and of those .* none waits for this: in \.codex\/hooks\.json the matcher is "Write"$/,
    );
    expect(judgedFully(row(), [call('ran'), END], {}, codex).tried_call).toMatchObject({
      ...{ outcome: 'hook_not_loaded', failure: 'unread' },
    });
    // What runs under a condition need not have run.
    expect(of('ran', [], { expect: 'allow' }, [{ ...DECLARED, conditional: true }]).verdict.status).toBe('pass');
  });

  it('tells a call that the agent took for none from a hook that it does not load', () => {
    const edit = { tool: 'Edit', input: { file_path: 'a.txt', old_string: 'a', new_string: 'b' } };
    const failed = (more: object) =>
      judgedFully(
        row(more),
        [call('failed', 'File does not exist.', more), END],
        {},
        sight([], [{ ...DECLARED, matcher: 'Edit|Bash' }]),
      );
    expect(failed(edit)).toMatchObject({
      verdict: {
        status: 'fail',
        error: expect.stringMatching(/it failed before a hook was asked: File does not exist/),
      },
      tried_call: { outcome: 'hook_not_loaded', failure: 'rejected' },
    });
    expect(failed({ tool: 'Bash', input: { command: 'mcp list' } }).tried_call?.failure).toBeNull();
  });

  it('takes a patch of the file for the call that writes it', () => {
    const write = { tool: 'Write', input: { file_path: '$WORKSPACE/.env', content: 'A=1' } };
    const patched = (path: string) => `*** Begin Patch\n*** Add File: ${path}\n+A=1\n*** End Patch`;
    const stdin = JSON.stringify({ tool_name: 'apply_patch', tool_input: { command: patched('.env') } });
    const hook = asked({ stdin, stdout: DENY('no') });
    const judge = (event: AgentEvent, more: object, calls: HookCall[]) =>
      judgedFully(row({ ...write, ...more }), [event, END], {}, sight(calls, [{ ...DECLARED, matcher: 'Write|Edit' }]));
    const blocked = (path: string) =>
      call('blocked_by_hook', 'no', { tool: 'apply_patch', input: { patch: patched(path) } });
    expect(judge(blocked('.env'), {}, [hook]).verdict.status).toBe('pass');
    expect(judge(blocked('other'), {}, [hook]).verdict.status).toBe('fail');
    const changes = [{ path: '.env', kind: 'add' }];
    const ran = call('ran', null, { tool: 'apply_patch', input: { changes } });
    expect(judge(ran, { expect: 'allow' }, [asked({ stdin })]).verdict.status).toBe('pass');
    expect(judge(ran, {}, [asked({ stdin })]).verdict.error).toMatch(/let the call through/);
  });

  const MUTE = { exit_code: 2, stdout: DENY('no') };
  const ASYNC = { exit_code: 2, stderr: 'no' };
  const lost = (name: string) => ({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own words.
    command: 'python3 ${CLAUDE_PLUGIN_ROOT}/h.py',
    stdout: JSON.stringify({ systemMessage: `No module named '${name}'` }),
  });
  const UNSET = {
    ...{ command: 'bash "$' + '{CLAUDE_PLUGIN_ROOT:-.}/x.sh"', exit_code: 127 },
    stderr: 'bash: ./x.sh: No such file or directory',
  };

  it.each([
    ['codex', { stdout: DENY('no', { extra: true }) }, 'ignored', /: Codex drops .*\(extra\)/],
    ['codex', MUTE, 'ignored', /: Codex takes exit code 2 for a refusal only with a reason on stderr$/],
    ['qwen', MUTE, 'ignored', /: Qwen Code takes exit code 2 for a refusal only with a reason on stderr$/],
    ['claude', MUTE, 'ignored', /: the agent did not follow it$/],
    [
      'qwen',
      UNSET,
      'missing',
      /: No such file or directory; Qwen Code knows the variable as \$\{CLAUDE_PLUGIN_ROOT\} alone$/,
    ],
    ['claude', UNSET, 'missing', /: No such file or directory$/],
    [
      'claude',
      lost('hookify'),
      null,
      /'hookify'" \(Claude Code keeps a plugin of a marketplace in a folder named after/,
    ],
    ['claude', lost('yaml'), null, /'yaml'"$/],
    ['codex', lost('hookify'), null, /'hookify'" \(Codex keeps a plugin in a folder named after its version/],
    ['qwen', lost('core'), null, /'core'" \(Qwen Code puts CLAUDE_PLUGIN_ROOT into the command alone/],
    ['copilot', lost('yaml'), null, /'yaml'"; it was started in the plugin's folder, not in the project$/],
    ['claude', ASYNC, 'ignored', /: Claude Code does not wait for it, so it blocks nothing \(`async`\)$/],
    ['copilot', ASYNC, 'ignored', /: the agent did not follow it$/],
    ['codex', { ...ASYNC, ended: false }, null, /before it had answered: no; Codex does not wait for it/],
  ])('names what of %s kept %j from blocking', (name, hook, failure, why) => {
    const agent = findAgent(name);
    const seen = seeHooks(
      {
        hooks: { declared: [{ ...DECLARED, is_async: hook === ASYNC || 'ended' in hook }], calls: [asked(hook)] },
      } as unknown as Transcript,
      undefined,
      { agent, key: { name, install: null }, install: agent?.installs[0] } as unknown as ReadyAgent,
      { name: 'hookify', hook_folders: [], plugins: [], hooks_off: [] } as unknown as Source,
    );
    expect(judgedFully(row(), [call('ran'), END], {}, seen).tried_call).toMatchObject({
      ...{ failure, why: expect.stringMatching(why) },
    });
  });

  it('asks a block for the message of a route, which the hook may have said where the agent did not', () => {
    const mcp = { route: 'mcp' };
    const said = (words: string) =>
      judgedFully(
        row(mcp),
        [call('blocked_by_hook', 'hook exited with code 2'), END],
        {},
        sight([asked({ exit_code: 2, stderr: words })]),
      );
    expect(said('Use the\nMCP tool.\n').verdict.status).toBe('pass');
    expect(said('No.').verdict).toMatchObject({ status: 'fail', error: expect.stringMatching(/without the message/) });
    // A case of its own, without a route, has no message to ask for.
    expect(judgedFully(row(), [call('blocked_by_hook', 'No.'), END]).verdict.status).toBe('pass');
  });
});

describe('judgeToolRoute, on who refused', () => {
  const refused = (refuser: Refuser, message: string, more: object = {}) =>
    judgedFully(row(more), [call('denied', message), END], { refuser }, sight([asked()]));

  it('takes the agent’s own policy for no block, and for none of the source’s doing', () => {
    const message = 'rm -f style commands are not permitted.';
    expect(refused('agent', message)).toMatchObject({
      verdict: {
        status: 'fail',
        error: expect.stringMatching(/by no hook and no rule of the source.*Codex itself refused/),
      },
      tried_call: { outcome: 'denied', refused_by: 'agent' },
    });
    expect(refused('agent', message, { expect: 'allow' })).toMatchObject({
      verdict: { status: 'pass', matched_evidence: ['let_through'] },
      tried_call: { refused_by: 'agent', why: expect.stringMatching(/not the source's doing: rm -f/) },
    });
    expect(refused('rule', 'Use the MCP tool.').tried_call?.refused_by).toBe('rule');
    expect(refused('permission', 'no').tried_call?.refused_by).toBe('permission');
  });

  it('blames no hook that the agent’s own policy left unasked, and one that a permission did', () => {
    const unasked = (refuser: Refuser) => judgedFully(row(), [call('denied', 'no'), END], { refuser }, sight([]));
    expect(unasked('agent').tried_call).toMatchObject({
      outcome: 'denied',
      why: expect.stringMatching(/no hook was asked/),
    });
    expect(unasked('permission').tried_call).toMatchObject({ outcome: 'hook_not_loaded', refused_by: 'permission' });
  });

  it.each([
    ['codex', 'rm -f style commands are not permitted. Use a safer approach', 'agent'],
    ['codex', 'approval required by policy, but AskForApproval is set to Never', 'permission'],
    ['codex', 'policy forbids commands starting with `hg`', 'rule'],
    ['codex', 'Say "please" first.', 'rule'],
    ['claude', 'Permission to use Bash with command mcp list has been denied.', 'rule'],
    ['claude', 'This command requires approval', 'permission'],
    ['gemini', 'Blocked: command substitution detected in shell command.', 'agent'],
    ['qwen', 'This "run_shell_command" invocation was denied by permission rules', 'rule'],
    ['opencode', 'The user has specified a rule which prevents you', 'rule'],
    ['cline', 'Tool "x" is disabled by policy', 'agent'],
  ] as const)('%s: %s: %s', (agent, message, refuser) => {
    const rules = 'prefix_rule(pattern=["x"],\n  justification="Say \\"please\\"\n first.")';
    const { denials } = AGENTS[agent];
    expect(denials && refuserOf(denials, message, rules)).toBe(refuser);
    // Without rules in the source, none of them can be its own.
    if (agent === 'codex') expect(denials && refuserOf(denials, message, '')).not.toBe('rule');
  });
});

describe('judgeToolRoute, on hooks that ask, change a call or show something', () => {
  const specific = (fields: object) =>
    asked({ stdout: JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } }) });
  const ask = specific({ permissionDecision: 'ask', permissionDecisionReason: 'Sure?' });

  it('keeps a question to the user and a block apart', () => {
    for (const outcome of ['blocked_by_hook', 'denied'] as const) {
      expect(of(outcome, [ask], { expect: 'ask', contains: 'Sure' })).toMatchObject({
        verdict: { status: 'pass', matched_evidence: ['asked_by_hook'] },
        tried_call: { outcome: 'asked', refused_by: 'hook' },
      });
      for (const expected of ['block', 'allow'] as const)
        expect(of(outcome, [ask], { expect: expected }).verdict.error).toMatch(
          /got ask: the hook leaves the call to the user/,
        );
    }
    expect(of('blocked_by_hook', [ask], { expect: 'ask', contains: 'Really' }).verdict.status).toBe('fail');
    expect(of('blocked_by_hook', [specific({ permissionDecision: 'deny' })], { expect: 'ask' }).verdict.error).toMatch(
      /expected ask, got blocked/,
    );
    expect(of('ran', [ask], { expect: 'ask' }).verdict.error).toMatch(
      /asked the user about the call, but its answer had no effect/,
    );
    expect(of('ran', [asked()], { expect: 'ask' }).verdict.error).toMatch(/expected ask, got allowed/);
    // Gemini CLI ends where no one can answer.
    expect(of('unfinished', [ask], { expect: 'ask' })).toMatchObject({
      ...{ verdict: { status: 'pass' }, tried_call: { outcome: 'asked', refused_by: 'hook' } },
    });
    expect(of('unfinished', [asked()], { expect: 'ask' }).verdict.status).toBe('infra_error');
  });

  it('judges a changed call by what it returned', () => {
    const changed = specific({ permissionDecision: 'allow', updatedInput: { command: 'mcp list --short' } });
    const rewrite = { expect: 'rewrite', contains: 'short list' };
    const ran = (events: AgentEvent[], calls: HookCall[]) =>
      judgedFully(row(rewrite), [...events, END], {}, sight(calls));
    const output = { output: 'a short list' };
    expect(ran([call('ran', null, output)], [changed])).toMatchObject({
      verdict: { status: 'pass', matched_evidence: ['rewritten_by_hook'] },
      tried_call: { why: 'the hook changed the call to `Bash: mcp list --short`' },
    });
    // Codex shows only what the call became.
    expect(ran([call('ran', null, { ...output, input: { cmd: 'mcp list --short' } })], [changed]).verdict.status).toBe(
      'pass',
    );
    const more = specific({ permissionDecision: 'allow', updatedInput: { command: 'mcp list --short', why: 'x' } });
    const became = (input: object) => ran([call('ran', null, { ...output, input })], [more]).verdict.status;
    expect([became({ cmd: 'mcp list --short' }), became({}), became({ cmd: 'ls' })]).toEqual(['pass', 'fail', 'fail']);
    expect(ran([call('ran', null, { output: 'a long list' })], [changed]).verdict.error).toMatch(
      /does not contain 'short list'/,
    );
    expect(ran([call('ran', null, output)], [asked()]).verdict.error).toMatch(/expected rewrite, got allowed/);
  });

  it('takes exit code 2 for a block, whatever is printed beside it', () => {
    const both = { ...ask, exit_code: 2, stderr: 'Use the MCP tool.' };
    expect(of('blocked_by_hook', [both]).verdict).toMatchObject({ status: 'pass' });
  });

  it('judges the last of several calls, and what hooks answered to it', () => {
    const twice = row({ after_calls: [{ tool: 'Bash', input: { command: 'mcp list' } }] });
    const [said, denied] = [asked(), asked({ stdout: DENY('Use the MCP tool.') })];
    const [first, second] = [call('ran'), call('blocked_by_hook', 'Use the MCP tool.')];
    expect(judgedFully(twice, [first, second, END], {}, { declared: [], calls: [said, denied] })).toMatchObject({
      verdict: { status: 'pass' },
      tried_call: { outcome: 'blocked_by_hook', refused_by: 'hook' },
    });
    // The hook blocks the first time only.
    expect(judgedFully(twice, [second, first, END], {}, { declared: [], calls: [denied, said] })).toMatchObject({
      verdict: { status: 'fail', error: expect.stringMatching(/^expected block, got allowed/) },
    });
    const other = row({ after_calls: [{ tool: 'Write', input: { file_path: 'a' } }] });
    expect(judgedFully(other, [second, END], {}, { declared: [], calls: [denied] })).toMatchObject({
      verdict: { status: 'fail', error: expect.stringMatching(/never made the call that comes before, `Write: a`/) },
      tried_call: null,
    });
  });

  it('reads what an allowed call returned', () => {
    const looks = row({ expect: 'allow', returns: 'from-hook' });
    expect(judged(looks, [call('ran', null, { output: 'x from-hook y' }), END])).toMatchObject({ status: 'pass' });
    expect(judged(looks, [call('ran', null, { output: 'nothing' }), END])).toMatchObject({
      ...{ status: 'fail', missing_evidence: ['returns'] },
      error: "what the call returned does not contain 'from-hook': nothing",
    });
    // Who refused does not matter: it returned nothing.
    expect(judged(looks, [call('denied', 'no'), END], { refuser: 'agent' }).status).toBe('fail');
  });

  it('asks of a permission that a hook gave or refused it', () => {
    const asks = (expect: string) => row({ event: 'PermissionRequest', expect });
    const behave = (behavior: string) => ({
      ...asked(),
      event: 'PermissionRequest',
      stdout: JSON.stringify({ hookSpecificOutput: { decision: { behavior, message: 'not here' } } }),
    });
    const of = (expect: string, outcome: ToolOutcome, calls: HookCall[]) =>
      judgedFully(asks(expect), [call(outcome, 'no'), END], {}, { declared: [], calls }).verdict;
    expect(of('block', 'denied', [behave('deny')]).status).toBe('pass');
    expect(of('block', 'denied', []).status).toBe('fail');
    expect(of('allow', 'ran', [behave('allow')]).status).toBe('pass');
    expect(of('allow', 'denied', [behave('allow')]).status).toBe('fail');
    expect(of('allow', 'ran', []).error).toMatch(/no hook of the source was asked for a permission/);
    // A hook for another event decides about other things.
    expect(of('allow', 'ran', [{ ...behave('allow'), event: 'PreToolUse' }]).status).toBe('fail');
  });

  it('gives the agent the call as it takes it, and offline no question that a pattern cannot answer', () => {
    const setup = { workspace: '/w' } as UnitSetup;
    const inputFor = (agent: Agent, file_path: string) =>
      listExpectedCalls(row({ tool: 'Write', input: { file_path } }), agent, setup).tools[0]?.input;
    expect(inputFor(AGENTS.claude, '$WORKSPACE/a')).toEqual({ file_path: '/w/a' });
    expect(inputFor(AGENTS.claude, 'a')).toEqual({ file_path: 'a' });
    expect(inputFor(AGENTS.qwen, './a')).toEqual({ file_path: '/w/a' });
    expect(inputFor(AGENTS.copilot, 'a')).toEqual({ file_path: '/w/a' });
    const [offline] = parseAgentKeys(['offline'], ['offline']);
    const left = (expected: string) =>
      leaveOut(row({ expect: expected, contains: 'x' }), offline!, { mode: 'oracle', has_routes: true }, true);
    expect([left('block'), left('ask'), left('rewrite')]).toEqual([null, 'not_its_kind', 'not_its_kind']);
  });

  it('judges the words that a hook shows the user', () => {
    const shown = asked({ stdout: JSON.stringify({ systemMessage: 'Prefer the proxy.' }) });
    expect(of('ran', [shown], { expect: 'allow', shows: 'proxy' }).verdict.status).toBe('pass');
    expect(of('ran', [shown], { expect: 'allow', shows: 'tunnel' }).verdict).toMatchObject({
      missing_evidence: ['shows'],
    });
  });

  it('refuses a case that cannot be meant', () => {
    const problem = (more: object) => ToolRouteCaseSchema.safeParse({ ...row(), ...more }).error?.issues[0]?.message;
    expect(problem({ expect: 'allow', contains: 'x' })).toMatch(/says nothing where a call is allowed/);
    expect(problem({ expect: 'rewrite' })).toMatch(/is needed/);
    expect(problem({ event: 'Stop', expect: 'block', tool: '', shows: 'x' })).toMatch(/PreToolUse only/);
  });
});

describe('isSameInput', () => {
  it.each([
    [{ file_path: 'a.txt' }, { file_path: '/w/a.txt' }, true],
    [{ file_path: './a/b.txt' }, { path: '/w/a/b.txt', extra: 1 }, true],
    [{ file_path: '$WORKSPACE/.env' }, { file_path: '/w/.env' }, true],
    [{ command: 'cat $' + '{WORKSPACE}/.env' }, { command: 'cat /w/.env' }, true],
    [{ edits: [{ file_path: 'a' }] }, { edits: [{ file_path: '/w/a' }] }, true],
    [{ file_path: 'a', old_string: 'b' }, { path: '/w/a', edits: [{ oldText: 'b', newText: 'c' }] }, true],
    [{ file_path: 'a', old_string: 'b' }, { path: '/w/a', edits: [{ oldText: 'x' }, { oldText: 'b' }] }, false],
    [{ file_path: 'a.txt' }, { file_path: '/x/a.txt' }, false],
    [{ file_path: 'a.txt' }, { file_path: '/w/b/a.txt' }, false],
    [{ command: './run.sh' }, { command: '/w/run.sh' }, true],
    [{ url: 'https://a.org/b', prompt: 'x?' }, { prompt: 'x? https://a.org/b' }, true],
    [{ url: 'https://a.org/b', prompt: 'x?' }, { prompt: 'y? https://a.org/b' }, false],
    [{ url: 'https://a.org/b', prompt: 'x?' }, { url: 'https://a.org/b', format: 'markdown' }, true],
    [{ url: 'https://a.org/b', prompt: 'x?' }, { url: 'https://a.org/c', format: 'markdown' }, false],
    [{ url: 'https://a.org/b', prompt: 'x?' }, { url: 'https://a.org/b', prompt: 'y?' }, false],
    [{ url: 'https://a.org/b' }, { prompt: 'x? https://a.org/bc' }, false],
    [{ prompt: 'x?' }, { prompt: 'x? y' }, false],
    [{ command: 'ls ..' }, { command: 'ls ../' }, false],
  ])('%j and %j: %j', (wanted, seen, same) => {
    expect(isSameInput(wanted, seen, '/w')).toBe(same);
  });
});

describe('judgePattern', () => {
  it('uses the first match in merge order, and looks only at a command and an address', () => {
    expect(judgePattern(row(), ROUTES)).toMatchObject({
      status: 'pass',
      matched_evidence: ['blocked_by_hook', 'route:mcp'],
    });
    expect(judgePattern(row({ input: { command: 'mcp x' }, contains: 'other' }), ROUTES).status).toBe('fail');
    expect(judgePattern(row({ tool: 'Write', input: { content: 'x' }, expect: 'allow' }), ROUTES).status).toBe('pass');
    expect(judgePattern(row({ expect: 'allow' }), ROUTES).error).toMatch(/blocked by route 'mcp'/);
    expect(judgePattern(row({ input: { command: 'ls' } }), ROUTES).error).toMatch(/no route matches/);
  });

  it.each(['block', 'allow'] as const)(
    'cannot judge a call on which a pattern takes too long: expect %s',
    (expected) => {
      const routes = parseToolRoutes(
        "routes:\n  quick: {tool: Bash, pattern: x, message: m}\n  evil: {tool: Bash, pattern: '^(a+)+$', message: m}",
        'f.yaml',
      );
      const verdict = judgePattern(row({ input: { command: `${'a'.repeat(40)}!` }, expect: expected }), routes);
      expect(verdict).toMatchObject({ status: 'infra_error', fault: { kind: 'pattern_too_slow' } });
      expect(verdict.error).toMatch(
        /f\.yaml:3, at routes\.evil\.pattern: the pattern took too long on this text.*\^\(a\+\)\+\$/,
      );
      // A route before it has decided already.
      expect(judgePattern(row({ input: { command: `${'a'.repeat(40)}x!` } }), routes).status).toBe('pass');
    },
  );
});
