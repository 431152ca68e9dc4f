/** The text of a SKILL.md → what the router needs of it; broken front matter is a warning with its line. */
import { parseFrontMatter } from '../skill/front-matter.js';
import { makeTool, type RouterTool } from './tool.js';
import { refuseKeywords } from './tool-list.js';

export interface SkillEntry {
  tool: RouterTool;
  warnings: string[];
}

const NAMELESS = "; the skill is indexed by its folder's name alone.";

export function parseSkillFile(text: string, file: string): SkillEntry {
  const { present, fields, problems } = parseFrontMatter(text);
  const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
  refuseKeywords(fields, { file, path: 'front matter' });
  refuseKeywords(metadata, { file, path: 'metadata' });
  const all: Record<string, unknown> = { ...metadata, ...fields };
  const folder = file.split(/[\\/]/).at(-2) ?? file;
  const id = textOf(all['name']) || folder;
  return {
    tool: makeTool(id, textOf(all['description']), {
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
      ...unread(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read, and is left out`),
    ],
  };
}

/** Fields that say something, of which nothing can be read. */
function unread(fields: Record<string, unknown>): string[] {
  const said = (key: string) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
  return [
    ...['name', 'description', 'category'].filter((key) => said(key) && textOf(fields[key]) === ''),
    ...['routing_keywords', 'intents'].filter((key) => said(key) && listOf(fields[key]).length < lengthOf(fields[key])),
  ];
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);

function lineOf(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A YAML list, or one string with commas. */
function listOf(value: unknown): string[] {
  const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return items.map((item) => textOf(item)).filter(Boolean);
}
