import { describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import { findsTool, toolNames } from '../../../lib/agents/interface/hook-facts.js';
import { lintHookEntries } from '../../../lib/lint/plugin/hook-entry-rule.js';
import { lintHooks } from '../../../lib/lint/plugin/hook-rules.js';
import { lintHookWords } from '../../../lib/lint/plugin/hook-word-rule.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import type { HookFile } from '../../../lib/skill/hooks.js';

const declare = (event: string, command: string) =>
  JSON.stringify({ hooks: { [event]: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] } });

const lint = (text: string, script: { text: string; executable: boolean } | null, path = 'hooks/x.sh') =>
  lintHooks([{ file: 'kit/hooks/hooks.json', folder: 'kit/', text, scripts: { [path]: script } }]);

const findings = (...given: Parameters<typeof lint>) =>
  lint(...given).map(({ rule, severity }) => `${severity} ${rule}`);

const OPEN = { text: '#!/bin/sh\necho no >&2\nexit 1\n', executable: true };
const RUN = `${'$'}{CLAUDE_PLUGIN_ROOT}/hooks/x.sh`;

describe('what is wrong with hooks', () => {
  it('names the line that lets a call through, with what it means on each agent', () => {
    expect(lint(declare('PreToolUse', RUN), OPEN)).toEqual([
      {
        rule: 'hook-fails-open',
        severity: 'warning',
        file: 'kit/hooks/hooks.json',
        line: 1,
        subject: 'kit/hooks/hooks.json',
        message: 'hooks/x.sh:3 exits with 1, and the script never denies the call',
        consequences: {
          claude: 'exit 1 does not block the call',
          codex: 'exit 1 does not block the call',
          copilot: 'exit 1 blocks the call, but without the reason',
        },
        fix: 'exit with 2 and the reason on stderr, or print a deny decision as JSON.',
      },
    ]);
  });

  it.each(['PreToolUse', 'preToolUse', 'BeforeTool'])('asks that of hooks before a call: %s', (event) => {
    expect(findings(declare(event, RUN), OPEN)).toEqual(['warning hook-fails-open']);
  });

  it.each(['SessionStart', 'UserPromptSubmit', 'PostToolUse', 'Stop', 'PreCompact'])(
    'asks it of no others: %s',
    (event) => {
      expect(findings(declare(event, RUN), OPEN)).toEqual([]);
    },
  );

  it.each([
    ['process.exit(1)', true],
    ['sys.exit(1)', true],
    ['exit 10', false],
    ['exit 0', false],
    ['exit 1 || exit 2', false],
    ['exit 1; echo permissionDecision', false],
    ['exit 1; echo \'{"decision":"block"}\'', false],
    ['exec python3 "$@"\nexit 1', false],
    ['python3 check.py "$@"\nexit 1', false],
    ['. ./rules.sh\nexit 1', false],
    ['source rules.sh\nexit 1', false],
    ['require("../lib/check.js"); process.exit(1)', false],
    ['import check from "./check.js"; process.exit(1)', false],
    ['await import("./x.js"); process.exit(1)', false],
    ['from rules import deny\nsys.exit(1)', false],
    ['import subprocess\nsys.exit(1)', false],
    ['spawnSync("x"); process.exit(1)', false],
  ])('reads what a script decides itself: %s', (text, open) => {
    expect(findings(declare('PreToolUse', RUN), { text, executable: true })).toEqual(
      open ? ['warning hook-fails-open'] : [],
    );
  });

  it('wants a script that is there, and one that can be started where nothing starts it', () => {
    const fine = { text: 'exit 2', executable: true };
    const [gone] = lint(declare('Stop', RUN), null);
    expect(gone).toMatchObject({ rule: 'hook-missing', severity: 'error', line: 1, subject: 'kit/hooks/hooks.json' });
    expect(gone?.message).toBe('its command names hooks/x.sh, which does not exist');
    const [locked] = lint(declare('Stop', RUN), { ...fine, executable: false });
    expect(locked).toMatchObject({
      rule: 'hook-missing',
      severity: 'error',
      fix: expect.stringMatching(/^run `chmod \+x kit\/hooks\/x\.sh`; .*--fix`/),
    });
    expect(findings(declare('Stop', RUN), fine)).toEqual([]);
    for (const by of ['bash', 'sh', 'node', 'python3', 'python', 'uv run', 'deno run'])
      expect(findings(declare('Stop', `${by} "${RUN}"`), { ...fine, executable: false })).toEqual([]);
    expect(findings(declare('Stop', `bash -c true; ${RUN}`), { ...fine, executable: false })).toEqual([
      'error hook-missing',
    ]);
    // A path that was not looked for is no path that is missing.
    expect(findings(declare('Stop', 'bash other/y.sh'), null)).toEqual([]);
  });

  it.each([
    ...['{"PreToolUse": []}', 'no json', '{"hooks": []}', '{"hooks": {"PreToolUse": "x"}}'],
    ...['{"command": "x"}', '[null]', '[{"command": 3}]'].map((hooks) => `{"hooks": {"Stop": [{"hooks": ${hooks}}]}}`),
    '{"hooks": {"Stop": [{"matcher": ["x"], "hooks": [3]}]}}',
  ])('refuses a file of another shape: %s', (text) => {
    expect(findings(text, null)).toEqual(['error hook-shape']);
  });
});

const ALL = ['claude', 'codex', 'copilot', 'gemini', 'qwen'];
const agents = ALL.map((key) => ({ key, agent: findAgent(key), install: 'plugin', vendor_model: null }) as LintedAgent);
const facts = { agents, prefix: '', source: {} as never };

/** As each agent ran such a hook, or did not: Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0, Qwen Code 0.24.4. */
const LISTED = ['claude', 'codex', 'qwen'];
const ASYNC = ['claude', 'codex', 'qwen'];

describe('an answer that refuses a call', () => {
  /** Each printed by a hook of Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0 and Qwen Code 0.24.4; these made the call. */
  it.each<[string, string]>([
    ['{"decision": "deny", "reason": "x"}', 'claude codex copilot'],
    ['{"decision": "block", "reason": "x"}', 'copilot'],
    ['{"decision": "reject"}', 'claude codex copilot qwen'],
    ['{"permissionDecision": "deny"}', 'claude codex qwen'],
    ['{"hookSpecificOutput": {"permissionDecision": "deny"}}', 'claude codex'],
    [
      '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "block"}}',
      'claude codex copilot qwen',
    ],
    ['{"hookSpecificOutput": {"hookEventName": "PreToolUse", "decision": "deny"}}', 'claude codex copilot qwen'],
    ['{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}', ''],
    ['{"decision": "approve"}', ''],
  ])('is one that not every agent reads: %s', (answer, lost) => {
    const js = answer.replace(/"(\w+)":/g, '$1:').replaceAll('"', "'");
    const escaped = answer.replaceAll('"', '\\"');
    for (const text of [
      `echo '${answer}'`,
      `echo "${escaped}"`,
      `print(json.dumps(${answer}))`,
      `console.log(JSON.stringify(${js}))`,
    ]) {
      const scripts = { 'hooks/x.sh': { text: `#!/bin/x\n${text}\n`, executable: true } };
      const found = [declare('PreToolUse', RUN), declare('PreToolUse', text)].flatMap((hooks) =>
        lintHooks([{ file: 'hooks/hooks.json', folder: '', text: hooks, scripts, shipped: true }], agents),
      );
      expect(found.map(({ consequences }) => Object.keys(consequences).join(' '))).toEqual(lost ? [lost, lost] : []);
    }
  });

  it.each([
    '{"decision": "deny"}\nexit 2',
    '{"decision": "deny"} {"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}',
    '{"decision": verdict} {"decision": "deny"}',
    'import subprocess\n{"decision": "deny"}',
  ])('is not all that a script says, or is made while it runs: %s', (text) => {
    const scripts = { 'hooks/x.sh': { text, executable: true } };
    expect(lintHooks([{ file: 'h.json', folder: '', text: declare('PreToolUse', RUN), scripts }], agents)).toEqual([]);
  });

  it('is of another form at another event', () => {
    const scripts = { 'hooks/x.sh': { text: '{"decision": "deny"}', executable: true } };
    for (const event of ['Stop', 'PermissionRequest'])
      expect(lintHooks([{ file: 'h.json', folder: '', text: declare(event, RUN), scripts }], agents)).toEqual([]);
    const [found] = lintHooks([{ file: 'h.json', folder: '', text: declare('PreToolUse', RUN), scripts }], agents);
    expect(found).toMatchObject({
      message: 'hooks/x.sh:1 refuses the call with decision: "deny" alone',
      fix: expect.stringMatching(
        /^print \{"hookSpecificOutput": \{"hookEventName": "PreToolUse", "permissionDecision": "deny"/,
      ),
    });
  });
});

describe('a refusal in a form that no agent reads', () => {
  const found = (text: string, event = 'PreToolUse') => {
    const scripts = { 'hooks/x.sh': { text: `#!/bin/x\n${text}\n`, executable: true } };
    return [declare(event, RUN), declare(event, text)].flatMap((hooks) =>
      lintHooks([{ file: 'h.json', folder: '', text: hooks, scripts }], agents).map(
        ({ rule, message }) => `${rule} ${message}`,
      ),
    );
  };

  it.each([
    ['echo "deny: do not force-push"; exit 0', 'words alone'],
    ['set -e\necho "[BLOCKED] no" >&2', 'words alone'],
    ["print(f'Blocked: {path}', file=sys.stderr)", 'words alone'],
    ['process.stderr.write("🛑 Denied - no\\n"); process.exit(0)', 'words alone'],
    ['echo \'{"block": true}\'', '`block: true`'],
    ['print(json.dumps({"deny": True, "reason": "no"}))', '`deny: True`'],
    ['console.log(JSON.stringify({ allow: false }))', '`allow: false`'],
    ['echo "{\\"action\\": \\"block\\"}"', '`action: block`'],
  ])('lets the call through: %s', (text, words) => {
    const rest = `refuses the call with ${words}, and ends with 0: no agent takes that for a refusal`;
    expect(found(text)).toEqual([
      `hook-fails-open hooks/x.sh:${text.split('\n').length + 1} ${rest}`,
      `hook-fails-open its command ${rest}`,
    ]);
    expect(found(text, 'PostToolUse')).toEqual([]);
  });

  it.each([
    'echo "blocked: $x" >> "$LOG"',
    'echo "deny: x" > /tmp/log',
    'echo "deny: x" | tee -a log',
    'echo "Blocked: x" >&2\nexit 2',
    'echo "Blocked: x" >&2\nexit $code',
    'print("Blocked: x")\nsys.exit(main())',
    'print("Blocked: x")\nreturn 2',
    'print("Blocked: x", file=log)',
    'console.error("Blocked: x"); process.exitCode = 2',
    'raise SystemExit("Blocked: x")',
    'echo \'{"continue": false, "block": true}\'',
    'echo \'{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}\'',
    '# echo "deny: x"\nexit 0',
    'echo "block size is 5"',
    'echo "Warning: do not force-push" >&2',
    'echo "3 denied calls so far"',
    'const options = { block: true };\nconsole.log("ready")',
    'exec node guard.js; echo "Denied: x"',
  ])('is another thing: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('the program that a command starts', () => {
  const near = (command: string) =>
    lintHooks([{ file: 'h.json', folder: '', text: declare('PreToolUse', command), scripts: {} }]).map(
      ({ rule, severity, message, fix }) => [severity, rule, message, fix.split(';')[0]].join(' '),
    );

  it.each([
    ['phyton "$X"/guard.py', 'phyton', 'python'],
    ['cd "$X" && pyhton3 guard.py', 'pyhton3', 'python3'],
    ['A=1 exec ndoe guard.js', 'ndoe', 'node'],
    ['true; bahs guard.sh', 'bahs', 'bash'],
    ['nxp guard', 'nxp', 'npx'],
    ['uxv guard', 'uxv', 'uvx'],
  ])('is almost a usual one: %s', (command, name, meant) => {
    expect(near(command)).toEqual([
      `error hook-missing its command starts \`${name}\`, and there is no such program write ${meant}`,
    ]);
  });

  it.each([
    ...['python3.12 x.py', 'pypy x.py', 'nodejs x.js', 'javac x', 'npm x', 'pip x', 'bats x', 'dash x', 'note x'],
    ...['./phyton x.py', '/opt/phyton x.py', '$PHYTON x.py', 'echo "; ndoe"', 'echo ndoe', 'cat <<E\nndoe\nE'],
    ...['bun x', 'bunx x', 'deno run x', 'jq .', 'case x in\n ndoe) ;;\nesac', 'powershell.exe -File x.ps1'],
  ])('has a name of its own, or is none: %s', (command) => {
    expect(near(command)).toEqual([]);
  });
});

describe('what agents make of the entries of a hooks file', () => {
  const entry = (fields: object) => ({ matcher: 'Bash', hooks: [{ type: 'command', command: 'true', ...fields }] });
  const of = (hooks: object, shipped = true, scripts: HookFile['scripts'] = {}) => {
    const file = {
      file: shipped ? 'hooks/hooks.json' : '.own/hooks/hooks.json',
      folder: '',
      text: JSON.stringify({ hooks }, null, 1),
      scripts,
      shipped,
    };
    return [...lintHookEntries([file], facts), ...lintHookWords([file], facts)].map(
      ({ rule, line, consequences, fix }) => ({ rule, line, lost: Object.keys(consequences), fix }),
    );
  };

  it('says nothing of a right one', () => {
    expect(of({ PreToolUse: [entry({})], SessionStart: [{ hooks: [{ type: 'command', command: 'true' }] }] })).toEqual(
      [],
    );
    expect(of({ PreToolUse: [{ matcher: 'mcp__shell__run|^Bash$', hooks: [] }] })).toMatchObject([{ lost: ['qwen'] }]);
    expect(of({ PreToolUse: [{ matcher: 'mcp__.*', hooks: [] }] })).toEqual([]);
    // Copilot's own form.
    expect(of({ preToolUse: [{ type: 'command', bash: 'true' }] })).toEqual([]);
  });

  it('names a value of a type that an agent refuses, with what to write', () => {
    const refused = { rule: 'hook-shape', lost: ['claude'] };
    const cases: [fields: object, fix: string][] = [
      [{ timeout: '10' }, 'write 10, without quotes.'],
      [{ if: 5 }, 'write "5", in quotes.'],
      [{ async: 'yes' }, 'correct "async", or take it out.'],
    ];
    for (const [fields, fix] of cases) {
      expect(of({ SessionStart: [{ hooks: [{ type: 'command', command: 'true', ...fields }] }] })).toMatchObject([
        { ...refused, fix },
      ]);
    }
    expect(of({ Stop: [{ hooks: [{ type: 'command' }] }] })).toMatchObject([{ ...refused, fix: 'add "command".' }]);
    const misspelt = of({ PreTooluse: [{ hooks: [{ type: 'command', command: 'true', timeout: '10' }] }] });
    expect(misspelt).toMatchObject([{ rule: 'hook-event' }]);
  });

  it('misses the type, and the list around the entry', () => {
    const { type: _, ...bare } = entry({}).hooks[0] as { type?: string };
    const dropped = { rule: 'hook-shape', lost: ['claude', 'codex', 'qwen'] };
    expect(of({ PreToolUse: [{ matcher: 'Bash', hooks: [bare] }] })).toMatchObject([
      { ...dropped, line: 7, fix: 'add "type": "command" to it.' },
    ]);
    expect(of({ PreToolUse: [{ matcher: 'Bash', ...bare }] })).toMatchObject([{ ...dropped, line: 4 }]);
    expect(of({ BeforeTool: [{ matcher: 'run_shell_command', hooks: [bare] }] })[0]?.lost).toEqual(['gemini']);
    expect(of({ PreToolUse: [entry({ type: 'comand' })] })).toMatchObject([{ rule: 'hook-shape', line: 8 }]);
  });

  it.each([
    ['$CLAUDE_PROJECT_DIR/x', true, ['codex']],
    ['$CLAUDE_PROJECT_DIR/x', false, ['codex']],
    ['"${CLAUDE_PLUGIN_ROOT}"/x', true, []],
    ['"${CLAUDE_PLUGIN_ROOT:-.}"/x', true, ['qwen']],
    ['$CLAUDE_PLUGIN_ROOT/x', true, ['qwen']],
    ['"${CLAUDE_PLUGIN_ROOT}"/x', false, ['claude', 'codex', 'copilot', 'qwen']],
    ['${CLAUDE_PROJECT_DIR:-.}/x', true, []],
    ['$HOME/x $CLAUDE_PROJECT_DIRECTORY', true, []],
  ])('knows the variables of each agent: %s, shipped %s', (command, shipped, lost) => {
    const found = of({ PreToolUse: [entry({ command })] }, shipped);
    expect(found.flatMap((one) => (one.rule === 'hook-variable' ? one.lost : []))).toEqual(lost);
  });

  it.each([
    ['PreToolUse', 'shell', ['claude', 'codex', 'copilot'], 'write "Bash" for it.'],
    ['PreToolUse', 'bash', ['claude', 'codex', 'qwen'], 'write "Bash" for it.'],
    ['PreToolUse', 'Bash,Write', ['codex', 'copilot', 'qwen'], 'write "Bash|Write": a | stands between names.'],
    [
      'PreToolUse',
      'Bash(npm *)',
      ['claude', 'codex', 'copilot', 'qwen'],
      /^write "Bash": a matcher is the tool's name/,
    ],
    ['BeforeTool', 'Bash|Write', ['gemini'], 'write "run_shell_command|write_file" for it.'],
    ['BeforeTool', 'Read', ['gemini'], 'write "read_file" for it.'],
    ['PreToolUse', 'read', ['claude', 'copilot'], 'write "Read" for it.'],
    ['PreToolUse', '^Read$', ['qwen'], 'write "Read" for it.'],
    ['PreToolUse', '(Edit|Grep)', ['qwen'], 'write "Edit|Grep" for it.'],
    ['PreToolUse', 'write_file', ['claude', 'codex', 'copilot'], 'write "Write" for it.'],
    ['PreToolUse', '', ['copilot'], /^leave/],
    ['PreToolUse', 'Edit|Wirte', ['claude', 'codex', 'copilot'], 'write "Edit|Write".'],
    ['PreToolUse', 'Wirte|mcp__files__.*', ['claude', 'codex', 'copilot'], 'write "Write|mcp__files__.*".'],
    ['PreToolUse', 'write_flie', ['qwen'], 'write "write_file".'],
    ['BeforeTool', 'replase', ['gemini'], 'write "replace".'],
  ])('knows what a matcher finds: %s %s', (event, matcher, lost, fix) => {
    const [found] = of({ [event]: [{ matcher, hooks: [] }] });
    expect(found).toMatchObject({ rule: 'hook-matcher', lost });
    if (fix instanceof RegExp) expect(found?.fix).toMatch(fix);
    else expect(found?.fix).toBe(fix);
  });

  it.each([
    'NotebookRead|BashOutput',
    'mcp__wirte__x',
    'mcp_edits',
    '(Wirte|Raed)',
    '.*(create|update|delete).*',
    'mcp__(read|write)_file',
    'mcp__read',
    'NotebookEdit|AskUserQuestion|SaveMemory',
    'Read|Grep|view|grep_search',
    'Wri.e',
    'write_file|Write|TodoRead',
  ])('takes no other name, pattern or tool of a server for a misspelling: %s', (matcher) => {
    expect(of({ PreToolUse: [{ matcher, hooks: [] }] })).toEqual([]);
  });

  it('wants a matcher that is one text', () => {
    const [found, ...more] = of({ PreToolUse: [{ ...entry({}), matcher: ['Edit', 'Write'] }] });
    expect(found).toMatchObject({
      rule: 'hook-shape',
      line: 5,
      lost: LISTED,
      fix: 'write "Edit|Write": it is one text.',
    });
    expect(more).toEqual([]);
  });

  it.each([
    ['PreToolUse', { timeout: 10 }, [], ''],
    ['PreToolUse', { timeout: 1800 }, [], ''],
    ['PreToolUse', { timeout: 5000 }, ['claude', 'codex', 'copilot'], 'write 5.'],
    ['BeforeTool', { timeout: 10 }, ['gemini'], 'write 10000.'],
    ['BeforeTool', { timeout: 5000 }, [], ''],
    ['SessionStart', { timeout: 10 }, ['gemini'], 'leave `timeout` out: no number is right for both.'],
    ['PreToolUse', { async: true, command: 'exit 2' }, ASYNC, /^leave `async` out/],
    ['PreToolUse', { async: true }, [], ''],
    ['PostToolUse', { async: true, command: 'exit 2' }, [], ''],
  ])('knows how long each agent waits: %s %j', (event, fields, lost, fix) => {
    const found = of({ [event]: [entry(fields)] }).filter(({ rule }) => rule === 'hook-wait');
    expect(found.map((one) => one.lost)).toEqual(lost.length > 0 ? [lost] : []);
    if (found[0]) expect(found[0].fix).toMatch(fix);
  });

  it('knows who leaves a script without the variable that its text reads', () => {
    const command = 'python3 ${CLAUDE_PLUGIN_ROOT}/h.py';
    const ask = (text: string) =>
      of({ PreToolUse: [entry({ command: text })] }, true, {
        'h.py': { text: 'env["CLAUDE_PLUGIN_ROOT"]', executable: true },
      });
    const [found] = ask(command);
    expect(found).toMatchObject({ rule: 'hook-variable', lost: ['qwen'] });
    expect(found?.fix).toBe('begin the command with CLAUDE_PLUGIN_ROOT="${CLAUDE_PLUGIN_ROOT}".');
    expect(ask(`CLAUDE_PLUGIN_ROOT="\${CLAUDE_PLUGIN_ROOT}" ${command}`)).toEqual([]);
  });

  it('knows who spells an event otherwise, and says nothing of one that only others have', () => {
    const [found, ...more] = of({ preToolUse: [entry({})], preCompact: [{ hooks: [] }] });
    expect(found).toEqual({ rule: 'hook-event', line: 3, lost: ['claude', 'codex', 'qwen'], fix: 'write PreToolUse.' });
    expect(more).toMatchObject([{ fix: 'write PreCompact.' }]);
    expect(of({ agentStop: [{ hooks: [] }], BeforeTool: [{ matcher: 'run_shell_command', hooks: [] }] })).toEqual([]);
  });

  it.each([
    [
      '.codex/hooks.json',
      'Notification',
      'name an event that Codex has (PreModelRequest, PreToolUse, PermissionRequest, PostToolUse, PreCompact, PostCompact, SessionStart, SessionEnd and 5 more); letter case counts.',
    ],
    ['.codex/hooks.json', 'BeforeTool', 'write PreToolUse.'],
    ['.gemini/settings.json', 'PreToolUse', 'write BeforeTool.'],
    [
      '.qwen/settings.json',
      'agentStop',
      'name an event that Qwen Code has (PreToolUse, PostToolUse, PostToolUseFailure, PostToolBatch, Notification, UserPromptSubmit, UserPromptExpansion, SessionStart and 14 more); letter case counts.',
    ],
    [
      '.github/hooks/x.json',
      'TaskCreated',
      'name an event that GitHub Copilot CLI has (sessionStart, sessionEnd, userPromptSubmitted, userPromptTransformed, preToolUse, preMcpToolCall, postToolUse, postToolUseFailure and 19 more); letter case counts.',
    ],
    ['.claude/settings.json', 'Notification', null],
    ['.claude/settings.json', 'agentStop', null],
    ['hooks/hooks.json', 'BeforeTool', null],
  ])('asks the agents that read the file for its event: %s %s', (file, event, fix) => {
    const ask = (agents: typeof facts.agents) =>
      lintHookWords(
        [
          {
            file,
            folder: '',
            text: JSON.stringify({ hooks: { [event]: [{ hooks: [] }] } }),
            scripts: {},
            shipped: true,
          },
        ],
        { ...facts, agents },
      ).map((one) => [one.severity, one.rule, one.fix]);
    expect(ask(facts.agents)).toEqual(fix === null ? [] : [['error', 'hook-event', fix]]);
    expect(ask([])).toEqual(fix === null ? [] : [['error', 'hook-event', fix]]);
  });

  it.each(ALL)('follows its own fix on %s', (key) => {
    const { hook_facts } = findAgent(key) as NonNullable<ReturnType<typeof findAgent>>;
    for (const name of toolNames(hook_facts)) expect(findsTool(name, [name], hook_facts)).toBe(true);
  });
});
