/** Text of a hand-written YAML file → its value and the line of each key. Anything that cannot be read throws a ConfigError. */
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { ConfigError } from './config-error.js';
import { findLine, keyOf } from './json-text.js';

export interface YamlText {
  value: unknown;
  /** The line of the value at the path, else of its nearest existing parent. */
  line(path: readonly PropertyKey[]): number;
}

export function readYaml(source: string, file: string): YamlText {
  const counter = new LineCounter();
  // The original hooks of these route files read them with PyYAML, where `<<: *base` merges.
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: true, merge: true, uniqueKeys: false });
  const fail = (problem: string, line: number) =>
    new ConfigError(`This is not valid YAML: ${problem}.`, {
      file,
      line,
      fix: 'correct the syntax there; a pattern is safest in single quotes.',
    });
  const [broken] = document.errors;
  if (broken) {
    const [first = ''] = broken.message.split('\n');
    const problem = broken.code === 'MULTIPLE_DOCS' ? 'a second document begins here' : first;
    throw fail(problem.replace(/ at line \d+, column \d+:?$/, ''), broken.linePos?.[0].line ?? 1);
  }
  const lines = new Map<string, number>();
  const note = (node: unknown, path: readonly string[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const at = [...path, String(key)];
        // Checked here because the parser's own check compares every key with every other.
        if (lines.has(keyOf(at))) throw fail(`the key '${String(key)}' appears twice`, lineOf(key));
        lines.set(keyOf(at), lineOf(key));
        note(value, at);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        const at = [...path, String(index)];
        lines.set(keyOf(at), lineOf(item));
        note(item, at);
      }
    }
  };
  const lineOf = (node: unknown): number => counter.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  try {
    note(document.contents, []);
    return { value: document.toJS(), line: (path) => findLine(lines, path) };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    // An alias without an anchor, or nested aliases that would exhaust the memory.
    throw fail((error as Error).message, 1);
  }
}
