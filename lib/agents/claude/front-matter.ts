/** A SKILL.md or command → the fields that Claude Code 2.1.330 reads from it; its own steps, which are more lenient than YAML. */
import { parseDocument } from 'yaml';
import { isJson } from '../../json-value.js';
import { remember } from '../remember.js';

export interface ClaudeFields {
  fields: Record<string, unknown>;
  body: string;
  /** There is no block that it takes for front matter. */
  missing: boolean;
}

/** The first three dashes after the opening line end the block, wherever they stand. */
const BLOCK = /^---\s*\n([\s\S]*?)---\s*\n?/;

export const readFields = remember((file: { text: string }): ClaudeFields => parseFields(file.text));

function parseFields(text: string): ClaudeFields {
  const plain = text.replace(/^\uFEFF/, '');
  const [whole, block = ''] = BLOCK.exec(plain) ?? [];
  if (whole === undefined) return { fields: {}, body: text, missing: true };
  const value = parseYaml(block) ?? parseYaml(quoteValues(block).replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)));
  return {
    fields: isJson(value) ? value : {},
    body: plain.slice(whole.length),
    missing: false,
  };
}

/** undefined: it is not YAML. Of two like keys the second counts, and `<<` merges. */
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

/** Its second try: values with characters that mean something in YAML are put in quotes. */
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

/** A description that counts as one. */
export function readDescription({ description }: Record<string, unknown>): string | null {
  if (typeof description === 'string') return description.trim() || null;
  return typeof description === 'number' || typeof description === 'boolean' ? String(description) : null;
}

/** What stands for a missing description: the first heading or line, at most 100 characters. */
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

/** `paths` that hold for less than all files keep a project's skill back until such a file is touched. */
export function isConditional(paths: unknown): boolean {
  const listed = (Array.isArray(paths) ? paths : [paths]).flatMap((path) =>
    typeof path === 'string' ? path.split(',') : [],
  );
  const narrow = listed.map((path) => path.trim().replace(/\/\*\*$/, '')).filter((path) => path !== '');
  return narrow.some((path) => path !== '**');
}
