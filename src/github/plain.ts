/** Hostile text made plain: what an agent, a case or a file name wrote may stand in a log, an annotation or an output. */

/** Terminal sequences: CSI, OSC, and the rest of the escape family. */
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
/** C0 (but tab and line feed), C1, zero-width and direction marks, isolates, byte order mark. */
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Many lines stay many lines; none of them is a workflow command to the runner, in its `::` or its older `##[` form. */
export function plain(text: string, limit = 4000): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}… (${text.length - limit} characters more)` : text;
  return cut
    .replace(/\r\n?/g, '\n')
    .replace(ESCAPES, '')
    .replace(INVISIBLE, '')
    .replace(/^(\s*):(?=:)/gm, '$1:\u200b')
    .replace(/##\[/g, '##\u200b[');
}

export function plainLine(text: string, limit = 500): string {
  return plain(text.replace(/\s+/g, ' ').trim(), limit);
}
