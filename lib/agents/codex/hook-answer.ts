/** What a hook printed → why Codex does not follow it, where it would not. */
import { isJson, parseObject } from '../../input/json-value.js';

/** Measured on 0.169.0: a deny decision with another key beside `hookSpecificOutput` is dropped silently, and the call runs. */
export function explainIgnored(stdout: string): string | null {
  const answer = parseObject(stdout);
  if (answer === null || !('hookSpecificOutput' in answer)) return null;
  const others = Object.keys(answer).filter((key) => key !== 'hookSpecificOutput');
  const inside = isJson(answer['hookSpecificOutput']) ? Object.keys(answer['hookSpecificOutput']) : [];
  const unknown = inside.filter((key) => !KNOWN.has(key));
  const extra = [...others, ...unknown];
  return extra.length === 0 ? null : `Codex drops a decision that has other keys with it (${extra.join(', ')})`;
}

const KNOWN = new Set([
  'hookEventName',
  'permissionDecision',
  'permissionDecisionReason',
  'updatedInput',
  'additionalContext',
]);
