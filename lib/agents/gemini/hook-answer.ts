/** What a hook printed → why Gemini CLI does not follow it, where it would not. */
import { asFields, parseObject } from '../../input/json-value.js';

/** Read in 0.61.0: of an object it follows `decision` and `continue`; the place in which Claude Code looks says nothing to it. */
export function explainIgnored(stdout: string): string | null {
  const answer = parseObject(stdout);
  if (answer === null || 'decision' in answer || answer['continue'] === false) return null;
  return 'permissionDecision' in asFields(answer['hookSpecificOutput'])
    ? 'Gemini CLI reads {"decision": "deny", "reason": …} and not permissionDecision'
    : null;
}
