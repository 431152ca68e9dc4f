/** What was taken while hooks were recorded → the same as the source has it, and without secrets. */
import type { AgentEvent } from '../contract/transcript/event.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import type { Ask, Transcript } from './ask.js';
import type { Ports } from './ports.js';
import type { HookRecorder } from './record-hooks.js';

/** An agent's message may show the command of a hook: as the source has it, not as the recorder made it. */
export function unwrapEvents(ask: Ask, recorder: HookRecorder | null): Ask {
  if (recorder === null) return ask;
  return { ...ask, onEvent: (event) => ask.onEvent(unwrapEvent(event, recorder.unwrap)) };
}

function unwrapEvent(event: AgentEvent, unwrap: (text: string) => string): AgentEvent {
  const { proof } = event;
  if (event.type !== 'tool_call' && event.type !== 'skill_call') return { ...event, proof: unwrap(proof) };
  const { message, output } = event;
  return { ...event, message: message === null ? null : unwrap(message), output: unwrap(output), proof: unwrap(proof) };
}

/** In the folder of the trial, too, where there are any. */
export async function keepCalls(
  { folder, redact }: Ask,
  recorder: HookRecorder | null,
  { files }: Ports,
): Promise<Transcript['hooks']> {
  if (recorder === null) return null;
  const calls = redactCalls(await recorder.read(), redact);
  const lines = calls.map((call) => `${JSON.stringify(call)}\n`);
  if (lines.length > 0) await files.write(`${folder}/hooks.jsonl`, lines.join(''));
  return { declared: recorder.declared, calls };
}

function redactCalls(calls: readonly HookCall[], redact: ((line: string) => string) | null): HookCall[] {
  if (redact === null) return [...calls];
  const clean = (text: string) => text.split('\n').map(redact).join('\n');
  return calls.map((call) => ({
    ...call,
    stdin: clean(call.stdin),
    stdout: clean(call.stdout),
    stderr: clean(call.stderr),
  }));
}
