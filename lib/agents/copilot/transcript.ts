/** Copilot CLI's output, line by line, becomes events: JSON lines by their type, plain text by its bullets, never by words alone. */
import type { AgentEvent, EventPlace, ExitFacts, Fault } from '../../event.js';
import { asFields, type Json, number, string } from '../../json-value.js';
import type { TranscriptFacts, TranscriptParser } from '../agent.js';
import { exitFault, faultOf, startUpFault, wordedFault } from './faults.js';
import { createPlainText, sessionOf } from './plain-text.js';
import { createSessionLog } from './session-log.js';
import { createSkillNames } from './skill-names.js';
import { listToolEvents } from './tool-events.js';
import { createToolJoin } from './tool-join.js';

/**
 * Everything else is left unread. user.message and system.message hold every skill's name in a run that used none, and so does
 * session.skills_loaded, which is read for names and paths alone; the deltas repeat what a whole message says later.
 */
const TYPE = /^\{"type":"([a-z_.]+)"/;
const MAX_LOADED = 10_000;
const READ = new Set([
  'session.skills_loaded',
  'tool.execution_start',
  'tool.execution_complete',
  'assistant.message',
  'session.error',
  'model.call_failure',
  'model.call_final_result',
  'result',
]);

export function createParser(facts: TranscriptFacts, emit: (event: AgentEvent) => void): TranscriptParser {
  const count = { stdout: 0, stderr: 0, session_log: 0 };
  const names = createSkillNames(facts);
  const callFacts = { body_of: facts.body_of, cwd: facts.cwd, names, disk: new Map() };
  const loaded = new Set<string>();
  const join = createToolJoin((call) => {
    if (call.tool === 'skill' && call.outcome === 'ran' && loaded.size < MAX_LOADED)
      for (const name of call.also) loaded.add(name);
    listToolEvents(call, callFacts).forEach(emit);
  });
  const plain = createPlainText(callFacts, emit);
  const tokens: { input: number | null; output: number | null } = { input: null, output: null };
  const sessionLog = createSessionLog({
    join,
    emit,
    isLoaded: (skill) => loaded.has(skill),
    onUsage(input, output) {
      tokens.input = (tokens.input ?? 0) + input;
      tokens.output = (tokens.output ?? 0) + output;
    },
  });
  let last: { place: EventPlace; session_id: string | null } | null = null;
  let json = false;
  let exitCode: number | null = null;
  let error: { fault: Fault; place: EventPlace } | null = null;
  let failure: { fault: Fault; place: EventPlace } | null = null;
  let startUp: { fault: Fault; place: EventPlace } | null = null;
  let answer: { text: string; place: EventPlace } | null = null;
  let lastPlace: EventPlace = { stream: 'stdout', line: 0, proof: '' };
  let lastWords = '';
  /** The beginning of stderr without its statistics: in plain text, the error. */
  let complaint: { words: string; place: EventPlace } | null = null;

  function place(stream: EventPlace['stream'], line: string): EventPlace {
    count[stream] += 1;
    return { stream, line: count[stream], proof: line.slice(0, 500) };
  }

  function event(type: string, record: Json, at: EventPlace): void {
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
        if (text) emit({ type: 'message', text, ...at });
        const calls = data['toolRequests'];
        if (record['agentId'] === undefined && Array.isArray(calls) && !calls.length) answer = { text, place: at };
        return;
      }
      case 'session.error':
        // A subagent's error is its caller's tool result; the run goes on.
        if (record['agentId'] === undefined) error = { fault: errorFault(data), place: at };
        return;
      case 'model.call_failure':
        failure = { fault: callFault(data), place: at };
        return;
      case 'model.call_final_result':
        if (data['result'] === 'success') failure = null;
        return;
      case 'result':
        last ??= { place: at, session_id: string(record['sessionId']) || null };
        exitCode = number(record['exitCode']);
    }
  }

  return {
    stdout(line) {
      const at = place('stdout', line);
      lastPlace = at;
      const text = (at.line === 1 ? line.replace(/^\ufeff/, '') : line).replace(/\r$/, '');
      const type = TYPE.exec(text)?.[1];
      if (type !== undefined) {
        json = true;
        if (!READ.has(type)) return;
        const record = parseRecord(text);
        if (record) event(type, record, at);
        return;
      }
      if (!json) plain.line(text, at);
      if (text.trim() && !json) lastWords = text;
    },
    stderr(line) {
      const at = place('stderr', line);
      const text = line.replace(/\r$/, '');
      if (!text.trim()) return;
      const session_id = sessionOf(text);
      if (session_id !== null) last ??= { place: at, session_id };
      if (isStatistics(text)) return;
      lastWords = text;
      complaint ??= { words: '', place: at };
      if (complaint.words.length < 2_000) complaint.words += ` ${text.trim()}`;
      const fault = startUpFault(text);
      if (fault) startUp ??= { fault, place: at };
    },
    sessionLog(line) {
      const at = place('session_log', line);
      const record = parseRecord(line.replace(/\r$/, ''));
      if (record) sessionLog(record, at);
    },
    end(exit: ExitFacts) {
      plain.end();
      join.end();
      const code = last ? (exitCode ?? exit.exit_code) : exit.exit_code;
      // Tokens only stand in the session log, which is read after the output.
      const usage = { input_tokens: tokens.input, output_tokens: tokens.output, cost_usd: null };
      if (last) emit({ type: 'end', usage, session_id: last.session_id, ...last.place });
      const found = findFault(code, exit);
      if (found) emit({ type: 'fault', fault: found.fault, ...found.place });
      if (answer) emit({ type: 'final_answer', text: answer.text, ...answer.place });
    },
  };

  function findFault(code: number | null, exit: ExitFacts): { fault: Fault; place: EventPlace } | null {
    if (code === 0 && last) return null;
    if (error) return error;
    // Killed while it retried: the last refusal tells why it had not got on.
    if (failure && (exit.timed_out || code !== 0)) return failure;
    if (startUp && !json) return startUp;
    const worded = code !== 0 && !json && complaint ? wordedFault(complaint.words.trim()) : null;
    if (worded && complaint) return { fault: worded, place: complaint.place };
    if (last && code === 1)
      return { fault: { kind: 'crashed', message: 'ended with exit code 1 and no error' }, place: lastPlace };
    const fault = exitFault(exit, lastWords);
    return fault ? { fault, place: lastPlace } : null;
  }
}

function errorFault(data: Json): Fault {
  return faultOf({ status: data['statusCode'], type: data['errorType'], words: string(data['message']) });
}

function callFault(data: Json): Fault {
  return faultOf({
    status: data['statusCode'],
    type: data['errorType'],
    words: innerMessage(string(data['errorMessage'])),
  });
}

const isStatistics = (line: string): boolean =>
  /^(?:Changes|Duration|Tokens|Resume|Requests|AI credits?) {2,}/.test(line);

/** A failed attempt holds the server's answer as JSON text. */
function innerMessage(text: string): string {
  const inner = parseRecord(text);
  return inner ? string(inner['message']) || text : text.replace(/^"|"$/g, '');
}

function parseRecord(line: string): Json | null {
  try {
    const value: unknown = JSON.parse(line);
    return value && typeof value === 'object' ? (value as Json) : null;
  } catch {
    return null; // cut off by a kill, or noise of something that shares the stream
  }
}
