/** Parses the YAML block at the top of a SKILL.md as leniently as the CLIs do, and lists what a strict parser would reject. */
import { isMap, parseDocument } from 'yaml';
import type { FrontMatter } from './skill.js';

export function parseFrontMatter(text: string): FrontMatter {
  const problems: FrontMatter['problems'] = [];
  const marked = text.startsWith('\uFEFF');
  if (marked) problems.push({ line: 1, message: 'the file starts with a byte order mark' });
  const lines = (marked ? text.slice(1) : text).split(/\r?\n/);
  const none = (line: number, message: string): FrontMatter => ({
    present: false,
    fields: {},
    problems: [...problems, { line, message }],
    body_line: 1,
  });

  if (!isFence(lines[0])) {
    const first = lines.findIndex((line) => line.trim() !== '');
    return first > 0 && isFence(lines[first])
      ? none(first + 1, 'the front matter does not start on line 1')
      : none(1, 'there is no front matter');
  }
  const close = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (close < 0) return none(1, 'the front matter is not closed by a line of three dashes');
  const block = lines.slice(1, close);
  const control = block.findIndex((line) => CONTROL.test(line));
  if (control >= 0) problems.push({ line: control + 2, message: 'the front matter contains a control character' });
  const { fields, problems: found } = readBlock(block);
  // The YAML parser may report the same problem of one line several times.
  const once = new Map([...problems, ...found].map((problem) => [`${problem.line} ${problem.message}`, problem]));
  return { present: true, fields, problems: [...once.values()], body_line: close + 2 };
}

// All control characters but tab and line ends.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

const isFence = (line: string | undefined) => line !== undefined && /^---[ \t]*$/.test(line);

function readBlock(block: string[]): Pick<FrontMatter, 'fields' | 'problems'> {
  const document = parseDocument(block.join('\n'), { logLevel: 'silent', prettyErrors: true });
  const problems = document.errors.map((error) => ({
    // The block starts on the file's second line.
    line: (error.linePos?.[0].line ?? 1) + 1,
    message: wordError(error.message),
  }));
  const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  if (!broken && document.contents === null) return { fields: {}, problems };
  if (!broken && isMap(document.contents)) {
    try {
      return { fields: document.toJS() as Record<string, unknown>, problems };
    } catch (error) {
      problems.push({ line: 2, message: wordError((error as Error).message) });
    }
  }
  if (!broken) problems.push({ line: 2, message: 'the front matter is not a list of `key: value`' });
  return { fields: readLines(block), problems };
}

/** Reads a broken block line by line, as Codex 0.169 does. Of two equal keys the first is kept, as most parsers do. */
function readLines(block: string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let open: string | null = null;
  for (const line of block) {
    const [, key, value = ''] = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/.exec(line) ?? [];
    if (key !== undefined) {
      open = key in fields ? null : key;
      if (open) fields[open] = /^[|>][+-]?\s*$/.test(value) ? '' : unquote(value.trim());
    } else if (open && /^[ \t]+\S/.test(line)) {
      fields[open] = `${fields[open]} ${line.trim()}`.trim();
    } else if (line.trim() !== '' && !/^[ \t]/.test(line)) {
      open = null;
    }
  }
  return fields;
}

function unquote(value: string): string {
  const quote = value[0];
  const quoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
  return quoted ? value.slice(1, -1) : value;
}

/** Plain words for the most common mistakes; else the library's message without its location and excerpt. */
export function wordError(message: string): string {
  const first = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  return WORDS.find(([pattern]) => pattern.test(first))?.[1] ?? first;
}

const WORDS: readonly [RegExp, string][] = [
  [/^Nested mappings are not allowed/, 'a value without quotes contains a colon and a space'],
  [/^Missing closing/, 'a quote is not closed'],
  [/must be unique$/, 'a key occurs twice'],
  [/must be sufficiently indented and end with/, 'a bracket is not closed'],
  [/^Tabs are not allowed/, 'a tab is used where YAML needs spaces'],
];
