/** A tool call → how an explanation shows it: its name, and its input cut to size. */
import type { AgentEvent } from '../../contract/transcript/event.js';
import { ownCopy } from '../../text/own-copy.js';
import type { ToolCallEvidence } from '../evidence.js';

/** Readers recognise a shell command by its program (`ls`) and any other call by the tool's name. */
export function nameOf(tool: string, input: unknown): string {
  const command = input !== null && typeof input === 'object' ? (input as Record<string, unknown>)['command'] : null;
  if (typeof command !== 'string') return tool;
  const words = command.replace(/^\S*\b(?:ba|z)?sh -l?c ['"]?/, '').trim();
  return /^[\w./-]+/.exec(words)?.[0] ?? tool;
}

const STRING_LIMIT = 20_000;

/** Cuts and copies long strings, so that the tool calls do not keep a transcript of a gigabyte in memory. */
export function cutStrings(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length > STRING_LIMIT ? ownCopy(`${value.slice(0, STRING_LIMIT)}...`) : value;
  if (value === null || typeof value !== 'object') return value;
  if (depth > 8) return '...';
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => cutStrings(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 100)
      .map(([key, item]) => [key, cutStrings(item, depth + 1)]),
  );
}

export function toolCall(event: Extract<AgentEvent, { type: 'tool_call' | 'skill_call' }>): ToolCallEvidence {
  const { tool, input, outcome, message } = event;
  return {
    tool,
    input: cutStrings(input),
    outcome,
    message: message === null ? null : (cutStrings(message) as string),
  };
}
