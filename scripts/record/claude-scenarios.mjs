// What is recorded of Claude Code: what the model does, what stands around it, and what is true of each skill afterwards.

import { IDIOMS } from './shell-idioms.mjs';

const call = (name, input) => ({ name, input });
const skill = (id) => call('Skill', { skill: id });
const bash = (command) => call('Bash', { command, description: 'run command' });
/** Turns by step: the main script, then prose. `sub`: the script of subagents. */
const script =
  (turns, sub = []) =>
  (asked, kind) => {
    const turn = (kind === 'main' ? turns : kind === 'subagent' ? sub : [])[asked.step];
    return typeof turn === 'string' ? { text: turn, calls: [] } : { text: turn ? '' : 'All done.', calls: turn ?? [] };
  };

const used = (id, how = 'invoked', min_tier = 1, more = {}) => ({ skill: id, used: true, how, min_tier, ...more });
const unused = (id, how = 'none', min_tier = null, more = {}) => ({ skill: id, used: false, how, min_tier, ...more });
const hook = (text) => ({
  '.claude/settings.json': JSON.stringify({
    hooks: {
      PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/.claude/hook.sh' }] }],
    },
  }),
  '.claude/hook.sh': `#!/bin/sh\n${text}\n`,
});

const workspace = (asked) => /Primary working directory: (.+)/.exec(asked.texts.map(({ text }) => text).join('\n'))[1];
/** The recorder lays the source beside the workspace. */
const pluginFolder = (asked) => workspace(asked).replace(/w$/, 's');
const infra = (infra_reason, fault) => ({
  fault,
  turn: script([]),
  labels: [unused('demo', 'none', null, { infra: true, infra_reason })],
});

const idioms = Object.fromEntries(
  Object.entries(IDIOMS).map(([name, [reads, how, command]]) => [
    name,
    {
      install: 'skills',
      grant_tools: ['Bash'],
      turn: script([[bash(command('.claude/skills', 'beta'))]]),
      labels: [reads ? used('demo', 'read', 2) : unused('demo', how, 3)],
    },
  ]),
);

export const SCENARIOS = {
  ...idioms,
  'use-plugin': {
    turn: (asked, kind, claude) => {
      const offered = claude.readOffer(asked).find(({ id }) => id === 'demo-plugin:demo-alpha');
      return asked.step === 0 && offered
        ? { text: '', calls: [claude.callSkill(asked, offered)] }
        : { text: 'Done.', calls: [] };
    },
    print: (asked, claude) =>
      console.log(JSON.stringify(claude.readOffer(asked[0])), asked[0].tools.map((t) => t.name).join()),
    prompt: '-p is not an option here',
    labels: [used('demo-alpha'), used('demo-plugin:demo-alpha'), unused('demo')],
  },
  'use-marketplace': {
    install: 'marketplace',
    turn: script([[skill('demo-plugin:demo')]]),
    print: (asked, claude) => console.log(JSON.stringify(claude.readOffer(asked[0]))),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'use-skills': {
    install: 'skills',
    turn: script([[skill('gamma-dir')]]),
    print: (asked, claude) => console.log(JSON.stringify(claude.readOffer(asked[0]))),
    labels: [used('gamma-dir'), used('gamma', 'invoked', 1, { aliases: ['gamma-dir'] }), unused('demo')],
  },

  // Skill calls that are refused, or that work in another way.
  'use-bare-name': {
    turn: script([[skill('demo')]]),
    labels: [used('demo'), used('demo-plugin:demo'), unused('demo-alpha')],
  },
  'use-slash': { install: 'skills', turn: script([[skill('/demo')]]), labels: [used('demo')] },
  'use-front-matter-name': {
    install: 'skills',
    turn: script([[skill('gamma')]]),
    labels: [used('gamma-dir'), used('gamma'), unused('demo')],
  },
  'use-two-parallel': {
    turn: script([[skill('demo-plugin:demo-alpha'), skill('demo-plugin:beta')]]),
    labels: [used('demo-alpha'), used('beta'), unused('demo')],
  },
  'use-forked': { turn: script([[skill('demo-plugin:forked')]]), labels: [used('forked', 'forked'), unused('demo')] },
  'use-granting': { turn: script([[skill('demo-plugin:granting')]]), labels: [used('granting')] },
  'use-shell-off': { turn: script([[skill('demo-plugin:shelly')]]), labels: [used('shelly')] },
  'use-shell-on': { allow_processes: true, turn: script([[skill('demo-plugin:shelly')]]), labels: [used('shelly')] },
  'use-args': {
    turn: script([[call('Skill', { skill: 'demo-plugin:demo', args: 'not demo-alpha' })]]),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'refused-unknown': {
    turn: script([[skill('demo-plugin:demo-alph')]]),
    labels: [unused('demo-alph', 'failed', 2), unused('demo-alpha', 'other-skill'), unused('demo')],
  },
  'refused-case': { turn: script([[skill('demo-plugin:DEMO')]]), labels: [unused('demo')] },
  'refused-hidden': { turn: script([[skill('demo-plugin:hidden')]]), labels: [unused('hidden', 'failed', 2)] },
  'refused-built-in': { turn: script([[skill('clear')]]), labels: [unused('clear', 'failed', 2)] },
  'refused-bad-argument': {
    turn: script([[call('Skill', { command: 'demo-plugin:demo' })]]),
    labels: [
      unused('demo', 'failed', 2, { tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'failed' }] }),
    ],
  },
  'refused-then-used': {
    turn: script([[skill('demo-plugin:nope')], [skill('demo-plugin:demo')]]),
    labels: [used('demo'), unused('nope', 'failed', 2)],
  },
  'denied-skill-rule': {
    workspace: { '.claude/settings.json': JSON.stringify({ permissions: { deny: ['Skill(demo-plugin:demo)'] } }) },
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [
      unused('demo', 'denied', 2, {
        tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'denied_permission' }],
      }),
    ],
  },
  'denied-skill-tool': {
    workspace: { '.claude/settings.json': JSON.stringify({ permissions: { deny: ['Skill'] } }) },
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [
      unused('demo', 'failed', 2, { tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'failed' }] }),
    ],
  },
  'blocked-skill-exit2': {
    allow_processes: true,
    workspace: hook('echo "BLOCKED: use the router" >&2; exit 2'),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [
      unused('demo', 'denied', 2, { tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'blocked' }] }),
    ],
  },
  'blocked-skill-json': {
    allow_processes: true,
    workspace: hook(
      `echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"Permission to use Skill has been denied."}}'`,
    ),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [
      unused('demo', 'denied', 2, { tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'blocked' }] }),
    ],
  },
  'blocked-skill-ask': {
    allow_processes: true,
    workspace: hook(
      `echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"ask","permissionDecisionReason":"Ask a person first."}}'`,
    ),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [
      unused('demo', 'denied', 2, { tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'blocked' }] }),
    ],
  },
  'hooks-off': {
    workspace: hook('echo "BLOCKED: use the router" >&2; exit 2'),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo')],
  },
  'hooks-of-plugin': {
    allow_processes: true,
    source: {
      extra: {
        'hooks/hooks.json': JSON.stringify({
          hooks: {
            PreToolUse: [
              { matcher: 'Bash', hooks: [{ type: 'command', command: '"${CLAUDE_PLUGIN_ROOT}"/hooks/block.sh' }] },
            ],
          },
        }),
        'hooks/block.sh': '#!/bin/sh\necho "use gh api" >&2\nexit 2\n',
      },
    },
    turn: script([[bash('gh pr view 1')]]),
    labels: [
      unused('demo', 'none', null, { tool_calls: [{ tool: 'Bash', input_contains: 'gh pr', outcome: 'blocked' }] }),
    ],
  },
  'hooks-of-plugin-off': {
    source: {
      extra: {
        'hooks/hooks.json': JSON.stringify({
          hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'exit 2' }] }] },
        }),
        '.mcp.json': JSON.stringify({
          mcpServers: { spy: { command: 'touch', args: ['/tmp/agent-routing-mcp-ran'] } },
        }),
      },
    },
    turn: script([[bash('echo ran')]]),
    labels: [
      unused('demo', 'none', null, { tool_calls: [{ tool: 'Bash', input_contains: 'echo', outcome: 'allowed' }] }),
    ],
  },
  'subagent-use': {
    turn: script(
      [
        [
          call('Agent', {
            subagent_type: 'demo-plugin:worker',
            description: 'w',
            prompt: 'Do it.',
            run_in_background: false,
          }),
        ],
      ],
      [[skill('demo-plugin:demo')], 'sub done'],
    ),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'subagent-background-use': {
    turn: script(
      [[call('Agent', { subagent_type: 'demo-plugin:worker', description: 'w', prompt: 'Do it.' })]],
      [[skill('demo-plugin:demo')], 'sub done'],
    ),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'subagent-blocked': {
    allow_processes: true,
    workspace: hook('if grep -q \'"tool_name":"Skill"\'; then echo "no skills here" >&2; exit 2; fi'),
    turn: script(
      [[call('Agent', { subagent_type: 'demo-plugin:worker', description: 'w', prompt: 'Do it.' })]],
      [[skill('demo-plugin:demo')], 'sub done'],
    ),
    labels: [
      unused('demo', 'denied', 2, { tool_calls: [{ tool: 'Skill', input_contains: 'demo', outcome: 'blocked' }] }),
    ],
  },
  // Reading instead of calling.
  'read-plugin-file': {
    turn: (asked) =>
      asked.step === 0
        ? { text: '', calls: [call('Read', { file_path: `${pluginFolder(asked)}/skills/demo/SKILL.md` })] }
        : { text: 'Done.', calls: [] },
    labels: [used('demo', 'read', 2), unused('demo-alpha')],
  },
  'read-other-file': {
    install: 'skills',
    turn: script([[bash('cat .claude/skills/demo/notes.md')]]),
    labels: [unused('demo', 'listed', 2)],
  },
  'read-first-lines': {
    install: 'skills',
    turn: (asked) =>
      asked.step === 0
        ? {
            text: '',
            calls: [call('Read', { file_path: `${workspace(asked)}/.claude/skills/demo/SKILL.md`, limit: 3 })],
          }
        : { text: 'Done.', calls: [] },
    labels: [unused('demo', 'listed', 3)],
  },
  'read-missing': {
    install: 'skills',
    turn: (asked) =>
      asked.step === 0
        ? { text: '', calls: [call('Read', { file_path: `${workspace(asked)}/.claude/skills/nope/SKILL.md` })] }
        : { text: 'Done.', calls: [] },
    labels: [
      unused('nope', 'failed', 3, { tool_calls: [{ tool: 'Read', input_contains: 'nope', outcome: 'failed' }] }),
      unused('demo'),
    ],
  },
  'read-denied-outside': {
    turn: script([[call('Read', { file_path: '/etc/skills/demo/SKILL.md' })]]),
    labels: [
      unused('demo', 'denied', 2, {
        tool_calls: [{ tool: 'Read', input_contains: 'etc', outcome: 'denied_permission' }],
      }),
    ],
  },
  'shell-cat': {
    install: 'skills',
    turn: script([[bash('cat .claude/skills/demo/SKILL.md')]]),
    labels: [
      used('demo', 'read', 2, { tool_calls: [{ tool: 'Bash', input_contains: 'cat', outcome: 'allowed' }] }),
      unused('demo-alpha'),
    ],
  },
  'shell-cd-then-cat': {
    install: 'skills',
    turn: script([[bash('cd .claude/skills/demo-alpha')], [bash('cat SKILL.md')]]),
    labels: [used('demo-alpha', 'read', 2), unused('demo')],
  },
  'shell-ls': {
    install: 'skills',
    turn: script([[bash('ls -R .claude/skills')]]),
    labels: [unused('demo', 'listed', 3), unused('demo-alpha', 'listed', 3)],
  },
  'shell-write-denied': {
    install: 'skills',
    turn: script([[bash('echo x > .claude/skills/demo/SKILL.md')]]),
    labels: [
      unused('demo', 'denied', 3, {
        tool_calls: [{ tool: 'Bash', input_contains: 'echo', outcome: 'denied_permission' }],
      }),
    ],
  },
  'shell-no-grant': {
    turn: script([[bash('touch x')]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [{ tool: 'Bash', input_contains: 'touch', outcome: 'denied_permission' }],
      }),
    ],
  },
  'shell-granted-and-failed': {
    grant_tools: ['Bash'],
    turn: script([[bash('touch x && echo "PreToolUse:Bash hook error: no" >&2; exit 3')]]),
    labels: [
      unused('demo', 'none', null, { tool_calls: [{ tool: 'Bash', input_contains: 'touch', outcome: 'failed' }] }),
    ],
  },
  'deferred-fetch-blocked': {
    allow_processes: true,
    workspace: hook('echo "use gh api" >&2; exit 2'),
    turn: script([[call('WebFetch', { url: 'https://github.com/a/b/pull/1', prompt: 'x' })]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [{ tool: 'WebFetch', input_contains: 'github', outcome: 'blocked' }],
      }),
    ],
  },
  'deferred-fetch-no-grant': {
    turn: script([[call('WebFetch', { url: 'https://github.com/a/b/pull/1', prompt: 'x' })]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [{ tool: 'WebFetch', input_contains: 'github', outcome: 'denied_permission' }],
      }),
    ],
  },
  'unknown-tool': {
    turn: script([[call('DeployRocket', { to: 'moon' })]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [{ tool: 'DeployRocket', input_contains: 'moon', outcome: 'failed' }],
      }),
    ],
  },
  // Calls of more than one step.
  'copy-then-cat': {
    install: 'skills',
    turn: script([[bash('cat .claude/skills/demo/SKILL.md > copy.md')], [bash('tail -n +5 copy.md')]]),
    grant_tools: ['Bash'],
    labels: [used('demo', 'read', 2)],
  },
  'shell-background': {
    install: 'skills',
    grant_tools: ['Bash'],
    turn: (asked) => {
      const id = /ID: (\w+)/.exec(JSON.stringify(asked.results))?.[1];
      if (asked.step === 0)
        return {
          text: '',
          calls: [
            call('Bash', { command: 'cat .claude/skills/demo/SKILL.md', description: 'x', run_in_background: true }),
          ],
        };
      return asked.step === 1 && id
        ? { text: '', calls: [call('TaskOutput', { task_id: id, block: true, timeout: 5000 })] }
        : { text: 'Done.', calls: [] };
    },
    // 2.1.330 has no TaskOutput any more.
    labels: [unused('demo', 'listed', 3)],
  },
  'shell-background-file': {
    install: 'skills',
    grant_tools: ['Bash', 'Read'],
    turn: (asked) => {
      const file = /written to: (\S+?\.output)/.exec(JSON.stringify(asked.results))?.[1];
      if (asked.step === 0)
        return {
          text: '',
          calls: [
            call('Bash', { command: 'cat .claude/skills/demo/SKILL.md', description: 'x', run_in_background: true }),
          ],
        };
      return asked.step === 1 && file
        ? { text: '', calls: [call('Read', { file_path: file })] }
        : { text: 'Done.', calls: [] };
    },
    labels: [used('demo', 'read', 2)],
  },
  'shell-timeout': {
    grant_tools: ['Bash'],
    turn: script([[call('Bash', { command: 'sleep 5; echo late', description: 'x', timeout: 1000 })]]),
    labels: [
      unused('demo', 'none', null, { tool_calls: [{ tool: 'Bash', input_contains: 'echo late', outcome: 'failed' }] }),
    ],
  },
  'read-from-line': {
    install: 'skills',
    turn: (asked) =>
      asked.step === 0
        ? {
            text: '',
            calls: [call('Read', { file_path: `${workspace(asked)}/.claude/skills/demo/SKILL.md`, offset: 6 })],
          }
        : { text: 'Done.', calls: [] },
    labels: [used('demo', 'read', 2)],
  },
  'read-large-past-the-cut': {
    install: 'skills',
    grant_tools: ['Bash'],
    turn: script([[bash('seq 1 60000; cat .claude/skills/demo/SKILL.md; seq 1 60000')]]),
    labels: [unused('demo', 'listed', 3)],
  },
  'two-runs': {
    turn: script([[skill('demo-plugin:demo')]]),
    edit: (text) =>
      `${text}${text.replaceAll('demo-plugin:demo', 'demo-plugin:beta').replaceAll('toolu_', 'toolu_b_').replaceAll('skills/demo', 'skills/beta')}`,
    labels: [used('demo'), unused('demo-alpha')],
  },
  'parallel-mixed': {
    allow_processes: true,
    grant_tools: ['Bash'],
    workspace: hook('if grep -q "gh pr"; then echo "use gh api" >&2; exit 2; fi'),
    turn: script([
      [bash('gh pr view 1'), skill('demo-plugin:demo'), bash('echo fine'), bash('ls /no/such'), call('Nope', { a: 1 })],
    ]),
    labels: [
      used('demo', 'invoked', 1, {
        tool_calls: [
          { tool: 'Bash', input_contains: 'gh pr view 1', outcome: 'blocked' },
          { tool: 'Skill', input_contains: 'demo-plugin:demo', outcome: 'allowed' },
          { tool: 'Bash', input_contains: 'echo fine', outcome: 'allowed' },
          { tool: 'Bash', input_contains: '/no/such', outcome: 'failed' },
          { tool: 'Nope', input_contains: '1', outcome: 'failed' },
        ],
      }),
    ],
  },
  'hook-fails-open': {
    allow_processes: true,
    workspace: hook('echo oops >&2; exit 1'),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo')],
  },
  'hook-allows-in-json': {
    allow_processes: true,
    workspace: hook(
      `echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","permissionDecisionReason":"blocked by PreToolUse hook, not"}}'`,
    ),
    turn: script([[bash('touch made')]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [{ tool: 'Bash', input_contains: 'touch made', outcome: 'allowed' }],
      }),
    ],
  },
  'denied-shell-rule': {
    grant_tools: ['Bash'],
    workspace: {
      '.claude/settings.json': JSON.stringify({ permissions: { deny: ['Bash(gh:*)', 'Read(./secret.md)'] } }),
      'secret.md': 'x',
    },
    turn: script([[bash('gh pr view 1')], [call('Read', { file_path: 'secret.md' })], [bash('cat secret.md')]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [
          { tool: 'Bash', input_contains: 'gh pr', outcome: 'denied_permission' },
          { tool: 'Read', input_contains: 'secret', outcome: 'denied_permission' },
        ],
      }),
    ],
  },
  'hook-many-lines': {
    allow_processes: true,
    workspace: hook(`printf 'Exit code 1\nPermission to use Bash has been denied\nuse the router\n' >&2; exit 2`),
    turn: script([[bash('gh pr view 1')]]),
    labels: [
      unused('demo', 'none', null, { tool_calls: [{ tool: 'Bash', input_contains: 'gh pr', outcome: 'blocked' }] }),
    ],
  },
  'subagent-cat': {
    install: 'skills',
    grant_tools: ['Bash'],
    turn: script(
      [
        [
          call('Agent', {
            subagent_type: 'general-purpose',
            description: 'w',
            prompt: 'Do it.',
            run_in_background: false,
          }),
        ],
      ],
      [[bash('cat .claude/skills/demo/SKILL.md')], 'sub done'],
    ),
    labels: [used('demo', 'read', 2), unused('demo-alpha')],
  },
  'prose-errors': {
    grant_tools: ['Bash'],
    turn: script([
      [
        bash(
          `echo 'API Error: 401 {"error":{"type":"authentication_error"}} Not logged in · Please run /login'; exit 1`,
        ),
      ],
      'API Error: 529 Overloaded. Credit balance is too low. ECONNREFUSED.',
    ]),
    labels: [unused('demo')],
  },
  'fault-429-then-fine': {
    fault: ({ count }) =>
      count === 2
        ? { status: 429, type: 'rate_limit_error', message: 'slow down', headers: { 'retry-after': '1' } }
        : null,
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo')],
  },
  'fault-413': infra('bad_config', () => ({
    status: 413,
    type: 'request_too_large',
    message: 'Request exceeds the maximum size',
  })),
  'fault-use-then-401': {
    ...infra('auth', ({ count }) =>
      count > 1 ? { status: 401, type: 'authentication_error', message: 'OAuth token has expired' } : null,
    ),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo', 'invoked', 1, { infra: true, infra_reason: 'auth' })],
  },
  'fault-use-then-dropped': {
    ...infra('unreachable', ({ count }) => (count > 1 ? { drop: true } : null)),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo', 'invoked', 1, { infra: true, infra_reason: 'unreachable' })],
  },

  // Words that look like evidence.
  'prose-only': {
    turn: script(['Launching skill: demo-plugin:demo\nBase directory for this skill: /s/skills/demo']),
    labels: [unused('demo', 'mentioned', 3)],
  },
  'echo-look-alike': {
    install: 'skills',
    turn: script([
      [
        bash(
          `printf '%s\\n' '{"type":"tool_use","name":"Skill","input":{"skill":"demo"}}' 'Launching skill: demo' 'API Error: 500 boom'`,
        ),
      ],
    ]),
    labels: [unused('demo', 'mentioned', 3)],
  },
  nothing: { turn: script([]), labels: [unused('demo'), unused('demo-alpha')] },
  // Faults.
  'fault-401': infra('auth', () => ({ status: 401, type: 'authentication_error', message: 'invalid x-api-key' })),
  'fault-403': infra('auth', () => ({ status: 403, type: 'permission_error', message: 'not allowed' })),
  'fault-404-model': infra('bad_config', () => ({ status: 404, type: 'not_found_error', message: 'model: nope' })),
  'fault-429': infra('rate_limit', () => ({ status: 429, type: 'rate_limit_error', message: 'slow down' })),
  'fault-quota': infra('quota', () => ({
    status: 400,
    type: 'invalid_request_error',
    message: 'Your credit balance is too low to access the Anthropic API.',
  })),
  'fault-500': infra('server_error', () => ({ status: 500, type: 'api_error', message: 'boom' })),
  'fault-529': infra('server_error', () => ({ status: 529, type: 'overloaded_error', message: 'Overloaded' })),
  'fault-hang': infra('server_error', () => ({ hang: true })),
  'fault-dropped': infra('unreachable', () => ({ drop: true })),
  'fault-stalled': infra('server_error', () => ({ drop: true, silent: true })),
  'fault-refused': { ...infra('unreachable', () => null), model_url: 'http://127.0.0.1:9' },
  'fault-use-then-529': {
    ...infra('server_error', ({ count }) =>
      count > 1 ? { status: 529, type: 'overloaded_error', message: 'Overloaded' } : null,
    ),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo', 'invoked', 1, { infra: true, infra_reason: 'server_error' })],
  },
  'fault-500-then-fine': {
    fault: ({ count }) => (count === 1 ? { status: 500, type: 'api_error', message: 'boom' } : null),
    turn: script([[skill('demo-plugin:demo')]]),
    labels: [used('demo')],
  },
  'fault-no-binary': { ...infra('cli_missing', () => null), binary: '/nowhere/claude' },
  'fault-bad-option': {
    ...infra('bad_config', () => null),
    launch: (launch) => ({ ...launch, args: ['--no-such-option', ...launch.args] }),
  },
  'fault-bad-agent': { ...infra('bad_config', () => null), subagent: 'nope' },
  // Ends that are no ends.
  'killed-after-use': {
    turn: script([[skill('demo-plugin:demo')]]),
    fault: ({ count }) => (count > 1 ? { hang: true } : null),
    kill: { after: 'Launching skill', signal: 'SIGTERM' },
    labels: [used('demo'), unused('demo-alpha')],
  },
  'killed-before-use': {
    fault: () => ({ hang: true }),
    turn: script([]),
    kill: { after: '"subtype":"init"', signal: 'SIGKILL' },
    labels: [unused('demo')],
  },
  'cut-last-line': {
    turn: script([[skill('demo-plugin:demo')]]),
    edit: (text) => text.slice(0, text.indexOf('"Base directory for this skill') + 30),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'max-turns': {
    turn: script([[skill('demo-plugin:demo')]]),
    launch: (launch) => ({ ...launch, args: ['--max-turns=1', ...launch.args] }),
    labels: [used('demo')],
  },
  'edit-windows-lines': {
    turn: script([[skill('demo-plugin:demo')]]),
    edit: (text) => text.replaceAll('\n', '\r\n'),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'edit-noise': {
    turn: script([[bash('echo fine')]]),
    edit: (text) =>
      `npm warn deprecated x\nLaunching skill: demo\nBase directory for this skill: /x/skills/demo\n{"type":"assistant","message":"odd"}\n{"type":42}\n[1,2]\n{"type":"user","message":{"content":[null,{"type":"tool_result"}]}}\n${text}{"type":"assistant","mess`,
    labels: [
      unused('demo', 'mentioned', 3, { tool_calls: [{ tool: 'Bash', input_contains: 'fine', outcome: 'allowed' }] }),
    ],
  },
  'edit-twice': {
    turn: script([[skill('demo-plugin:demo')]]),
    edit: (text) => text + text,
    labels: [used('demo'), unused('demo-alpha')],
  },
  'edit-lost-call': {
    turn: script([[skill('demo-plugin:demo')]]),
    edit: (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes('"type":"tool_use"'))
        .join('\n'),
    labels: [used('demo'), unused('demo-alpha')],
  },
  'format-text': {
    turn: script([[skill('demo-plugin:demo')]]),
    launch: (launch) => ({ ...launch, args: launch.args.map((arg) => arg.replace('stream-json', 'text')) }),
    labels: [unused('demo', 'none', null, { used: true, debatable: true, reason: 'text shows no calls' })],
  },
  'format-text-fault': {
    ...infra('rate_limit', () => ({ status: 429, type: 'rate_limit_error', message: 'slow down' })),
    launch: (launch) => ({ ...launch, args: launch.args.map((arg) => arg.replace('stream-json', 'text')) }),
  },
  'format-json': {
    turn: script([[skill('demo-plugin:demo')]]),
    launch: (launch) => ({
      ...launch,
      args: launch.args.map((arg) => arg.replace('stream-json', 'json')).filter((arg) => arg !== '--verbose'),
    }),
    labels: [unused('demo', 'none', null, { used: true, debatable: true, reason: 'json shows no calls' })],
  },
  'format-json-verbose': {
    turn: script([[skill('demo-plugin:demo')]]),
    launch: (launch) => ({ ...launch, args: launch.args.map((arg) => arg.replace('stream-json', 'json')) }),
    labels: [used('demo'), unused('demo-alpha')],
  },
};
