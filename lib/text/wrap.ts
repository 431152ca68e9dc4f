/** A long line → lines broken between words, with the later ones indented; wrap-ansi has no such indent, so only the widths are a library's. */
import { widthOf } from './width.js';

/** Words wider than the terminal are not broken. Colour codes count as zero width; a coloured part must not contain a space. */
export function wrapWords(text: string, columns: number, indent = 2): string {
  const words = text.match(/^ *\S+| +\S*/g) ?? [];
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of words) {
    const wide = widthOf(word);
    if (line && width + wide > columns) {
      lines.push(line);
      const bare = word.trimStart();
      line = ' '.repeat(indent) + bare;
      width = wide - (word.length - bare.length) + indent;
    } else {
      line += word;
      width += wide;
    }
  }
  return [...lines, line].join('\n');
}
