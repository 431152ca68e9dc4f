/** The output of OpenCode or its fork and the sessions in its database, record by record → events. One record holds a call and its result. */
import type { AgentEvent, EventLocation, ExitFacts } from '../../contract/transcript/event.js';
import { asFields, isJson, type Json, number, string } from '../../input/json-value.js';
import type { Reading } from '../calls/call-events.js';
import { listTypedEvents } from '../calls/loaded-skill.js';
import { createSeen } from '../calls/seen.js';
import { createRemains, type Failure } from '../faults/run-remains.js';
import type { RecordParser, TranscriptFacts, TranscriptFormats } from '../interface/transcript-parser.js';
import { parserOf } from '../parser/parser.js';
import { createUsageSum } from '../parser/usage-sum.js';
import { createAnswers, createSessionTree } from './answers.js';
import { faultOfError, faultOfLog, faultOfStart, isLog, isWaiting } from './faults.js';
import { isKnown, readTyped } from './format.js';
import { listToolEvents } from './tool-events.js';

export const createParserOf = (name: string, formats: TranscriptFormats) => parserOf(name, formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const reading: Reading = { facts, cwd: facts.cwd, disk: new Map() };
  const seen = createSeen();
  const sessions = createSessionTree();
  const answers = createAnswers(sessions);
  const remains = createRemains(faultOfStart);
  const used = createUsageSum();
  let waiting = false;
  let closed: EventLocation | null = null;
  let error: Failure | null = null;
  let trying: Failure | null = null;
  let answer: { text: string; location: EventLocation } | null = null;

  /** There is no closing record: a step that asks for no more tools is the last. */
  function finishStep(part: Json, location: EventLocation): void {
    used.add(asFields(part['tokens']), part['cost']);
    closed = part['reason'] === 'tool-calls' ? null : location;
    // What the tools gave is with the model's next question; nothing else is done between two steps.
    waiting = closed === null;
  }

  function readPart(type: string, part: Json, location: EventLocation): void {
    const id = string(part['id']);
    if (id !== '' && !seen.add(id)) return;
    switch (type) {
      case 'step_start':
      case 'step-start':
        // Its log, which is read after all of what it printed, says what it tries, and it is the last to know.
        if (location.stream === 'stdout') trying = null;
        waiting = false;
        closed = null;
        answer = null;
        return;
      case 'tool_use':
      case 'tool':
        listToolEvents(part, location, reading).forEach(emit);
        return;
      case 'text': {
        const text = string(part['text']);
        if (text === '') return;
        emit({ type: 'message', text, ...location });
        answer = { text, location };
        return;
      }
      case 'step_finish':
      case 'step-finish':
        finishStep(part, location);
    }
  }

  function readSession({ sessionID, info }: Json): void {
    const { parentID, created } = asFields(info);
    sessions.add(string(sessionID), string(parentID) || null, number(created) ?? 0);
  }

  /** Of a subagent only its calls count; what it says is the result of one of the main conversation. */
  function readLogged(record: Json, location: EventLocation): void {
    const role = answers.roleOf(record);
    const is_main = record['sessionID'] === sessions.main();
    const part = asFields(record['part']);
    const type = string(part['type']);
    if (role === 'user' && is_main && type === 'text')
      listTypedEvents(readTyped(string(part['text'])), facts, location).forEach(emit);
    if (role === null || role === 'user') return;
    if (type === 'tool' && asFields(part['state'])['status'] === 'running') answers.keepBusy(string(part['messageID']));
    if (is_main || type === 'tool') readPart(type, part, location);
  }

  function findFailure(exit: ExitFacts): Failure | null {
    if (error) return error;
    if (closed) return null;
    const logged = answers.error();
    if (logged) return { fault: logged, location: remains.last };
    if (trying && (exit.timed_out || exit.exit_code !== 0)) return trying;
    return remains.failure(exit, waiting || answers.isWaiting());
  }

  return {
    record(record, location) {
      if (!isKnown(record)) return;
      remains.started = true;
      remains.last = location;
      if (record['type'] === 'session') return readSession(record);
      if (record['type'] === 'message') return answers.readMessage(record);
      if (record['type'] === 'part') return readLogged(record, location);
      sessions.print(string(record['sessionID']));
      if (isJson(record['error'])) error = { fault: faultOfError(record['error']), location };
      else readPart(string(record['type']), asFields(record['part']), location);
    },
    stderr(line, location) {
      const fault = faultOfLog(line);
      if (fault) trying = { fault, location };
      waiting = isWaiting(line) ?? waiting;
      if (!isLog(line)) remains.keep(line);
    },
    end(exit) {
      if (closed) emit({ type: 'end', usage: used.total(), session_id: sessions.main(), ...closed });
      const found = findFailure(exit);
      if (found) emit({ type: 'fault', fault: found.fault, ...found.location });
      else if (closed && answer) emit({ type: 'final_answer', text: answer.text, ...answer.location });
    },
  };
}
