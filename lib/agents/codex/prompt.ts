/** A line of a rollout of Codex → what the user typed (0.140.0 to 0.169.0). */
import { asFields, list, parseObject, string } from '../../input/json-value.js';
import { typedText } from '../parser/typed-text.js';

/** What Codex puts in the user's name: the environment, AGENTS.md, a skill's text, an aborted turn. */
const NOT_TYPED = /^\s*(?:<[a-z_-]+>|# AGENTS\.md)/;

export function promptOf(line: string): string | null {
  if (!line.includes('"response_item"') || !line.includes('"role":"user"')) return null;
  const { type, role, content } = asFields(asFields(parseObject(line))['payload']);
  if (type !== 'message' || role !== 'user') return null;
  const parts = list(content).map((part) => string(asFields(part)['text']));
  return typedText(parts, NOT_TYPED);
}
