/** Turns the events of a transcript, as they come, and the calls of its hooks into a conversation of bounded size, without secrets. */

import type { CallTurn, Conversation, HookTurn, Turn } from '../../contract/transcript/conversation.js';
import type { AgentEvent } from '../../contract/transcript/event.js';
import type { HookCall } from '../../contract/transcript/hook-call.js';
import { parseObject } from '../../input/json-value.js';
import { clean, oneLine } from '../../text/escape.js';
import { describeEnd } from './hook-calls.js';

const LIMITS = { message: 4000, input: 2000, output: 3000, hook: 1500, first: 50, last: 30, hooks: 40 };

export interface ConversationFacts {
  trial: number;
  prompt: string | null;
  hooks: readonly HookCall[];
  redact(text: string): string;
}

type Call = Extract<AgentEvent, { type: 'tool_call' | 'skill_call' }>;
type Read = Extract<AgentEvent, { type: 'skill_read' }>;

export function createConversation({ trial, prompt, hooks, redact }: ConversationFacts) {
  const first: Turn[] = [];
  const last: Turn[] = [];
  let left_out = 0;
  const calls = new Map<string, CallTurn>();
  const reads = new Map<string, string[]>();
  const waiting = hooks.slice(0, LIMITS.hooks);
  const cut = (text: string, limit: number) => redact(clean(text, limit + 5000)).slice(0, limit);

  function push(turn: Turn): void {
    if (first.length < LIMITS.first) first.push(turn);
    else if (last.push(turn) > LIMITS.last) {
      last.shift();
      left_out++;
    }
  }

  function addCall(event: Call): void {
    const { call_id, tool, input, outcome, message, output } = event;
    const turn: CallTurn = {
      kind: 'call',
      at: locate(event),
      tool: redact(oneLine(tool, 80)),
      input: cut(formatInput(input), LIMITS.input),
      outcome,
      message: message === null ? null : redact(oneLine(message, 600)),
      output: cut(output, LIMITS.output),
      cut: Math.max(0, output.length - LIMITS.output),
      skills: event.type === 'skill_call' ? [describeLoad(event)] : (reads.get(call_id) ?? []),
      hooks: takeHooks(waiting, event).map(toHookTurn),
    };
    reads.delete(call_id);
    calls.set(call_id, turn);
    if (calls.size > LIMITS.first + LIMITS.last) calls.delete(calls.keys().next().value ?? '');
    push(turn);
  }

  /** It may come before or after the call that did it. */
  function addRead(event: Read): void {
    const call = calls.get(event.call_id);
    if (call) call.skills.push(describeRead(event));
    else if (reads.size < LIMITS.first)
      reads.set(event.call_id, [...(reads.get(event.call_id) ?? []), describeRead(event)]);
  }

  const toHookTurn = (call: HookCall): HookTurn => ({
    kind: 'hook',
    event: oneLine(call.event, 60),
    command: redact(oneLine(call.command, 300)),
    ended: `${describeEnd(call)} after ${Math.round(call.duration_ms)} ms`,
    stdin: cut(call.stdin, LIMITS.hook),
    stdout: cut(call.stdout, LIMITS.hook),
    stderr: cut(call.stderr, LIMITS.hook),
  });

  return {
    add(event: AgentEvent): void {
      if (event.type === 'tool_call' || event.type === 'skill_call') addCall(event);
      else if (event.type === 'skill_read') addRead(event);
      // The final answer is the last message once more; usage and model are in the result.
      else if (event.type === 'message')
        push({ kind: 'message', at: locate(event), text: cut(event.text, LIMITS.message) });
      else if (event.type === 'fault')
        push({ kind: 'fault', at: locate(event), text: redact(oneLine(event.fault.message, 600)) });
    },
    end(): Conversation {
      const before = waiting.filter(({ event }) => /^(session_?start|user_?prompt)/i.test(event));
      const after = waiting.filter((call) => !before.includes(call));
      const turns = [...before.map(toHookTurn), ...first, ...last, ...after.map(toHookTurn)];
      return { trial, prompt: prompt === null ? null : cut(prompt, LIMITS.message), turns, left_out };
    },
  };
}

const locate = ({ stream, line }: AgentEvent) => `${stream}:${line}`;

function describeLoad({ skill, how, outcome }: Extract<Call, { type: 'skill_call' }>): string {
  const done = outcome === 'ran' ? { invoked: 'loaded', forked: 'started', injected: 'was given' }[how] : 'asked for';
  return `${done} ${oneLine(skill, 120)}`;
}

function describeRead({ skill, text, why }: Read): string {
  const name = oneLine(skill, 120);
  if (text === 'own') return `read ${name}`;
  return text === 'other'
    ? `read another file of ${name}`
    : `${oneLine(why ?? 'touched', 40)} a file of ${name}, no read`;
}

/** What was asked, as a person would write it: a command as it is, other inputs a line per field. */
function formatInput(input: unknown): string {
  if (typeof input === 'string') return input;
  if (input === null || typeof input !== 'object') return JSON.stringify(input) ?? '';
  const fields = Object.entries(input);
  const command = (input as Record<string, unknown>)['command'];
  if (typeof command === 'string') return command;
  return fields
    .slice(0, 50)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

/** Removes from the waiting hooks those that were asked about this very call. */
function takeHooks(waiting: HookCall[], { call_id, input }: Call): HookCall[] {
  const asked = JSON.stringify(input);
  const own = waiting.filter(({ stdin }) => {
    const given = parseObject(stdin) ?? {};
    if (typeof given['tool_use_id'] === 'string') return given['tool_use_id'] === call_id;
    return 'tool_input' in given && JSON.stringify(given['tool_input']) === asked;
  });
  for (const call of own) waiting.splice(waiting.indexOf(call), 1);
  return own;
}
