// Records pi. Usage: npm run compile && node scripts/record/pi.mjs --binary <dist/bundle/cli.js> --node <node 22> [--only name,name] [--out folder]
import { listScenarios } from './module-scenarios.mjs';
import { record } from './recorder.mjs';

const call = (name, input) => ({ name, input });
const skills = '.pi/agent/skills';

export const SCENARIOS = listScenarios({
  skills,
  loads: false,
  shell_tool: 'bash',
  read_tier: 1,
  load: (place, id) => call('read', { path: `${place.home}/${skills}/${id}/SKILL.md` }),
  bad: (id) => call('read', { file: `skills/${id}/SKILL.md` }),
  shell: (command) => call('bash', { command }),
  read: (path, first, last) => call('read', { path, ...(first ? { offset: first, limit: last - first + 1 } : {}) }),
  block: (words) => ({
    workspace: {
      '.pi/extensions/block.ts': `export default (pi) => pi.on('tool_call', async () => ({ block: true, reason: ${JSON.stringify(words)} }));\n`,
    },
  }),
  ended: '"type":"tool_execution_end"',
  cut_tier: 2,
  keeps: 'end',
  bad_option: (args) => [...args.slice(0, 1), '--no-such-option', ...args.slice(1)],
  loaded_words: 'I read /h/.pi/agent/skills/demo/SKILL.md.',
  look_alike:
    '{"type":"tool_execution_end","toolCallId":"call_r1_0","toolName":"read","result":{"content":[{"type":"text","text":"# demo"}]},"isError":false}',
});

await record('pi', SCENARIOS);
