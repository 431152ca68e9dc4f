/** A tool → the words of each of its fields, split once for all sides. */
import type { RouterTool } from './tool.js';
import { splitWords, type Word } from './words.js';

export const FIELDS = ['name', 'intents', 'routing_keywords', 'description', 'category', 'parameters'] as const;
export type Field = (typeof FIELDS)[number];
export type ToolWords = Record<Field, Word[]>;

export function splitTool(tool: RouterTool): ToolWords {
  // Full name, skill and command are one field: the first is mostly made of the other two.
  const told = [tool.skill_name, tool.command].filter((part) => part && !tool.id.includes(part));
  const texts: Record<Field, string> = {
    name: [tool.id, ...told].join(' . '),
    intents: tool.intents.join(' . '),
    routing_keywords: tool.routing_keywords.join(' . '),
    description: tool.description,
    category: tool.category,
    parameters: tool.parameters.join(' . '),
  };
  const words = {} as ToolWords;
  // One call: six of them are compiled six times, which costs more than all the splitting.
  for (const field of FIELDS) words[field] = texts[field] ? splitWords(texts[field]) : NONE;
  return words;
}

const NONE: Word[] = [];

/** What is read as running text: everything but the category, and the name twice. */
export function readAloud({ name, description, routing_keywords, intents, parameters }: ToolWords): Word[] {
  return [...name, ...name, ...description, ...routing_keywords, ...intents, ...parameters];
}
