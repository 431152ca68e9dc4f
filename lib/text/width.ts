/** Text → its width on a terminal, or text truncated or padded to a given width. */
import stringWidth from 'string-width';
import { oneLine } from './escape.js';

export function widthOf(text: string): number {
  // Latin letters and what tables are drawn with are nearly all there is, and a segmenter is slow.
  return /^[\x20-\x7e\xa1-\xac\xae-\xff–—…\u2500-\u257f]*$/.test(text) ? text.length : stringWidth(text);
}

export function fitWidth(text: string, width: number): string {
  const flat = oneLine(text, Math.max(1, width * 2 + 50));
  const missing = width - widthOf(flat);
  if (missing >= 0) return flat + ' '.repeat(missing);
  let kept = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(flat)) {
    const columns = widthOf(segment);
    if (used + columns > width - 1) break;
    kept += segment;
    used += columns;
  }
  return `${kept}…${' '.repeat(Math.max(0, width - used - 1))}`;
}
