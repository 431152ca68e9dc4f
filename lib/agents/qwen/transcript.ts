/** Qwen Code's stream, which has Claude Code's shapes, and its session file → events. Calls and results are joined by id. */
import type { Disk } from '../../bash/shell/state.js';
import type { AgentEvent, EventLocation, ExitFacts, Fault } from '../../contract/transcript/event.js';
import { asFields, type Json, objects, string } from '../../input/json-value.js';
import { createLoggedCalls } from '../calls/logged-calls.js';
import { UNANSWERED } from '../faults/unanswered.js';
import { crashed, createRun } from '../gemini-family/run.js';
import type { RecordParser, TranscriptFacts } from '../interface/transcript-parser.js';
import { parserOf } from '../parser/parser.js';
import { blocksOf, resultsOf } from '../parser/stream-line.js';
import { callForms, typedSkill } from './call-forms.js';
import { AGENT_TOOL } from './facts.js';
import { faultOfMessage, faultOfRemains } from './faults.js';
import { formats, isOfSubagent } from './format.js';

export const createParser = parserOf('qwen', formats, readRecords);

/** Ended from outside, it may still say so. */
const isAborted = ({ error }: Json): boolean => string(asFields(error)['message']) === 'This operation was aborted';

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const disk: Disk = new Map();
  const refused = new Set<string>();
  const calls = createLoggedCalls(callForms(facts, disk, refused), facts, emit);
  const run = createRun(emit);
  let model = '';
  let idle = false;

  function readStream(line: Json, location: EventLocation): void {
    run.streamed = true;
    switch (line['type']) {
      case 'assistant': {
        const answered = string(asFields(line['message'])['model']);
        if (!line['parent_tool_use_id'] && answered) model = answered;
        for (const block of blocksOf(line['message'])) {
          if (block['type'] === 'tool_use')
            calls.open({ id: string(block['id']), tool: string(block['name']), input: block['input'] ?? {}, location });
          else if (block['type'] === 'text') emit({ type: 'message', text: string(block['text']), ...location });
        }
        return;
      }
      case 'user':
        for (const { call_id, text, is_error } of resultsOf(line))
          calls.close(call_id, { failed: is_error, shown: text, text: null, message: text, type: '' });
        return;
      case 'result':
        for (const denial of objects(line['permission_denials'])) refused.add(string(denial['tool_use_id']));
        run.closing = { location, line };
        // A call that is closed after the last record had not ended by then.
        idle = calls.idle(AGENT_TOOL);
    }
  }

  function readSession(line: Json, location: EventLocation): void {
    const inner = isOfSubagent(line);
    for (const part of objects(asFields(line['message'])['parts'])) {
      const text = string(part['text']);
      if (line['provenance'] === 'real_user') calls.readTyped(typedSkill(text, facts), text, location);
      const call = asFields(part['functionCall']);
      const answer = asFields(part['functionResponse']);
      if (line['type'] === 'assistant') {
        model ||= string(line['model']);
        if ((!run.streamed || inner) && part['functionCall'])
          calls.open({ id: string(call['id']), tool: string(call['name']), input: call['args'] ?? {}, location });
        if (!run.streamed && !inner && text && part['thought'] !== true) run.message(text, location);
      }
      if (line['type'] === 'tool_result' && part['functionResponse']) readLogged(answer, line, location);
    }
  }

  function readLogged(answer: Json, line: Json, location: EventLocation): void {
    const { output, error } = asFields(answer['response']);
    const { status, errorType, resultDisplay } = asFields(line['toolCallResult']);
    const text = string(output ?? error);
    calls.readLogged(
      { id: string(answer['id']), tool: string(answer['name']), input: {}, location },
      {
        failed: status === undefined ? error !== undefined : status !== 'success',
        shown: string(resultDisplay),
        text,
        type: string(errorType),
      },
    );
  }

  function findFault(exit: ExitFacts): Fault | null {
    const { closing, streamed, plain } = run;
    const words = plain.words();
    if (!closing || (exit.timed_out && isAborted(closing.line))) {
      const fault = faultOfRemains(exit, { streamed, words });
      // Once it has begun and runs no call, it does nothing but wait.
      return fault ?? (exit.timed_out && streamed && idle ? UNANSWERED : null);
    }
    const { is_error, error, result, subtype } = closing.line;
    if (is_error !== true) return null;
    const message = string(asFields(error)['message']) || string(result) || words;
    return faultOfMessage(message) ?? crashed(message || string(subtype));
  }

  return {
    record(line, location) {
      if (location.stream === 'session_log' || 'provenance' in line || isOfSubagent(line)) readSession(line, location);
      else if (formats.isKnown(line)) readStream(line, location);
    },
    skipped() {
      run.streamed = true;
    },
    text: (text) => run.plain.keep('stdout', text),
    stderr: (text) => run.plain.keep('stderr', text),
    end(exit, lines) {
      if (!run.closing) idle = calls.idle(AGENT_TOOL);
      calls.end();
      run.end(lines, () => {
        const { usage, session_id, result } = run.closing?.line ?? {};
        const text = string(result);
        if (run.closing && text) run.final = { text, location: run.closing.location };
        return {
          fault: findFault(exit),
          usage: asFields(usage),
          session_id: string(session_id) || null,
          model,
        };
      });
    },
  };
}
