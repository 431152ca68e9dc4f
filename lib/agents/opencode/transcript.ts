/** OpenCode's output, record by record → events. One record holds a call and its result. */
import type { AgentEvent, EventLocation, ExitFacts, Fault } from '../../contract/event.js';
import { asFields, isJson, type Json, number, string } from '../../input/json-value.js';
import type { Reading } from '../call-events.js';
import { exitFault } from '../exit-fault.js';
import { parserOf } from '../parser.js';
import type { RecordParser, TranscriptFacts } from '../transcript-parser.js';
import { UNANSWERED } from '../unanswered.js';
import { faultOfError, faultOfLog, faultOfStart, isLog, isWaiting } from './faults.js';
import { formats } from './format.js';
import { listToolEvents } from './tool-events.js';

const MAX_SEEN = 20_000;
const MAX_STDERR = 4_000;

export const createParser = parserOf('opencode', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const reading: Reading = { facts, cwd: facts.cwd, disk: new Map() };
  const seen = new Set<string>();
  let started = false;
  let waiting = false;
  let closed: EventLocation | null = null;
  let session_id: string | null = null;
  let error: { fault: Fault; location: EventLocation } | null = null;
  let trying: { fault: Fault; location: EventLocation } | null = null;
  let answer: { text: string; location: EventLocation } | null = null;
  let last: EventLocation = { stream: 'stdout', line: 0, proof: '' };
  let stderr = '';
  const tokens = { input: 0, output: 0, cost: 0, known: false };

  function isRepeated(part: Json): boolean {
    const id = string(part['id']);
    if (id === '' || seen.has(id)) return id !== '';
    if (seen.size < MAX_SEEN) seen.add(id);
    return false;
  }

  /** There is no closing record: a step that asks for no more tools is the last. */
  function finishStep(part: Json, location: EventLocation): void {
    const { input, output } = asFields(part['tokens']);
    tokens.known ||= number(input) !== null;
    tokens.input += number(input) ?? 0;
    tokens.output += number(output) ?? 0;
    tokens.cost += number(part['cost']) ?? 0;
    closed = part['reason'] === 'tool-calls' ? null : location;
  }

  function readPart(type: string, part: Json, location: EventLocation): void {
    if (isRepeated(part)) return;
    switch (type) {
      case 'step_start':
        trying = null;
        closed = null;
        answer = null;
        return;
      case 'tool_use':
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
        finishStep(part, location);
    }
  }

  function findFault(exit: ExitFacts): { fault: Fault; location: EventLocation } | null {
    if (error) return error;
    if (closed) return null;
    if (trying && (exit.timed_out || exit.exit_code !== 0)) return trying;
    if (exit.timed_out && waiting)
      return {
        fault: UNANSWERED,
        location: last,
      };
    if (exit.stopped_early) return null;
    const words = stderr.trim();
    const fault = (started ? null : faultOfStart(words)) ?? exitFault(exit, words.split('\n').at(-1) ?? '');
    return fault && { fault, location: { ...last, stream: 'stderr', proof: '' } };
  }

  return {
    record(record, location) {
      if (!formats.isKnown(record)) return;
      started = true;
      last = location;
      session_id ??= string(record['sessionID']) || null;
      if (isJson(record['error'])) error = { fault: faultOfError(record['error']), location };
      else readPart(string(record['type']), asFields(record['part']), location);
    },
    text() {},
    stderr(line, location) {
      const fault = faultOfLog(line);
      if (fault) trying = { fault, location };
      waiting = isWaiting(line) ?? waiting;
      if (isLog(line)) return;
      if (stderr.length < MAX_STDERR) stderr += `${line.slice(0, 1_000)}\n`;
    },
    end(exit) {
      const usage = tokens.known
        ? { input_tokens: tokens.input, output_tokens: tokens.output, cost_usd: tokens.cost }
        : { input_tokens: null, output_tokens: null, cost_usd: null };
      if (closed) emit({ type: 'end', usage, session_id, ...closed });
      const found = findFault(exit);
      if (found) emit({ type: 'fault', fault: found.fault, ...found.location });
      else if (closed && answer) emit({ type: 'final_answer', text: answer.text, ...answer.location });
    },
  };
}
