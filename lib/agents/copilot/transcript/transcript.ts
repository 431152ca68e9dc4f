/** Copilot CLI's output, line by line → events: JSON lines by their type, plain text by its bullets, never by wording alone. */
import type { AgentEvent, EventLocation, ExitFacts, Fault } from '../../../contract/transcript/event.js';
import { asFields, type Json, number, parseObject, string } from '../../../input/json-value.js';
import { findForeign } from '../../calls/loaded-text.js';
import { createPlainCalls } from '../../calls/plain-calls.js';
import { exitFault } from '../../faults/exit-fault.js';
import type { Failure } from '../../faults/run-remains.js';
import type { RecordParser, TranscriptFacts } from '../../interface/transcript-parser.js';
import { parserOf } from '../../parser/parser.js';
import { faultOf, faultOfText, startUpFault } from '../faults.js';
import { formats } from '../format.js';
import { createPlainText, sessionOf } from './plain-text.js';
import { createSessionLog } from './session-log.js';
import { createSkillNames } from './skill-names.js';
import { listToolEvents } from './tool-events.js';
import { createToolJoin } from './tool-join.js';

/**
 * All other types are ignored. user.message and system.message contain every skill's name even in a run that used none. So
 * does session.skills_loaded, which is only read for names and paths. Deltas repeat parts of a later message.
 */
const MAX_LOADED = 10_000;

/** What a log holds of a run that got as far as a turn. */
const TURNS = /^(?:assistant\.(?:message|turn_start)|tool\.execution_)/;

export const createParser = parserOf('copilot', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const names = createSkillNames(facts);
  const callFacts = { body_of: facts.body_of, cwd: facts.cwd, names, disk: new Map() };
  const loaded = new Set<string>();
  const join = createToolJoin((call) => {
    if (call.tool === 'skill' && call.outcome === 'ran' && loaded.size < MAX_LOADED)
      for (const name of call.also) loaded.add(name);
    listToolEvents(call, callFacts).forEach(emit);
  });
  const plain_calls = createPlainCalls(emit);
  const plain = createPlainText(callFacts, plain_calls.add);
  const tokens: { input: number | null; output: number | null } = { input: null, output: null };
  const sessionLog = createSessionLog({
    join,
    emit,
    isLoaded: (skill) => loaded.has(skill),
    foreignOf: (content, skill) =>
      content === '' ? null : findForeign(content, [skill, ...names.meant(skill)], facts),
    onUsage(input, output) {
      tokens.input = (tokens.input ?? 0) + input;
      tokens.output = (tokens.output ?? 0) + output;
    },
  });
  let last: { location: EventLocation; session_id: string | null } | null = null;
  let json = false;
  /** True where the session's own log shows what the run did. */
  let logged = false;
  let exitCode: number | null = null;
  let error: Failure | null = null;
  let failure: Failure | null = null;
  let startUp: Failure | null = null;
  let answer: { text: string; location: EventLocation } | null = null;
  let lastLocation: EventLocation = { stream: 'stdout', line: 0, proof: '' };
  let lastWords = '';
  let model = '';
  let statistics = false;
  /** The beginning of stderr without its statistics; in plain text this is the error. */
  let complaint: { words: string; location: EventLocation } | null = null;

  function event(type: string, record: Json, at: EventLocation): void {
    const data = asFields(record['data']);
    switch (type) {
      case 'session.skills_loaded':
        names.learn(data);
        return;
      case 'tool.execution_start':
        join.start(record, at);
        return;
      case 'tool.execution_complete':
        join.complete(record, at);
        return;
      case 'assistant.message': {
        const text = string(data['content']);
        if (record['agentId'] === undefined) model = string(data['model']) || model;
        if (text) emit({ type: 'message', text, ...at });
        const calls = data['toolRequests'];
        if (record['agentId'] === undefined && Array.isArray(calls) && !calls.length) answer = { text, location: at };
        return;
      }
      case 'session.error':
        // A subagent's error is its caller's tool result; the run goes on.
        if (record['agentId'] === undefined) error = { fault: faultIn(data, string(data['message'])), location: at };
        return;
      case 'model.call_failure':
        failure = { fault: faultIn(data, innerMessage(string(data['errorMessage']))), location: at };
        return;
      case 'model.call_final_result':
        if (data['result'] === 'success') failure = null;
        return;
      case 'result':
        last ??= { location: at, session_id: string(record['sessionId']) || null };
        exitCode = number(record['exitCode']);
    }
  }

  function readText(line: string, at: EventLocation): void {
    lastLocation = at;
    if (json) return;
    plain.line(line, at);
    if (line.trim()) lastWords = line;
  }

  return {
    record(record, at, text) {
      const type = string(record['type']);
      if (at.stream === 'session_log') logged ||= TURNS.test(type);
      if (at.stream === 'session_log' || type === 'skill.invoked' || type === 'session.usage_record') {
        sessionLog(record, at);
        return;
      }
      // A line of plain text may be JSON by chance.
      if (!json && !isOwn(record)) {
        readText(text, at);
        return;
      }
      json = true;
      lastLocation = at;
      event(type, record, at);
    },
    skipped() {
      json = true;
    },
    text: readText,
    stderr(text, at) {
      if (!text.trim()) return;
      const session_id = sessionOf(text);
      if (session_id !== null) last ??= { location: at, session_id };
      if (isStatistics(text)) {
        statistics = true;
        return;
      }
      lastWords = text;
      complaint ??= { words: '', location: at };
      if (complaint.words.length < 2_000) complaint.words += ` ${text.trim()}`;
      const fault = startUpFault(text);
      if (fault) startUp ??= { fault, location: at };
    },
    // Plain text has its bullets, or the statistics that close a run on stderr.
    isText: () => !json && (statistics || plain.bullets() > 0),
    end(exit) {
      plain.end();
      plain_calls.end(() => !logged);
      join.end();
      const code = last ? (exitCode ?? exit.exit_code) : exit.exit_code;
      // Only the session log contains token counts, and it is read after the output.
      const usage = { input_tokens: tokens.input, output_tokens: tokens.output, cost_usd: null };
      if (last) emit({ type: 'end', usage, session_id: last.session_id, ...last.location });
      const found = findFault(code, exit);
      if (found) emit({ type: 'fault', fault: found.fault, ...found.location });
      if (answer) emit({ type: 'final_answer', text: answer.text, ...answer.location });
      if (model) emit({ type: 'model', model, ...lastLocation });
    },
  };

  function findFault(code: number | null, exit: ExitFacts): Failure | null {
    if (code === 0 && last) return null;
    if (error) return error;
    // The run was killed while it retried; the last error shows why.
    if (failure && (exit.timed_out || code !== 0)) return failure;
    if (startUp && !(json && last)) return startUp;
    const worded = code !== 0 && !json && complaint ? faultOfText(complaint.words.trim()) : null;
    if (worded && complaint) return { fault: worded, location: complaint.location };
    if (last && code === 1)
      return {
        fault: { kind: 'crashed', message: 'Copilot ended with exit code 1 and no error message' },
        location: lastLocation,
      };
    const fault = exitFault(exit, lastWords);
    return fault ? { fault, location: lastLocation } : null;
  }
}

const faultIn = (data: Json, words: string): Fault =>
  faultOf({ status: data['statusCode'], type: data['errorType'], words });

const isOwn = (record: Json): boolean => formats.recognise(record) !== null;

const isStatistics = (line: string): boolean =>
  /^(?:Changes|Duration|Tokens|Resume|Requests|AI credits?) {2,}/.test(line);

/** A failed attempt contains the server's answer as JSON text. */
function innerMessage(text: string): string {
  const inner = parseObject(text);
  return inner ? string(inner['message']) || text : text.replace(/^"|"$/g, '');
}
