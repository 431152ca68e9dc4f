/** Decides whether an id that an agent used means the skill that a case names. Exact, never by substring: `git` is not `git-commit`. */

import { type Aliases, resolveAlias } from '../case/aliases.js';
import { bareId } from '../text/bare-id.js';
import { escapePattern } from '../text/escape.js';

/** How an agent compares skill ids: Copilot ignores case, Claude and Codex do not. */
export type IdCase = 'exact' | 'ignore';

export interface IdRules {
  id_case: IdCase;
  /** alias → canonical id, of this agent. */
  aliases: Aliases;
}

export function normaliseId(id: string, rule: IdCase): string {
  return rule === 'ignore' ? id.toLowerCase() : id;
}

/**
 * Whether the name that the agent used (`seen`, or a proven synonym in `also`) means the skill `asked`.
 * A qualified id (`plugin:skill`) needs the qualified name; a bare id matches the skill of any plugin.
 */
export function meansSkill(asked: string, seen: string, also: readonly string[], rules: IdRules): boolean {
  const wanted = normaliseId(asked, rules.id_case);
  const qualified = wanted.includes(':');
  const means = (name: string) => {
    const normalised = normaliseId(name, rules.id_case);
    return normalised === wanted || (!qualified && bareId(normalised) === wanted);
  };
  for (const name of [seen, ...also]) {
    if (means(name)) return true;
    const resolved = resolveAlias(name, rules.aliases);
    if (resolved !== name && means(resolved)) return true;
    const bare = bareId(name);
    if (bare !== name && !qualified) {
      const canonical = resolveAlias(bare, rules.aliases);
      if (canonical !== bare && means(canonical)) return true;
    }
  }
  return false;
}

const ID_CHARACTER = '[A-Za-z0-9_-]';

/**
 * Finds an id as a whole word, not as part of a longer id. An escaped line break (`\\n`) before it counts as a boundary too,
 * because transcripts are JSON lines.
 */
export function idPattern(id: string): RegExp {
  return new RegExp(`(?:(?<!${ID_CHARACTER})|(?<=\\\\[nrt]))${escapePattern(id)}(?!${ID_CHARACTER})`, 'i');
}

/** Finds what idPattern finds, at the speed of indexOf: outputs have megabytes, and each is searched for every id. */
export function namesId(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    const before = text.charCodeAt(at - 1);
    const alone = !isIdCharacter(before) || (text[at - 2] === '\\' && 'nrt'.includes(text[at - 1] as string));
    if (alone && !isIdCharacter(text.charCodeAt(at + id.length))) return true;
  }
  return false;
}

/**
 * A case's own word in text, but not as a part of a skill's id: calling `csharp-async-patterns` says nothing about the word
 * `async`. Both in lower case; ids: those of the source.
 */
export function includesWord(text: string, word: string, ids: ReadonlySet<string>): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    let from = at;
    let to = at + word.length;
    while (isIdCharacter(text.charCodeAt(from - 1))) from--;
    while (isIdCharacter(text.charCodeAt(to))) to++;
    if (!ids.has(text.slice(from, to))) return true;
  }
  return false;
}

/** Takes a UTF-16 unit; false for NaN, which charCodeAt returns beyond the ends of a text. */
function isIdCharacter(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 45 ||
    unit === 95
  );
}
