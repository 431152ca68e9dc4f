/** A group of a hooks file → findings about what agents refuse of it. */
import type { HookFacts } from '../../agents/interface/hook-facts.js';
import { isJson, objects } from '../../input/json-value.js';
import { oneLine } from '../../text/escape.js';
import type { Finding } from '../finding.js';
import { consequencesOf, type HookGroup, takesEvent } from './hook-groups.js';

/** All of Claude Code 2.1.330; the others have some of them. */
const TYPES = ['command', 'prompt', 'agent', 'http', 'mcp_tool'];

export function lintShape(group: HookGroup): Finding[] {
  const { fields, name, readers } = group;
  const { matcher } = fields;
  if (!('hooks' in fields))
    return refuse(group, {
      message: `${name} has no list \`hooks\``,
      fix: 'write {"matcher": "…", "hooks": [{"type": "command", "command": "…"}]} in its place.',
    });
  if (Array.isArray(matcher)) {
    const fix = `write "${matcher.join('|')}": it is one text.`;
    return refuse(group, { path: ['matcher'], message: `the matcher of ${name} is a list`, fix });
  }
  const found = objects(fields['hooks']).flatMap((entry, index) => {
    const [own, path] = [`${name}.hooks[${index}]`, ['hooks', String(index)]];
    if (!('type' in entry))
      return refuse(group, { path, message: `${own} has no \`type\``, fix: 'add "type": "command" to it.' });
    const type = String(entry['type']);
    if (TYPES.includes(type)) return [];
    const message = `${own} has the type '${type}', which no agent knows`;
    return refuse(group, { path: [...path, 'type'], message, fix: 'write "type": "command".', is_error: true });
  });
  const [fault] = found.length > 0 ? [] : readers.flatMap(({ agent }) => agent.hook_facts.faultOf?.(fields) ?? []);
  if (!fault) return found;
  const { path, expected } = fault;
  const value = path.reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown> | null)?.[key], fields);
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const is = value === undefined ? 'is missing' : `is ${oneLine(JSON.stringify(value), 60)}`;
  const must = expected === null ? '' : `, and must be ${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`;
  return refuse(group, {
    path: path.map(String),
    message: `${name}${place} ${is}${must}`,
    fix: fixValue(value, expected, String(path.at(-1))),
    refuses: ({ faultOf }) => Boolean(faultOf?.(fields)),
  });
}

interface Refusal {
  /** From the group. */
  path?: string[];
  message: string;
  fix: string;
  /** Whatever the agents that are known to refuse it. */
  is_error?: boolean;
  refuses?: (facts: HookFacts) => boolean;
}

/** Nothing where all agents that read it run it all the same. */
function refuse({ readers, event, at, fields, shipped }: HookGroup, refusal: Refusal): Finding[] {
  const { path = [], message, fix, is_error, refuses = ({ incomplete }: HookFacts) => incomplete === true } = refusal;
  const costOf = ({ guards, faultOf }: HookFacts): string => {
    if (guards?.includes(event)) return shipped ? 'drops the whole plugin for it' : 'runs no hook of that file for it';
    return Array.isArray(fields['matcher']) && !faultOf ? 'runs no hook of that event for it' : 'does not run it';
  };
  const consequences = consequencesOf(readers, (reader) => {
    const { hook_facts } = reader.agent;
    return takesEvent(reader, event) && refuses(hook_facts) && costOf(hook_facts);
  });
  if (consequences === null && !is_error) return [];
  return [{ rule: 'hook-shape', severity: 'error', ...at(...path), message, consequences: consequences ?? {}, fix }];
}

function fixValue(value: unknown, expected: string | null, field: string): string {
  if (value === undefined) return `add "${field}".`;
  if (expected === 'number' && Number.isFinite(Number(value))) return `write ${Number(value)}, without quotes.`;
  if (expected === 'string' && typeof value !== 'object') return `write "${value}", in quotes.`;
  return expected === 'array' && isJson(value) ? 'put [ ] around it.' : `correct "${field}", or take it out.`;
}
