/** pi's output, and its session file, record by record → events. */
import type { AgentEvent, EventLocation } from '../../contract/transcript/event.js';
import { asFields, isJson, type Json, list, string } from '../../input/json-value.js';
import type { Reading } from '../calls/call-events.js';
import { listTypedEvents } from '../calls/loaded-skill.js';
import { createOpenCalls } from '../calls/open-calls.js';
import { textOfContent } from '../calls/tool-content.js';
import { createRemains, type Failure } from '../faults/run-remains.js';
import type { RecordParser, TranscriptFacts } from '../interface/transcript-parser.js';
import { parserOf } from '../parser/parser.js';
import { createUsageSum } from '../parser/usage-sum.js';
import { faultOfAnswer, faultOfStart } from './faults.js';
import { formats, readTyped } from './format.js';
import { type EndedCall, listToolEvents } from './tool-events.js';

export const createParser = parserOf('pi', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const reading: Reading = { facts, cwd: facts.cwd, disk: new Map() };
  const calls = createOpenCalls<EndedCall>();
  const remains = createRemains(faultOfStart);
  const used = createUsageSum();
  let waiting = false;
  let settled: EventLocation | null = null;
  let session_id: string | null = null;
  let failed: Failure | null = null;
  let answer: { text: string; location: EventLocation } | null = null;
  let model = '';

  function begin(call_id: string, tool: unknown, input: unknown, location: EventLocation): void {
    calls.begin({ call_id, tool: string(tool), input: input ?? null, began: false, result: null, location });
  }

  function finish(call_id: string, content: unknown, is_error: boolean, location: EventLocation): void {
    const call = calls.end(call_id);
    const result = { text: textOfContent(content), is_error };
    if (call) listToolEvents({ ...call, result, location }, reading).forEach(emit);
  }

  function readAnswer(message: Json, location: EventLocation): void {
    waiting = false;
    model = string(message['model']) || model;
    const usage = asFields(message['usage']);
    used.add(usage, asFields(usage['cost'])['total']);
    const failure = message['stopReason'] === 'error' ? string(message['errorMessage']) || 'the answer failed' : null;
    failed = failure === null ? null : { fault: faultOfAnswer(failure), location };
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
      listTypedEvents(readTyped(textOfContent(message['content'])), facts, location).forEach(emit);
    }
  }

  function readEntry(message: Json, location: EventLocation): void {
    readMessage(message, location);
    if (message['role'] === 'toolResult')
      finish(string(message['toolCallId']), message['content'], message['isError'] === true, location);
    for (const part of list(message['content']).map(asFields))
      if (part['type'] === 'toolCall') begin(string(part['id']), part['name'], part['arguments'], location);
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
        begin(call_id, record['toolName'], record['args'], location);
        return;
      case 'tool_execution_update': {
        const call = calls.get(call_id);
        if (call) call.began = true;
        return;
      }
      case 'tool_execution_end':
        finish(call_id, asFields(record['result'])['content'], record['isError'] === true, location);
        waiting = calls.list().length === 0;
        return;
      case 'agent_settled':
        settled = location;
        waiting = false;
    }
  }

  return {
    record(record, location) {
      const entry = record['type'] === 'message' && isJson(record['message']) ? record['message'] : null;
      if (location.stream === 'session_log' && remains.started) return;
      remains.last = location;
      if (location.stream === 'stdout') remains.started = true;
      if (entry) readEntry(entry, location);
      else readEvent(record, location);
    },
    skipped() {
      remains.started = true;
    },
    stderr: remains.keep,
    end(exit) {
      for (const call of calls.list()) listToolEvents(call, reading).forEach(emit);
      if (settled) emit({ type: 'end', usage: used.total(), session_id, ...settled });
      // The exit code is 0 with a refused key, too.
      const failure = failed ?? (settled ? null : remains.failure(exit, waiting));
      if (failure) emit({ type: 'fault', fault: failure.fault, ...failure.location });
      if (answer && !failed) emit({ type: 'final_answer', text: answer.text, ...answer.location });
      if (model) emit({ type: 'model', model, ...remains.last });
    },
  };
}
