// Records Gemini CLI. Usage: npm run compile && node scripts/record/gemini.mjs --binary <bundle/gemini.js> [--only name,name] [--out folder]
import { listScenarios } from './fork-scenarios.mjs';
import { record } from './recorder.mjs';

const settings = (value) => ({ workspace: { '.gemini/settings.json': JSON.stringify(value) } });

export const SCENARIOS = listScenarios({
  skill_tool: 'activate_skill',
  skill_key: 'name',
  context: true,
  shell_more: {},
  extension: (id) => id,
  // It knows nothing of the field that hides a skill.
  hidden_used: true,
  hook: (words) => settings({ hooks: { BeforeTool: [{ hooks: [{ type: 'command', name: 'h', command: words }] }] } }),
  deny: (reason) => ({ decision: 'deny', reason }),
  deny_shell: settings({ tools: { exclude: ['run_shell_command'] } }),
  denied: 'failed',
  // No command runs with another in its arguments, those of `bash -c` are quoted once more, and git's own diff is off.
  refuses: (command) => (/\$\(|`/.test(command) ? 'denied' : /^bash -c|^git diff/.test(command) ? 'failed' : null),
  first_lines: { start_line: 1, end_line: 4 },
  loaded_words:
    'Skill **demo** activated. Resources loaded from `/w/.agents/skills/demo`. I read skills/demo/SKILL.md.',
  look_alike:
    '{"type":"tool_result","timestamp":"t","tool_id":"activate_skill__1","status":"success","output":"Skill **demo** activated."}',
});

await record('gemini', SCENARIOS);
