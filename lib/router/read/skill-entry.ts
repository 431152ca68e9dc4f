/** Turns the text of a SKILL.md into a row of the index; broken front matter is a warning with its line. */
import { parseFrontMatter } from '../../skill/front-matter.js';
import { makeTool, type RouterTool } from '../words/tool.js';
import { refuseKeywords } from './tool-list.js';

export interface SkillEntry {
  tool: RouterTool;
  warnings: string[];
}

const NAMELESS = '; the skill is indexed only by the name of its folder.';

export function parseSkillFile(text: string, file: string): SkillEntry {
  const { present, fields, problems } = parseFrontMatter(text);
  const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
  refuseKeywords(fields, { file, path: 'front matter' });
  refuseKeywords(metadata, { file, path: 'metadata' });
  const all: Record<string, unknown> = { ...metadata, ...fields };
  const folder = file.split(/[\\/]/).at(-2) ?? file;
  const id = textOf(all['name']) || folder;
  return {
    tool: makeTool(id, describe(all), {
      type: 'skill',
      skill_name: id,
      command: id,
      category: textOf(all['category']),
      routing_keywords: listOf(all['routing_keywords']),
      intents: listOf(all['intents']),
      file_path: file,
    }),
    warnings: [
      ...problems.map(({ line, message }) => `${file}:${line}: ${message}${present ? '' : NAMELESS}`),
      ...unreadable(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read and is ignored`),
    ],
  };
}

/** Claude Code and Qwen Code list `when_to_use` behind the description; both say when the skill is wanted. */
function describe(fields: Record<string, unknown>): string {
  return [fields['description'], fields['when_to_use']].map(textOf).filter(Boolean).join(' - ');
}

/** Fields that have a value which cannot be read. */
function unreadable(fields: Record<string, unknown>): string[] {
  const hasValue = (key: string) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
  return [
    ...['name', 'description', 'when_to_use', 'category'].filter((key) => hasValue(key) && textOf(fields[key]) === ''),
    ...['routing_keywords', 'intents'].filter(
      (key) => hasValue(key) && listOf(fields[key]).length < lengthOf(fields[key]),
    ),
  ];
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);

function lineOf(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** Reads a YAML list, or one string with commas. */
function listOf(value: unknown): string[] {
  const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return items.map((item) => textOf(item)).filter(Boolean);
}
