/** An agent's answer → the JSON value that it ends with: the whole text, the last block that is JSON, or the largest value among prose. */
import { findValues } from '../input/json-in-prose.js';
import { parseValue } from '../input/json-value.js';

interface Block {
  /** Where its text begins. */
  at: number;
  /** Null where it says that it is JSON, and is not. */
  found: { value: unknown } | null;
}

export function findJson(text: string): { value: unknown } | null {
  const whole = parseJson(text.trim());
  if (whole) return whole;
  const { prose, fences } = splitFences(text);
  const values = findValues(prose);
  const blocks: Block[] = [
    ...fences.flatMap((fence) => blockOf(fence) ?? []),
    ...values
      .filter(({ start, end }) => isAlone(prose, start, end))
      .map(({ start, value }) => ({ at: start, found: { value } })),
  ].sort((a, b) => a.at - b.at);
  const last = blocks.at(-1);
  return last ? last.found : (findLargest(values) ?? findLargest(findValues(text)));
}

/** An object or an array; a word or a number alone is prose. */
function parseJson(text: string): { value: unknown } | null {
  const value = /^[[{]/.test(text) ? parseValue(text) : null;
  return value === null ? null : { value };
}

interface Fence {
  at: number;
  label: string;
  body: string;
  closed: boolean;
}

/** As Markdown has it: a fence ends at a line of as many of its own characters, else with the text. The prose keeps its positions. */
function splitFences(text: string): { prose: string; fences: Fence[] } {
  const fences: Fence[] = [];
  let prose = '';
  let open: (Fence & { mark: string }) | null = null;
  let at = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const fence = /^[ \t]*(`{3,}|~{3,})[ \t]*([^`\n]*)/.exec(line);
    const mark = fence?.[1] ?? '';
    if (open && mark.startsWith(open.mark) && fence?.[2]?.trim() === '') {
      fences.push({ ...open, closed: true });
      open = null;
    } else if (open) open.body += line;
    else if (fence) open = { mark, at, label: (fence[2] ?? '').trim(), body: '', closed: false };
    else prose += line;
    at += line.length;
    prose += ' '.repeat(at - prose.length);
  }
  if (open) fences.push(open);
  return { prose, fences };
}

function blockOf({ at, label, body, closed }: Fence): Block | null {
  const found = parseJson(body.trim());
  // An answer that ends with broken JSON is not judged by an earlier draft; one that was cut off may still hold a whole block.
  return found || (closed && /^json$/i.test(label) && /^\s*[[{]/.test(body)) ? { at, found } : null;
}

const isAlone = (text: string, start: number, end: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 200), start)) &&
  /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 200));

/** The last of the largest. `[1]` is probably a footnote, `{}` a fragment of code. */
function findLargest(values: ReturnType<typeof findValues>): { value: unknown } | null {
  let largest: ReturnType<typeof findValues>[number] | null = null;
  for (const each of values) {
    const isFragment = Object.values(each.value).every((item) => Array.isArray(each.value) && typeof item === 'number');
    if (!isFragment && each.end - each.start >= (largest ? largest.end - largest.start : 0)) largest = each;
  }
  return largest && { value: largest.value };
}
