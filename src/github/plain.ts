/** Hostile text made plain: what an agent, a case or a file name wrote may stand in a log, an annotation or an output. */
import { clean, oneLine } from '../../lib/report/escape.js';

/** Many lines stay many lines; none of them is a workflow command to the runner, in its `::` or its older `##[` form. */
export function plain(text: string, limit = 4000): string {
  const more = text.length > limit ? `… (${text.length - limit} characters more)` : '';
  return disarm(clean(text, limit) + more);
}

export function plainLine(text: string, limit = 500): string {
  return disarm(oneLine(text, limit));
}

function disarm(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, '$1:\u200b').replace(/##\[/g, '##\u200b[');
}
