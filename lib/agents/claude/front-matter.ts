/** A SKILL.md or command → the front matter fields that Claude Code 2.1.330 reads from it. Its parser is more lenient than YAML. */
import { parseDocument } from 'yaml';
import { isJson } from '../../input/json-value.js';
import { memoize } from '../../input/memoize.js';

export interface ClaudeFields {
  fields: Record<string, unknown>;
  body: string;
  /** The file has no block that Claude Code accepts as front matter. */
  missing: boolean;
}

/** The first three dashes after the opening line end the block, even inside a line. */
const BLOCK = /^---\s*\n([\s\S]*?)---\s*\n?/;

export const readFields = memoize((file: { text: string }): ClaudeFields => parseFields(file.text));

function parseFields(text: string): ClaudeFields {
  const plain = text.replace(/^\uFEFF/, '');
  const [match, block = ''] = BLOCK.exec(plain) ?? [];
  if (match === undefined) return { fields: {}, body: text, missing: true };
  const value = parseYaml(block) ?? parseYaml(quoteValues(block).replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)));
  return {
    fields: isJson(value) ? value : {},
    body: plain.slice(match.length),
    missing: false,
  };
}

/** undefined where it is not YAML. Of duplicate keys the last counts, and `<<` merges. */
function parseYaml(text: string): unknown {
  if (text.includes('\0')) return undefined;
  const document = parseDocument(text, { uniqueKeys: false, merge: true, logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS() ?? null;
  } catch {
    return undefined;
  }
}

/** Its second attempt: quotes values that contain special characters of YAML. */
function quoteValues(block: string): string {
  const lines = block.split('\n').map((line) => {
    const [, key, value] = /^([a-zA-Z_-]+):\s+(\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) return line;
    if (/^".*"$|^'.*'$|^["']$/.test(value)) return line;
    if (/^\[.*\]$/.test(value) && Array.isArray(parseYaml(value))) return line;
    if (!/[{}[\]*&#!|>%@`]|: /.test(value)) return line;
    return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return lines.join('\n');
}

/** The description, if it has a type that Claude Code accepts. */
export function readDescription({ description }: Record<string, unknown>): string | null {
  if (typeof description === 'string') return description.trim() || null;
  return typeof description === 'number' || typeof description === 'boolean' ? String(description) : null;
}

/** The replacement for a missing description: the first heading or line, at most 100 characters. */
export function firstLine(body: string, otherwise: string): string {
  const line = body.split('\n').find((text) => text.trim() !== '');
  if (line === undefined) return otherwise;
  const words = /^#+\s+(\S.*)$/.exec(line.trim())?.[1] ?? line.trim();
  return words.length > 100 ? `${words.slice(0, 97)}...` : words;
}

export function isSet(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  return (typeof value === 'string' || typeof value === 'number') && /^\s*(?:1|true|yes|on)\s*$/i.test(String(value));
}

/** `paths` that do not match all files hide a project's skill until a matching file is touched. */
export function isConditional(paths: unknown): boolean {
  const listed = (Array.isArray(paths) ? paths : [paths]).flatMap((path) =>
    typeof path === 'string' ? path.split(',') : [],
  );
  const narrow = listed.map((path) => path.trim().replace(/\/\*\*$/, '')).filter((path) => path !== '');
  return narrow.some((path) => path !== '**');
}
