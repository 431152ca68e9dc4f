/** Skill ids: decides whether an id an agent used means the skill a case asks for. Exact, never by substring: `git` is not `git-commit`. */
import { escapePattern } from '../escape-pattern.js';
import { bareId } from '../skill/bare-id.js';

/** How an agent compares skill ids: Copilot ignores case, Claude and Codex do not. */
export type IdCase = 'exact' | 'ignore';

export interface IdRules {
  id_case: IdCase;
  /** alias → canonical id, of this agent. */
  aliases: Readonly<Record<string, string>>;
}

export function foldId(id: string, rule: IdCase): string {
  return rule === 'ignore' ? id.toLowerCase() : id;
}

/** Replaces an alias by its canonical id; written exactly first, then ignoring case, as the seeds look it up. */
export function resolveAlias(id: string, aliases: Readonly<Record<string, string>>): string {
  if (Object.hasOwn(aliases, id)) return aliases[id] as string;
  const folded = id.toLowerCase();
  for (const [alias, canonical] of Object.entries(aliases)) if (alias.toLowerCase() === folded) return canonical;
  return id;
}

/** The seeds look an agent's aliases up by its name, exactly and then ignoring case; `claude@haiku` falls back to `claude`. */
export function aliasesFor(
  agent: string,
  byAgent: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Readonly<Record<string, string>> {
  for (const name of [agent, agentName(agent)]) {
    const key =
      Object.keys(byAgent).find((k) => k === name) ??
      Object.keys(byAgent).find((k) => k.toLowerCase() === name.toLowerCase());
    if (key !== undefined) return byAgent[key] as Record<string, string>;
  }
  return {};
}

/** `claude@haiku`, `codex+plugin` → the agent's bare name. */
export function agentName(agent: string): string {
  return agent.split(/[@+]/, 1)[0] as string;
}

/**
 * Does what the agent named (`seen`, or a name proved to mean the same, `also`) mean the skill `asked`?
 * A qualified question (`plugin:skill`) wants the qualified name; a bare one takes the skill of any plugin.
 */
export function meansSkill(asked: string, seen: string, also: readonly string[], rules: IdRules): boolean {
  const wanted = foldId(asked, rules.id_case);
  const qualified = wanted.includes(':');
  const means = (name: string) => {
    const folded = foldId(name, rules.id_case);
    return folded === wanted || (!qualified && bareId(folded) === wanted);
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
 * Finds an id standing alone in text: not as a part of a longer id. An escaped line break (`\\n`) before it is a border too,
 * because transcripts are JSON lines.
 */
export function idPattern(id: string): RegExp {
  return new RegExp(`(?:(?<!${ID_CHARACTER})|(?<=\\\\[nrt]))${escapePattern(id)}(?!${ID_CHARACTER})`, 'i');
}

/** idPattern's question, answered at the speed of indexOf: outputs have megabytes, and each is searched for every id. */
export function namesId(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    const before = text.charCodeAt(at - 1);
    const alone = !isIdCharacter(before) || (text[at - 2] === '\\' && 'nrt'.includes(text[at - 1] as string));
    if (alone && !isIdCharacter(text.charCodeAt(at + id.length))) return true;
  }
  return false;
}

/** Of a UTF-16 unit; NaN, beyond the ends of a text, is none. */
function isIdCharacter(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) ||
    unit === 45 ||
    unit === 95
  );
}
