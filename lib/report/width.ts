/** Text → its width on a terminal, and texts cut or padded to one. */
import { oneLine } from './escape.js';

/** East Asian wide and full-width blocks; close enough for a table. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const segmenter = () => new Intl.Segmenter('en', { granularity: 'grapheme' });

export function widthOf(text: string): number {
  // ASCII is nearly all there is, and a segmenter is slow.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter().segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

export function fitWidth(text: string, width: number): string {
  const flat = oneLine(text, Math.max(1, width * 2 + 50));
  const is = widthOf(flat);
  if (is <= width) return flat + ' '.repeat(width - is);
  let kept = '';
  let used = 0;
  for (const { segment } of segmenter().segment(flat)) {
    const wide = WIDE.test(segment) ? 2 : 1;
    if (used + wide > width - 1) break;
    kept += segment;
    used += wide;
  }
  return `${kept}…${' '.repeat(Math.max(0, width - used - 1))}`;
}
