/** The skills of a source → the listing that Codex will put before the model, without starting it; measured on 0.169.0. */
import { posix } from 'node:path';
import type { OfferedSkill } from '../../model/wire.js';
import { measureOffer } from '../../offer-match.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Headroom, Install, OfferState } from '../agent.js';
import { renderCommandSkill } from './commands.js';
import { LIMITS, LISTING_TOKENS, ROOTS_FREE_TOKENS, SYSTEM_SKILLS } from './facts.js';
import { readFields } from './front-matter.js';
import { knownPlugins, pluginsWith } from './plugins.js';
import { findRejection } from './rejection.js';
import { listedAs, skillPath } from './source.js';

export interface ListingPlace {
  source: Source;
  install: Install;
  vendor_model: string | null;
  /** The unit's home: its length counts. Left out, one as long as a unit's is reckoned with. */
  home?: string;
}

export interface PredictedOffer {
  skill: Skill;
  /** The name as listed. */
  id: string;
  offer: OfferState;
  kept_chars: number;
  of_chars: number;
}

export interface PredictedListing {
  offers: PredictedOffer[];
  budget_tokens: number;
  /** What the listing would take with every description; more than the budget means that descriptions are cut. */
  total_tokens: number;
}

/** `/tmp/ar-0123456789ab/h`: what lib/io/place.ts makes for a unit. */
const HOME_CHARS = 22;

const bytes = (text: string) => Buffer.byteLength(text);
/** A line and its break, at four bytes a token. */
const tokensOf = (size: number) => Math.ceil((size + 1) / 4);

interface Entry {
  id: string;
  description: string;
  path: string;
  /** The skills folder that it stands in; left out where it is not known. */
  root?: string;
}

interface Line {
  /** Bytes without a description. */
  bare: number;
  letters: string[];
}

/** Paths stand there short, with a table of roots, unless the table would cost more than it saves. */
function layOut(entries: readonly Entry[]): { lines: Line[]; budget: number } {
  const rootOf = ({ root, path }: Entry) => root ?? posix.dirname(posix.dirname(path));
  const roots = [...new Set(entries.map(rootOf))];
  const line = (entry: Entry, path: string): Line => ({
    bare: bytes(`- ${entry.id}: (file: ${path})`),
    letters: [...entry.description],
  });
  const whole = entries.map((entry) => line(entry, entry.path));
  const short = entries.map((entry) => {
    const root = rootOf(entry);
    return line(entry, `r${roots.indexOf(root)}${entry.path.slice(root.length)}`);
  });
  const table = roots.reduce((sum, root, index) => sum + bytes(`- \`r${index}\` = \`${root}\``) + 1, 0);
  const cost = Math.max(0, Math.ceil(table / 4) - ROOTS_FREE_TOKENS);
  const sum = (lines: Line[]) => lines.reduce((total, each) => total + fullTokens(each), 0);
  return sum(short) + cost <= sum(whole)
    ? { lines: short, budget: LISTING_TOKENS - cost }
    : { lines: whole, budget: LISTING_TOKENS };
}

function fullTokens({ bare, letters }: Line): number {
  return tokensOf(bare + (letters.length ? bytes(letters.join('')) + 1 : 0));
}

/** Every description grows by a letter in turn until nothing fits; short ones so stay whole. Null: not even the names fit. */
function fillEvenly(lines: readonly Line[], budget: number): number[] | null {
  const sizes = lines.map(({ bare }) => bare);
  let left = budget - sizes.reduce((sum, size) => sum + tokensOf(size), 0);
  if (left < 0) return null;
  const kept = lines.map(() => 0);
  let growing = lines.map((_, index) => index).filter((index) => lines[index]!.letters.length > 0);
  while (growing.length > 0) {
    growing = growing.filter((index) => {
      const { letters } = lines[index]!;
      const size = sizes[index]! + bytes(letters[kept[index]!]!) + (kept[index] === 0 ? 1 : 0);
      const more = tokensOf(size) - tokensOf(sizes[index]!);
      if (more > left) return false;
      left -= more;
      sizes[index] = size;
      kept[index] = kept[index]! + 1;
      return kept[index]! < letters.length;
    });
  }
  return kept;
}

/** Names alone, the first that fit in the order of the listing. */
function fillNames(lines: readonly Line[], budget: number): boolean[] {
  let left = budget;
  return lines.map(({ bare }) => {
    const fits = tokensOf(bare) <= left;
    if (fits) left -= tokensOf(bare);
    return fits;
  });
}

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
  const { lines, budget } = layOut([...system, ...own]);
  const total_tokens = lines.reduce((sum, line) => sum + fullTokens(line), 0);
  const kept = total_tokens <= budget ? lines.map(({ letters }) => letters.length) : fillEvenly(lines, budget);
  const named = kept ? null : fillNames(lines, budget);
  const offers = place.source.skills.map((skill): PredictedOffer => {
    const base = { skill, id: listedAs(skill, place)[0] ?? skill.id };
    const at = own.findIndex((each) => 'skill' in each && each.skill === skill);
    const index = at + system.length;
    if (at < 0 || named?.[index] === false) return { ...base, ...measureOffer(skill, undefined) };
    const letters = lines[index]?.letters.slice(0, kept?.[index] ?? 0) ?? [];
    // A blank at the cut is nothing that is kept.
    return { ...base, ...measureOffer(skill, letters.join('')) };
  });
  return { offers, budget_tokens: budget, total_tokens };
}

/** Room left in a listing as it was seen; descriptions are cut to use it up, so a full one has none left. */
export function headroom(offered: readonly OfferedSkill[]): Headroom {
  const entries = offered.map(({ id, description, path }) => ({
    id,
    description: description ?? '',
    path: path ?? '',
  }));
  const { lines, budget } = layOut(entries);
  const left = budget - lines.reduce((sum, line) => sum + fullTokens(line), 0);
  const fell = offered.some(({ description }) => description === null);
  return { unit: 'tokens', budget, left: fell ? Math.min(0, left) : left };
}
