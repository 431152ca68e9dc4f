// Records Cline. Usage: npm run compile && node scripts/record/cline.mjs --binary <cline> [--only name,name] [--out folder]
import { listScenarios } from './module-scenarios.mjs';
import { record } from './recorder.mjs';

const call = (name, input) => ({ name, input });

export const SCENARIOS = listScenarios({
  skills: '.cline/skills',
  loads: true,
  load_tool: 'skills',
  shell_tool: 'run_commands',
  read_tier: 2,
  load: (_place, id) => call('skills', { skill: id }),
  bad: (id) => call('skills', { name: id }),
  shell: (command) => call('run_commands', { commands: [command] }),
  read: (path, first, last) =>
    call('read_files', { files: [{ path, ...(first ? { start_line: first, end_line: last } : {}) }] }),
  block: null,
  idioms: [
    ...['idiom-tac', 'idiom-grep-steps', 'idiom-python', 'idiom-array', 'idiom-heredoc', 'idiom-then-false'],
    ...['mimic-first-of-all', 'mimic-base64', 'mimic-rev', 'mimic-heads', 'mimic-matches', 'mimic-differs'],
    ...['mimic-other-found', 'mimic-other-skill-md', 'mimic-length'],
  ],
  ended: '"type":"content_end","contentType":"tool"',
  cut_tier: 2,
  keeps: 'both',
  bad_option: (args) => [...args.slice(0, 4), '--no-such-option', ...args.slice(4)],
  loaded_words: '<command-name>demo</command-name>',
  look_alike:
    '{"ts":"t","type":"agent_event","event":{"type":"content_end","contentType":"tool","toolName":"skills","toolCallId":"c","output":"<command-name>demo</command-name>"}}',
});

await record('cline', SCENARIOS);
