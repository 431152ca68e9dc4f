// What is recorded of Gemini CLI and of its fork Qwen Code: what the model does, what stands around it, and what is true of each skill afterwards.
import { IDIOMS } from './shell-idioms.mjs';

const used = (id, how = 'invoked', min_tier = 1, more = {}) => ({ skill: id, used: true, how, min_tier, ...more });
const unused = (id, how = 'none', min_tier = null, more = {}) => ({ skill: id, used: false, how, min_tier, ...more });
const tool = (name, input_contains, outcome) => ({ tool_calls: [{ tool: name, input_contains, outcome }] });
const error = (status, type, message, headers = {}) => ({ status, type, message, headers });

/** Turns by step; a turn may be a function of the place. */
const script = (turns) => (asked, place) => {
  const found = turns[asked.step];
  const turn = typeof found === 'function' ? found(place) : found;
  return typeof turn === 'string' ? { text: turn, calls: [] } : { text: turn ? '' : 'All done.', calls: turn ?? [] };
};
const infra = (infra_reason, fault, more = {}) => ({
  fault: typeof fault === 'function' ? fault : () => fault,
  turn: script([]),
  labels: [unused('demo', 'none', null, { infra: true, infra_reason })],
  ...more,
});

/** The run was ended while it waited for an answer. */
const unanswered = { infra: true, infra_reason: 'server_error' };

const S = '.agents/skills';

/**
 * own: what differs between the two. load(id): the call; loaded: words on stdout after it; hook(script): a workspace or an extension
 * with a hook before each tool; extension(id): the name of an extension's skill.
 */
export function listScenarios(own) {
  const call = (name, input) => ({ name, input });
  const skill = (id) => call(own.skill_tool, { [own.skill_key]: id });
  const bash = (command) => call('run_shell_command', { command, ...own.shell_more });
  const read =
    (path, more = {}) =>
    (place) => [call('read_file', { file_path: `${place.workspace}/${path}`, ...more })];
  const cat = (command) => ({ turn: script([[bash(command)]]) });
  const hooked = (words) => ({ allow_processes: true, ...own.hook(words) });
  const text = (launch) => ({ ...launch, args: launch.args.map((arg) => arg.replace('stream-json', 'text')) });
  const idioms = Object.fromEntries(
    Object.entries(IDIOMS).map(([name, [reads, how, command]]) => [
      name,
      {
        ...cat(command(S, 'demo-alpha')),
        labels: own.refuses?.(command(S, 'demo-alpha'))
          ? [unused('demo', own.refuses(command(S, 'demo-alpha')), 3)]
          : [reads ? used('demo', 'read', 2) : unused('demo', how, 3)],
      },
    ]),
  );

  return {
    'use-skills': { turn: script([[skill('demo')]]), labels: [used('demo'), unused('demo-alpha')] },
    'use-listed': {
      prompt: '-p is not an option here',
      turn: (asked, _place, agent) => {
        const offered = agent.readOffer(asked).find(({ id }) => id === 'demo-alpha');
        return asked.step === 0 && offered
          ? { text: '', calls: [agent.callSkill(asked, offered)] }
          : { text: 'Done.', calls: [] };
      },
      labels: [used('demo-alpha'), unused('demo')],
    },
    'use-extension': {
      install: 'extension',
      turn: script([[skill(own.extension('demo'))]]),
      labels: [used('demo'), unused('demo-alpha')],
    },
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
    'use-without-log': { log: false, turn: script([[skill('demo')]]), labels: [used('demo'), unused('beta')] },

    // Loads that came to nothing.
    'refused-unknown': {
      turn: script([[skill('demo-alph')]]),
      labels: [unused('demo-alph', 'failed', 2), unused('demo-alpha', 'other-skill'), unused('demo')],
    },
    'refused-prefix': { turn: script([[skill('demo-plugin:demo')]]), labels: [unused('demo', 'failed', 2)] },
    'refused-bad-argument': {
      turn: script([[call(own.skill_tool, { command: 'demo' })]]),
      labels: [unused('demo', 'failed', 2, tool(own.skill_tool, 'demo', 'failed'))],
    },
    'refused-tool-name': {
      turn: script([[call('Skill', { skill: 'demo' })]]),
      labels: [unused('demo', 'failed', 2, tool('Skill', 'demo', 'failed'))],
    },
    'refused-then-used': {
      turn: script([[skill('nope')], [skill('demo')]]),
      labels: [used('demo'), unused('nope', 'failed', 2)],
    },
    'hidden-called': {
      turn: script([[skill('hidden')]]),
      labels: [own.hidden_used ? used('hidden') : unused('hidden', 'failed', 2)],
    },
    'blocked-skill': {
      ...hooked('echo "Use the docs team instead" >&2; exit 2'),
      turn: script([[skill('demo')]]),
      labels: [unused('demo', 'denied', 2, tool(own.skill_tool, 'demo', 'blocked'))],
    },
    'blocked-skill-json': {
      ...hooked(`echo '${JSON.stringify(own.deny('Use the docs team instead'))}'`),
      turn: script([[skill('demo')]]),
      labels: [unused('demo', 'denied', 2, tool(own.skill_tool, 'demo', 'blocked'))],
    },
    'blocked-shell': {
      ...hooked('if grep -q "gh pr"; then echo "use gh api" >&2; exit 2; fi'),
      turn: script([[bash('gh pr view 1')], [bash('echo fine')]]),
      labels: [
        unused('demo', 'none', null, {
          tool_calls: [
            { tool: 'run_shell_command', input_contains: 'gh pr', outcome: 'blocked' },
            { tool: 'run_shell_command', input_contains: 'echo fine', outcome: 'allowed' },
          ],
        }),
      ],
    },
    'blocked-read': {
      ...hooked('echo no >&2; exit 2'),
      turn: script([read(`${S}/demo/SKILL.md`)]),
      labels: [unused('demo', 'denied', 3, tool('read_file', 'demo', 'blocked'))],
    },
    'hook-fails-open': {
      ...hooked('echo "not found" >&2; exit 1'),
      turn: script([[skill('demo')]]),
      labels: [used('demo')],
    },
    'hooks-off': {
      ...hooked('echo no >&2; exit 2'),
      allow_processes: false,
      turn: script([[skill('demo')]]),
      labels: [used('demo')],
    },
    'denied-by-rule': {
      ...own.deny_shell,
      turn: script([[bash('echo hello')]]),
      labels: [unused('demo', 'none', null, tool('run_shell_command', 'hello', own.denied))],
    },
    'tool-unknown': {
      turn: script([[call('nope', { url: 'https://github.com/a' })]]),
      labels: [unused('demo', 'none', null, tool('nope', 'github', 'failed'))],
    },
    'tool-failed-in-block-words': {
      turn: script([[bash('echo "Tool execution blocked: no"; exit 1')]]),
      labels: [unused('demo', 'none', null, tool('run_shell_command', 'blocked', 'failed'))],
    },
    'parallel-mixed': {
      ...hooked('if grep -q "gh pr"; then echo "use gh api" >&2; exit 2; fi'),
      turn: script([
        [bash('gh pr view 1'), skill('demo'), bash('echo fine'), bash('ls /no/such'), call('nope', { a: 1 })],
      ]),
      labels: [
        used('demo', 'invoked', 1, {
          tool_calls: [
            { tool: 'run_shell_command', input_contains: 'gh pr view 1', outcome: 'blocked' },
            { tool: own.skill_tool, input_contains: 'demo', outcome: 'allowed' },
            { tool: 'run_shell_command', input_contains: 'echo fine', outcome: 'allowed' },
            { tool: 'run_shell_command', input_contains: '/no/such', outcome: 'failed' },
            { tool: 'nope', input_contains: '1', outcome: 'failed' },
          ],
        }),
      ],
    },

    // Reading instead of calling.
    'read-own': {
      turn: script([read(`${S}/demo/SKILL.md`)]),
      labels: [used('demo', 'read', 2, tool('read_file', 'demo', 'allowed')), unused('demo-alpha')],
    },
    'read-without-log': { log: false, turn: script([read(`${S}/demo/SKILL.md`)]), labels: [used('demo', 'read', 2)] },
    'read-front-matter': {
      turn: script([read(`${S}/demo/SKILL.md`, own.first_lines)]),
      labels: [unused('demo', 'listed', 3)],
    },
    'read-missing': {
      turn: script([read(`${S}/nope/SKILL.md`)]),
      labels: [unused('nope', 'failed', 3, tool('read_file', 'nope', 'failed')), unused('demo')],
    },
    'read-other-file': { turn: script([read(`${S}/demo/notes.md`)]), labels: [unused('demo', 'listed', 2)] },
    'shell-cat': {
      ...cat(`cat ${S}/demo/SKILL.md`),
      labels: [used('demo', 'read', 2, tool('run_shell_command', 'cat', 'allowed')), unused('demo-alpha')],
    },
    'shell-cat-then-fails': {
      ...cat(`cat ${S}/demo/SKILL.md missing`),
      labels: [used('demo', 'read', 2, tool('run_shell_command', 'missing', 'failed'))],
    },
    'shell-sed-all': {
      ...cat(`sed -n '1,200p' ${S}/demo-alpha/SKILL.md`),
      labels: [used('demo-alpha', 'read', 2), unused('demo')],
    },
    'shell-count': { ...cat(`cat ${S}/demo/SKILL.md | wc -l`), labels: [unused('demo', 'listed', 3)] },
    'shell-list': { ...cat(`ls -R ${S}`), labels: [unused('demo', 'listed', 3)] },
    'shell-writes': {
      ...cat('mkdir -p x/demo && echo "# demo" > x/demo/SKILL.md'),
      labels: [unused('demo', 'written', 3)],
    },
    'search-one-word': {
      turn: script([[call('grep_search', { pattern: 'Step 1 of demo:' })]]),
      // Around a single hit Gemini CLI shows the lines of a whole short file.
      labels: [own.context ? used('demo', 'read', 2) : unused('demo', 'listed', 3)],
    },
    'search-names': {
      turn: script([[call('glob', { pattern: '**/SKILL.md' })]]),
      labels: [unused('demo', 'listed', 3)],
    },
    'copy-then-cat': {
      turn: script([[bash(`cp ${S}/demo/SKILL.md copy.md`)], [bash('tail -n +5 copy.md')]]),
      labels: [used('demo', 'read', 2)],
    },

    // Words that look like evidence.
    'prose-only': { turn: script([own.loaded_words]), labels: [unused('demo', 'mentioned', 3)] },
    'prompt-only': {
      prompt: 'Do not use skills/demo/SKILL.md or the demo skill.',
      turn: script([]),
      labels: [unused('demo')],
    },
    'echo-look-alike': {
      turn: script([[bash(`printf '%s\\n' '${own.look_alike}'`)]]),
      labels: [unused('demo', 'mentioned', 3)],
    },
    'prose-errors': {
      turn: script([
        [bash("echo '[API Error: 401 Unauthorized]'; exit 1")],
        'I saw [API Error: 429 Too Many Requests].',
      ]),
      labels: [unused('demo')],
    },
    nothing: { turn: script([]), labels: [unused('demo'), unused('demo-alpha')] },
    'text-nothing': { launch: text, turn: script([]), labels: [unused('demo')] },
    'text-401': infra('auth', error(401, 'invalid_api_key', 'bad key'), { launch: text }),

    // Faults.
    'fault-401': infra('auth', error(401, 'invalid_api_key', 'bad key')),
    'fault-403': infra('auth', error(403, 'access_denied', 'Access denied by policy')),
    'fault-404-model': infra('bad_config', error(404, 'model_not_found', 'no such model')),
    'fault-429': infra('rate_limit', error(429, 'rate_limit_exceeded', 'Rate limit reached', { 'retry-after': '1' })),
    'fault-quota': infra(
      'quota',
      error(429, 'insufficient_quota', 'You exceeded your current quota, please check your plan and billing details.'),
    ),
    'fault-500': infra('server_error', error(500, 'server_error', 'boom')),
    'fault-dropped': infra('unreachable', { drop: true }),
    'fault-refused': infra('unreachable', null, { model_url: 'http://127.0.0.1:9' }),
    'fault-use-then-401': infra('auth', ({ count }) => (count > 1 ? error(401, 'invalid_api_key', 'bad key') : null), {
      turn: script([[skill('demo')]]),
      labels: [used('demo', 'invoked', 1, { infra: true, infra_reason: 'auth' })],
    }),
    'fault-500-then-fine': {
      fault: ({ count }) => (count === 1 ? error(500, 'server_error', 'boom') : null),
      turn: script([[skill('demo')]]),
      labels: [used('demo')],
    },
    'fault-no-binary': infra('cli_missing', null, { launch: (launch) => ({ ...launch, file: '/nowhere/node' }) }),
    'fault-bad-option': infra('bad_config', null, {
      launch: (launch) => ({ ...launch, args: [...launch.args, '--no-such-option'] }),
    }),

    // Ends that are no ends.
    'killed-after-use': {
      turn: script([[skill('demo')]]),
      fault: ({ count }) => (count > 1 ? { hang: true } : null),
      kill: { after: '"tool_result"', signal: 'SIGTERM' },
      labels: [used('demo', 'invoked', 1, unanswered), unused('demo-alpha', 'none', null, unanswered)],
    },
    'killed-before-use': {
      fault: () => ({ hang: true }),
      turn: script([]),
      kill: { after: '"session_id"', signal: 'SIGKILL' },
      labels: [unused('demo', 'none', null, unanswered)],
    },
    'cut-last-line': {
      log: false,
      turn: script([[skill('demo')], [skill('beta')]]),
      edit: (out) => out.slice(0, out.lastIndexOf('"tool_result"') + 20),
      exit: { exit_code: null, signal: 'SIGKILL', timed_out: true },
      labels: [used('demo'), unused('beta', 'failed', 2)],
    },
    'edited-crlf': {
      turn: script([[skill('demo')]]),
      edit: (out) => out.replaceAll('\n', '\r\n'),
      labels: [used('demo'), unused('beta')],
    },
    ...idioms,
  };
}
