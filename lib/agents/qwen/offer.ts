/** A request of Qwen Code → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { ListingSigns } from '../interface/listing.js';
import { type EntryShape, findEntries, findPassage } from '../listing/listed-entries.js';
import { unescapeXml } from '../listing/skill-tags.js';
import { AGENT_TOOL, SKILL_TOOL } from './facts.js';

const HEADER =
  /^<system-reminder>\nThe following skills are available for use with the Skill tool\.[\s\S]*?<available_skills>\n/;

/** `(project)` stands after the description, and again as the location; commands have neither. */
const ENTRY =
  /<skill>\n<name>\n([\s\S]*?)\n<\/name>\n<description>\n([\s\S]*?)\n<\/description>\n(?:<location>\n(\w+)\n<\/location>\n)?<\/skill>\n?/y;

/** In a text of its own, before what the user wrote. */
const LISTING: EntryShape = {
  role: 'user',
  header: HEADER,
  entry: ENTRY,
  end: '</available_skills>\n</system-reminder>',
};

/** Of its own ones at the beginning; behind the text of every custom one (0.24.4). */
const OF_SUBAGENT =
  /^You are an? \S+ subagent working for a parent agent|^ - When the task is complete, return the final result as a normal model response \(not a tool call\) and stop\.$/m;

/** It looks for what to remember, once the turn is over (0.24.4). */
const OF_MEMORY = /^You are now acting as the managed memory extraction subagent/;

/** Some of the fourteen (0.24.4). */
export const signs: ListingSigns = {
  own: ['extension-creator', 'goal-draft', 'qc-helper', 'workflow-creator'],
  heading: /^The following skills are available for use[^.\n]*/m,
  tool: SKILL_TOOL,
};

/** Subagents say so: a custom one may have the tool that starts more of them. Any other without tools is a title or a summary. */
export function classifyRequest({ tools, texts }: ModelRequest): 'main' | 'subagent' | 'side' {
  const isSystem = (mark: RegExp) => texts.some(({ role, text }) => role === 'system' && mark.test(text));
  if (isSystem(OF_SUBAGENT)) return 'subagent';
  if (tools.length === 0 || isSystem(OF_MEMORY)) return 'side';
  return tools.some(({ name }) => name === AGENT_TOOL || name === 'tool_call') ? 'main' : 'subagent';
}

/** When to use a skill is said in the description of the tool `skill` (0.24.4). */
export const readListing = (request: ModelRequest): ListingText | null => findPassage(request, LISTING, SKILL_TOOL);

export const readOffer = (request: ModelRequest): OfferedSkill[] =>
  (findEntries(request, LISTING)?.entries ?? []).map(([, id = '', words = '', level]) => {
    const description = level && words.endsWith(` (${level})`) ? words.slice(0, -level.length - 3) : words;
    return { id: unescapeXml(id), also: [], description: unescapeXml(description) || null, path: null };
  });
