// Records Qwen Code. Usage: npm run compile && node scripts/record/qwen.mjs --binary <cli.js> --node <node 22> [--only name,name] [--out folder]
import { listScenarios } from './fork-scenarios.mjs';
import { record } from './recorder.mjs';

const settings = (value) => ({ workspace: { '.qwen/settings.json': JSON.stringify(value) } });

export const SCENARIOS = listScenarios({
  skill_tool: 'skill',
  skill_key: 'skill',
  shell_more: { is_background: false },
  extension: (id) => `demo-plugin:${id}`,
  hidden_used: false,
  hook: (words) => settings({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: words }] }] } }),
  deny: (reason) => ({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: reason,
    },
  }),
  deny_shell: settings({ permissions: { deny: ['Bash(echo hello)'] } }),
  denied: 'denied_permission',
  first_lines: { offset: 0, limit: 4 },
  loaded_words:
    'Launching skill: demo\n\nBase directory for this skill: /w/.agents/skills/demo. I read skills/demo/SKILL.md.',
  look_alike:
    '{"type":"user","session_id":"s","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"call_1","is_error":false,"content":"demo"}]}}',
});

await record('qwen', SCENARIOS);
