/** Turns data into script elements that run nothing: as JSON, and where that is large in compressed parts that the page opens one by one. */
import { gzipSync } from 'node:zlib';
import type { Page } from './data.js';

const PART = 64;
const LINE = 20_000;
/** Smaller pages stay readable for people and tools. */
const PLAIN_CHARS = 200_000;

export function embedData({ data, details }: Page): string {
  const parts: string[] = [];
  for (let at = 0; at < details.length; at += PART) parts.push(lineUp(details.slice(at, at + PART)));
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const packed = size > PLAIN_CHARS;
  const scripts = parts.map((part, index) =>
    packed
      ? `<script type="application/gzip" id="part-${index}">${wrap(gzipSync(part).toString('base64'))}</script>`
      : `<script type="application/json" id="part-${index}">${neutralise(part)}</script>`,
  );
  return `<script type="application/json" id="data">${neutralise(lineUp({ ...data, part: PART }))}</script>\n${scripts.join('\n')}`;
}

/** JSON with a line per item. */
function lineUp(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(',\n')}]`;
  return `{${Object.entries(value as object)
    .map(([key, item]) => `${JSON.stringify(key)}:${Array.isArray(item) ? lineUp(item) : JSON.stringify(item)}`)
    .join(',\n')}}`;
}

/** Nothing in it could end the element or start a command of the runner. Halves of a pair are escaped by now. */
const neutralise = (json: string): string =>
  json.replace(/[<>&\u007f-\u009f\u2028\u2029\ufeff]|::|##(?=\[)/g, (signs) =>
    [...signs].map((sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join(''),
  );

/** No line is so long that an editor gives up. Cut by places: a pattern would try each of them to the end. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE) lines.push(text.slice(at, at + LINE));
  return lines.join('\n');
}
