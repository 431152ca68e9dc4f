/** Cline's output, record by record → events; its log adds with which status a vendor refused. */
import type { AgentEvent, EventLocation, ExitFacts, Fault } from '../../contract/event.js';
import { asFields, type Json, list, number, string } from '../../input/json-value.js';
import type { Reading } from '../call-events.js';
import { exitFault } from '../exit-fault.js';
import { parserOf } from '../parser.js';
import { textOfContent } from '../tool-content.js';
import type { RecordParser, TranscriptFacts } from '../transcript-parser.js';
import { UNANSWERED } from '../unanswered.js';
import { faultOfError, faultOfStart, statusOfLog } from './faults.js';
import { formats, isLog, isSession, messagesOf } from './format.js';
import { type EndedCall, listToolEvents } from './tool-events.js';

/** A run has some dozens of calls; these limits only keep malicious output from filling the memory. */
const MAX_OPEN = 1_000;
const MAX_STDERR = 4_000;

/** They wait for another agent, which is then the one that waits or runs something. */
const DELEGATES = new Set(['spawn_agent', 'team_run_task', 'team_await_runs']);

export const createParser = parserOf('cline', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const reading: Reading = { facts, cwd: facts.cwd, disk: new Map() };
  const open = new Map<string, Omit<EndedCall, 'result'>>();
  const done = new Set<string>();
  let started = false;
  let asked = false;
  let status: number | null = null;
  let idle = false;
  let result: { record: Json; location: EventLocation } | null = null;
  let error: { record: Json; location: EventLocation } | null = null;
  let aborted: { words: string; location: EventLocation } | null = null;
  let last: EventLocation = { stream: 'stdout', line: 0, proof: '' };
  let stderr = '';

  /** A result is a text, or the rows that stdout brings, as JSON. */
  function readSession(record: Json, location: EventLocation): void {
    for (const part of messagesOf(record).flatMap(({ content }) => list(content).map(asFields))) {
      const call_id = string(part['id']) || string(part['tool_use_id']);
      if (part['type'] === 'tool_use') {
        if (open.size < MAX_OPEN)
          open.set(call_id, { call_id, tool: string(part['name']), input: part['input'] ?? null, location });
      } else if (part['type'] === 'tool_result') {
        const call = open.get(call_id);
        open.delete(call_id);
        const { content } = part;
        const error = part['is_error'] === true ? textOfContent(content) || 'the call failed' : '';
        if (call)
          listToolEvents({ ...call, result: { output: rowsOf(content), error }, location }, reading).forEach(emit);
      }
    }
  }

  function readTool(event: Json, location: EventLocation): void {
    const call_id = string(event['toolCallId']);
    if (event['type'] === 'content_start') {
      if (open.size < MAX_OPEN && !done.has(call_id))
        open.set(call_id, { call_id, tool: string(event['toolName']), input: event['input'] ?? null, location });
    } else if (event['type'] === 'content_end') {
      const call = open.get(call_id);
      open.delete(call_id);
      if (!call) return;
      done.add(call_id);
      const ended = { output: event['output'], error: string(event['error']) };
      listToolEvents({ ...call, result: ended, location }, reading).forEach(emit);
    }
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

  function findFault(exit: ExitFacts): { fault: Fault; location: EventLocation } | null {
    const failed = error ?? (result?.record['finishReason'] === 'error' ? result : null);
    if (failed) return { fault: faultOfError(failed.record, status), location: failed.location };
    if (result) return null;
    if (aborted)
      return { fault: { kind: 'crashed', message: `the run was ended: ${aborted.words}` }, location: aborted.location };
    // Between its calls it does nothing but wait, for an answer or for the rest of one.
    if (exit.timed_out && asked && idle) return { fault: UNANSWERED, location: last };
    if (exit.stopped_early) return null;
    const words = stderr.trim();
    const fault = (started ? null : faultOfStart(words)) ?? exitFault(exit, words.split('\n').at(-1) ?? '');
    return fault && { fault, location: { ...last, stream: 'stderr', proof: '' } };
  }

  return {
    record(record, location) {
      if (isLog(record)) status = statusOfLog(record) ?? status;
      if (location.stream !== 'stdout' || !formats.recognise(record)) return;
      started = true;
      last = location;
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
      if (!started && stderr.length < MAX_STDERR) stderr += `${line.slice(0, 1_000)}\n`;
    },
    stderr(line) {
      if (stderr.length < MAX_STDERR) stderr += `${line.slice(0, 1_000)}\n`;
    },
    end(exit) {
      idle = [...open.values()].every(({ tool }) => DELEGATES.has(tool));
      for (const call of open.values()) listToolEvents({ ...call, result: null }, reading).forEach(emit);
      open.clear();
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
  if (!text.startsWith('[')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
