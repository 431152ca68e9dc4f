/** Pieces of text, line by line → where a JSON value ends, or that these lines are none: a scanner that only checks the shape. */

const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORD = /-?\d[\d.eE+-]*|true|false|null/y;
/** Only a flood of brackets nests deeper; no transcript does. */
const MOST_NESTED = 1_000;

/** What may follow: decided by what came last. `v`: a value has ended. */
type Last = '{' | '[' | ',' | ':' | 'v';

export interface ScanState {
  readonly open: readonly string[];
  readonly last: Last;
}

export const START: ScanState = { open: [], last: '[' };

/** Scans on from `from`. `end`: the place behind the value, null when it goes on in the next line; null alone: this is not JSON. */
export function scanValue(
  text: string,
  from: number,
  state: ScanState,
): { end: number | null; state: ScanState } | null {
  const open = [...state.open];
  let { last } = state;
  let at = from;
  while (at < text.length) {
    const char = text[at] as string;
    const top = open.at(-1);
    const valueFits = last === ':' || last === '[' || (last === ',' && top === '[') || open.length === 0;
    switch (char) {
      case ' ':
      case '\t':
        at += 1;
        break;
      case '{':
      case '[':
        if (!valueFits || open.length >= MOST_NESTED) return null;
        open.push(char);
        last = char;
        at += 1;
        break;
      case '}':
      case ']':
        if (top !== (char === '}' ? '{' : '[') || (last !== 'v' && last !== top)) return null;
        open.pop();
        last = 'v';
        at += 1;
        if (open.length === 0) return { end: at, state: START };
        break;
      case ',':
      case ':':
        if (last !== 'v') return null;
        last = char;
        at += 1;
        break;
      default: {
        const pattern = char === '"' ? STRING : WORD;
        pattern.lastIndex = at;
        if (!pattern.test(text) || !(valueFits || (char === '"' && (last === '{' || last === ',')))) return null;
        at = pattern.lastIndex;
        last = 'v';
      }
    }
  }
  return { end: null, state: { open, last } };
}
