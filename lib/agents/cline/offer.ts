/** A request of Cline → the skills that it names in the description of its tool `skills`; and the listing predicted without starting it (3.0.65). */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext, ListingSigns } from '../interface/listing.js';
import { listingOf } from '../listing/unlimited-listing.js';
import { findRejection, NAMES_ONLY } from './rejection.js';

/** Without a skill there is no such tool (3.0.65). */
export const signs: ListingSigns = { own: [], heading: /check if any available skills match/, tool: 'skills' };

/** Only the main agent has teammates; where teams are off, its prompt begins with its name, and a subagent's is its task. */
export function classifyRequest({ tools, texts }: ModelRequest): 'main' | 'subagent' | 'side' {
  if (tools.length === 0) return 'side';
  const system = texts.find(({ role }) => role === 'system')?.text ?? '';
  return tools.some(({ name }) => name === 'team_spawn_teammate') || system.startsWith('You are Cline')
    ? 'main'
    : 'subagent';
}

const NAMES = / Available skills: ([\s\S]*)\.$/;

/** A name with a comma and a space in it would be read as two; the tool itself takes no such name apart. */
export function readOffer({ tools }: ModelRequest): OfferedSkill[] {
  const names = NAMES.exec(tools.find(({ name }) => name === 'skills')?.description ?? '')?.[1];
  if (names === undefined) return [];
  return names.split(', ').map((id) => ({ id, also: [], description: null, path: null }));
}

/** The description of the tool is all that Cline says of its skills: their names, and when to use one. */
export function readListing({ tools }: ModelRequest): ListingText | null {
  const tool = tools.find(({ name, description }) => name === 'skills' && NAMES.test(description));
  return tool ? { passages: [], tool } : null;
}

/** Without a name of its own a skill has its folder's. */
function nameOf({ front_matter, dir }: Skill, { source, install }: Pick<ListingContext, 'source' | 'install'>): string {
  const name = front_matter.fields['name'];
  const own = typeof name === 'string' && name.trim() !== '' ? name.trim() : dir;
  return install === 'agent-plugin' ? `${source.plugins[0]?.manifests['plugin.json']?.['name']}:${own}` : own;
}

export const listedAs: Agent['listedAs'] = (skill, context) => [nameOf(skill, context)];

export const { predictOffers, explainOffer } = listingOf({
  title: 'Cline',
  nameOf,
  reject: findRejection,
  shows: () => null,
  hidden: () => NAMES_ONLY,
  // Which one does not follow from names, order or time: aa stayed beside bb, and mm beside aa once others came; capitals make no difference (3.0.65).
  keeps: 'any, by chance',
  ignores_case: true,
});
