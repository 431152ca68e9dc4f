/** A call as a rollout holds it → its input, and the shell command that it runs. */
import type { EventLocation } from '../../../contract/transcript/event.js';
import { asFields, type Json, parseObject, parseValue, string } from '../../../input/json-value.js';
import { quoteShell } from '../../../text/quote-shell.js';
import { unwrapCommand } from './command.js';

export interface OpenCall {
  name: string;
  input: Json;
  location: EventLocation;
}

/** Of code mode's JavaScript only the one literal command is of interest; a script that runs several says no single one. */
export function inputOf(payload: Json): Json {
  const { type } = payload;
  if (type === 'function_call') return parseObject(string(payload['arguments'])) ?? {};
  if (type === 'local_shell_call') return asFields(payload['action']);
  const script = string(payload['input']);
  if (payload['name'] === 'apply_patch') return { patch: script };
  const commands = [...script.matchAll(/["']?\bcmd["']?\s*:\s*("(?:[^"\\\n]|\\.)*")/g)];
  const cmd = commands.length === 1 ? parseValue(commands[0]?.[1] ?? '') : null;
  return cmd === null ? {} : { cmd };
}

/** The shell command of a call, under the names that it had from 0.140.0 on; '' for another tool. */
export function commandOf({ name, input }: Pick<OpenCall, 'name' | 'input'>): string {
  const given = input['cmd'] ?? input['command'];
  if (Array.isArray(given)) {
    const words = given.map(String);
    return words.length === 3 && /^-l?c$/.test(words[1] ?? '') ? (words[2] ?? '') : words.map(quoteShell).join(' ');
  }
  return /^(?:exec|exec_command|shell|shell_command|local_shell|local_shell_call|container\.exec|unified_exec)$/.test(
    name,
  )
    ? unwrapCommand(string(given))
    : '';
}
