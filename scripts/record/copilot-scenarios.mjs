// What is recorded of Copilot CLI: what the model does, what stands around it, and what is true of each skill afterwards.

import { IDIOMS } from './shell-idioms.mjs';

const call = (name, input) => ({ name, input });
const skill = (id) => call('skill', { skill: id });
const bash = (command, more = {}) => call('bash', { command, description: 'run command', ...more });
const view = (path, more = {}) => call('view', { path, ...more });

/** Turns by step: the main script, then prose. `sub`: the script of subagents. A turn may be a function of the place. */
const script =
  (turns, sub = []) =>
  (asked, kind, place) => {
    const found = (kind === 'main' ? turns : kind === 'subagent' ? sub : [])[asked.step];
    const turn = typeof found === 'function' ? found(place) : found;
    return typeof turn === 'string' ? { text: turn, calls: [] } : { text: turn ? '' : 'All done.', calls: turn ?? [] };
  };

const used = (id, how = 'invoked', min_tier = 1, more = {}) => ({ skill: id, used: true, how, min_tier, ...more });
const unused = (id, how = 'none', min_tier = null, more = {}) => ({ skill: id, used: false, how, min_tier, ...more });
const tool = (name, input_contains, outcome) => ({ tool_calls: [{ tool: name, input_contains, outcome }] });
const infra = (infra_reason, fault, more = {}) => ({
  fault: typeof fault === 'function' ? fault : () => fault,
  turn: script([]),
  labels: [unused('demo', 'none', null, { infra: true, infra_reason })],
  ...more,
});
const error = (status, type, message, headers = {}) => ({ status, type, message, headers });
const SOON = { 'retry-after': '1' };

const hook = (text) => ({
  '.github/hooks/route.json': JSON.stringify({
    version: 1,
    hooks: { preToolUse: [{ type: 'command', bash: 'sh .github/hooks/route.sh', timeoutSec: 10 }] },
  }),
  '.github/hooks/route.sh': `${text}\n`,
});
const deny = (reason) =>
  `cat > /dev/null; echo '${JSON.stringify({ permissionDecision: 'deny', permissionDecisionReason: reason })}'`;
const denyWhen = (words, reason) =>
  `if grep -q '${words}'; then echo '${JSON.stringify({ permissionDecision: 'deny', permissionDecisionReason: reason })}'; fi`;

/** Project skills of the workspace: the shell may read these. */
const project = (source) => ({ workspaceSkills: '.github/skills', source });
const at = (path) => (place) => [view(`${place.workspace}/.github/skills/${path}`)];
const cat = (command, more) => ({ ...project(), turn: script([[bash(command, more)]]) });
const text = (launch) => ({
  ...launch,
  args: launch.args.map((arg) => (arg === '--output-format=json' ? '--output-format=text' : arg)),
});
const without = (flag) => (launch) => ({ ...launch, args: launch.args.filter((arg) => arg !== flag) });
const also =
  (...args) =>
  (launch) => ({ ...launch, args: [...launch.args, ...args] });
const worker = {
  '.github/agents/worker.agent.md':
    '---\nname: worker\ndescription: Does sub-tasks\ntools: ["*"]\n---\nYou do sub-tasks.\n',
};
const task = call('task', { agent_type: 'worker', name: 'rt', description: 'work', prompt: 'Do it.', mode: 'sync' });

const idioms = Object.fromEntries(
  Object.entries(IDIOMS).map(([name, [reads, how, command]]) => [
    name,
    {
      ...cat(command('.github/skills', 'demo-alpha')),
      labels: [reads ? used('demo', 'read', 2) : unused('demo', how, 3)],
    },
  ]),
);

export const SCENARIOS = {
  ...idioms,
  'use-plugin': {
    prompt: '-p is not an option here',
    turn: (asked, _kind, _place, copilot) => {
      const offered = copilot.readOffer(asked).find(({ id }) => id === 'demo-alpha');
      return asked.step === 0 && offered
        ? { text: '', calls: [copilot.callSkill(asked, offered)] }
        : { text: 'Done.', calls: [] };
    },
    labels: [used('demo-alpha'), used('demo-plugin:demo-alpha'), unused('demo')],
  },
  'use-plugin-without-manifest': {
    source: { manifest: false },
    turn: script([[skill('beta')]]),
    labels: [used('beta'), unused('demo')],
  },
  'use-marketplace': {
    install: 'marketplace',
    turn: script([[skill('beta')]]),
    labels: [used('beta'), unused('demo')],
  },
  'use-skills': { install: 'skills', turn: script([[skill('demo')]]), labels: [used('demo'), unused('demo-alpha')] },
  'use-other-case': { turn: script([[skill('DEMO-Alpha')]]), labels: [used('demo-alpha'), unused('demo')] },
  'use-front-matter-name': { turn: script([[skill('gamma')]]), labels: [used('gamma'), unused('demo')] },
  'use-two-parallel': {
    turn: script([[skill('demo'), skill('beta')]]),
    labels: [used('demo'), used('beta'), unused('demo-alpha')],
  },
  'use-twice': { turn: script([[skill('demo')], [skill('demo')]]), labels: [used('demo'), unused('beta')] },
  'use-wrong-skill': {
    turn: script([[skill('demo-alpha')]]),
    labels: [unused('demo', 'other-skill', 3), used('demo-alpha')],
  },
  'use-then-prose': {
    turn: script([[skill('demo')], 'I also looked at beta/SKILL.md.']),
    labels: [used('demo'), unused('beta', 'mentioned', 3)],
  },
  'use-subagent': {
    workspace: worker,
    turn: script([[task]], [[skill('demo')], 'sub done']),
    labels: [used('demo'), unused('beta')],
  },

  // Skill calls that came to nothing.
  'refused-unknown': {
    turn: script([[skill('demo-alph')]]),
    labels: [unused('demo-alph', 'failed', 2), unused('demo-alpha', 'other-skill'), unused('demo')],
  },
  'refused-prefix': { turn: script([[skill('demo-plugin:demo')]]), labels: [unused('demo', 'failed', 2)] },
  'refused-slash': { turn: script([[skill('/demo')]]), labels: [unused('demo', 'failed', 2)] },
  'refused-bad-argument': {
    turn: script([[call('skill', { command: 'demo' })]]),
    labels: [unused('demo', 'failed', 2, tool('skill', 'demo', 'failed'))],
  },
  'refused-tool-name': {
    turn: script([[call('Skill', { skill: 'demo' })]]),
    labels: [unused('demo', 'failed', 2, tool('Skill', 'demo', 'failed'))],
  },
  'refused-tool-excluded': {
    launch: also('--excluded-tools=skill'),
    turn: script([[skill('demo')]]),
    labels: [unused('demo', 'failed', 2, tool('skill', 'demo', 'failed'))],
  },
  'refused-then-used': {
    turn: script([[skill('nope')], [skill('demo')]]),
    labels: [used('demo'), unused('nope', 'failed', 2)],
  },
  'hidden-called': { turn: script([[skill('hidden')]]), print: true, labels: [unused('hidden', 'failed', 2)] },
  'blocked-skill': {
    allow_processes: true,
    workspace: hook(deny('Use the docs team instead')),
    turn: script([[skill('demo')]]),
    labels: [unused('demo', 'denied', 2, tool('skill', 'demo', 'blocked'))],
  },
  'blocked-skill-exit2': {
    allow_processes: true,
    workspace: hook('echo no >&2; exit 2'),
    turn: script([[skill('demo')]]),
    labels: [unused('demo', 'denied', 2, tool('skill', 'demo', 'blocked'))],
  },
  'blocked-skill-hook-crashed': {
    allow_processes: true,
    workspace: hook('exit 1'),
    turn: script([[skill('demo')]]),
    labels: [unused('demo', 'denied', 2, tool('skill', 'demo', 'blocked'))],
  },
  'blocked-skill-ask': {
    allow_processes: true,
    workspace: hook(`echo '${JSON.stringify({ permissionDecision: 'ask', permissionDecisionReason: 'please ask' })}'`),
    turn: script([[skill('demo')]]),
    labels: [unused('demo', 'denied', 2, tool('skill', 'demo', 'blocked'))],
  },
  'hooks-untrusted': { workspace: hook(deny('no')), turn: script([[skill('demo')]]), labels: [used('demo')] },
  'hooks-of-plugin': {
    allow_processes: true,
    source: {
      extra: {
        'hooks/hooks.json': JSON.stringify({
          hooks: {
            PreToolUse: [
              { matcher: 'Bash', hooks: [{ type: 'command', command: 'sh "${CLAUDE_PLUGIN_ROOT}/hooks/block.sh"' }] },
            ],
          },
        }),
        'hooks/block.sh': 'if grep -q "gh pr"; then echo "use gh api" >&2; exit 2; fi\n',
      },
    },
    turn: script([[bash('gh pr view 1')], [bash('echo fine')]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [
          { tool: 'bash', input_contains: 'gh pr', outcome: 'blocked' },
          { tool: 'bash', input_contains: 'echo fine', outcome: 'allowed' },
        ],
      }),
    ],
  },
  'hooks-of-claude': {
    allow_processes: true,
    workspace: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          PreToolUse: [
            { matcher: 'Bash', hooks: [{ type: 'command', command: 'if grep -q cloudy; then exit 2; fi' }] },
          ],
        },
      }),
    },
    turn: script([[bash('echo cloudy')], [bash('echo clear; exit 3')]]),
    labels: [
      unused('demo', 'none', null, {
        tool_calls: [
          { tool: 'bash', input_contains: 'cloudy', outcome: 'blocked' },
          { tool: 'bash', input_contains: 'clear', outcome: 'failed' },
        ],
      }),
    ],
  },
  'subagent-blocked': {
    allow_processes: true,
    workspace: { ...worker, ...hook(denyWhen('"toolName":"skill"', 'no skills here')) },
    turn: script([[task]], [[skill('demo')], 'sub done']),
    labels: [unused('demo', 'denied', 2, tool('skill', 'demo', 'blocked'))],
  },
  'denied-by-rule': {
    launch: also('--deny-tool=shell(mcp:*)'),
    turn: script([[bash('mcp list-tools')]]),
    labels: [unused('demo', 'none', null, tool('bash', 'mcp', 'denied_permission'))],
  },
  'denied-without-grant': {
    launch: without('--allow-all-tools'),
    turn: script([[bash('touch x')]]),
    labels: [unused('demo', 'none', null, tool('bash', 'touch', 'denied_permission'))],
  },
  'tool-unknown': {
    turn: script([[call('web_fetch', { url: 'https://github.com/a' })]]),
    labels: [unused('demo', 'none', null, tool('web_fetch', 'github', 'failed'))],
  },
  'tool-failed-in-block-words': {
    turn: script([[bash('echo "Denied by preToolUse hook: no"; exit 1')]]),
    labels: [unused('demo', 'none', null, tool('bash', 'Denied', 'failed'))],
  },

  // Reading instead of calling.
  'view-own': {
    ...project(),
    turn: script([at('demo/SKILL.md')]),
    labels: [used('demo', 'read', 2), unused('demo-alpha')],
  },
  'view-plugin': {
    turn: script([(place) => [view(`${place.source_copy}/skills/group/beta/SKILL.md`)]]),
    labels: [used('beta', 'read', 2), used('demo-plugin:beta', 'read', 2), unused('demo')],
  },
  'view-front-matter': {
    ...project(),
    turn: script([(place) => [view(`${place.workspace}/.github/skills/demo/SKILL.md`, { view_range: [1, 4] })]]),
    labels: [unused('demo', 'listed', 3)],
  },
  'view-too-large': {
    ...project(),
    turn: script([at('large/SKILL.md')]),
    labels: [unused('large', 'failed', 3, tool('view', 'large', 'allowed'))],
  },
  'view-part-of-large': {
    ...project(),
    turn: script([(place) => [view(`${place.workspace}/.github/skills/large/SKILL.md`, { view_range: [1, 40] })]]),
    labels: [used('large', 'read', 2)],
  },
  'view-missing': {
    ...project(),
    turn: script([at('nope/SKILL.md')]),
    labels: [unused('nope', 'failed', 3, tool('view', 'nope', 'failed')), unused('demo')],
  },
  'view-blocked': {
    ...project(),
    allow_processes: true,
    workspace: hook(deny('Use the docs team instead')),
    turn: script([at('demo/SKILL.md')]),
    labels: [unused('demo', 'denied', 3, tool('view', 'demo', 'blocked'))],
  },
  'view-denied-outside': {
    turn: script([[view('/etc/skills/demo/SKILL.md')]]),
    labels: [unused('demo', 'denied', 3, tool('view', 'etc', 'denied_permission'))],
  },
  'view-other-file': { ...project(), turn: script([at('demo/notes.md')]), labels: [unused('demo', 'listed', 2)] },
  'shell-cat': {
    ...cat('cat .github/skills/demo/SKILL.md'),
    labels: [used('demo', 'read', 2, tool('bash', 'cat', 'allowed')), unused('demo-alpha')],
  },
  'shell-sed-all': {
    ...cat("sed -n '1,200p' .github/skills/demo-alpha/SKILL.md"),
    labels: [used('demo-alpha', 'read', 2), unused('demo')],
  },
  'shell-cat-then-fails': {
    ...cat('cat .github/skills/demo/SKILL.md missing'),
    labels: [used('demo', 'read', 2, tool('bash', 'missing', 'failed'))],
  },
  'shell-count': { ...cat('cat .github/skills/demo/SKILL.md | wc -l'), labels: [unused('demo', 'listed', 3)] },
  'shell-list': { ...cat('ls -R .github/skills'), labels: [unused('demo', 'listed', 3)] },
  'shell-grep-one-line': { ...cat('grep -rn "^name:" .github/skills'), labels: [unused('demo', 'listed', 3)] },
  'shell-background': {
    ...project(),
    turn: script([
      [bash('sleep 1; cat .github/skills/demo/SKILL.md', { mode: 'async', shellId: 'later' })],
      [call('read_bash', { shellId: 'later', delay: 3 })],
    ]),
    labels: [used('demo', 'read', 2), unused('demo-alpha')],
  },
  'shell-outside-denied': {
    turn: script([(place) => [bash(`cat ${place.source_copy}/skills/demo/SKILL.md`)]]),
    labels: [unused('demo', 'denied', 3, tool('bash', 'cat', 'denied_permission'))],
  },
  'shell-writes': {
    ...cat('mkdir -p x/demo && echo "# demo" > x/demo/SKILL.md'),
    labels: [unused('demo', 'written', 3)],
  },
  'search-one-word': {
    ...project(),
    turn: script([[call('grep', { pattern: 'Step 1 of demo:', output_mode: 'content' })]]),
    labels: [unused('demo', 'listed', 3)],
  },
  'search-names': {
    ...project(),
    turn: script([[call('glob', { pattern: '**/SKILL.md' })]]),
    labels: [unused('demo', 'listed', 3)],
  },

  // Calls of more than one step.
  'copy-then-cat': {
    ...project(),
    turn: script([[bash('cp .github/skills/demo/SKILL.md copy.md')], [bash('tail -n +5 copy.md')]]),
    labels: [used('demo', 'read', 2)],
  },
  'shell-past-the-cut': {
    ...cat('seq 1 4000; cat .github/skills/demo/SKILL.md; seq 1 4000'),
    labels: [unused('demo', 'listed', 3)],
  },
  'shell-before-the-cut': {
    ...cat('cat .github/skills/demo/SKILL.md; seq 1 5000'),
    labels: [used('demo', 'read', 2)],
  },
  'shell-large-skill': { ...cat('cat .github/skills/large/SKILL.md'), labels: [used('large', 'read', 2)] },
  'view-from-line': {
    ...project(),
    turn: script([(place) => [view(`${place.workspace}/.github/skills/demo/SKILL.md`, { view_range: [6, -1] })]]),
    labels: [used('demo', 'read', 2)],
  },
  'view-folder': {
    ...project(),
    turn: script([(place) => [view(`${place.workspace}/.github/skills/demo`)]]),
    labels: [unused('demo', 'listed', 3)],
  },
  'search-all-lines': {
    ...project(),
    turn: script([[call('grep', { pattern: 'Step', output_mode: 'content', paths: '.github/skills/demo' })]]),
    // Hits of a search are no read, however many, where the body is not at hand.
    labels: [unused('demo', 'listed', 3)],
  },
  'search-with-context': {
    ...project(),
    turn: script([[call('grep', { pattern: '^# demo$', output_mode: 'content', '-A': 20, paths: '.github/skills' })]]),
    labels: [unused('demo', 'listed', 3), unused('gamma')],
  },
  'shell-stopped-early': {
    ...project(),
    turn: script([
      [bash('cat .github/skills/demo/SKILL.md; sleep 60', { initial_wait: 2 })],
      [call('stop_bash', { shellId: '0' })],
    ]),
    labels: [used('demo', 'read', 2)],
  },
  'parallel-mixed': {
    allow_processes: true,
    workspace: hook(denyWhen('gh pr', 'use gh api')),
    turn: script([
      [bash('gh pr view 1'), skill('demo'), bash('echo fine'), bash('ls /no/such'), call('nope', { a: 1 })],
    ]),
    labels: [
      used('demo', 'invoked', 1, {
        tool_calls: [
          { tool: 'bash', input_contains: 'gh pr view 1', outcome: 'blocked' },
          { tool: 'skill', input_contains: 'demo', outcome: 'allowed' },
          { tool: 'bash', input_contains: 'echo fine', outcome: 'allowed' },
          // Outside the workspace.
          { tool: 'bash', input_contains: '/no/such', outcome: 'denied_permission' },
          { tool: 'nope', input_contains: '1', outcome: 'failed' },
        ],
      }),
    ],
  },
  'two-runs': {
    turn: script([[skill('demo')]]),
    edit: (out) =>
      `${out}${out.replaceAll('"demo"', '"beta"').replaceAll('"id":"', '"id":"b').replaceAll('call_', 'callb_')}`,
    labels: [used('demo'), unused('demo-alpha')],
  },
  'prose-errors': {
    turn: script([
      [bash(`echo 'Error: No authentication information found. 401 Unauthorized'; exit 1`)],
      'Error: Failed to get response from the AI model; Last error: 429 Too Many Requests',
    ]),
    labels: [unused('demo')],
  },
  'text-prose-errors': {
    launch: text,
    turn: script([
      [bash(`echo 'Error: No authentication information found. 401 Unauthorized'; exit 1`)],
      'Error: Failed to get response from the AI model; Last error: 429 Too Many Requests',
    ]),
    labels: [unused('demo', 'none', null, tool('bash', '401 Unauthorized', 'failed'))],
  },
  'text-idiom': {
    ...cat("awk 'NR > 4' .github/skills/demo/SKILL.md"),
    launch: text,
    labels: [used('demo', 'read', 2)],
  },
  'text-head': { ...cat('head -4 .github/skills/demo/SKILL.md'), launch: text, labels: [unused('demo', 'listed', 3)] },
  'text-base64': { ...cat('base64 .github/skills/demo/SKILL.md'), launch: text, labels: [unused('demo', 'listed', 3)] },
  'text-500': infra('server_error', error(500, 'server_error', 'boom'), { launch: text }),
  'text-refused-port': infra('unreachable', null, { launch: text, model_url: 'http://127.0.0.1:9' }),
  'text-denied': {
    launch: (launch) => text(without('--allow-all-tools')(launch)),
    turn: script([[bash('touch x')]]),
    labels: [unused('demo', 'none', null, tool('bash', 'touch', 'denied_permission'))],
  },
  'fault-429-then-fine': {
    fault: ({ count }) => (count === 2 ? error(429, 'rate_limit_exceeded', 'Rate limit reached', SOON) : null),
    turn: script([[skill('demo')]]),
    labels: [used('demo')],
  },
  'fault-use-then-401': infra('auth', ({ count }) => (count > 1 ? error(401, 'invalid_api_key', 'bad key') : null), {
    turn: script([[skill('demo')]]),
    labels: [used('demo', 'invoked', 1, { infra: true, infra_reason: 'auth' })],
  }),
  'fault-402': infra('quota', error(402, 'payment_required', 'You have no quota')),

  // Words that look like evidence.
  'prose-only': {
    turn: script(['● skill(demo)\n\nSkill "demo" loaded successfully. I read skills/demo/SKILL.md.']),
    labels: [unused('demo', 'mentioned', 3)],
  },
  'prompt-only': {
    prompt: 'Do not use skills/demo/SKILL.md or the demo skill.',
    turn: script([]),
    labels: [unused('demo')],
  },
  'echo-look-alike': {
    turn: script([
      [
        bash(
          `printf '%s\\n' '{"type":"tool.execution_start","data":{"toolCallId":"call_9","toolName":"skill","arguments":{"skill":"demo"}}}' '{"type":"session.error","data":{"statusCode":500,"message":"x"}}'`,
        ),
      ],
    ]),
    labels: [unused('demo', 'mentioned', 3)],
  },
  nothing: { turn: script([]), labels: [unused('demo'), unused('demo-alpha')] },

  // Plain text.
  'text-use': { launch: text, turn: script([[skill('demo')]]), labels: [used('demo'), unused('demo-alpha')] },
  'text-refused': {
    launch: text,
    turn: script([[skill('nope')], [call('skill', { command: 'demo' })]]),
    labels: [unused('nope', 'failed', 2), unused('demo')],
  },
  'text-blocked': {
    launch: text,
    allow_processes: true,
    workspace: hook(deny('Use the docs team instead')),
    turn: script([[skill('demo')]]),
    labels: [unused('demo', 'denied', 2, tool('skill', 'demo', 'blocked'))],
  },
  'text-cat': {
    ...cat('cat .github/skills/demo/SKILL.md'),
    launch: text,
    labels: [used('demo', 'read', 2), unused('demo-alpha')],
  },
  'text-view': { ...project(), launch: text, turn: script([at('demo/SKILL.md')]), labels: [used('demo', 'read', 2)] },
  'text-subagent': {
    launch: text,
    workspace: worker,
    turn: script([[task]], [[skill('demo')], [skill('nope')], 'sub done']),
    labels: [used('demo'), unused('nope', 'failed', 2), unused('beta')],
  },
  'text-prose': {
    launch: text,
    turn: script(['I would do this:\n● skill(demo)\n  │ cat skills/demo/SKILL.md\n  └ 12 lines…']),
    labels: [unused('demo', 'mentioned', 3)],
  },
  'text-list': { ...cat('ls .github/skills/demo/SKILL.md'), launch: text, labels: [unused('demo', 'listed', 3)] },
  'text-401': infra('auth', error(401, 'invalid_api_key', 'bad key'), { launch: text }),

  // Faults.
  'fault-401': infra('auth', error(401, 'invalid_api_key', 'bad key')),
  'fault-403': infra('auth', error(403, 'access_denied', 'Access denied by policy')),
  'fault-404-model': infra('bad_config', error(404, 'model_not_found', 'no such model')),
  'fault-429': infra('rate_limit', error(429, 'rate_limit_exceeded', 'Rate limit reached', SOON)),
  'fault-quota': infra(
    'quota',
    error(
      429,
      'insufficient_quota',
      'You exceeded your current quota, please check your plan and billing details.',
      SOON,
    ),
  ),
  'fault-500': infra('server_error', error(500, 'server_error', 'boom')),
  'fault-529': infra('server_error', error(529, 'overloaded_error', 'Overloaded')),
  'fault-hang': infra('server_error', { hang: true }),
  'fault-dropped': infra('unreachable', { drop: true }),
  'fault-refused': infra('unreachable', null, { model_url: 'http://127.0.0.1:9' }),
  'fault-use-then-429': infra(
    'rate_limit',
    ({ count }) => (count > 1 ? error(429, 'rate_limit_exceeded', 'Rate limit reached', SOON) : null),
    {
      turn: script([[skill('demo')]]),
      labels: [used('demo', 'invoked', 1, { infra: true, infra_reason: 'rate_limit' })],
    },
  ),
  'fault-500-then-fine': {
    fault: ({ count }) => (count === 1 ? error(500, 'server_error', 'boom') : null),
    turn: script([[skill('demo')]]),
    labels: [used('demo')],
  },
  'fault-no-binary': infra('cli_missing', null, { binary: '/nowhere/copilot' }),
  'fault-bad-option': infra('bad_config', null, { launch: also('--no-such-option') }),
  'fault-bad-agent': infra('bad_config', null, { subagent: 'nope' }),
  'fault-no-provider': infra('bad_config', null, {
    launch: (launch) => ({ ...launch, env: { ...launch.env, COPILOT_PROVIDER_BASE_URL: '' } }),
  }),

  // Ends that are no ends.
  'killed-after-use': {
    turn: script([[skill('demo')]]),
    fault: ({ count }) => (count > 1 ? { hang: true } : null),
    kill: { after: 'loaded successfully', signal: 'SIGTERM' },
    labels: [used('demo'), unused('demo-alpha')],
  },
  'killed-while-retrying': {
    fault: () => error(500, 'server_error', 'boom'),
    turn: script([]),
    kill: { after: '"assistant.turn_retry"', signal: 'SIGKILL' },
    labels: [unused('demo', 'none', null, { infra: true, infra_reason: 'server_error' })],
  },
  'killed-before-use': {
    fault: () => ({ hang: true }),
    turn: script([]),
    kill: { after: '"model.call_start"', signal: 'SIGKILL' },
    labels: [unused('demo')],
  },
  'cut-last-line': {
    turn: script([[skill('demo')], [skill('beta')]]),
    edit: (out) => out.slice(0, out.lastIndexOf('loaded successfully') - 40),
    exit: { exit_code: null, signal: 'SIGKILL', timed_out: true },
    labels: [used('demo'), unused('beta', 'failed', 2)],
  },
  'edited-crlf': {
    turn: script([[skill('demo')]]),
    edit: (out) => out.replaceAll('\n', '\r\n'),
    labels: [used('demo'), unused('beta')],
  },
  'edited-noise': {
    turn: script([[skill('demo')]]),
    edit: (out) =>
      out
        .split('\n')
        .map((line, index) => (index % 3 ? line : `npm warn demo/SKILL.md\n{"type":\n${line}`))
        .join('\n'),
    labels: [used('demo'), unused('beta')],
  },
  'edited-doubled': {
    turn: script([[skill('demo')]]),
    edit: (out) => out.replace(/^.*\n/gm, '$&$&'),
    labels: [used('demo'), unused('beta')],
  },
};
