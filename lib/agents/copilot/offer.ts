/** A request of Copilot → the skills that it lists, in the `<available_skills>` block of its system prompt. */

import type { Install } from '../../contract/agent-key.js';
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { ListingSigns } from '../interface/listing.js';
import { unescapeXml } from '../listing/skill-tags.js';
import { LISTING_FACTS } from './facts.js';
import { listedName } from './listing/listing.js';

/** Listed last, so a long listing ends before them (1.0.102). */
export const signs: ListingSigns = {
  own: LISTING_FACTS.builtin_skills,
  heading: /^<available_skills>$/m,
  tool: 'skill',
};

/**
 * Copilot 1.0.102 marks the kind of a request only in headers, since even a compaction contains the tools. A first turn is
 * `conversation-user`, later ones of the main agent have no type.
 */
export function classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side' {
  switch (request.headers['x-interaction-type']) {
    case undefined:
    case '':
    case 'conversation-user':
    case 'conversation-agent':
      return request.tools.length ? 'main' : 'side';
    case 'conversation-subagent':
      return 'subagent';
    default:
      return 'side';
  }
}

const NAMES_ONLY = /^Additional skills available \(invoke by name\): (.*)$/m;

/** The names after the described ones. The line stops at about 5,000 characters: `…, microsoft-docs... and 175 more`. */
function parseNamesOnly(block: string): string[] {
  const line = NAMES_ONLY.exec(block)?.[1]?.trim() ?? '';
  const names = line.replace(/\s*\.\.\. and \d+ more\.?$/, '');
  return names
    .split(', ')
    .map((name) => unescapeXml(name.trim()))
    .filter(Boolean);
}

function tag(entry: string, name: string): string | null {
  const found = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(entry)?.[1];
  return found === undefined ? null : unescapeXml(found);
}

/** The prompt's prose also mentions the tag; only the real block starts on a line of its own. */
const BLOCK = /^<available_skills>\n([\s\S]*?)^<\/available_skills>/m;

/** The system text with the block of skills, where the tool to call them is there too. */
function findBlock(request: ModelRequest): { text: string; whole: string; inside: string } | null {
  if (!request.tools.some((tool) => tool.name === 'skill')) return null;
  for (const { role, text } of request.texts) {
    const [whole, inside] = (role === 'system' || role === 'developer' ? BLOCK.exec(text) : null) ?? [];
    if (whole !== undefined && inside !== undefined) return { text, whole, inside };
  }
  return null;
}

/** When to use a skill is said in the description of the tool `skill` (1.0.102). */
export function readListing(request: ModelRequest): ListingText | null {
  const block = findBlock(request);
  const tool = request.tools.find(({ name }) => name === 'skill');
  if (!block || !tool) return null;
  const names = NAMES_ONLY.exec(block.text)?.[0];
  return { passages: [block.whole, ...(names && !block.whole.includes(names) ? [names] : [])], tool };
}

export function readOffer(request: ModelRequest): OfferedSkill[] {
  const block = findBlock(request);
  return block ? readBlock(block) : [];
}

/** Those that a system prompt lists; null when it lists none. */
export function readListed(prompt: string): OfferedSkill[] | null {
  const inside = BLOCK.exec(prompt)?.[1];
  return inside === undefined ? null : readBlock({ text: prompt, inside });
}

function readBlock(block: { text: string; inside: string }): OfferedSkill[] {
  const described = [...block.inside.matchAll(/<skill>\n([\s\S]*?)\n<\/skill>/g)].map((entry) => ({
    id: tag(entry[1] ?? '', 'name') ?? '',
    also: [],
    description: tag(entry[1] ?? '', 'description'),
    path: null,
  }));
  const named = parseNamesOnly(block.text).map((id) => ({ id, also: [], description: null, path: null }));
  return [...described, ...named].filter((skill) => skill.id !== '');
}

/** The bare name, except for names that two plugins of a marketplace share. */
export const listedAs = (skill: Skill, context: { source: Source; install: Install }): string[] => [
  listedName(skill, context),
];
