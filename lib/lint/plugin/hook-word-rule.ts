/** The words of a hooks file that agents compare, its events and matchers → findings about hooks that wait for nothing. */
import { AGENTS } from '../../agents/index.js';
import { readJson } from '../../input/json-text.js';
import { asFields, isJson, objects } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import type { HookFile } from '../../skill/hooks.js';
import type { Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';

const EVENTS = [...new Set(Object.values(AGENTS).flatMap(({ hook_facts }) => hook_facts.events))];

export function lintHookWords(files: readonly HookFile[], { agents, prefix }: SkillFacts): Finding[] {
  return files.flatMap((hook) => {
    const declared = parse(hook.text);
    if (!declared || hook.unread) return [];
    const readers = agents.filter(({ agent }) => !agent.foreign_hooks.test(hook.file.slice(prefix.length)));
    const at = (path: readonly PropertyKey[]) => ({ file: hook.file, line: declared.line(path), subject: hook.file });
    return Object.entries(asFields(declared.fields['hooks'])).flatMap(([event, groups]): Finding[] => [
      ...(EVENTS.includes(event) ? [] : [{ ...describeEvent(event), ...at(['hooks', event]) }]),
      ...objects(groups).flatMap(({ matcher }, index): Finding[] => {
        const lost = typeof matcher === 'string' ? describeMatcher(matcher, event, readers) : null;
        return lost ? [{ ...lost, ...at(['hooks', event, String(index), 'matcher']) }] : [];
      }),
    ]);
  });
}

type Words = Omit<Finding, 'file' | 'line' | 'subject'>;

function describeEvent(event: string): Words {
  const meant = suggest(event, EVENTS);
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

function describeMatcher(matcher: string, event: string, readers: readonly LintedAgent[]): Words | null {
  const lost = readers.flatMap(({ key, agent: { title, hook_facts } }): [string, string][] => {
    if (!hook_facts.events.includes(event)) return [];
    if (matcher === '')
      return hook_facts.needs_matcher && /tool/i.test(event)
        ? [[key, `${title} runs no hook of a file with an empty matcher for tools`]]
        : [];
    const names = matcher.split('|').filter((name) => PLAIN.test(name) && !hook_facts.tools.includes(name));
    const [tool] = hook_facts.tools.filter((each) => names.some((name) => name.toLowerCase() === each.toLowerCase()));
    return tool ? [[key, `the tool is called ${tool} there, and letter case counts`]] : [];
  });
  if (lost.length === 0) return null;
  return {
    rule: 'hook-matcher',
    severity: 'warning',
    message: matcher === '' ? 'a matcher is empty' : `the matcher '${matcher}' is the name of no tool`,
    consequences: Object.fromEntries(lost),
    fix: matcher === '' ? 'leave `matcher` out where the hook is for every tool.' : 'write the name as the agent does.',
  };
}

function parse(text: string): { fields: Record<string, unknown>; line(path: readonly PropertyKey[]): number } | null {
  try {
    const { value, line } = readJson(text.replace(/^\uFEFF/, ''), '');
    return isJson(value) ? { fields: value, line } : null;
  } catch {
    return null;
  }
}
