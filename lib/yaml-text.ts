/** YAML that people write → its value and the line of whatever stands in it; whatever YAML cannot be read is one ConfigError. */
import { isMap, LineCounter, parseDocument } from 'yaml';
import { ConfigError } from './config-error.js';

export interface YamlText {
  value: unknown;
  /** Of what stands at the path, else of what should hold it. */
  line(path: readonly PropertyKey[]): number;
}

export function readYaml(source: string, file: string): YamlText {
  const counter = new LineCounter();
  // As PyYAML reads it, which seed 002's hooks do: `<<: *base` merges.
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: true, merge: true });
  const fail = (problem: string, line: number) =>
    new ConfigError(`This is not YAML: ${problem}.`, {
      file,
      line,
      fix: 'mend the syntax there; a pattern is safest in single quotes.',
    });
  const [broken] = document.errors;
  if (broken) {
    const [first = ''] = broken.message.split('\n');
    const words = broken.code === 'MULTIPLE_DOCS' ? 'a second document begins here' : first;
    throw fail(words.replace(/ at line \d+, column \d+:?$/, ''), broken.linePos?.[0].line ?? 1);
  }
  const line = (path: readonly PropertyKey[]): number => {
    if (path.length === 0) return 1;
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
    const node = (pair?.key ?? document.getIn(path, true)) as { range?: [number, number, number] | null } | undefined;
    return node?.range ? counter.linePos(node.range[0]).line : line(path.slice(0, -1));
  };
  try {
    return { value: document.toJS(), line };
  } catch (error) {
    // An alias without an anchor, or aliases of aliases that would fill the memory.
    throw fail((error as Error).message, 1);
  }
}
