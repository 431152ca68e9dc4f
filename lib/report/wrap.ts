/** A long line → lines that break between words, the later ones indented: a terminal would break inside words. */
import { widthOf } from './width.js';

/** Words wider than the terminal stay whole. Colours take no room; they must not reach over a blank. */
export function wrapWords(text: string, columns: number, indent = 2): string {
  const words = text.match(/^ *\S+| +\S*/g) ?? [];
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of words) {
    const wide = widthOf(word.replace(/\u001b\[\d+m/g, ''));
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
