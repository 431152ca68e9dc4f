/** The skills of a source → the listing that Codex will show the model, without starting it; measured on 0.169.0. */
import { posix } from 'node:path';
import { isBare } from '../../../contract/agent-key.js';
import type { OfferedSkill } from '../../../model/wire.js';
import { measureOffer } from '../../../skill/offer-match.js';
import type { Skill } from '../../../skill/skill.js';
import type { Headroom, ListingContext as PlainPlace, PredictedOffer } from '../../interface/listing.js';
import { settingsOf, type UserSettings } from '../../interface/settings.js';
import { renderCommandSkill } from '../commands.js';
import { LIMITS, listingTokens, SYSTEM_SKILLS } from '../facts.js';
import { readFields } from '../front-matter.js';
import { installedPlugins, pluginsWith } from '../plugins.js';
import type { CodexSettings } from '../settings.js';
import { listedAs, skillPath } from '../source.js';
import { findRejection } from './rejection.js';
import { type ListingEntry, layOut } from './render.js';

export interface ListingContext extends PlainPlace {
  /** The unit's home, because its length counts; default: a path of the usual length. */
  home?: string;
}

/** The length of `/tmp/ar-0123456789ab/h`, as created by lib/io/files/throwaway.ts. */
const HOME_CHARS = 22;

/** The description as shown when the budget is not exceeded. */
function describe(skill: Skill): string {
  const letters = [...(readFields(skill).description ?? '')];
  return letters.length > LIMITS.description_chars
    ? `${letters.slice(0, LIMITS.description_kept_chars).join('')}...`
    : letters.join('');
}

/** Commands that `codex plugin add` converts to skills. */
function listCommands({ source, install }: ListingContext, home: string): ListingEntry[] {
  if (isBare(install)) return [];
  return installedPlugins(source, install).flatMap(({ name, cache, folder, migrates_commands }) => {
    const commands = posix.join(folder, 'commands/');
    return source.commands.flatMap(({ path, text }): ListingEntry[] => {
      if (!migrates_commands || !path.startsWith(commands)) return [];
      const skill = renderCommandSkill(path.slice(commands.length), text);
      if (!skill) return [];
      const at = ['.codex/plugins/cache', ...cache, '.codex-plugin/migrated-command-skills', skill.name, 'SKILL.md'];
      return [{ id: `${name}:${skill.name}`, description: skill.description, path: posix.join(home, ...at) }];
    });
  });
}

function rootOfSkill(skill: Skill, path: string, { source, install }: ListingContext, home: string): string {
  if (install === 'skills') return `${home}/.codex/skills`;
  if (install === 'project') return posix.join(path.slice(0, -skill.path.length), skill.folder ?? '');
  const [plugin] = pluginsWith(installedPlugins(source, install), skill.path);
  const folder = plugin?.skill_folders.find((each) => skill.path.startsWith(`${each}/`)) ?? '';
  return path.slice(0, path.length - (skill.path.length - folder.length));
}

export function predictListing(context: ListingContext) {
  const home = context.home ?? `/${'h'.repeat(HOME_CHARS - 1)}`;
  const unit = { ...context, home, workspace: home.replace(/.$/, 'w'), source_copy: '/s', allow_processes: false };
  const listed = context.source.skills
    .filter((skill) => findRejection(skill, context) === null)
    .map((skill) => {
      const id = listedAs(skill, context)[0] ?? skill.id;
      const path = skillPath(unit, skill);
      return { skill, id, description: describe(skill), path, root: rootOfSkill(skill, path, context, home) };
    });
  const own = [...listed, ...listCommands(context, home)].sort((one, other) => (one.id < other.id ? -1 : 1));
  const settings = settingsOf<CodexSettings>(context);
  const budget_tokens = listingTokens(settings);
  const bundled = settings.skills?.bundled?.enabled === false ? [] : SYSTEM_SKILLS;
  const system = bundled.map(({ name, chars }) => ({
    id: name,
    description: 'x'.repeat(chars),
    path: `${home}/.codex/skills/.system/${name}/SKILL.md`,
  }));
  // With every description in full; if it exceeds the budget, descriptions are truncated.
  const { kept, total_tokens } = layOut([...system, ...own], budget_tokens);
  const lettersOf = new Map(
    own.flatMap((entry, at) => ('skill' in entry ? [[entry.skill, kept[at + system.length]]] : [])),
  );
  const offers = context.source.skills.map((skill): PredictedOffer => {
    const base = { skill, id: listedAs(skill, context)[0] ?? skill.id };
    const letters = lettersOf.get(skill);
    if (!letters) return { ...base, ...measureOffer(skill, undefined) };
    // A space at the end of a truncated description does not count as kept.
    return { ...base, ...measureOffer(skill, letters.join(''), readFields(skill).description) };
  });
  return { offers, budget_tokens, total_tokens };
}

export const predictOffers = (context: ListingContext) => predictListing(context).offers;

/** In tokens, with the table of roots that these rows need. */
export function sizeOf(rows: readonly OfferedSkill[]): number {
  const entries = rows.map(({ id, description, path }) => ({ id, description: description ?? '', path: path ?? '' }));
  return layOut(entries).total_tokens;
}

/** The budget left in an observed listing. Truncated descriptions use it up completely, so nothing is left then. */
export function headroom(offered: readonly OfferedSkill[], _: string | null = null, settings?: UserSettings): Headroom {
  const budget = listingTokens(settings);
  const left = budget - sizeOf(offered);
  const fell = offered.some(({ description }) => description === null);
  return { unit: 'tokens', budget, left: fell ? Math.min(0, left) : left };
}
