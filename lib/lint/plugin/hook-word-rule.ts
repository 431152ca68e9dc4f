/** The place of a hooks file and the words that agents compare, its events and matchers → findings about hooks that wait for nothing. */
import { AGENTS, hookReaders } from '../../agents/index.js';
import type { Agent } from '../../agents/interface/agent.js';
import { explainUnfound, findEvent, findsTool, isAboutTools, toolNames } from '../../agents/interface/hook-facts.js';
import { suggest } from '../../input/suggest.js';
import { commandsOf, type HookFile } from '../../skill/hooks.js';
import { listFew } from '../../text/count.js';
import { isSameTool } from '../../text/name-call.js';
import { asError, asWarning, type Finding, type Where } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import { ALL_EVENTS, isNobodys, nameReader, OF_PROJECT, readGroups, takesEvent } from './hook-groups.js';

export function lintHookWords(files: readonly HookFile[], facts: SkillFacts): Finding[] {
  return files.flatMap((hook) => {
    const groups = readGroups(hook, facts);
    const unknown = new Set<string>();
    const all = hookReaders(hook.file.slice(facts.prefix.length));
    const words = groups.flatMap(({ event, fields, readers, at }): Finding[] => {
      if (!all.some((agent) => takesEvent({ agent }, event))) {
        if (unknown.has(event)) return [];
        unknown.add(event);
        return [describeEvent(event, readers.length > 0 ? readers.map(({ agent }) => agent) : all, at(-1))];
      }
      // Copilot CLI's own form has no list `hooks`.
      const isKnown = Array.isArray(fields['hooks']) && !unknown.has(event);
      const others = isKnown ? describeSpelling(event, readers, at(-1)) : [];
      if (others.length > 0) unknown.add(event);
      const { matcher } = fields;
      const takers = readers.filter((reader) => isAboutTools(event) && takesEvent(reader, event));
      return [...others, ...(typeof matcher === 'string' ? describeMatcher(matcher, takers, at('matcher')) : [])];
    });
    return [...lintPlace(hook, files, facts), ...words];
  });
}

function lintPlace(hook: HookFile, files: readonly HookFile[], facts: SkillFacts): Finding[] {
  const { agents, prefix } = facts;
  const { file, named, unread } = hook;
  const path = file.slice(prefix.length);
  const where = { file, line: 1, subject: file };
  // Beside one that is read it is another program's.
  const isAlone = files.every((one) => one.folder !== hook.folder || one.unread || OF_PROJECT.test(one.file));
  const isMeant = suggest(file.split('/').at(-1) ?? '', ['hooks.json']) !== null;
  if (unread && isAlone && isMeant && commandsOf(hook.text)?.length)
    return [asError('hook-unread', where, MISNAMED, 'rename it to hooks.json.')];
  if (named || unread || OF_PROJECT.test(path)) return [];
  if (isNobodys(hook, facts))
    return [asWarning('hook-unread', where, 'no agent reads it: nothing makes a plugin of this folder', DECLARE)];
  const isRoot = !path.endsWith('hooks/hooks.json');
  const lost = agents.filter(({ agent: { hook_facts } }) => hook_facts.events.length > 0 && !hook_facts.takes_root);
  if (!isRoot || lost.length === 0) return [];
  const message = 'not every agent looks for the hooks of a plugin there';
  const costs = Object.fromEntries(lost.map((one) => [one.key, `${nameReader(one)} does not read it`]));
  return [asWarning('hook-unread', where, message, 'move it to hooks/hooks.json of the plugin.', costs)];
}

const MISNAMED = 'no agent reads a hooks file of this name, unless a manifest names it';
const DECLARE =
  'add .claude-plugin/plugin.json ({"name": "…"}), or declare the hooks of a project in .claude/settings.json, .codex/hooks.json or .github/hooks/.';

function describeEvent(event: string, readers: readonly Agent[], where: Where): Finding {
  const known = readers.map(({ hook_facts }) => hook_facts.events);
  const meant = listMeant(event, known).slice(0, 2).join(' or ');
  const isOthers = ALL_EVENTS.includes(event);
  const who = isOthers ? 'no agent that reads this file' : 'no agent';
  const message = `${who} has a hook event '${event}', so these hooks never run`;
  const lacking = isOthers ? readers.map(({ title }) => title).join(' or ') : 'the agent';
  const [first = [], ...others] = known;
  const shared = first.filter((name) => others.every((events) => events.includes(name)));
  const such = shared.length > 0 ? ` (${listFew(shared, 8)})` : '';
  const fix = meant ? `write ${meant}.` : `name an event that ${lacking} has${such}; letter case counts.`;
  return asError('hook-event', where, message, fix);
}

/** What is nearest to it for most agents, or else what begins so, as most of them spell that. */
function listMeant(event: string, known: readonly (readonly string[])[]): string[] {
  const other = event.replace(/^before/i, 'Pre').replace(/^after/i, 'Post');
  const isSame = (one: string, name: string) => one.toLowerCase() === name.toLowerCase();
  const back = event.replace(/^Pre/, 'Before').replace(/^Post/, 'After');
  // The right name of another agent's event is no misspelling.
  const words = [other, event, back].filter((word) => word !== event || !ALL_EVENTS.includes(event));
  const near = known.flatMap((events) => words.flatMap((word) => suggest(word, events) ?? []).slice(0, 1));
  const isBegun = (name: string) => event.length > 3 && isSame(other, name.slice(0, other.length));
  const found = near.length > 0 ? near : known.flat().filter(isBegun);
  const votes = (name: string) => found.filter((one) => isSame(one, name)).length;
  const takers = (name: string) => known.filter((events) => events.includes(name)).length;
  const sorted = found.toSorted((a, b) => votes(b) - votes(a) || takers(b) - takers(a));
  const unlike = sorted.filter((name, at) => sorted.findIndex((one) => isSame(one, name)) === at);
  return near.length > 0 ? unlike.slice(0, 1) : unlike;
}

/** Of an event that some agent has in these letters, and another only in other ones. */
function describeSpelling(event: string, readers: readonly LintedAgent[], where: Where): Finding[] {
  const own = readers.flatMap((reader) => {
    const name = takesEvent(reader, event) ? undefined : findEvent(event, reader.agent.hook_facts);
    return name === undefined ? [] : [{ reader, name }];
  });
  const [first] = own;
  if (first === undefined) return [];
  const as = readers.some((reader) => takesEvent(reader, event)) ? asWarning : asError;
  const costs = own.map(({ reader, name }) => [
    reader.key,
    `${nameReader(reader)} calls it ${name}, so these hooks never run`,
  ]);
  const message = `not every agent spells the event as '${event}'`;
  return [as('hook-event', where, message, `write ${first.name}.`, Object.fromEntries(costs))];
}

function describeMatcher(matcher: string, readers: readonly LintedAgent[], where: Where): Finding[] {
  const unfound = readers.flatMap((reader) => {
    const found = explainUnfound(matcher, reader.agent.hook_facts);
    return found ? [{ ...found, reader }] : [];
  });
  if (unfound.length === 0) return describeMisspelt(matcher, readers, where);
  const names = new Set(unfound.flatMap(({ names: own }) => own));
  const lost = unfound.map(({ reader, why }) => [
    reader.key,
    `${nameReader(reader)}${matcher === '' ? ' ' : ': '}${why}`,
  ]);
  const costs = Object.fromEntries(lost);
  if (matcher === '') {
    const fix = 'leave `matcher` out where the hook is for every tool.';
    return [asWarning('hook-matcher', where, 'a matcher is empty', fix, costs)];
  }
  // A hook that no agent runs is as good as none.
  const as = unfound.length === readers.length ? asError : asWarning;
  const message = `the matcher '${matcher}' does not match the tool that it names`;
  return [as('hook-matcher', where, message, fixOf(matcher, [...names]), costs)];
}

const ALL_FACTS = Object.values(AGENTS).map(({ hook_facts }) => hook_facts);

const isShell = (name: string) => isSameTool(name, 'Bash');

/** A name alone, of no tool of any agent; one in small letters may be of a server. A pattern may be meant for any. */
function describeMisspelt(matcher: string, readers: readonly LintedAgent[], where: Where): Finding[] {
  const words = matcher.split(/[|,]/).map((word) => word.trim());
  const isKnown = (word: string) => ALL_FACTS.some((facts) => findsTool(word, toolNames(facts), facts));
  const unknown = words.filter((word) => /^\w{4,}$/.test(word) && !isKnown(word));
  const shells = [...new Set(readers.flatMap(({ agent: { hook_facts } }) => hook_facts.tools.filter(isShell)))];
  return unknown.flatMap((word) => {
    const near = readers.flatMap((reader) => {
      const name = suggest(word, reader.agent.hook_facts.tools);
      return name === null || Math.abs(name.length - word.length) > 2 ? [] : [{ reader, name }];
    });
    const [first] = near;
    if (readers.length === 0 || (first === undefined && !/^[A-Z]/.test(word))) return [];
    const costs = near.map(({ reader, name }) => [reader.key, `${nameReader(reader)} calls the nearest ${name}`]);
    const message = `the matcher '${matcher}' has a word that is no tool: ${word}`;
    const fix = first
      ? `write "${words.map((each) => (each === word ? first.name : each)).join('|')}".`
      : `no tool of an agent here has this name: write its own (a shell is ${shells.join(' or ')}), or leave \`matcher\` out.`;
    const as = unknown.length === words.length ? asError : asWarning;
    return [as('hook-matcher', where, message, fix, Object.fromEntries(costs))];
  });
}

/** `Bash(npm *)` is a rule of permissions; what a call says is for the hook to look at. */
const fixOf = (matcher: string, names: readonly string[]): string => {
  const name = names.join('|');
  if (/^[\w, ]+$/.test(matcher) && matcher.includes(','))
    return `write "${matcher.split(/[, ]+/).join('|')}": a | stands between names.`;
  return /\(.*[ *:]/.test(matcher)
    ? `write "${name}": a matcher is the tool's name, and the hook itself looks at the call.`
    : `write "${name}" for it.`;
};
