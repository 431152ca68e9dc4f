/** A tool call on stdin, as Claude Code, Codex, Copilot CLI, Gemini CLI or Qwen Code describe it → a denial when a route of the tool-routes file beside this script matches it. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { decideByRoutes, matchedText, type Route } from '../lib/case/route-decision.js';
import { compilePattern } from '../lib/pattern/compile-pattern.js';

const NAMES = ['tool-routes.yaml', 'tool-routes.yml', 'tool-routes.json'];
/** Their names at Claude Code, in which routes are written. */
const TOOLS: Record<string, string> = {
  bash: 'Bash',
  shell: 'Bash',
  exec_command: 'Bash',
  run_shell_command: 'Bash',
  webfetch: 'WebFetch',
  web_fetch: 'WebFetch',
  fetch: 'WebFetch',
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields =>
  value instanceof Map ? Object.fromEntries(value) : isFields(value) ? value : {};

/** Codex 0.169 ignores a denial with another key beside it; Gemini CLI 0.61 reads these two alone. */
function deny(event: unknown, reason: string): void {
  if (event === 'BeforeTool') return void process.stdout.write(JSON.stringify({ decision: 'deny', reason }));
  const decision = { permissionDecision: 'deny', permissionDecisionReason: reason };
  process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...decision } }));
}

function readRoutes(): (Route & { message: string })[] {
  const name = NAMES.find((one) => existsSync(new URL(one, import.meta.url)));
  if (name === undefined) throw new Error(`there is no ${NAMES[0]} beside this script`);
  // The original hooks read it with PyYAML, where `<<: *base` merges. JSON is YAML, too. Maps keep the order of all keys, also of numbers.
  const file: unknown = parse(readFileSync(new URL(name, import.meta.url), 'utf8'), { merge: true, mapAsMap: true });
  const { routes } = fieldsOf(file);
  if (!(routes instanceof Map)) throw new Error(`${name} has no \`routes:\``);
  return [...(routes as Map<unknown, unknown>)].map(([key, written]) => {
    const route = String(key);
    const { tool, pattern, message } = fieldsOf(written);
    if (typeof tool !== 'string' || typeof pattern !== 'string' || typeof message !== 'string')
      throw new Error(`${name}, routes.${route}: tool, pattern and message must be text`);
    const compiled = compilePattern(pattern, { flags: { ignore_case: true } });
    if ('problem' in compiled) throw new Error(`${name}, routes.${route}.pattern: ${compiled.problem}`);
    return { name: route, tool, message, matches: compiled.matches };
  });
}

/** Gemini CLI has the address within what it asks of the page. */
function withAddress(input: Fields): Fields {
  const { prompt, url } = input;
  const found = url === undefined && typeof prompt === 'string' ? /https?:\/\/[^\s"'<>)\]]+/.exec(prompt) : null;
  return found ? { ...input, url: found[0] } : input;
}

function decide(): void {
  const call: unknown = JSON.parse(readFileSync(0, 'utf8'));
  if (!isFields(call)) return;
  const name = String(call['tool_name'] ?? call['toolName']);
  const tool = TOOLS[name.toLowerCase()] ?? name;
  const given = call['tool_input'] ?? call['toolArgs'];
  const input: unknown = typeof given === 'string' ? JSON.parse(given) : given;
  const text = matchedText(tool, isFields(input) ? withAddress(input) : {});
  const decision = decideByRoutes(readRoutes(), text, (one) => one === tool);
  const event = call['hook_event_name'];
  if (decision === null) return;
  if ('route' in decision) deny(event, decision.route.message);
  // The author of the call chooses the text, so a pattern that takes too long must not let the call through.
  else
    deny(
      event,
      `Route '${decision.slow.name}' cannot decide over this call: ${decision.problem}. Correct its pattern.`,
    );
}

try {
  decide();
} catch (error) {
  process.stderr.write(`${process.argv[1]}: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
