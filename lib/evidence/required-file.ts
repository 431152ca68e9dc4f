/** A `required_files` token and a tool call → whether the call brought that file before the model. */
import type { AgentEvent } from '../contract/transcript/event.js';
import { showsText } from './own-text.js';

type ToolCall = Extract<AgentEvent, { type: 'tool_call' }>;

/** Tools that name a file and give none of its text. */
const NO_READER = /write|edit|create|delete|remove|move|copy|grep|search|find|glob|list|\bls\b/i;

/** text: the file's own, where the source or the workspace holds it; null where it is not known, as for a file made in the run. */
export function bringsFile(event: ToolCall, token: string, text: string | null): boolean {
  if (event.outcome !== 'ran') return false;
  // A file without text is never read: nothing shows it.
  if (text !== null) return showsText(event.output, text);
  return !NO_READER.test(event.tool) && namesFile(event.input, token);
}

/** One of the input's values is that path: of a shell command that only mentions it, nothing is known. */
function namesFile(input: unknown, token: string): boolean {
  const wanted = normalise(token);
  const values = input && typeof input === 'object' ? Object.values(input) : [];
  return values.flat().some((value) => {
    if (typeof value !== 'string') return false;
    const path = normalise(value);
    return path === wanted || path.endsWith(`/${wanted}`);
  });
}

const normalise = (path: string) =>
  path
    .replace(/\\+/g, '/')
    .replace(/^(?:\.\/)+/, '')
    .toLowerCase();
