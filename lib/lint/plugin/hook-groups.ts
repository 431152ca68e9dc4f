/** A hooks file → its groups of hooks, each with its place in the file and the agents that read it. */
import { AGENTS } from '../../agents/index.js';
import { readJson } from '../../input/json-text.js';
import { asFields, isJson, objects } from '../../input/json-value.js';
import type { HookFile } from '../../skill/hooks.js';
import type { Where } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';

export const ALL_EVENTS = [...new Set(Object.values(AGENTS).flatMap(({ hook_facts }) => hook_facts.events))];

/** An event at the top of a file, where `hooks` should be around it. */
export const findBareEvent = (fields: Record<string, unknown>): string | undefined =>
  'hooks' in fields
    ? undefined
    : Object.keys(fields).find((key) => ALL_EVENTS.includes(key) && Array.isArray(fields[key]));

export interface HookGroup {
  event: string;
  fields: Record<string, unknown>;
  /** `hooks.PreToolUse[0]`, as messages name it. */
  name: string;
  readers: readonly LintedAgent[];
  /** Of a plugin, and not of a project. */
  shipped: boolean;
  /** The place of a field of it, or of its event (-1). */
  at(...path: readonly (string | -1)[]): Where;
}

/** Those of a project lie in agents' own folders. */
export const OF_PROJECT = /(?:^|\/)\.\w+\//;

/** Neither a plugin nor a project brings it to anybody. */
export const isNobodys = ({ file, shipped, named }: HookFile, { source, prefix }: SkillFacts): boolean =>
  !shipped &&
  !named &&
  !OF_PROJECT.test(file.slice(prefix.length)) &&
  Object.keys(source.extensions ?? {}).length === 0;

/** Empty for a file that another program reads, and for one that is no JSON. */
export function readGroups(hook: HookFile, { agents, prefix }: SkillFacts): HookGroup[] {
  const declared = readHookJson(hook.text);
  if (!declared || hook.unread) return [];
  const readers = agents.filter(({ agent }) => !agent.foreign_hooks.test(hook.file.slice(prefix.length)));
  return Object.entries(asFields(declared.fields['hooks'])).flatMap(([event, groups]) =>
    objects(groups).map((fields, index) => ({
      event,
      fields,
      readers,
      shipped: hook.shipped === true,
      name: `hooks.${event}[${index}]`,
      at: (...path) => ({
        file: hook.file,
        line: declared.line(['hooks', event, ...(path[0] === -1 ? [] : [String(index), ...path])]),
        subject: hook.file,
      }),
    })),
  );
}

export const takesEvent = ({ agent }: Pick<LintedAgent, 'agent'>, event: string): boolean =>
  agent.hook_facts.events.includes(event);

/** `Claude Code 2.1.330` */
export const nameReader = ({ agent, version }: LintedAgent): string => `${agent.title} ${version ?? agent.pinned}`;

/** {agent: what it makes of it, after its name}; null: it is nothing to any. */
export function consequencesOf(
  readers: readonly LintedAgent[],
  explain: (reader: LintedAgent) => string | null | undefined | false,
): Record<string, string> | null {
  const all = readers.flatMap((reader): [string, string][] => {
    const why = explain(reader);
    return why ? [[reader.key, `${nameReader(reader)} ${why}`]] : [];
  });
  return all.length > 0 ? Object.fromEntries(all) : null;
}

export function readHookJson(
  text: string,
): { fields: Record<string, unknown>; line(path: readonly PropertyKey[]): number } | null {
  try {
    const { value, line } = readJson(text.replace(/^\uFEFF/, ''), '');
    return isJson(value) ? { fields: value, line } : null;
  } catch {
    return null;
  }
}
