/** Reads the skill listing out of a request of Claude Code, and tells the main conversation from the side ones. */
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';
import { commandNames, fromEntities, listedName } from './rows.js';

const HEADER = 'The following skills are available for use with the Skill tool:\n\n';

/**
 * `- dir (name): text`: the bracket when the front-matter name differs (2.1.330), the text missing when over budget.
 * The name ends at the first colon that a space follows, so that `plugin:skill` stays whole.
 */
const ENTRY = /^- (.+?)(?: \(([^()]+)\))?(?:: (.*))?$/;

/** Main requests carry the listing; a subagent says so in a header; the rest (titles, summaries) have no tools. */
export function classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side' {
  if (request.tools.length === 0) return 'side';
  if (request.headers['x-claude-code-agent-id'] === undefined) return 'main';
  // A forked skill is a subagent whose prompt is the skill itself: asking it to call skills again would never end.
  const prompt = request.texts.find(({ role, text }) => role === 'user' && !text.startsWith('<system-reminder>'));
  return prompt?.text.startsWith('Base directory for this skill:') ? 'side' : 'subagent';
}

/**
 * The listing stands in a system-role message amid other sections, or (claude-*-4-5) in a `<system-reminder>` block of the
 * first user message. Nothing else may carry it: a prompt that quotes the header is not an offer.
 */
function findListing(request: ModelRequest): string | null {
  const carriers = [
    ...request.texts.filter(({ role }) => role === 'system'),
    ...request.texts.filter(({ role, text }) => role === 'user' && text.startsWith('<system-reminder>')),
  ];
  for (const { text } of carriers) {
    const at = text.indexOf(HEADER);
    if (at < 0 || (at > 0 && text[at - 1] !== '\n')) continue;
    const listing = text.slice(at + HEADER.length);
    const end = listing.search(/\n\n|\n<\/system-reminder>/);
    return end < 0 ? listing : listing.slice(0, end);
  }
  return null;
}

export function readOffer(request: ModelRequest): OfferedSkill[] {
  const offered: OfferedSkill[] = [];
  for (const line of findListing(request)?.split('\n') ?? []) {
    const [, id, other, text] = ENTRY.exec(line) ?? [];
    const last = offered.at(-1);
    if (id) offered.push({ id, also: other ? [other] : [], description: text ? fromEntities(text) : null, path: null });
    // 2.1.197 does not fold a description to one line.
    else if (last && line !== '') last.description = `${last.description ?? ''}\n${fromEntities(line)}`;
  }
  return offered;
}

/** The name in the listing first; the front-matter name is another name to call it by. A command of that name keeps the skill out. */
export function listedAs(skill: Skill, place: { source: Source; install: Install }): string[] {
  const name = listedName(skill, place);
  if (commandNames(place.source, place.install).includes(name)) return [];
  const prefix = place.install === 'skills' ? '' : `${name.split(':')[0]}:`;
  return [...new Set([name, `${prefix}${skill.id}`])];
}
