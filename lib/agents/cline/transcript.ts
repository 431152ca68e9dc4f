/** Cline's output, record by record → events; its log adds with which status a vendor refused. */
import type { AgentEvent, EventLocation, ExitFacts } from '../../contract/transcript/event.js';
import { asFields, type Json, list, number, parseValue, string } from '../../input/json-value.js';
import type { Reading } from '../calls/call-events.js';
import { createOpenCalls } from '../calls/open-calls.js';
import { textOfContent } from '../calls/tool-content.js';
import { createRemains, type Failure } from '../faults/run-remains.js';
import type { RecordParser, TranscriptFacts } from '../interface/transcript-parser.js';
import { parserOf } from '../parser/parser.js';
import { faultOfError, faultOfStart, statusOfLog } from './faults.js';
import { formats, isLog, isSession, messagesOf } from './format.js';
import { type EndedCall, listToolEvents } from './tool-events.js';

/** They wait for another agent, which is then the one that waits or runs something. */
const DELEGATES = new Set(['spawn_agent', 'team_run_task', 'team_await_runs']);

export const createParser = parserOf('cline', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const reading: Reading = { facts, cwd: facts.cwd, disk: new Map() };
  const open = createOpenCalls<Omit<EndedCall, 'result'>>();
  const remains = createRemains(faultOfStart);
  let asked = false;
  let status: number | null = null;
  let idle = false;
  let result: { record: Json; location: EventLocation } | null = null;
  let error: { record: Json; location: EventLocation } | null = null;
  let aborted: { words: string; location: EventLocation } | null = null;

  function finish(call_id: string, result: EndedCall['result'], location: EventLocation): void {
    const call = open.end(call_id);
    if (call) listToolEvents({ ...call, result, location }, reading).forEach(emit);
  }

  /** A result is a text, or the rows that stdout brings, as JSON. */
  function readSession(record: Json, location: EventLocation): void {
    for (const part of messagesOf(record).flatMap(({ content }) => list(content).map(asFields))) {
      const call_id = string(part['id']) || string(part['tool_use_id']);
      if (part['type'] === 'tool_use')
        open.begin({ call_id, tool: string(part['name']), input: part['input'] ?? null, location });
      else if (part['type'] === 'tool_result') {
        const { content } = part;
        const error = part['is_error'] === true ? textOfContent(content) || 'the call failed' : '';
        finish(call_id, { output: rowsOf(content), error }, location);
      }
    }
  }

  function readTool(event: Json, location: EventLocation): void {
    const call_id = string(event['toolCallId']);
    if (event['type'] === 'content_start')
      open.begin({ call_id, tool: string(event['toolName']), input: event['input'] ?? null, location });
    else if (event['type'] === 'content_end')
      finish(call_id, { output: event['output'], error: string(event['error']) }, location);
  }

  function readEvent(event: Json, location: EventLocation): void {
    switch (event['type']) {
      case 'iteration_start':
        asked = true;
        return;
      case 'error':
        // A tool call that failed is one too, after which the run goes on.
        if (event['recoverable'] !== true) error = { record: event, location };
        return;
      case 'content_start':
      case 'content_end': {
        if (event['contentType'] === 'tool') readTool(event, location);
        const text = string(event['text']);
        if (event['contentType'] === 'text' && event['type'] === 'content_end' && text !== '')
          emit({ type: 'message', text, ...location });
      }
    }
  }

  /** A teammate's events are in the team's; what it says is the result of one of the main agent's calls. */
  function readTeam(event: Json, location: EventLocation): void {
    const inner = asFields(event['event']);
    if (event['type'] === 'agent_event' && inner['contentType'] === 'tool') readTool(inner, location);
  }

  function findFault(exit: ExitFacts): Failure | null {
    const failed = error ?? (result?.record['finishReason'] === 'error' ? result : null);
    if (failed) return { fault: faultOfError(failed.record, status), location: failed.location };
    if (result) return null;
    if (aborted)
      return { fault: { kind: 'crashed', message: `the run was ended: ${aborted.words}` }, location: aborted.location };
    // Between its calls it does nothing but wait, for an answer or for the rest of one.
    return remains.failure(exit, asked && idle);
  }

  return {
    record(record, location) {
      if (isLog(record)) status = statusOfLog(record) ?? status;
      if (location.stream !== 'stdout' || !formats.recognise(record)) return;
      remains.started = true;
      remains.last = location;
      if (isSession(record)) return readSession(record, location);
      switch (record['type']) {
        case 'agent_event':
          readEvent(asFields(record['event']), location);
          return;
        case 'team_event':
          readTeam(asFields(record['event']), location);
          return;
        case 'run_result':
          result = { record, location };
          return;
        case 'run_aborted':
          aborted = { words: string(record['message']) || string(record['reason']), location };
          return;
        case 'error':
          error ??= { record, location };
      }
    },
    text(line) {
      if (!remains.started) remains.keep(line);
    },
    stderr: (line) => remains.keep(line),
    end(exit) {
      idle = open.list().every(({ tool }) => DELEGATES.has(tool));
      for (const call of open.list()) listToolEvents({ ...call, result: null }, reading).forEach(emit);
      if (result) {
        const { inputTokens, outputTokens, totalCost } = asFields(result.record['usage']);
        const usage = {
          input_tokens: number(inputTokens),
          output_tokens: number(outputTokens),
          cost_usd: number(totalCost),
        };
        emit({ type: 'end', usage, session_id: null, ...result.location });
      }
      const found = findFault(exit);
      if (found) emit({ type: 'fault', fault: found.fault, ...found.location });
      else if (result) emit({ type: 'final_answer', text: string(result.record['text']), ...result.location });
      const model = string(asFields(result?.record['model'])['id']);
      if (result && model) emit({ type: 'model', model, ...result.location });
    },
  };
}

function rowsOf(content: unknown): unknown {
  const text = typeof content === 'string' ? content : textOfContent(content);
  return text.startsWith('[') ? parseValue(text, text) : text;
}
