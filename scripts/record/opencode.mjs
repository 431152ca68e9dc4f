// Records OpenCode. Usage: npm run compile && node scripts/record/opencode.mjs --binary <opencode> --rg <rg> [--only name,name] [--out folder]
import { listScenarios } from './module-scenarios.mjs';
import { record } from './recorder.mjs';

const call = (name, input) => ({ name, input });

const SHARED = listScenarios({
  skills: '.config/opencode/skills',
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
      '.opencode/plugin/block.js': `export const Block = async () => ({ 'tool.execute.before': async () => { throw new Error(${JSON.stringify(words)}); } });\n`,
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

const denied = (permission, turn, label) => ({
  launch: (launch) => {
    const config = JSON.parse(launch.env.OPENCODE_CONFIG_CONTENT);
    return { ...launch, env: { ...launch.env, OPENCODE_CONFIG_CONTENT: JSON.stringify({ ...config, permission }) } };
  },
  turn: (asked) => (asked.step === 0 ? { text: '', calls: [turn] } : { text: 'Done.', calls: [] }),
  labels: [{ skill: 'demo', used: false, how: 'none', min_tier: null, ...label }],
});

export const SCENARIOS = {
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

await record('opencode', SCENARIOS);
