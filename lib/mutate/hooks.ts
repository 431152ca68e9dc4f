/** The JSON that declares hooks → the same without them, or with another command in their place. */
import { isJson, type Json, list, parseObject } from '../input/json-value.js';
import { BEFORE_A_CALL } from '../skill/hooks.js';
import { quoteShell } from '../text/quote-shell.js';
import type { Edit } from './mutant.js';

/** These shell commands read the call first, because an agent may wait until its pipe is read. */
export const CRASHING = "cat > /dev/null; echo 'this hook is broken' >&2; exit 1";
export const ALLOWING = 'cat > /dev/null';

/** Gemini CLI reads one form; all others read another, which Codex 0.169 ignores where anything stands beside it. */
export const blockingWith =
  (reason: string) =>
  (event: string): string => {
    const answer = /^before/i.test(event)
      ? { decision: 'deny', reason }
      : {
          hookSpecificOutput: {
            ...{ hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: reason },
          },
        };
    return `cat > /dev/null; printf '%s\\n' ${quoteShell(JSON.stringify(answer))}`;
  };

/** Each file that declares hooks, with what `change` makes of them; null: it stays. */
function changeHooks(files: Readonly<Record<string, string>>, change: (hooks: Json) => Json | null): Edit[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const declared = parseObject(text);
    const hooks = isJson(declared?.['hooks']) ? change(declared['hooks']) : null;
    return hooks ? [{ do: 'replace', path, text: `${JSON.stringify({ ...declared, hooks }, null, 2)}\n` }] : [];
  });
}

/** commandFor: what the hooks of an event run instead; null takes them out. */
export const editHooks = (
  files: Readonly<Record<string, string>>,
  commandFor: ((event: string) => string) | null,
): Edit[] =>
  changeHooks(files, (hooks) => {
    const before = Object.keys(hooks).filter((event) => BEFORE_A_CALL.test(event));
    if (before.length === 0) return null;
    return Object.fromEntries(
      Object.entries(hooks).flatMap(([event, rows]) =>
        !before.includes(event) ? [[event, rows]] : commandFor ? [[event, setCommand(rows, commandFor(event))]] : [],
      ),
    );
  });

/** Every file that declares hooks gains one that refuses each call. Copilot 1.0.102 runs no hook with an empty matcher, so it has none. */
export const addRefusal = (files: Readonly<Record<string, string>>, reason: string): Edit[] =>
  changeHooks(files, (hooks) => {
    const events = ['PreToolUse', ...Object.keys(hooks).filter((event) => /^before_?tool$/i.test(event))];
    const refusing = (event: string) => ({ hooks: [{ type: 'command', command: blockingWith(reason)(event) }] });
    return {
      ...hooks,
      ...Object.fromEntries(events.map((event) => [event, [refusing(event), ...list(hooks[event])]])),
    };
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
