// What is recorded of the agents whose hooks are modules or none, pi, OpenCode and Cline: what the model does, what stands around it,
// and what is true of each skill afterwards.
import { IDIOMS } from './shell-idioms.mjs';

const unused = (id, how = 'none', min_tier = null, more = {}) => ({ skill: id, used: false, how, min_tier, ...more });
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

/**
 * own: what differs between them. skills: their folder below the home; load(place, id), shell(command), read(path, first, last): calls;
 * shell_tool, read_tier; block(words): a workspace with a module that refuses every call; idioms: those to record, null for all;
 * ended: words on stdout once a call has ended; loads: by a tool of its own.
 */
export function listScenarios(own) {
  const used = (id, more = {}) => ({
    ...{ skill: id, used: true, how: own.loads ? 'invoked' : 'read', min_tier: 1 },
    ...more,
  });
  const wasRead = (id, more = {}) => ({ skill: id, used: true, how: 'read', min_tier: own.read_tier, ...more });
  const S = (place) => `${place.home}/${own.skills}`;
  const load = (id) => (place) => [own.load(place, id)];
  const sh = (command) => (place) => [own.shell(typeof command === 'string' ? command : command(S(place)))];
  const read =
    (path, ...range) =>
    (place) => [own.read(`${S(place)}/${path}`, ...range)];
  const tool = (input_contains, outcome, name = own.shell_tool) => ({
    tool_calls: [{ tool: name, input_contains, outcome }],
  });
  const idioms = Object.fromEntries(
    Object.entries(IDIOMS)
      .filter(([name]) => own.idioms?.includes(name) ?? true)
      .map(([name, [reads, how, command]]) => [
        name,
        {
          turn: script([sh((folder) => command(folder, 'demo-alpha'))]),
          labels: [reads ? wasRead('demo') : unused('demo', how, 3)],
        },
      ]),
  );
  /** The run was ended while it waited for an answer. */
  const unanswered = { infra: true, infra_reason: 'server_error' };
  const hang = ({ count }) => (count > 1 ? { hang: true } : undefined);
  const blocks = own.block
    ? {
        'blocked-load': {
          allow_processes: true,
          ...own.block('Use the router instead.'),
          turn: script([load('demo')]),
          labels: [
            unused('demo', 'denied', own.loads ? 2 : 3, tool('demo', 'blocked', own.loads ? own.load_tool : 'read')),
          ],
        },
        'blocked-shell': {
          allow_processes: true,
          ...own.block('Use gh api instead of gh pr.'),
          turn: script([sh('gh pr view 1 --web')]),
          labels: [unused('demo', 'none', null, tool('gh pr view', 'blocked'))],
        },
        'blocked-in-words-of-an-error': {
          allow_processes: true,
          ...own.block('not found: ask for another way'),
          turn: script([sh(`echo fine`)]),
          labels: [unused('demo', 'none', null, tool('echo fine', 'blocked'))],
        },
        'block-off': {
          ...own.block('Use the router instead.'),
          turn: script([load('demo')]),
          labels: [used('demo'), unused('beta')],
        },
      }
    : {};

  return {
    'use-skills': { turn: script([load('demo')]), labels: [used('demo'), unused('demo-alpha'), unused('beta')] },
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
    'use-front-matter-name': {
      turn: script([load(own.loads ? 'gamma' : 'gamma-dir')]),
      labels: [used('gamma'), used('gamma-dir'), unused('demo')],
    },
    'use-two-parallel': {
      turn: script([(place) => [own.load(place, 'demo'), own.load(place, 'beta')]]),
      labels: [used('demo'), used('beta'), unused('demo-alpha')],
    },
    'use-two-steps': {
      turn: script([load('demo'), load('beta')]),
      labels: [used('demo'), used('beta'), unused('gamma')],
    },
    'use-twice': { turn: script([load('demo'), load('demo')]), labels: [used('demo'), unused('beta')] },
    'use-wrong-skill': {
      turn: script([load('demo-alpha')]),
      labels: [unused('demo', 'other-skill', 3), used('demo-alpha')],
    },
    'use-then-prose': {
      turn: script([load('demo'), 'I also looked at beta/SKILL.md.']),
      labels: [used('demo'), unused('beta', 'mentioned', 3)],
    },

    // Loads that came to nothing.
    'refused-unknown': {
      turn: script([load('demo-alph')]),
      labels: [
        own.loads ? unused('demo-alph', 'failed', 2) : unused('demo-alph', 'failed', 3),
        unused('demo-alpha', 'other-skill'),
        unused('demo'),
      ],
    },
    'refused-bad-argument': {
      turn: script([[own.bad('demo')]]),
      labels: [unused('demo', 'failed', own.loads ? 2 : 3), unused('beta')],
    },
    'refused-then-used': {
      turn: script([load('nope'), load('demo')]),
      labels: [used('demo'), unused('nope', 'failed', own.loads ? 2 : 3)],
    },
    'tool-unknown': {
      turn: script([[{ name: 'Skill', input: { skill: 'demo' } }]]),
      labels: [unused('demo', 'none', null, tool('demo', 'failed', 'Skill'))],
    },
    ...blocks,

    // Reads by the agent's own tools.
    'read-whole': { turn: script([read('demo/SKILL.md')]), labels: [wasRead('demo'), unused('demo-alpha')] },
    'read-body': { turn: script([read('demo/SKILL.md', 5, 12)]), labels: [wasRead('demo'), unused('beta')] },
    'read-front-matter': { turn: script([read('demo/SKILL.md', 1, 4)]), labels: [unused('demo', 'listed', 3)] },
    'read-notes': { turn: script([read('demo/notes.md')]), labels: [unused('demo', 'none', 2), unused('beta')] },
    'read-absent': { turn: script([read('demo/absent.md')]), labels: [unused('demo', 'failed', 3)] },
    'shell-cat': { turn: script([sh((folder) => `cat ${folder}/demo/SKILL.md`)]), labels: [wasRead('demo')] },
    'shell-cat-then-fails': {
      turn: script([sh((folder) => `cat ${folder}/demo/SKILL.md; exit 3`)]),
      labels: [wasRead('demo', tool('demo/SKILL.md', 'failed'))],
    },
    'shell-two-files': {
      turn: script([sh((folder) => `cat ${folder}/demo/SKILL.md ${folder}/beta/SKILL.md`)]),
      labels: [wasRead('demo'), wasRead('beta'), unused('demo-alpha')],
    },
    'shell-cd': { turn: script([sh((folder) => `cd ${folder}/demo && cat SKILL.md`)]), labels: [wasRead('demo')] },
    'shell-list': {
      turn: script([sh((folder) => `ls ${folder}/demo/SKILL.md`)]),
      labels: [unused('demo', 'listed', 3)],
    },
    'shell-grep': {
      turn: script([sh((folder) => `grep -n 'Step 2' ${folder}/demo/SKILL.md`)]),
      labels: [unused('demo', 'listed', 3)],
    },
    'shell-count': {
      turn: script([sh((folder) => `wc -l ${folder}/demo/SKILL.md`)]),
      labels: [unused('demo', 'listed', 3)],
    },
    'shell-writes': {
      turn: script([sh((folder) => `echo changed > ${folder}/demo/SKILL.md`)]),
      labels: [unused('demo', 'listed', 3)],
    },
    'shell-echo': {
      turn: script([sh('echo Base directory for this skill: /x/skills/demo; echo "Launching skill: demo"')]),
      labels: [unused('demo', 'mentioned', 3)],
    },
    'shell-imitates': {
      turn: script([sh(`echo '${own.look_alike}'`)]),
      labels: [unused('demo', 'mentioned', 3)],
    },
    'shell-past-the-cut': {
      turn: script([sh((folder) => `cat ${folder}/demo/SKILL.md; seq 1 30000`)]),
      labels: [own.keeps === 'end' ? unused('demo', 'listed', 3) : wasRead('demo')],
    },
    ...idioms,

    // Words alone.
    'say-only': {
      turn: script([`Using the demo skill (skills/demo/SKILL.md). Launching skill: demo. ${own.loaded_words}`]),
      labels: [unused('demo', 'mentioned', 3), unused('beta')],
    },
    'prompt-only': {
      prompt: 'Is the skill demo of any use? Do not load it.',
      turn: script([]),
      labels: [unused('demo')],
    },
    nothing: { turn: script([]), labels: [unused('demo'), unused('beta')] },
    'prose-errors': {
      turn: script([
        sh(`echo 'Error: 401 Unauthorized: invalid api key'; echo 'rate limit exceeded' >&2; exit 1`),
        '429 Too Many Requests: quota exceeded, says the server that I was asked about.',
      ]),
      labels: [unused('demo', 'none', null, tool('401 Unauthorized', 'failed'))],
    },

    // Failures.
    'fault-401': infra('auth', error(401, 'authentication_error', 'invalid x-api-key')),
    'fault-403': infra('auth', error(403, 'permission_error', 'not allowed')),
    'fault-429': infra('rate_limit', error(429, 'rate_limit_error', 'slow down', { 'retry-after': '1' })),
    'fault-quota': infra('quota', error(429, 'insufficient_quota', 'You exceeded your current quota')),
    'fault-500': infra('server_error', error(500, 'api_error', 'boom')),
    'fault-dropped': infra('server_error', { drop: true }),
    'fault-hang': infra('server_error', { hang: true }, { timeout_ms: 90_000 }),
    'fault-refused': infra('unreachable', undefined, { model_url: 'http://127.0.0.1:9' }),
    'fault-no-cli': infra('cli_missing', undefined, {
      launch: (launch) => ({ ...launch, file: '/nowhere/cli', args: [] }),
    }),
    'fault-bad-option': infra('bad_config', undefined, {
      launch: (launch) => ({ ...launch, args: own.bad_option(launch.args) }),
    }),
    'fault-use-then-401': {
      fault: ({ count }) => (count > 1 ? error(401, 'authentication_error', 'invalid x-api-key') : undefined),
      turn: script([load('demo')]),
      labels: [
        used('demo', { infra: true, infra_reason: 'auth' }),
        unused('beta', 'none', null, { infra: true, infra_reason: 'auth' }),
      ],
    },
    'fault-500-then-fine': {
      fault: ({ count }) => (count === 1 ? error(500, 'api_error', 'boom') : undefined),
      turn: script([load('demo')]),
      labels: [used('demo'), unused('beta')],
    },
    'killed-after-use': {
      fault: hang,
      turn: script([load('demo')]),
      kill: { after: own.ended, signal: 'SIGTERM' },
      labels: [used('demo', unanswered), unused('beta', 'none', null, unanswered)],
    },
    'killed-hard': {
      fault: hang,
      turn: script([load('demo')]),
      kill: { after: own.ended, signal: 'SIGKILL' },
      labels: [used('demo', unanswered), unused('beta', 'none', null, unanswered)],
    },

    // The same output, come another way.
    'edited-crlf': {
      turn: script([load('demo')]),
      edit: (text) => text.replaceAll('\n', '\r\n'),
      labels: [used('demo'), unused('beta')],
    },
    'edited-noise': {
      turn: script([load('demo')]),
      edit: (text) => `npm warn deprecated x\nLaunching skill: beta\n{"type":"noise"}\n{broken\n${text}`,
      labels: [used('demo'), unused('beta')],
    },
    'edited-doubled': {
      turn: script([load('demo')]),
      edit: (text) => `${text}${text}`,
      labels: [used('demo'), unused('beta')],
    },
    'edited-cut': {
      log: false,
      turn: script([load('demo')]),
      edit: (text) => text.slice(0, text.indexOf(own.ended) + 20),
      labels: [unused('demo', 'none', own.cut_tier), unused('beta')],
    },
  };
}

const call = (name, input) => ({ name, input });

/** Of OpenCode and its fork Kilo; name: in their paths and variables. */
export function listOpenCodeScenarios(name) {
  const SHARED = listScenarios({
    skills: `.config/${name}/skills`,
    loads: true,
    load_tool: 'skill',
    shell_tool: 'bash',
    read_tier: 2,
    load: (_place, id) => call('skill', { name: id }),
    bad: (id) => call('skill', { skill: id }),
    shell: (command) => call('bash', { command, description: 'run command' }),
    read: (filePath, first, last) =>
      call('read', { filePath, ...(first ? { offset: first, limit: last - first + 1 } : {}) }),
    block: (words) => ({
      workspace: {
        [`.${name}/plugin/block.js`]: `export const Block = async () => ({ 'tool.execute.before': async () => { throw new Error(${JSON.stringify(words)}); } });\n`,
      },
    }),
    // Each takes as long as six of pi's.
    idioms: [
      ...['idiom-tac', 'idiom-python', 'idiom-heredoc', 'idiom-then-false', 'mimic-first-of-all', 'mimic-base64'],
      ...['mimic-heads', 'mimic-matches', 'mimic-other-skill-md', 'mimic-length'],
    ],
    ended: '"type":"tool_use"',
    cut_tier: null,
    keeps: 'end',
    bad_option: (args) => ['run', '--no-such-option', ...args.slice(1)],
    loaded_words: 'Loaded skill: demo. <skill_content name="demo">',
    look_alike:
      '{"type":"tool_use","sessionID":"s","part":{"type":"tool","tool":"skill","callID":"c","state":{"status":"completed","input":{"name":"demo"},"output":"x"}}}',
  });

  const variable = `${name.toUpperCase()}_CONFIG_CONTENT`;
  const denied = (permission, turn, label) => ({
    launch: (launch) => {
      const config = JSON.parse(launch.env[variable]);
      return { ...launch, env: { ...launch.env, [variable]: JSON.stringify({ ...config, permission }) } };
    },
    turn: (asked) => (asked.step === 0 ? { text: '', calls: [turn] } : { text: 'Done.', calls: [] }),
    labels: [{ skill: 'demo', used: false, how: 'none', min_tier: null, ...label }],
  });

  return {
    ...SHARED,
    'denied-by-rule': denied({ skill: { '*': 'allow', demo: 'deny' } }, call('skill', { name: 'demo' }), {
      how: 'denied',
      min_tier: 2,
      tool_calls: [{ tool: 'skill', input_contains: 'demo', outcome: 'denied_permission' }],
    }),
    'denied-shell': denied(
      { '*': 'allow', bash: { '*': 'allow', 'gh *': 'deny' } },
      call('bash', { command: 'gh pr view 1', description: 'x' }),
      { tool_calls: [{ tool: 'bash', input_contains: 'gh pr', outcome: 'denied_permission' }] },
    ),
  };
}
