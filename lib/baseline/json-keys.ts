/** Valid JSON text → the line of every key, and the keys that stand twice in one object (JSON.parse would drop the first without a word). */

export interface JsonKeys {
  /** Line of the key with this path. */
  line(...path: string[]): number | undefined;
  duplicates: { path: string[]; line: number }[];
}

interface Frame {
  path: string[];
  /** Null in an array. */
  keys: Set<string> | null;
  key: string | null;
}

export function locateKeys(text: string): JsonKeys {
  const lines = new Map<string, number>();
  const duplicates: JsonKeys['duplicates'] = [];
  const stack: Frame[] = [];
  let line = 1;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
    const top = stack.at(-1);
    if (token === '\n') line++;
    else if (token === '{' || token === '[') {
      const path = top ? [...top.path, top.key ?? '[]'] : [];
      stack.push({ path, keys: token === '{' ? new Set() : null, key: null });
    } else if (token === '}' || token === ']') stack.pop();
    else if (token === ',') {
      if (top?.keys) top.key = null;
    } else if (top?.keys && top.key === null) {
      top.key = JSON.parse(token) as string;
      const path = [...top.path, top.key];
      if (top.keys.has(top.key)) duplicates.push({ path, line });
      top.keys.add(top.key);
      lines.set(JSON.stringify(path), line);
    }
  }
  return { line: (...path) => lines.get(JSON.stringify(path)), duplicates };
}
