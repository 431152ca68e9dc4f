/** A YAML text → its scalars that are values, with their places. */
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { PlacedString } from './placed-string.js';

/** Also of a text with mistakes, as far as it can be read: some agents go on behind one. */
export function listYamlStrings(text: string): PlacedString[] {
  const document = parseDocument(text, { logLevel: 'silent', merge: true, uniqueKeys: false });
  const found: PlacedString[] = [];
  const walk = (node: unknown, path: readonly string[], depth: number): void => {
    if (depth > 100) return;
    if (isAlias(node)) walk(node.resolve(document), path, depth + 1);
    else if (isMap(node))
      for (const { key, value } of node.items)
        walk(value, [...path, isScalar(key) ? String(key.value) : ''], depth + 1);
    else if (isSeq(node)) for (const [at, item] of node.items.entries()) walk(item, [...path, String(at)], depth + 1);
    else if (isScalar(node) && typeof node.value === 'string') {
      const [from, to] = (node as Node).range ?? [];
      if (from !== undefined && to !== undefined)
        found.push({ path, from, to: endOf(text, from, to), value: node.value });
    }
  };
  walk(document.contents, [], 0);
  return found;
}

/** A block of lines owns the line break at its end. */
const endOf = (text: string, from: number, to: number): number => (to > from && text[to - 1] === '\n' ? to - 1 : to);
