/** The skills of a source → the listing that Codex will put before the model, without starting it; measured on 0.169.0. */
import { posix } from 'node:path';
import type { OfferedSkill } from '../../model/wire.js';
import { measureOffer } from '../../offer-match.js';
import type { Skill } from '../../skill/skill.js';
import type { Headroom, ListingPlace as PlainPlace, PredictedOffer } from '../agent.js';
import { renderCommandSkill } from './commands.js';
import { LIMITS, LISTING_TOKENS, SYSTEM_SKILLS } from './facts.js';
import { readFields } from './front-matter.js';
import { type Entry, layOut } from './layout.js';
import { knownPlugins, pluginsWith } from './plugins.js';
import { findRejection } from './rejection.js';
import { listedAs, skillPath } from './source.js';

export interface ListingPlace extends PlainPlace {
  /** The unit's home: its length counts. Left out, one as long as a unit's is reckoned with. */
  home?: string;
}

export interface PredictedListing {
  offers: PredictedOffer[];
  budget_tokens: number;
  /** What the listing would take with every description; more than the budget means that descriptions are cut. */
  total_tokens: number;
}

/** `/tmp/ar-0123456789ab/h`: what lib/io/place.ts makes for a unit. */
const HOME_CHARS = 22;

/** What it puts behind the name when there is room. */
function describe(skill: Skill): string {
  const letters = [...(readFields(skill).description ?? '')];
  return letters.length > LIMITS.description_chars
    ? `${letters.slice(0, LIMITS.description_kept_chars).join('')}...`
    : letters.join('');
}

/** Commands that `codex plugin add` makes skills of. */
function listCommands({ source, install }: ListingPlace, home: string): Entry[] {
  if (install === 'skills') return [];
  return knownPlugins(source, install).flatMap(({ name, cache, folder, migrates_commands }) => {
    const commands = posix.join(folder, 'commands/');
    return source.commands.flatMap(({ path, text }): Entry[] => {
      if (!migrates_commands || !path.startsWith(commands)) return [];
      const skill = renderCommandSkill(path.slice(commands.length), text);
      if (!skill) return [];
      const at = ['.codex/plugins/cache', ...cache, '.codex-plugin/migrated-command-skills', skill.name, 'SKILL.md'];
      return [{ id: `${name}:${skill.name}`, description: skill.description, path: posix.join(home, ...at) }];
    });
  });
}

function rootOfSkill(skill: Skill, path: string, { source, install }: ListingPlace, home: string): string {
  if (install === 'skills') return `${home}/.codex/skills`;
  const [plugin] = pluginsWith(knownPlugins(source, install), skill.path);
  const folder = plugin?.skill_folders.find((each) => skill.path.startsWith(`${each}/`)) ?? '';
  return path.slice(0, path.length - (skill.path.length - folder.length));
}

export function predictListing(place: ListingPlace): PredictedListing {
  const home = place.home ?? `/${'h'.repeat(HOME_CHARS - 1)}`;
  const unit = { ...place, home, workspace: '/w', source_copy: '/s', allow_processes: false };
  const listed = place.source.skills
    .filter((skill) => findRejection(skill, place) === null)
    .map((skill) => {
      const id = listedAs(skill, place)[0] ?? skill.id;
      const path = skillPath(unit, skill);
      return { skill, id, description: describe(skill), path, root: rootOfSkill(skill, path, place, home) };
    });
  const own = [...listed, ...listCommands(place, home)].sort((one, other) => (one.id < other.id ? -1 : 1));
  const system = SYSTEM_SKILLS.map(({ name, chars }) => ({
    id: name,
    description: 'x'.repeat(chars),
    path: `${home}/.codex/skills/.system/${name}/SKILL.md`,
  }));
  const { kept, total_tokens } = layOut([...system, ...own]);
  const lettersOf = new Map(
    own.flatMap((entry, at) => ('skill' in entry ? [[entry.skill, kept[at + system.length]]] : [])),
  );
  const offers = place.source.skills.map((skill): PredictedOffer => {
    const base = { skill, id: listedAs(skill, place)[0] ?? skill.id };
    const letters = lettersOf.get(skill);
    if (!letters) return { ...base, ...measureOffer(skill, undefined) };
    // A blank at the cut is nothing that is kept.
    return { ...base, ...measureOffer(skill, letters.join('')) };
  });
  return { offers, budget_tokens: LISTING_TOKENS, total_tokens };
}

/** Room left in a listing as it was seen; descriptions are cut to use it up, so a full one has none left. */
export function headroom(offered: readonly OfferedSkill[]): Headroom {
  const entries = offered.map(({ id, description, path }) => ({
    id,
    description: description ?? '',
    path: path ?? '',
  }));
  const { total_tokens } = layOut(entries);
  const left = LISTING_TOKENS - total_tokens;
  const fell = offered.some(({ description }) => description === null);
  return { unit: 'tokens', budget: LISTING_TOKENS, left: fell ? Math.min(0, left) : left };
}
