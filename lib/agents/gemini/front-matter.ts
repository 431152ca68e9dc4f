/** A SKILL.md → the name and description that Gemini CLI 0.61.0 reads from it: YAML, and where that fails line by line. */
import { memoize } from '../../input/memoize.js';
import { parseMapping } from '../listing/yaml-mapping.js';

export interface GeminiFields {
  name: string;
  description: string;
}

/** Why it reads nothing: no block at the very start of the file, or a field missing in it. */
export type Unread = 'no block' | 'no name' | 'no description';

const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$|(?=.))/;

export const readFields = memoize(({ text }: { text: string }): GeminiFields | Unread => {
  const block = BLOCK.exec(text)?.[1];
  if (block === undefined) return 'no block';
  return readYaml(block) ?? readLines(block);
});

function readYaml(block: string): GeminiFields | null {
  const { name, description } = parseMapping(block) ?? {};
  return typeof name === 'string' && typeof description === 'string' ? { name, description } : null;
}

/** Its second attempt, which also takes numbers, colons and an empty value; indented lines belong to the description above them. */
function readLines(block: string): GeminiFields | Unread {
  const lines = block.split(/\r?\n/);
  let name: string | null = null;
  let description: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const named = /^\s*name:\s*(.*)$/.exec(line);
    const described = named ? null : /^\s*description:\s*(.*)$/.exec(line);
    if (named) name = (named[1] ?? '').trim();
    if (!described) continue;
    const parts = [(described[1] ?? '').trim()];
    while (/^[ \t]+\S/.test(lines[at + 1] ?? '')) parts.push((lines[++at] ?? '').trim());
    description = parts.filter(Boolean).join(' ');
  }
  if (name === null) return 'no name';
  return description === null ? 'no description' : { name, description };
}

/** Lines that are taken as they are keep the quotes around a value. */
export const withoutQuotes = (text: string): string => /^(["'])([\s\S]*)\1$/.exec(text)?.[2] ?? text;

/** Characters that a file's name must not have become dashes. */
export const listedName = (name: string): string => name.replace(/[:\\/<>*?"|]/g, '-');
