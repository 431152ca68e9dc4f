/** A line of a session file of Claude Code → what the user typed (2.0.64 to 2.1.330). */
import { asFields, list, parseObject, string } from '../../input/json-value.js';

/** Commands, reminders and what other programs put in begin with a tag; a continued session with a summary. */
const NOT_TYPED = /^\s*(?:<[a-z-]+>|Caveat:|This session is being continued|\[Request interrupted)/;

export function promptOf(line: string): string | null {
  if (!line.includes('"type":"user"') || line.includes('"tool_result"')) return null;
  const record = asFields(parseObject(line));
  if (record['type'] !== 'user' || record['isMeta'] === true || record['isSidechain'] === true) return null;
  const { content } = asFields(record['message']);
  const text =
    typeof content === 'string'
      ? content
      : list(content)
          .map((part) => string(asFields(part)['text']))
          .join('\n');
  return text.trim() === '' || NOT_TYPED.test(text) ? null : text;
}
