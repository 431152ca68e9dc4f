// What is recorded of Codex: what the model does, what stands around it, and what is true of each skill afterwards.

import { IDIOMS } from './shell-idioms.mjs';

const body = (id) =>
  `\n# ${id}\n\n${['Collect the inputs.', 'Check the tree.', 'Sort by area.', 'Report in two sentences.'].map((step, n) => `Step ${n + 1} of ${id}: ${step}`).join('\n')}\n`;
const text = (id, description) => `---\nname: ${id}\ndescription: ${description}\n---\n${body(id)}`;

export const SKILLS = [
  { id: 'demo', dir: 'demo', description: 'Do demo things.' },
  { id: 'demo-two', dir: 'demo-two', description: 'Do demo things again.' },
  { id: 'beta', dir: 'beta-dir', description: 'Do beta things.' },
  { id: 'gamma', dir: 'gamma', description: 'Do gamma things.' },
];

export const SOURCE_FILES = {
  '.claude-plugin/plugin.json': JSON.stringify({ name: 'demo-plugin', version: '1.2.3', description: 'A demo.' }),
  '.claude-plugin/marketplace.json': JSON.stringify({
    name: 'demo-market',
    owner: { name: 'x' },
    plugins: [{ name: 'demo-plugin', source: './' }],
  }),
  ...Object.fromEntries(SKILLS.map(({ id, dir, description }) => [`skills/${dir}/SKILL.md`, text(id, description)])),
  'skills/gamma/references/more.md': '# More\n\nDetails that gamma points to.\n',
};

const used = (skill, more = {}) => ({ skill, used: true, how: 'read', min_tier: 1, ...more });
const unused = (skill, how = 'none', min_tier = null, more = {}) => ({ skill, used: false, how, min_tier, ...more });
const call = (input_contains, outcome, tool = 'shell') => ({ tool, input_contains, outcome });

/** One step per list of shell commands, all of one step at once; a function gets the place. Then prose. */
const shell =
  (...steps) =>
  ({ request, codex, home, workspace }) => {
    const step = steps[request.step];
    if (!step) return { text: 'All done.', calls: [] };
    const S = `${home}/.codex/skills`;
    const commands = [step].flat().map((each) => (typeof each === 'function' ? each({ S, workspace }) : each));
    return {
      text: '',
      calls: commands.map((command) =>
        codex.callTool(request, 'Bash', typeof command === 'string' ? { command } : command),
      ),
    };
  };
/** What the oracle does: the skill that the listing names, as Codex calls skills. */
const call_skill =
  (...ids) =>
  ({ request, offered, codex }) => {
    const skill = offered.find(({ id }) => id === ids[request.step]);
    return skill ? { text: '', calls: [codex.callSkill(request, skill)] } : { text: 'All done.', calls: [] };
  };
const answer = (words) => () => ({ text: words, calls: [] });
const tool =
  (name, input) =>
  ({ request, codex }) =>
    request.step === 0 ? { text: '', calls: [codex.callTool(request, name, input)] } : { text: 'All done.', calls: [] };

const read = (command, more = {}) => ({ turn: shell(command), labels: [used('demo'), unused('demo-two')], ...more });
const touch = (command, how, more = {}) => ({
  turn: shell(command),
  labels: [unused('demo', how, 3), unused('demo-two')],
  ...more,
});
const infra = (infra_reason, more) => ({
  turn: answer('hello'),
  labels: [unused('demo', 'none', null, { infra: true, infra_reason })],
  ...more,
});
const status = (code, kind, message, headers) => ({
  fault: { type: 'status', status: code, kind, message, ...(headers ? { headers } : {}) },
});

const HOOK = (script) => ({
  allow_processes: true,
  source: {
    'hooks/hooks.json': JSON.stringify({
      hooks: {
        PreToolUse: [
          { matcher: 'Bash', hooks: [{ type: 'command', command: `sh \${CLAUDE_PLUGIN_ROOT}/hooks/hook.sh` }] },
        ],
      },
    }),
    'hooks/hook.sh': script,
  },
});
const EXIT2 = 'if grep -q "gh pr"; then echo "Use the gh-api tool instead (route github-pr)" >&2; exit 2; fi\n';
const JSON_DENY =
  'if grep -q "gh pr"; then echo \'{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"No. Command: ls is fine. Command: x"}}\'; fi\n';
const RULES = {
  allow_processes: true,
  source: {
    '.codex/rules/r.rules':
      'prefix_rule(pattern=["gh","pr"], decision="forbidden", justification="Use the \\"gh-api\\" tool")\nprefix_rule(pattern=["gh","issue"], decision="prompt")\n',
  },
};
const blocked = (more = {}) => ({
  turn: shell('gh pr view 123 --web', 'echo allowed-cmd', 'ls /no/such/folder'),
  labels: [
    unused('demo', 'none', null, {
      tool_calls: [
        call('gh pr view 123 --web', 'blocked'),
        call('echo allowed-cmd', 'allowed'),
        call('ls /no/such', 'failed'),
      ],
    }),
  ],
  ...more,
});
const plain = (launch) => ({ ...launch, args: launch.args.filter((arg) => arg !== '--json') });
const LOG = `exec\n/bin/bash -lc 'cat /h/.codex/skills/demo/SKILL.md' in /w\n succeeded in 0ms:\n---\nname: demo\ndescription: Old text.\n---\nline one\nline two\n\ncodex\nI used demo.\n`;

const idioms = Object.fromEntries(
  Object.entries(IDIOMS).map(([name, [reads, how, command]]) => [
    name,
    {
      turn: shell(({ S }) => command(S, 'gamma')),
      labels: [reads ? used('demo') : unused('demo', how, 3)],
    },
  ]),
);

export const SCENARIOS = {
  ...idioms,
  'use-skills': { turn: call_skill('demo'), labels: [used('demo'), unused('demo-two'), unused('beta')] },
  'use-code-mode': {
    model: null,
    turn: call_skill('demo', 'beta'),
    labels: [used('demo'), used('beta'), used('beta-dir'), unused('demo-two')],
  },
  'use-plugin': {
    install: 'plugin',
    turn: call_skill('demo-plugin:beta'),
    labels: [used('demo-plugin:beta'), used('beta'), unused('demo')],
  },
  'use-plugin-code-mode': {
    install: 'plugin',
    model: null,
    turn: call_skill('demo-plugin:demo'),
    labels: [used('demo'), unused('demo-two')],
  },
  'use-marketplace': {
    install: 'marketplace',
    turn: call_skill('demo-plugin:demo-two'),
    labels: [used('demo-two'), unused('demo')],
  },
  'use-unknown-installed': { unknown: true, turn: call_skill('demo'), labels: [used('demo'), unused('demo-two')] },
  'use-sibling': { turn: call_skill('demo-two'), labels: [unused('demo'), used('demo-two')] },
  'use-another-than-said': {
    turn: ({ request, ...rest }) =>
      request.step === 0
        ? { ...call_skill('beta')({ request, ...rest }), text: 'Using the demo skill.' }
        : { text: 'Done.', calls: [] },
    labels: [unused('demo', 'other-skill', 3), used('beta')],
  },
  'use-two-at-once': {
    turn: shell([({ S }) => `cat ${S}/demo/SKILL.md`, ({ S }) => `cat ${S}/gamma/SKILL.md`]),
    labels: [used('demo'), used('gamma'), unused('demo-two')],
  },
  'use-two-at-once-code-mode': {
    model: null,
    turn: ({ request, home }) => {
      const cat = (id) => `tools.exec_command({"cmd":"cat ${home}/.codex/skills/${id}/SKILL.md"})`;
      const input = `const all = await Promise.all([${cat('demo')}, ${cat('gamma')}]);\nfor (const one of all) text(one.output);\n`;
      return request.step === 0 ? { text: '', calls: [{ name: 'exec', input }] } : { text: 'Done.', calls: [] };
    },
    labels: [used('demo'), used('gamma'), unused('beta')],
  },
  'read-workdir': {
    turn: shell(({ S }) => ({ command: 'cat SKILL.md', workdir: `${S}/demo` })),
    labels: [used('demo'), unused('demo-two')],
  },
  'read-workdir-alias': {
    turn: shell(({ S }) => ({ command: 'cat SKILL.md', workdir: `${S}/beta-dir` })),
    labels: [used('beta'), unused('demo')],
  },
  'read-cd': read(({ S }) => `cd ${S}/demo && cat SKILL.md`),
  'read-sed': read(({ S }) => `sed -n '1,220p' ${S}/demo/SKILL.md`),
  'read-tail': read(({ S }) => `tail -n +5 ${S}/demo/SKILL.md`),
  'read-numbered': read(({ S }) => `nl -ba ${S}/demo/SKILL.md`),
  'read-variable': read(({ S }) => `R=${S}; for s in demo; do f="$R/$s/SKILL.md"; [ -f "$f" ] && cat "$f"; done`),
  'read-braces': {
    turn: shell(({ S }) => `head -n 50 ${S}/{demo,gamma}/SKILL.md`),
    labels: [used('demo'), used('gamma'), unused('demo-two')],
  },
  'read-find': {
    turn: shell(({ S }) => `find ${S} -maxdepth 2 -path '*demo*' -name SKILL.md -exec cat {} +`),
    labels: [used('demo'), used('demo-two'), unused('beta')],
  },
  'read-copy': read(({ S }) => `cp ${S}/demo/SKILL.md x.md; cat x.md`),
  'read-then-fail': read(({ S }) => `cat ${S}/demo/SKILL.md; exit 3`),
  'read-node': read(({ S }) => `node -e "console.log(require('fs').readFileSync('${S}/demo/SKILL.md','utf8'))"`),
  'read-reference': {
    turn: shell(({ S }) => `cat ${S}/gamma/references/more.md`),
    labels: [unused('gamma', 'none', 2), unused('demo')],
  },
  'touch-ls': touch(({ S }) => `ls ${S}/demo/SKILL.md`, 'listed'),
  'touch-grep': touch(({ S }) => `grep -rn 'Step 2' ${S}/demo/SKILL.md`, 'listed'),
  'touch-count': touch(({ S }) => `cat ${S}/demo/SKILL.md | wc -l`, 'listed'),
  'touch-front-matter': touch(({ S }) => `head -4 ${S}/demo/SKILL.md`, 'listed'),
  'touch-silenced': touch(({ S }) => `cat ${S}/demo/SKILL.md > /dev/null && echo ok`, 'listed'),
  'touch-echo': touch(({ S }) => `echo "run: cat ${S}/demo/SKILL.md"`, 'mentioned'),
  'touch-forged': touch(
    `printf -- '---\\nname: demo\\ndescription: x\\n---\\n\\n# demo\\nStep 1 of demo\\n'`,
    'mentioned',
  ),
  'touch-old-log': touch('cat old-run.log', 'mentioned', { workspace: { 'old-run.log': LOG } }),
  'touch-vendor-copy': touch('cat vendor/skills/demo/SKILL.md', 'other-skill', {
    workspace: { 'vendor/skills/demo/SKILL.md': text('demo', 'Vendor.').replaceAll('Step', 'Phase') },
  }),
  'touch-missing': touch(({ S }) => `cat ${S}/none/SKILL.md || true`, 'none', {
    labels: [unused('none', 'failed', 3), unused('demo')],
  }),
  'touch-written': {
    turn: tool(
      'apply_patch',
      '*** Begin Patch\n*** Add File: skills/new/SKILL.md\n+---\n+name: new\n+description: x\n+---\n+Body\n*** End Patch',
    ),
    labels: [unused('new', 'written', 3), unused('demo')],
  },
  'copy-then-read': {
    turn: shell(({ S }) => `cp ${S}/demo/SKILL.md x.md`, 'tail -n +5 x.md'),
    labels: [used('demo'), unused('demo-two')],
  },
  'cut-on-its-way': {
    turn: shell(({ S }) => `seq 1 5500; cat ${S}/demo/SKILL.md; seq 1 5500`),
    labels: [unused('demo', 'listed', 3)],
  },
  'cut-behind-it': {
    turn: shell(({ S }) => `cat ${S}/demo/SKILL.md; seq 1 9000`),
    labels: [used('demo')],
  },
  'cut-before-it': {
    turn: shell(({ S }) => `seq 1 9000; cat ${S}/demo/SKILL.md`),
    labels: [used('demo')],
  },
  'two-runs': {
    turn: call_skill('demo'),
    edit: (text) =>
      `${text}${text.replaceAll('skills/demo/', 'skills/gamma/').replaceAll('name: demo', 'name: gamma').replaceAll('of demo', 'of gamma')}`,
    labels: [used('demo'), unused('demo-two')],
  },
  'fault-then-fine': {
    ...infra('none', status(500, 'server', 'oops')),
    edit: (text) =>
      `${text}{"type":"thread.started","thread_id":"0"}\n{"type":"turn.started"}\n{"type":"item.completed","item":{"id":"item_0","type":"agent_message","text":"Done."}}\n{"type":"turn.completed","usage":{"input_tokens":1,"cached_input_tokens":0,"output_tokens":1}}\n`,
    labels: [unused('demo')],
  },
  'tool-times-out': {
    turn: shell({ command: 'sleep 30', timeout_ms: 1000, yield_time_ms: 500 }),
    labels: [unused('demo')],
  },
  'read-many-at-once': {
    turn: shell([
      ({ S }) => `cat ${S}/demo/SKILL.md`,
      'sleep 0.3; echo slow',
      ({ S }) => `head -3 ${S}/gamma/SKILL.md`,
      'ls /no/such',
    ]),
    labels: [
      used('demo', { tool_calls: [call('echo slow', 'allowed'), call('/no/such', 'failed')] }),
      unused('gamma', 'listed', 3),
    ],
  },
  'prose-errors': {
    turn: ({ request, codex }) =>
      request.step === 0
        ? {
            text: '',
            calls: [
              codex.callTool(request, 'Bash', {
                command: `echo 'ERROR: unexpected status 401 Unauthorized: bad key' >&2; echo 'stream disconnected before completion'; exit 1`,
              }),
            ],
          }
        : { text: 'unexpected status 429 Too Many Requests. You have hit your usage limit.', calls: [] },
    labels: [unused('demo', 'none', null, { tool_calls: [call('401 Unauthorized', 'failed')] })],
  },
  'plain-prose-errors': {
    launch: plain,
    turn: ({ request, codex }) =>
      request.step === 0
        ? {
            text: '',
            calls: [
              codex.callTool(request, 'Bash', {
                command: `echo; echo 'ERROR: unexpected status 401 Unauthorized: bad key'; exit 1`,
              }),
            ],
          }
        : { text: 'ERROR: unexpected status 429 Too Many Requests.', calls: [] },
    labels: [unused('demo', 'none', null, { tool_calls: [call('401 Unauthorized', 'failed')] })],
  },
  'plain-rule': {
    ...RULES,
    launch: plain,
    turn: shell('gh pr view 1', 'echo fine'),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [call('gh pr view 1', 'denied_permission'), call('echo fine', 'allowed')],
      }),
    ],
  },
  'plain-idiom': {
    launch: plain,
    turn: shell(
      ({ S }) => `awk 'NR > 4' ${S}/demo/SKILL.md`,
      ({ S }) => `base64 ${S}/gamma/SKILL.md`,
    ),
    labels: [used('demo'), unused('gamma', 'listed', 3)],
  },
  'sandbox-write': {
    launch: (launch) => ({
      ...launch,
      args: launch.args.map((arg) =>
        /^(danger-full-access|workspace-write)$/.test(arg)
          ? 'read-only'
          : arg.replace(/danger-full-access|workspace-write/, 'read-only'),
      ),
    }),
    turn: shell('touch made', 'echo fine'),
    labels: [unused('demo')],
  },
  'say-only': {
    turn: answer(
      'I use the demo skill (demo/SKILL.md).\nLaunching skill: demo\nBase directory for this skill: /x/demo',
    ),
    labels: [unused('demo', 'mentioned', 3), unused('demo-two')],
  },
  'say-imitation': {
    turn: shell(
      `echo '{"type":"turn.failed","error":{"message":"unexpected status 401 Unauthorized"}}'; echo 'Command blocked by PreToolUse hook: x. Command: ls' >&2; exit 2`,
    ),
    labels: [unused('demo', 'none', null, { tool_calls: [call('turn.failed', 'failed')] })],
  },
  'mention-injects': {
    prompt: 'Use $demo now.',
    log: true,
    turn: answer('Done.'),
    labels: [used('demo', { how: 'injected' }), unused('demo-two')],
  },
  'mention-unknown': {
    prompt: 'Use $nothing now.',
    log: true,
    turn: answer('Done.'),
    labels: [unused('nothing'), unused('demo')],
  },
  'hook-exit2': blocked(HOOK(EXIT2)),
  'hook-exit2-code-mode': blocked({ ...HOOK(EXIT2), model: null }),
  'hook-plugin': blocked({ ...HOOK(EXIT2), install: 'plugin' }),
  'hook-json': blocked(HOOK(JSON_DENY)),
  'hook-logged': blocked({ ...HOOK(EXIT2), model: null, log: true }),
  'hook-many-lines': blocked({
    ...HOOK(EXIT2),
    turn: shell("gh pr view 123 --web <<'EOF'\none\ntwo\nEOF", 'echo allowed-cmd', 'ls /no/such/folder'),
  }),
  'hook-blocks-read': {
    ...HOOK('echo "not that file" >&2; exit 2\n'),
    turn: call_skill('demo'),
    labels: [unused('demo', 'denied', 2, { tool_calls: [call('demo/SKILL.md', 'blocked')] })],
  },
  'hook-fails-open': {
    ...HOOK('echo oops >&2; exit 1\n'),
    turn: call_skill('demo'),
    labels: [used('demo'), unused('beta')],
  },
  'rule-forbidden': {
    ...RULES,
    turn: shell('gh pr view 1', 'echo fine'),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [call('gh pr view 1', 'denied_permission'), call('echo fine', 'allowed')],
      }),
    ],
  },
  'rule-prompt': {
    ...RULES,
    model: null,
    log: true,
    turn: shell('gh issue list'),
    labels: [unused('demo', 'none', null, { tool_calls: [call('gh issue list', 'denied_permission')] })],
  },
  'tool-unknown': {
    turn: tool('WebFetch', { url: 'https://example.com/' }),
    log: true,
    labels: [unused('demo', 'none', null, { tool_calls: [call('example.com', 'failed', 'WebFetch')] })],
  },
  'fault-401': infra('auth', status(401, 'auth', 'bad key')),
  'fault-403': infra('auth', status(403, 'forbidden', 'not yours')),
  'fault-429': infra('rate_limit', status(429, 'rate_limit', 'slow down', { 'retry-after': '30' })),
  'fault-quota': infra('quota', status(429, 'quota', 'pay first')),
  'fault-500': infra('server_error', status(500, 'server', 'oops')),
  'fault-503': infra('server_error', status(503, 'server_is_overloaded', 'later')),
  'fault-529': infra('server_error', status(529, 'overloaded_error', 'later')),
  'fault-drop': infra('server_error', { fault: { type: 'drop' } }),
  'fault-cut': infra('server_error', { fault: { type: 'cut' } }),
  'fault-stall': infra('server_error', { fault: { type: 'stall' } }),
  'fault-refused': infra('unreachable', { model_url: 'http://127.0.0.1:9' }),
  'fault-no-key': infra('auth', {
    launch: (launch) => ({ ...launch, env: { ...launch.env, EMBEDDED_MODEL_KEY: '' } }),
  }),
  'fault-bad-config': infra('bad_config', { home: { '.codex/config.toml': 'model = [\n' } }),
  'fault-bad-rules': infra('bad_config', { ...RULES, source: { '.codex/rules/r.rules': 'prefix_rule(pattern=\n' } }),
  'fault-bad-flag': infra('bad_config', {
    launch: (launch) => ({ ...launch, args: ['exec', '--nope', ...launch.args.slice(1)] }),
  }),
  'fault-no-cli': infra('cli_missing', { binary: '/nowhere/codex' }),
  'fault-plain-401': infra('auth', { ...status(401, 'auth', 'bad key'), launch: plain }),
  'kill-after-use': {
    turn: call_skill('demo', 'beta'),
    fault: { type: 'slow', delay_ms: 2500 },
    kill: { after: '"exit_code":0', signal: 'SIGTERM' },
    labels: [used('demo'), unused('beta')],
  },
  'kill-while-running': {
    turn: shell('sleep 30'),
    kill: { after: 'in_progress', signal: 'SIGKILL' },
    labels: [unused('demo')],
  },
  'plain-use': { turn: call_skill('demo'), launch: plain, labels: [used('demo'), unused('demo-two')] },
  'plain-use-two': {
    turn: shell(
      ({ S }) => `cat ${S}/demo/SKILL.md`,
      'ls /no/such',
      ({ S }) => `cat ${S}/beta-dir/SKILL.md`,
    ),
    launch: plain,
    labels: [used('demo', { tool_calls: [call('ls /no/such', 'failed')] }), used('beta'), unused('demo-two')],
  },
  'plain-old-log': {
    turn: shell('cat old-run.log'),
    launch: plain,
    workspace: { 'old-run.log': LOG },
    labels: [unused('demo', 'mentioned', 3)],
  },
  'plain-hook': blocked({ ...HOOK(EXIT2), launch: plain }),
  'edit-crlf': {
    turn: call_skill('demo'),
    edit: (text) => text.replaceAll('\n', '\r\n'),
    labels: [used('demo'), unused('beta')],
  },
  'edit-noise': {
    turn: call_skill('demo'),
    edit: (text) => `npm warn deprecated x\nLaunching skill: beta\n{"type":"noise"}\n{broken\n${text}`,
    labels: [used('demo'), unused('beta')],
  },
  'edit-cut-line': {
    turn: call_skill('demo'),
    edit: (text) => text.slice(0, text.indexOf('"exit_code":0') - 20),
    labels: [unused('demo', 'none', 2), unused('beta')],
  },
};
