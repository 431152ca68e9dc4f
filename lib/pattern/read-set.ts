/** A set such as `[^a-z\d]` of a pattern → its items. */
import { readEscape } from './escape.js';
import type { CharacterSet, Flags, SetItem } from './node.js';
import type { Tokens } from './tokens.js';

/** The opening bracket is already taken. */
export function readSet(tokens: Tokens, flags: Flags): CharacterSet {
  const start = tokens.position - 1;
  const unterminated = () => tokens.error('unterminated character set', tokens.position - start);
  const negated = tokens.accept('^');
  const items: SetItem[] = [];
  for (;;) {
    const first = tokens.take();
    if (first === undefined) throw unterminated();
    if (first === ']' && items.length > 0) break;
    const low = readItem(first, tokens);
    if (!tokens.accept('-')) {
      items.push(low);
      continue;
    }
    const second = tokens.take();
    if (second === undefined) throw unterminated();
    if (second === ']') {
      items.push(low, single('-'));
      break;
    }
    const high = readItem(second, tokens);
    if ('category' in low || 'category' in high || high.from < low.from)
      throw tokens.error(`bad character range ${first}-${second}`, first.length + 1 + second.length);
    items.push({ from: low.from, to: high.from });
  }
  return { type: 'set', items, negated, flags };
}

const single = (character: string): { from: number; to: number } => {
  const code = character.codePointAt(0)!;
  return { from: code, to: code };
};

function readItem(token: string, tokens: Tokens): SetItem {
  if (!token.startsWith('\\')) return single(token);
  const escaped = readEscape(token, tokens, true);
  if ('code' in escaped) return { from: escaped.code, to: escaped.code };
  if ('category' in escaped) return escaped;
  throw new Error(`${token} is no item of a set`);
}
