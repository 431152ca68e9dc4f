/** The JSON that declares hooks → the same without them, or with another command in their place. */
import { isJson, type Json, list, parseObject } from '../input/json-value.js';
import { quoteShell } from '../text/quote-shell.js';
import type { Edit } from './mutant.js';

/** Only what runs before a call decides over it; other events' hooks stay as they are. */
const BEFORE_A_CALL = /^(pre_?tool_?use|permission_?request)$/i;

/** These shell commands read the call first, because an agent may wait until its pipe is read. */
export const CRASHING = "cat > /dev/null; echo 'this hook is broken' >&2; exit 1";
export const ALLOWING = 'cat > /dev/null';

export function blockingWith(reason: string): string {
  const decision = { permissionDecision: 'deny', permissionDecisionReason: reason };
  // The form that all agents read; Codex 0.169 ignores it where anything stands beside it.
  const text = JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...decision } });
  return `cat > /dev/null; printf '%s\\n' ${quoteShell(text)}`;
}

/** Each file that declares hooks, with what `change` makes of them; null: it stays. */
function changeHooks(files: Readonly<Record<string, string>>, change: (hooks: Json) => Json | null): Edit[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const declared = parseObject(text);
    const hooks = isJson(declared?.['hooks']) ? change(declared['hooks']) : null;
    return hooks ? [{ do: 'replace', path, text: `${JSON.stringify({ ...declared, hooks }, null, 2)}\n` }] : [];
  });
}

/** command: null takes the hooks out. */
export const editHooks = (files: Readonly<Record<string, string>>, command: string | null): Edit[] =>
  changeHooks(files, (hooks) => {
    const before = Object.keys(hooks).filter((event) => BEFORE_A_CALL.test(event));
    if (before.length === 0) return null;
    return Object.fromEntries(
      Object.entries(hooks).flatMap(([event, rows]) =>
        before.includes(event) ? (command === null ? [] : [[event, setCommand(rows, command)]]) : [[event, rows]],
      ),
    );
  });

/** Every file that declares hooks gains one that refuses each call. Copilot 1.0.102 runs no hook with an empty matcher, so it has none. */
export const addRefusal = (files: Readonly<Record<string, string>>, reason: string): Edit[] =>
  changeHooks(files, (hooks) => {
    const refusing = { hooks: [{ type: 'command', command: blockingWith(reason) }] };
    return { ...hooks, PreToolUse: [refusing, ...list(hooks['PreToolUse'])] };
  });

const COMMANDS = ['command', 'bash', 'powershell'];

function setCommand(value: unknown, command: string): unknown {
  if (Array.isArray(value)) return value.map((part) => setCommand(part, command));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      COMMANDS.includes(key) && typeof part === 'string' ? command : setCommand(part, command),
    ]),
  );
}
