/** A call that a model asks for → the files that it reads, where the agent's tool only reads; null where it may do more. */
import { findReads } from '../../bash/only-reads.js';
import type { ToolCall } from '../../model/wire.js';
import type { AgentCalls } from '../interface/calls.js';
import type { Explained } from './tool-reads.js';

export function findFilesRead(
  { commandsOf }: Pick<AgentCalls, 'commandsOf'>,
  { name, input }: Pick<ToolCall, 'name' | 'input'>,
): string[] | null {
  const found = commandsOf(name, input)?.map(findReads);
  return !found || found.includes(null) ? null : found.flatMap((each) => each?.files ?? []);
}

/** explained: as the agent's own table explains the call. notes: its tools that change nothing but a list of the agent's own. */
export const commandsIn = (tool: string, explained: Explained, notes: ReadonlySet<string>): string[] | null =>
  notes.has(tool) ? [] : typeof explained === 'string' ? null : [explained.command];
