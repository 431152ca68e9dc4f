/** A hooks file, or a group of one, that agents refuse → where it has another shape than theirs, and what to write there. */

import type { HookFacts } from '../../agents/interface/hook-facts.js';
import { findProblem } from '../../input/json-problem.js';
import { isJson, objects, parseObject } from '../../input/json-value.js';
import { type Misshapen, readCommands } from '../../skill/hooks.js';
import { oneLine } from '../../text/escape.js';
import { asError, type Finding } from '../finding.js';
import { consequencesOf, findBareEvent, type HookGroup, readHookJson, takesEvent } from './hook-groups.js';

/** What is no JSON has no shape to speak of. */
export function describeBroken(text: string): Pick<Finding, 'line' | 'message' | 'fix'> {
  const event = findBareEvent(parseObject(text) ?? {});
  if (event !== undefined) {
    const line = text.split('\n').findIndex((each) => each.includes(`"${event}"`)) + 1;
    const message = `${event} stands at the top of the file, and not below \`hooks\`, so no agent will run these hooks`;
    return { line, message, fix: `write {"hooks": {"${event}": …}} around what is there.` };
  }
  const json = readHookJson(text);
  const wrong = json && readCommands(json.fields);
  if (json && wrong && !Array.isArray(wrong)) return { line: json.line(wrong.path), ...describeShape(wrong) };
  const { line, message, fix } = findProblem(text);
  return { line, message: `the hooks file cannot be read: ${message}`, fix };
}

const HOOK = '{"type": "command", "command": "…"}';
const ENTRY = `{"matcher": "Bash", "hooks": [${HOOK}]}`;

function describeShape({ path, value, must_be }: Misshapen): Pick<Finding, 'message' | 'fix'> {
  const name = path.join('.').replace(/\.(\d+)/g, '[$1]');
  const lost = 'so no agent will run these hooks';
  if (value === undefined)
    return { message: `it has no \`${name}\`, ${lost}`, fix: `write {"hooks": {"PreToolUse": [${ENTRY}]}}.` };
  const is = Array.isArray(value) ? 'a list' : isJson(value) ? 'an object' : JSON.stringify(value);
  const be = must_be === 'object' ? 'an object' : must_be === 'list' ? 'a list' : 'one text';
  const words = Array.isArray(value) ? value.join(' ') : '…';
  const fix =
    must_be === 'text'
      ? `write ${JSON.stringify(words)}.`
      : must_be === 'list' && isJson(value)
        ? 'put [ ] around it.'
        : `write ${path.length === 1 ? `{"PreToolUse": [${ENTRY}]}` : must_be === 'list' ? `[${path.length === 2 ? ENTRY : HOOK}]` : path.length === 3 ? ENTRY : HOOK}.`;
  return { message: `${name} is ${is}, and must be ${be}, ${lost}`, fix };
}

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
  return [asError('hook-shape', at(...path), message, fix, consequences ?? {})];
}

function fixValue(value: unknown, expected: string | null, field: string): string {
  if (value === undefined) return `add "${field}".`;
  if (expected === 'number' && Number.isFinite(Number(value))) return `write ${Number(value)}, without quotes.`;
  if (expected === 'string' && typeof value !== 'object') return `write "${value}", in quotes.`;
  // Without it the hook is run for every tool.
  if (field === 'matcher') return 'write the names of tools as one text, such as "Bash|Write".';
  return expected === 'array' && isJson(value) ? 'put [ ] around it.' : `correct "${field}", or take it out.`;
}
