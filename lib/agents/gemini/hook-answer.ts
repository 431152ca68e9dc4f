/** What a hook printed → why Gemini CLI does not follow it, where it would not. */
import { isJson } from '../../input/json-value.js';

/** Read in 0.61.0: of an object it follows `decision` and `continue`; the place in which Claude Code looks says nothing to it. */
export function explainIgnored(stdout: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return null;
  }
  if (!isJson(answer) || 'decision' in answer || answer['continue'] === false) return null;
  const inside = isJson(answer['hookSpecificOutput']) ? answer['hookSpecificOutput'] : {};
  return 'permissionDecision' in inside
    ? 'Gemini CLI reads {"decision": "deny", "reason": …} and not permissionDecision'
    : null;
}
