/** The words of a hooks file that agents compare, its events and matchers → findings about hooks that wait for nothing. */
import { explainShellUnfound } from '../../agents/interface/hook-facts.js';
import { suggest } from '../../input/suggest.js';
import type { HookFile } from '../../skill/hooks.js';
import type { Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import { ALL_EVENTS, nameReader, readGroups, takesEvent } from './hook-groups.js';

type Words = Omit<Finding, 'file' | 'line' | 'subject'>;

export function lintHookWords(files: readonly HookFile[], facts: SkillFacts): Finding[] {
  return files.flatMap((hook) => {
    const groups = readGroups(hook, facts);
    const unknown = new Set<string>();
    return groups.flatMap(({ event, fields, readers, at }): Finding[] => {
      if (!ALL_EVENTS.includes(event)) {
        if (unknown.has(event)) return [];
        unknown.add(event);
        return [{ ...describeEvent(event), ...at(-1) }];
      }
      const { matcher } = fields;
      const lost = typeof matcher === 'string' ? describeMatcher(matcher, event, readers) : null;
      return lost ? [{ ...lost, ...at('matcher') }] : [];
    });
  });
}

function describeEvent(event: string): Words {
  const meant = suggest(event, ALL_EVENTS);
  return {
    rule: 'hook-event',
    severity: 'error',
    message: `no agent has a hook event '${event}', so these hooks never run`,
    consequences: {},
    fix: meant ? `write ${meant}.` : 'name an event that the agent has; letter case counts.',
  };
}

/** Letters alone: a pattern may be meant for any name. */
const PLAIN = /^[A-Za-z]+$/;
const ABOUT_A_TOOL = /tool/i;

function describeMatcher(matcher: string, event: string, readers: readonly LintedAgent[]): Words | null {
  if (!ABOUT_A_TOOL.test(event)) return null;
  const names = new Set<string>();
  const lost = readers.flatMap((reader): [string, string][] => {
    const { hook_facts } = reader.agent;
    if (!takesEvent(reader, event)) return [];
    if (matcher === '')
      return hook_facts.needs_matcher
        ? [[reader.key, `${nameReader(reader)} runs no hook of a file with an empty matcher for tools`]]
        : [];
    const unfound = explainShellUnfound(matcher, hook_facts);
    if (unfound) {
      names.add(hook_facts.shell.names[0] ?? '');
      return [[reader.key, `${nameReader(reader)}: ${unfound}`]];
    }
    const words = matcher.split('|').filter((name) => PLAIN.test(name) && !hook_facts.tools.includes(name));
    const tool = hook_facts.tools.find((each) => words.some((name) => name.toLowerCase() === each.toLowerCase()));
    if (tool === undefined) return [];
    names.add(tool);
    return [[reader.key, `${nameReader(reader)}: the tool is called ${tool} there, and letter case counts`]];
  });
  if (lost.length === 0) return null;
  return {
    rule: 'hook-matcher',
    severity: 'warning',
    message: matcher === '' ? 'a matcher is empty' : `the matcher '${matcher}' does not find the tool that it names`,
    consequences: Object.fromEntries(lost),
    fix: matcher === '' ? 'leave `matcher` out where the hook is for every tool.' : fixOf(matcher, [...names]),
  };
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
