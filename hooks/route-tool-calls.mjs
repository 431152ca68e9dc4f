/** A tool call on stdin, as Claude Code, Codex or Copilot CLI describe it → a denial when a route of tool-routes.yaml matches it. */
import { readFileSync } from 'node:fs';

const call = JSON.parse(readFileSync(0, 'utf8'));
const given = call.tool_input ?? call.toolArgs ?? {};
const text = given.command ?? given.url;
// The file is YAML written as JSON, so that a hook without libraries can read it.
const { routes } = JSON.parse(readFileSync(new URL('tool-routes.yaml', import.meta.url), 'utf8'));
const found = Object.values(routes).find(
  ({ pattern }) => typeof text === 'string' && new RegExp(pattern, 'i').test(text),
);
if (found) {
  const decision = { permissionDecision: 'deny', permissionDecisionReason: found.message };
  process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...decision } }));
}
