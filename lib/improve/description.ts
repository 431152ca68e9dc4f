/** A SKILL.md and a description → the file with that value in place of its own, in the YAML style that it had, and nothing else changed. */
import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { parseFrontMatter } from '../skill/front-matter.js';
import { wrapWords } from '../text/wrap.js';

/** Null where it cannot be done without a change of anything else. description: one line, as `plainDescription` makes it. */
export function setDescription(text: string, description: string): string | null {
  const before = parseFrontMatter(text);
  if (!before.present) return null;
  const start = text.indexOf('\n') + 1;
  const lines = text.split('\n');
  const end = lines.slice(0, before.body_line - 2).join('\n').length + 1;
  const block = text.slice(start, end);
  const document = parseDocument(block, { logLevel: 'silent' });
  if (document.errors.length > 0) return quoteLine(text, start, block, before.fields, description);
  if (!isMap(document.contents)) return null;
  const entry = document.contents.items.find(({ key }) => isScalar(key) && key.value === 'description');
  if (!entry || !isScalar(entry.value) || !entry.value.range || entry.value.anchor) return null;
  const [from, to] = entry.value.range;
  for (const value of listForms(entry.value, block.slice(from, to), description)) {
    const after = `${text.slice(0, start + from)}${value}${text.slice(start + to)}`;
    if (readsAs(after, before.fields, description)) return after;
  }
  return null;
}

/** Most agents read a plain value with `: ` in it, which is no YAML: the new one is put in quotes. */
function quoteLine(
  text: string,
  start: number,
  block: string,
  fields: Record<string, unknown>,
  description: string,
): string | null {
  const [, key = '', value = ''] = /^(description:[ \t]+)([^\s"'|>&*[{].*?)[ \t]*\r?$(?!\r?\n[ \t])/m.exec(block) ?? [];
  if (value === '') return null;
  const from = start + block.indexOf(`${key}${value}`) + key.length;
  const quoted = `'${description.replaceAll("'", "''")}'`;
  const after = `${text.slice(0, from)}${quoted}${text.slice(from + value.length)}`;
  return readsAs(after, fields, description) ? after : null;
}

/** A proposal as one line, without the key and the quotes around it. */
export function plainDescription(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^description:\s*/i, '');
  const [, , inner] = /^(["'`])(.*)\1$/.exec(line) ?? [];
  return (inner ?? line).trim();
}

function readsAs(text: string, fields: Record<string, unknown>, description: string): boolean {
  const now = parseFrontMatter(text);
  const value = now.fields['description'];
  const rest = (all: Record<string, unknown>) => JSON.stringify({ ...all, description: null });
  return (
    now.problems.length === 0 &&
    typeof value === 'string' &&
    value.trim() === description &&
    rest(now.fields) === rest(fields)
  );
}

/** The value's own style first, then those that hold any text. source: the value as it stands. */
function listForms(value: Scalar, source: string, description: string): string[] {
  const eol = source.includes('\r\n') || source.endsWith('\r') ? '\r\n' : '\n';
  const lines = source.split(/\r?\n/);
  const blank = source === '' ? ' ' : '';
  const indent = /^[ \t]+/.exec(lines.find((line, index) => index > 0 && line.trim() !== '') ?? '')?.[0] ?? '  ';
  const body = lines.length > 1 ? lines.slice(1) : [];
  const width = Math.max(60, ...body.map((line) => line.length));
  const double = JSON.stringify(description);
  const single = `'${description.replaceAll("'", "''")}'`;
  const quoted = description.includes("'") ? [double, single] : [single, double];
  /** A value of several lines stays one of several lines. */
  const wrap = (text: string) =>
    body.some((line) => line.trim() !== '')
      ? [wrapWords(text, width, indent.length).replaceAll('\n', eol), text]
      : [text];
  const written = (): string[] => {
    switch (value.type) {
      case 'BLOCK_FOLDED':
      case 'BLOCK_LITERAL': {
        const [head = '>-'] = lines;
        const folded = value.type === 'BLOCK_FOLDED' ? wrapWords(description, width, indent.length) : description;
        return [`${head.trimEnd()}${eol}${indent}${folded.replaceAll('\n', eol)}${eol}`];
      }
      case 'QUOTE_DOUBLE':
        return wrap(double);
      case 'QUOTE_SINGLE':
        return wrap(single);
      default:
        return wrap(description);
    }
  };
  return [...written(), ...quoted].map((form) => `${blank}${form}`);
}
