/** pi's output, and its session file, record by record → events. */
import type { AgentEvent, EventLocation, ExitFacts } from '../../contract/event.js';
import { asFields, isJson, type Json, list, number, string } from '../../input/json-value.js';
import type { Reading } from '../call-events.js';
import { exitFault } from '../exit-fault.js';
import { parserOf } from '../parser.js';
import { textOfContent } from '../tool-content.js';
import type { RecordParser, TranscriptFacts } from '../transcript-parser.js';
import { UNANSWERED } from '../unanswered.js';
import { faultOfAnswer, faultOfStart } from './faults.js';
import { formats } from './format.js';
import { type EndedCall, listToolEvents, listUnfinished } from './tool-events.js';
import { listTypedEvents } from './typed-skill.js';

/** A run has some dozens of calls; these limits only keep malicious output from filling the memory. */
const MAX_OPEN = 1_000;
const MAX_SEEN = 20_000;
const MAX_STDERR = 4_000;

type Open = Omit<EndedCall, 'text' | 'is_error'>;

export const createParser = parserOf('pi', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const reading: Reading = { facts, cwd: facts.cwd, disk: new Map() };
  const open = new Map<string, Open>();
  const seen = new Set<string>();
  let started = false;
  let waiting = false;
  let settled: EventLocation | null = null;
  let session_id: string | null = null;
  let failed: { words: string; location: EventLocation } | null = null;
  let answer: { text: string; location: EventLocation } | null = null;
  let last: EventLocation = { stream: 'stdout', line: 0, proof: '' };
  let model = '';
  let stderr = '';
  const tokens = { input: 0, output: 0, cost: 0, known: false };

  function begin(call: Omit<Open, 'began'>): void {
    if (seen.has(call.call_id) || open.size >= MAX_OPEN) return;
    open.set(call.call_id, { ...call, began: false });
  }

  /** The session file says the same once more. */
  function finish(call_id: string, content: unknown, is_error: boolean, location: EventLocation): void {
    const call = open.get(call_id);
    open.delete(call_id);
    if (!call || seen.has(call_id)) return;
    if (seen.size < MAX_SEEN) seen.add(call_id);
    listToolEvents({ ...call, text: textOfContent(content), is_error, location }, reading).forEach(emit);
  }

  function readAnswer(message: Json, location: EventLocation): void {
    waiting = false;
    model = string(message['model']) || model;
    const { input, output, cost } = asFields(message['usage']);
    tokens.known ||= number(input) !== null;
    tokens.input += number(input) ?? 0;
    tokens.output += number(output) ?? 0;
    tokens.cost += number(asFields(cost)['total']) ?? 0;
    const failure = message['stopReason'] === 'error' ? string(message['errorMessage']) || 'the answer failed' : null;
    failed = failure === null ? null : { words: failure, location };
    const parts = list(message['content']).map(asFields);
    const text = parts.map((part) => (part['type'] === 'text' ? string(part['text']) : '')).join('');
    if (text !== '') emit({ type: 'message', text, ...location });
    if (failure === null && !parts.some((part) => part['type'] === 'toolCall')) answer = { text, location };
  }

  /** Whole messages; of the system they hold every skill's name, which says nothing. */
  function readMessage(message: Json, location: EventLocation): void {
    if (message['role'] === 'assistant') readAnswer(message, location);
    else if (message['role'] === 'user') {
      waiting = true;
      listTypedEvents(textOfContent(message['content']), facts, location).forEach(emit);
    }
  }

  function readEntry(message: Json, location: EventLocation): void {
    readMessage(message, location);
    if (message['role'] === 'toolResult')
      finish(string(message['toolCallId']), message['content'], message['isError'] === true, location);
    for (const part of list(message['content']).map(asFields))
      if (part['type'] === 'toolCall')
        begin({
          call_id: string(part['id']),
          tool: string(part['name']),
          input: part['arguments'] ?? null,
          location,
        });
  }

  function readEvent(record: Json, location: EventLocation): void {
    const call_id = string(record['toolCallId']);
    switch (record['type']) {
      case 'session':
        session_id = string(record['id']) || null;
        reading.cwd ??= string(record['cwd']) || null;
        return;
      case 'message_end':
        if (isJson(record['message'])) readMessage(record['message'], location);
        return;
      case 'tool_execution_start':
        begin({ call_id, tool: string(record['toolName']), input: record['args'] ?? null, location });
        return;
      case 'tool_execution_update': {
        const call = open.get(call_id);
        if (call) call.began = true;
        return;
      }
      case 'tool_execution_end':
        finish(call_id, asFields(record['result'])['content'], record['isError'] === true, location);
        waiting = open.size === 0;
        return;
      case 'agent_settled':
        settled = location;
        waiting = false;
    }
  }

  function emitFault(exit: ExitFacts): void {
    const at = (location: EventLocation | null) => location ?? { ...last, stream: 'stderr' as const, proof: '' };
    // The exit code is 0 with a refused key, too.
    if (failed) emit({ type: 'fault', fault: faultOfAnswer(failed.words), ...failed.location });
    else if (exit.timed_out && waiting && !settled) emit({ type: 'fault', fault: UNANSWERED, ...last });
    else if (!settled && !exit.stopped_early) {
      const words = stderr.trim();
      const fault = (started ? null : faultOfStart(words)) ?? exitFault(exit, words.split('\n').at(-1) ?? '');
      if (fault) emit({ type: 'fault', fault, ...at(null) });
    }
  }

  return {
    record(record, location) {
      const entry = record['type'] === 'message' && isJson(record['message']) ? record['message'] : null;
      if (location.stream === 'session_log' && started) return;
      last = location;
      if (location.stream === 'stdout') started = true;
      if (entry) readEntry(entry, location);
      else readEvent(record, location);
    },
    skipped() {
      started = true;
    },
    text() {},
    stderr(line) {
      if (stderr.length < MAX_STDERR) stderr += `${line.slice(0, 1_000)}\n`;
    },
    end(exit) {
      for (const call of open.values()) listUnfinished(call, reading).forEach(emit);
      open.clear();
      const usage = tokens.known
        ? { input_tokens: tokens.input, output_tokens: tokens.output, cost_usd: tokens.cost }
        : { input_tokens: null, output_tokens: null, cost_usd: null };
      if (settled) emit({ type: 'end', usage, session_id, ...settled });
      emitFault(exit);
      if (answer && !failed) emit({ type: 'final_answer', text: answer.text, ...answer.location });
      if (model) emit({ type: 'model', model, ...last });
    },
  };
}
