/** Conversations for reports, made from events as a parser emits them. */
import type { Conversation } from '../../lib/contract/transcript/conversation.js';
import type { AgentEvent } from '../../lib/contract/transcript/event.js';
import type { HookCall } from '../../lib/contract/transcript/hook-call.js';
import { createConversation } from '../../lib/report/view/conversation.js';

/** An event without its place, which is its position here. */
type Bare = AgentEvent extends infer E ? (E extends unknown ? Omit<E, 'stream' | 'line' | 'proof'> : never) : never;

interface Asked {
  prompt?: string | null;
  hooks?: HookCall[];
  trial?: number;
  /** Of the first event. */
  line?: number;
  redact?: (text: string) => string;
}

export function converse(events: readonly Bare[], asked: Asked = {}): Conversation {
  const {
    prompt = 'Tell our customers what changed.',
    hooks = [],
    trial = 1,
    line = 6,
    redact = (text) => text,
  } = asked;
  const conversation = createConversation({ trial, prompt, hooks, redact });
  for (const [index, event] of events.entries())
    conversation.add({ ...event, stream: 'stdout', line: line + index, proof: '' } as AgentEvent);
  return conversation.end();
}

export const said = (text: string): Bare => ({ type: 'message', text });

export const loaded = (skill: string, parts: Partial<Extract<Bare, { type: 'skill_call' }>> = {}): Bare => ({
  ...{ type: 'skill_call', call_id: `load-${skill}`, tool: 'Skill', input: { skill }, skill, also: [], how: 'invoked' },
  ...{ outcome: 'ran', message: null, output: `Launching skill: ${skill}` },
  ...parts,
});

export const called = (
  tool: string,
  input: unknown,
  parts: Partial<Extract<Bare, { type: 'tool_call' }>> = {},
): Bare => ({
  ...{ type: 'tool_call', call_id: `call-${tool}`, tool, input, outcome: 'ran', message: null, output: '' },
  ...parts,
});

export const hooked = (parts: Partial<HookCall> = {}): HookCall => ({
  ...{
    event: 'PreToolUse',
    file: 'hooks/hooks.json',
    command: 'node hooks/route.mjs',
    stdin: '{}',
    stdout: '',
    stderr: '',
  },
  ...{ exit_code: 0, signal: null, ended: true, duration_ms: 41 },
  ...parts,
});
