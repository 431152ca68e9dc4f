/** A SKILL.md → the front matter fields that Codex 0.169.0 reads from it: strict YAML, with one more attempt for unquoted prose. */
import { isMap, isScalar, parseDocument } from 'yaml';
import { memoize } from '../../input/memoize.js';
import { problemOfYaml } from '../../skill/front-matter/yaml-problem.js';

export interface CodexFields {
  name: string | null;
  description: string | null;
  /** Codex's own error, as on stderr; null where it reads the block. */
  error: string | null;
}

const NONE = { name: null, description: null };

export const readFields = memoize((file: { text: string }): CodexFields => parseFields(file.text));

function parseFields(text: string): CodexFields {
  const lines = text.split(/\r?\n/);
  const close = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || close < 2) return { ...NONE, error: 'missing YAML frontmatter delimited by ---' };
  const block = lines.slice(1, close);
  const first = parseBlock(block);
  if (first.error === null) return first;
  const repaired = quoteProse(block);
  if (repaired === null) return first;
  const second = parseBlock(repaired);
  return second.error === null ? second : first;
}

const isFence = (line: string | undefined) => line !== undefined && !line.startsWith('\uFEFF') && line.trim() === '---';

/** libyaml rejects them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Only known keys must be unique; unknown ones may contain any YAML. */
function parseBlock(block: readonly string[]): CodexFields {
  // Of a key that occurs twice, where it does so again.
  const lineOf = (key: string) =>
    Math.max(
      0,
      block.findLastIndex((line) => line.startsWith(`${key}:`)),
    ) + 2;
  const fail = (line: number, message: string) => ({ ...NONE, error: `line ${line}: ${message}` });
  const control = block.findIndex((line) => CONTROL.test(line));
  if (control >= 0) return fail(control + 2, 'control characters are not allowed');
  const document = parseDocument(block.join('\n'), { uniqueKeys: false, logLevel: 'silent' });
  const [broken] = document.errors;
  if (broken) {
    const { line, message } = problemOfYaml((broken.linePos?.[0].line ?? 1) + 1, broken.message, block);
    return fail(line, message);
  }
  const { contents } = document;
  if (!isMap(contents)) return fail(2, 'the front matter is not a list of `key: value`');
  for (const key of ['name', 'description', 'metadata']) {
    const count = contents.items.filter((pair) => String(pair.key) === key).length;
    if (count > 1) return fail(lineOf(key), `duplicate field \`${key}\``);
  }
  let fields: Record<string, unknown>;
  try {
    fields = document.toJS() as Record<string, unknown>;
  } catch {
    return fail(2, 'unknown anchor');
  }
  for (const key of ['name', 'description'])
    if (typeof (fields[key] ?? '') === 'object') return fail(lineOf(key), `${key} is not a string`);
  const { metadata } = fields;
  if ((metadata ?? null) !== null && (typeof metadata !== 'object' || Array.isArray(metadata)))
    return fail(lineOf('metadata'), 'metadata is not a list of `key: value`');
  const short = (metadata as Record<string, unknown> | null | undefined)?.['short-description'];
  if (typeof (short ?? '') === 'object') return fail(2, 'metadata.short-description is not a string');
  const textOf = (key: string) => asLine(sourceOf(contents.get(key, true)) ?? fields[key]);
  return { name: textOf('name'), description: textOf('description'), error: null };
}

/** A number or a date stays as it is written: `1.0` is no `1`. */
const sourceOf = (node: unknown): string | null =>
  isScalar(node) && typeof node.value !== 'string' && node.value !== null ? (node.source ?? null) : null;

const asLine = (value: unknown) =>
  value === undefined || value === null ? null : String(value).replace(/\s+/g, ' ').trim() || null;

/** Quotes values that contain a colon and a space, or that begin like a list but are none; null where there is no such value. */
function quoteProse(block: readonly string[]): string[] | null {
  let changed = false;
  let inside: number | null = null;
  const lines = block.map((line) => {
    const indent = line.length - line.trimStart().length;
    if (inside !== null && (line.trim() === '' || indent > inside)) return line;
    inside = null;
    const [, key = '', blank, value] = /^([^:]*):(\s+)(\S.*)$/.exec(line) ?? [];
    if (key.trim() === '' || value === undefined) return line;
    const comment = /(?:^|\s)#.*$/.exec(value)?.[0] ?? '';
    const scalar = value.slice(0, value.length - comment.length).trimEnd();
    if (/^[|>]/.test(scalar)) inside = indent;
    if (scalar === '' || /^[|>'"]/.test(scalar)) return line;
    if (!/:\s/.test(scalar) && !(/^[[{@`]/.test(scalar) && parseDocument(scalar, { logLevel: 'silent' }).errors.length))
      return line;
    changed = true;
    return `${key}:${blank}'${scalar.replaceAll("'", "''")}'${comment}`;
  });
  return changed ? lines : null;
}
