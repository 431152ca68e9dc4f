/** A TOML text → its strings that are values, with their places. */
import type { PlacedString } from './placed-string.js';

const TOKEN =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|\[\[?|\]\]?|[{},=\n]|[\w-]+/g;

/** Nothing is refused: an agent that reads TOML leaves out a file with a mistake as a whole. */
export function* listTomlStrings(text: string): Generator<PlacedString> {
  let table: readonly string[] = [];
  /** Words that may turn out to be a key. */
  let words: string[] = [];
  /** Of the values that are open; a table's own lines first. */
  const stack: { key: readonly string[]; is_array: boolean }[] = [{ key: [], is_array: false }];
  let is_value = false;
  let is_header = false;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [token] = found;
    const top = stack.at(-1) ?? { key: [], is_array: false };
    if (token.startsWith('#')) continue;
    if (is_header) {
      if (token.startsWith(']')) {
        table = words;
        words = [];
        is_header = false;
      } else if (token !== '\n') words.push(unquote(token));
    } else if (token.startsWith('[') && !is_value && stack.length === 1) is_header = true;
    else if (token.startsWith('[')) {
      for (const _ of token) stack.push({ key: top.key, is_array: true });
    } else if (token.startsWith(']')) stack.splice(Math.max(1, stack.length - token.length));
    else if (token === '{') {
      stack.push({ key: top.key, is_array: false });
      is_value = false;
    } else if (token === '}') stack.splice(Math.max(1, stack.length - 1));
    else if (token === '=') {
      top.key = [...(stack.length > 1 ? (stack.at(-2)?.key ?? []) : table), ...words];
      words = [];
      is_value = true;
    } else if (token === ',' || token === '\n') {
      if (token === '\n' && stack.length > 1) continue;
      words = [];
      is_value = top.is_array;
    } else if (/^["']/.test(token) && (is_value || top.is_array)) {
      yield { path: top.key, from: found.index, to: found.index + token.length, value: unquote(token) };
    } else words.push(unquote(token));
  }
}

const unquote = (token: string): string => token.replace(/^("""|'''|"|')([\s\S]*)\1$/, '$2');
