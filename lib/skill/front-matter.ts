/** Parses the YAML block at the top of a SKILL.md as leniently as the CLIs do, and lists what a strict parser would reject. */
import { isMap, isScalar, parseDocument } from 'yaml';
import { findCharacter, findUnread, findWhyNone, isFence } from './front-matter/block-problem.js';
import { problemAt } from './front-matter/problem.js';
import { findText, problemOfYaml, readMeant } from './front-matter/yaml-problem.js';
import type { FrontMatter } from './skill.js';

export function parseFrontMatter(text: string): FrontMatter {
  const problems: FrontMatter['problems'] = [];
  const marked = text.startsWith('\uFEFF');
  if (marked) problems.push(problemAt(1, 'byte_order_mark'));
  const lines = (marked ? text.slice(1) : text).split(/\r?\n/);
  const none = (problem: FrontMatter['problems'][number]): FrontMatter => ({
    present: false,
    fields: {},
    problems: [...problems, problem],
    body_line: 1,
  });

  if (!isFence(lines[0])) return none(UTF16.test(text) ? problemAt(1, 'utf16') : findWhyNone(lines));
  const close = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (close < 0) {
    const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|[ \t]+\S)/.test(line));
    return none(findCharacter(lines, end) ?? problemAt(end < 0 ? lines.length : end, 'not_closed'));
  }
  const block = lines.slice(1, close);
  const control = block.findIndex((line) => CONTROL.test(line));
  if (control >= 0) problems.push(problemAt(control + 2, 'control_character'));
  const { fields, problems: found } = readBlock(block);
  // The YAML parser may report the same problem of one line several times.
  const all = [...problems, ...found, ...findUnread(lines, close, fields)];
  const once = new Map(all.map((problem) => [`${problem.line} ${problem.message}`, problem]));
  return { present: true, fields, problems: [...once.values()], body_line: close + 2 };
}

// All control characters but tab and line ends.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Read as UTF-8, every other byte is a zero. */
const UTF16 = /^\uFFFD{0,2}(?:[\x01-\x7f]\0|\0[\x01-\x7f]){3}/;

function readBlock(written: string[]): Pick<FrontMatter, 'fields' | 'problems'> {
  const { lines: block, slips } = readMeant(written);
  // Keys that no space follows are one long text, which is YAML.
  if (slips.length > 0 && parseDocument(written.join('\n'), { logLevel: 'silent' }).errors.length === 0)
    return { fields: {}, problems: slips.map((slip) => ({ ...slip, kind: 'no_list' })) };
  const document = parseDocument(block.join('\n'), { logLevel: 'silent', prettyErrors: true });
  // The block starts on the file's second line.
  const errors = [
    ...slips,
    ...document.errors.map(({ linePos, message }) => problemOfYaml((linePos?.[0].line ?? 1) + 1, message, block)),
  ];
  // What the parser says in its own words of a line follows from what is known of it.
  const problems = errors.filter(
    ({ kind, line }) => kind !== 'yaml' || !errors.some((one) => one.line === line && one.kind !== 'yaml'),
  );
  const text_at = findText(block);
  // `Do it: now.` is a field to YAML, whose agents get no more of the text.
  if (errors.length === 0 && text_at !== null) problems.push(problemAt(text_at, 'closed_late'));
  const broken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  if (!broken && document.contents === null) return { fields: {}, problems };
  if (!broken && isMap(document.contents)) {
    // `key: !word` is a tag without a value, and to every reader of YAML no text.
    for (const { value } of document.contents.items)
      if (isScalar(value) && value.tag?.startsWith('!') && !value.source) value.value = null;
    try {
      return { fields: document.toJS() as Record<string, unknown>, problems };
    } catch (error) {
      problems.push(problemOfYaml(2, (error as Error).message));
    }
  }
  if (!broken) problems.push(problemAt(2, 'no_list'));
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
