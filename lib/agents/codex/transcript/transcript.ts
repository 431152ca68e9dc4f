/** A codex run, of stdout, stderr and rollout → events. Reads `--json` and plain runs, and rollouts alone. */
import type { AgentEvent, EventLocation, ExitFacts } from '../../../contract/transcript/event.js';
import { asFields, string } from '../../../input/json-value.js';
import { createPlainCalls } from '../../calls/plain-calls.js';
import type { Failure } from '../../faults/run-remains.js';
import { UNANSWERED } from '../../faults/unanswered.js';
import type { RecordParser, TranscriptFacts } from '../../interface/transcript-parser.js';
import { parserOf } from '../../parser/parser.js';
import { faultOfStart, faultOfTurn } from '../faults.js';
import { formats, isRollout } from '../format.js';
import { createEmitter } from './event-emitter.js';
import { countCommand, createItemsReader } from './items.js';
import { createPlainReader } from './plain.js';
import { createRefusalReader, isRuntimeGone, type Refusal } from './refusals.js';
import { createRolloutReader } from './rollout.js';

/** Characters of stderr to keep: enough to see why a run did not start. */
const STDERR_KEPT = 8_000;

export const createParser = parserOf('codex', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const emitter = createEmitter(facts, emit);
  const items = createItemsReader(emitter);
  const refused: { refusal: Refusal; location: EventLocation; from_log: boolean; both: boolean }[] = [];
  /** Without --json stdout is the last message and nothing else; null where it is not, and a long session is not held. */
  let answer: string[] | null = [];
  let stderr = '';

  /** Both stderr and the rollout report a refusal: the location is taken from stderr, the input of the call from the rollout. */
  function refuse(refusal: Refusal, location: EventLocation, from_log: boolean): void {
    const same = refused.find((other) => other.from_log !== from_log && !other.both && isSame(other.refusal, refusal));
    if (!same) {
      if (refused.length < 5000) refused.push({ refusal, location: location, from_log, both: false });
      return;
    }
    same.both = true;
    same.refusal = {
      ...same.refusal,
      command: same.refusal.command ?? refusal.command,
      input: same.refusal.input ?? refusal.input,
    };
    if (!from_log) same.location = location;
  }

  const refusals = createRefusalReader(emitter, (refusal, location) => refuse(refusal, location, false));
  const plain_calls = createPlainCalls(emit);
  const text_emitter = createEmitter(facts, plain_calls.add);
  const plain = createPlainReader(
    {
      ...text_emitter,
      emitCommand(command, location) {
        countCommand(items.state.commands, command.command);
        text_emitter.emitCommand(command, location);
      },
    },
    refusals.read,
  );
  const rollout = createRolloutReader(emitter, items.state.commands, (refusal) =>
    refuse(refusal, emitter.location(), true),
  );

  function emitRefusals(): void {
    refused.forEach(({ refusal, location }, index) => {
      const { outcome, tool, command, message } = refusal;
      const call_id = `refused_${index + 1}`;
      if (command === null)
        emitter.emit(
          'tool_call',
          { call_id, tool, input: refusal.input ?? {}, outcome, message, output: '' },
          location,
        );
      else
        emitter.emitCommand({ call_id, command, cwd: null, output: '', exit_code: null, outcome, message }, location);
    });
  }

  function findFault(exit: ExitFacts, lines: { stderr: number }): Failure | null {
    const nowhere: EventLocation = { stream: 'stderr', line: Math.max(lines.stderr, 1), proof: '' };
    const { state } = items;
    const words = plain.failure();
    const gone = refused.find(({ refusal }) => isRuntimeGone(refusal));
    const failed = exit.exit_code !== 0 && exit.exit_code !== null;
    if (exit.spawn_error)
      return { fault: { kind: 'cli_missing', message: exit.spawn_error.slice(0, 500) }, location: nowhere };
    const turn = state.ended ? null : (state.failure ?? state.last_error);
    if (turn !== null) return { fault: faultOfTurn(turn), location: state.errorLocation ?? nowhere };
    if (words && failed) return { fault: faultOfTurn(words.message), location: words.location ?? nowhere };
    if (gone && !exit.timed_out) {
      const message = `the tool runtime failed: ${gone.refusal.message}`.slice(0, 500);
      return { fault: { kind: 'crashed', message }, location: gone.location };
    }
    // Codex 0.169.0 has no limit for an answer that does not even begin. Only the rollout proves that none did.
    if (exit.timed_out && !state.ended && rollout.unanswered()) return { fault: UNANSWERED, location: nowhere };
    if (!failed || state.ended || exit.timed_out || exit.signal !== null) return null;
    const proof = stderr.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
    const fault = faultOfStart(stderr, exit.exit_code);
    const began = state.started || plain.isPlain();
    return { fault: began ? { ...fault, kind: 'crashed' } : fault, location: { ...nowhere, proof } };
  }

  function endPlain(exit: ExitFacts, lines: { stdout: number }): void {
    plain.end();
    plain_calls.end((call) => rollout.covers(string(asFields(call.input)['command'])));
    if (!answer || !plain.isPlain() || exit.exit_code !== 0 || plain.total() === null) return;
    const location: EventLocation = {
      stream: 'stdout',
      line: Math.max(lines.stdout, 1),
      proof: (answer.at(-1) ?? '').slice(0, 500),
    };
    emitter.emit('final_answer', { text: answer.join('\n') }, location);
    const usage = { input_tokens: plain.total(), output_tokens: null, cost_usd: null };
    emitter.emit('end', { usage, session_id: plain.session() }, location);
  }

  return {
    stdoutLine(line) {
      if (answer && !items.state.started && answer.length < 10_000) answer.push(line);
    },
    record(record, location) {
      emitter.at(location.stream, location.line, location.proof);
      // The log is read last: what it shows of the run's last command must not count twice.
      if (location.stream === 'session_log') plain.end();
      // Beside a run's own output the rollout is asked for what that does not show; alone it is the run.
      if (isRollout(record)) {
        const alone = !items.state.started && !plain.isPlain();
        if (alone && location.stream === 'stdout') answer = null;
        rollout.read(record, alone);
      } else if (location.stream === 'stdout' && items.read(record)) answer = [];
    },
    text() {},
    stderr(line, location) {
      if (stderr.length < STDERR_KEPT) stderr += `${line.slice(0, 2000)}\n`;
      emitter.at('stderr', location.line, line);
      text_emitter.at('stderr', location.line, line);
      if (plain.isPlain()) plain.read(line);
      else if (!refusals.read(line, false)) plain.read(line);
    },
    isText: plain.isPlain,
    end(exit, lines) {
      refusals.end();
      items.end();
      rollout.end();
      endPlain(exit, lines);
      emitRefusals();
      const found = findFault(exit, lines);
      if (found) emitter.emit('fault', { fault: found.fault }, found.location);
      // `--json` does not name the model; the rollout and the head of a plain run do.
      const model = rollout.model() || plain.model();
      if (model) emitter.emit('model', { model });
    },
  };
}

function isSame(one: Refusal, other: Refusal): boolean {
  if (one.outcome !== other.outcome || (one.tool && other.tool && one.tool !== other.tool)) return false;
  if (one.command === null || other.command === null) return true;
  const [short = '', long = ''] = [one.command.trim(), other.command.trim()].sort((a, b) => a.length - b.length);
  // Other lines on stderr may have been taken for continuation lines of the command.
  return short === long || (short !== '' && long.startsWith(`${short}\n`));
}
