/** Splits the fields of a tool into words, once for keyword search and vectors. */
import type { RouterTool } from './tool.js';
import { splitWords, type Word } from './words.js';

export const FIELDS = ['name', 'intents', 'routing_keywords', 'description', 'category', 'parameters'] as const;
export type Field = (typeof FIELDS)[number];
export type ToolWords = Record<Field, Word[]>;

export function splitTool(tool: RouterTool): ToolWords {
  // Full name, skill and command are one field: the first is mostly made of the other two.
  const others = [tool.skill_name, tool.command].filter((part) => part && !tool.id.includes(part));
  const texts: Record<Field, string> = {
    name: [tool.id, ...others].join(' . '),
    intents: tool.intents.join(' . '),
    routing_keywords: tool.routing_keywords.join(' . '),
    description: tool.description,
    category: tool.category,
    parameters: tool.parameters.join(' . '),
  };
  const words = {} as ToolWords;
  // A single call site: six would be inlined and compiled six times, which costs more than the splitting.
  for (const field of FIELDS) words[field] = texts[field] ? splitWords(texts[field]) : NONE;
  return words;
}

const NONE: Word[] = [];

/** The words that are embedded as one text: everything but the category, and the name twice. */
export function readAloud({ name, description, routing_keywords, intents, parameters }: ToolWords): Word[] {
  return [...name, ...name, ...description, ...routing_keywords, ...intents, ...parameters];
}
