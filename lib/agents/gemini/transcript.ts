/** Gemini CLI's output and session file, line by line → events. Calls and results are joined by id, never by the look of a line. */
import type { Disk } from '../../bash/shell/state.js';
import type { AgentEvent, EventLocation, ExitFacts, Fault } from '../../contract/transcript/event.js';
import { asFields, type Json, number, objects, string } from '../../input/json-value.js';
import { createLoggedCalls } from '../calls/logged-calls.js';
import { UNANSWERED } from '../faults/unanswered.js';
import { endedAtLimit } from '../gemini-family/faults.js';
import { crashed, createRun } from '../gemini-family/run.js';
import type { RecordParser, TranscriptFacts } from '../interface/transcript-parser.js';
import { parserOf } from '../parser/parser.js';
import { callForms } from './call-forms.js';
import { AGENT_TOOL } from './facts.js';
import { faultOfMessage, faultOfRemains } from './faults.js';
import { formats } from './format.js';

/** What it says on stderr in every run. */
const NOISE = /256-color support|^YOLO mode is enabled|^Ripgrep is not available|^\s*$|^ {4}at /;

export const createParser = parserOf('gemini', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const disk: Disk = new Map();
  const calls = createLoggedCalls(callForms(facts, disk), facts, emit);
  const run = createRun(emit);
  let session_id: string | null = null;
  let asked = '';
  let answered = '';
  let retry: string | null = null;
  let prompted = false;
  let waiting_subagent = false;
  let inner = false;
  let idle = false;
  let spoken: { text: string; location: EventLocation } | null = null;
  const tokens = { input: 0, output: 0 };

  /** The stream brings a message in pieces. */
  function flush(): void {
    if (spoken) run.message(spoken.text, spoken.location);
    spoken = null;
  }

  function readStream(line: Json, location: EventLocation): void {
    run.streamed = true;
    if (line['type'] !== 'message') flush();
    switch (line['type']) {
      case 'init':
        session_id = string(line['session_id']) || null;
        asked = string(line['model']);
        return;
      case 'message':
        prompted = true;
        if (line['role'] !== 'assistant') return;
        spoken = { text: `${spoken?.text ?? ''}${string(line['content'])}`, location: spoken?.location ?? location };
        return;
      case 'tool_use':
        run.final = null;
        calls.open({
          id: string(line['tool_id']),
          tool: string(line['tool_name']),
          input: line['parameters'] ?? {},
          location,
        });
        return;
      case 'tool_result': {
        const { type, message } = asFields(line['error']);
        calls.close(string(line['tool_id']), {
          failed: line['status'] !== 'success',
          shown: string(line['output']),
          text: null,
          message: string(message) || string(line['output']),
          type: string(type),
        });
        return;
      }
      case 'error':
        keepError(string(line['message']));
        return;
      case 'result':
        run.closing = { location, line };
    }
  }

  /** Of a subagent, the stream shows nothing: its file ends with the question that has no answer, or with an answer whose calls are not done. */
  function followSubagent(message: Json): void {
    const answered = message['type'] === 'gemini';
    if (answered || message['type'] === 'user')
      waiting_subagent = !answered || objects(message['toolCalls']).length > 0;
  }

  function readSession(line: Json, location: EventLocation): void {
    if (typeof line['kind'] === 'string') inner = line['kind'] === 'subagent';
    const given = objects(asFields(line['$set'])['messages']);
    for (const message of line['$set'] === undefined ? [line] : given) {
      if (inner) followSubagent(message);
      if (message['type'] !== 'gemini') continue;
      answered = string(message['model']) || answered;
      const made = objects(message['toolCalls']);
      if (!run.streamed && made.length === 0) readAnswer(message, location);
      for (const call of made) readLogged(call, location);
    }
  }

  function readAnswer(message: Json, location: EventLocation): void {
    const text = string(message['content']);
    if (text) run.message(text, location);
    const { input, output } = asFields(message['tokens']);
    tokens.input += number(input) ?? 0;
    tokens.output += number(output) ?? 0;
  }

  function readLogged(call: Json, location: EventLocation): void {
    const { functionResponse } = asFields(objects(call['result'])[0]);
    const { output, error } = asFields(asFields(functionResponse)['response']);
    const text = string(output ?? error);
    calls.readLogged(
      { id: string(call['id']), tool: string(call['name']), input: call['args'] ?? {}, location },
      {
        failed: call['status'] !== 'success',
        shown: string(call['resultDisplay']),
        text,
        type: '',
      },
    );
  }

  function keepError(text: string): void {
    if (NOISE.test(text)) return;
    if (/^Attempt \d+ failed/.test(text)) retry = text;
    run.plain.keep('stderr', text);
  }

  function findFault(exit: ExitFacts): Fault | null {
    const { closing, streamed, plain } = run;
    if (closing && closing.line['status'] !== 'error') return null;
    const message = string(asFields(closing?.line['error'])['message']);
    if (closing && endedAtLimit(message)) return null;
    if (!closing && exit.timed_out) {
      // Killed while it tried again: the last failure says why.
      if (retry) return faultOfMessage(retry);
      // Once it has its prompt and runs no call, it does nothing but wait: it has no limit for an answer that never ends (0.61.0).
      if (prompted && idle) return UNANSWERED;
    }
    const fault = faultOfMessage(message) ?? faultOfRemains(exit, { streamed, words: plain.words() });
    return fault ?? (closing ? crashed(message) : null);
  }

  return {
    record(line, location) {
      if (location.stream === 'session_log') readSession(line, location);
      else if (formats.recognise(line)?.format === 'gemini stream-json') readStream(line, location);
      else readSession(line, location);
    },
    text: (text) => run.plain.keep('stdout', text),
    stderr: keepError,
    end(exit, lines) {
      flush();
      idle = calls.idle(waiting_subagent ? AGENT_TOOL : null);
      calls.end();
      const stats = asFields(run.closing?.line['stats']);
      const model = answered || asked;
      const logged = { input_tokens: tokens.input || null, output_tokens: tokens.output || null };
      run.end(lines, () => ({
        fault: findFault(exit),
        usage: { ...logged, ...stats },
        session_id,
        model: model.startsWith('auto') ? '' : model,
      }));
    },
  };
}
