/** Makes untrusted text (from an agent, a case or a file name) safe for a log, an annotation or an output. */
import { clean, oneLine } from '../../../lib/text/escape.js';

/** Keeps line breaks; no line can be a workflow command, neither in the `::` form nor in the older `##[` form. */
export function sanitize(text: string, limit = 4000): string {
  const more = text.length > limit ? `… (${text.length - limit} characters more)` : '';
  return disarm(clean(text, limit) + more);
}

export function sanitizeLine(text: string, limit = 500): string {
  return disarm(oneLine(text, limit));
}

function disarm(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, '$1:\u200b').replace(/##\[/g, '##\u200b[');
}
