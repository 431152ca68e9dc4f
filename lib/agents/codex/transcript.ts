/** Lines of a codex run, of stdout, stderr and rollout → events. Reads `--json` and plain runs, hostile text, half lines. */
import type { AgentEvent, EventPlace, ExitFacts } from '../../event.js';
import type { TranscriptFacts, TranscriptParser } from '../agent.js';
import { faultOfStart, faultOfTurn } from './faults.js';
import { createItemsReader } from './items.js';
import { createPlainReader } from './plain.js';
import { createRefusalReader, type Refusal } from './refusals.js';
import { createSessionLogReader } from './session-log.js';
import { createSink } from './sink.js';

/** Enough of stderr to see why a run did not start. */
const STDERR_KEPT = 8_000;

export function createParser(facts: TranscriptFacts, emit: (event: AgentEvent) => void): TranscriptParser {
  const sink = createSink(facts, emit);
  const items = createItemsReader(sink);
  const refused: { refusal: Refusal; place: EventPlace; from_log: boolean; both: boolean }[] = [];
  const lines = { stdout: 0, stderr: 0, session_log: 0 };
  let answer: string[] = [];
  let stderr = '';

  /** stderr and rollout tell of the same refusal: stderr is its place, the rollout may know what was asked. */
  function refuse(refusal: Refusal, place: EventPlace, from_log: boolean): void {
    const same = refused.find((other) => other.from_log !== from_log && !other.both && isSame(other.refusal, refusal));
    if (!same) {
      if (refused.length < 5000) refused.push({ refusal, place, from_log, both: false });
      return;
    }
    same.both = true;
    same.refusal = {
      ...same.refusal,
      command: same.refusal.command ?? refusal.command,
      input: same.refusal.input ?? refusal.input,
    };
    if (!from_log) same.place = place;
  }

  const refusals = createRefusalReader(sink, (refusal, place) => refuse(refusal, place, false));
  const plain = createPlainReader(sink, refusals.read);
  const log = createSessionLogReader(sink, items.state.commands, (refusal) => refuse(refusal, sink.place(), true));

  function tellRefusals(): void {
    refused.forEach(({ refusal, place }, index) => {
      const { outcome, tool, command, message } = refusal;
      const call_id = `refused_${index + 1}`;
      if (command === null)
        sink.tell('tool_call', { call_id, tool, input: refusal.input ?? {}, outcome, message, output: '' }, place);
      else sink.tellCommand({ call_id, command, cwd: null, output: '', exit_code: null, outcome, message }, place);
    });
  }

  function tellFault(exit: ExitFacts): void {
    const nowhere: EventPlace = { stream: 'stderr', line: Math.max(lines.stderr, 1), proof: '' };
    const { state } = items;
    const place = state.error_place ?? nowhere;
    const words = plain.failure();
    const failed = exit.exit_code !== 0 && exit.exit_code !== null;
    if (exit.spawn_error)
      sink.tell('fault', { fault: { kind: 'cli_missing', message: exit.spawn_error.slice(0, 500) } }, nowhere);
    else if (state.failure !== null && !state.ended) sink.tell('fault', { fault: faultOfTurn(state.failure) }, place);
    else if (state.last_error !== null && !state.ended)
      sink.tell('fault', { fault: faultOfTurn(state.last_error) }, place);
    else if (words && failed) sink.tell('fault', { fault: faultOfTurn(words.message) }, words.place ?? nowhere);
    // Codex 0.169.0 has no limit for an answer that does not even begin. Only the rollout proves that none did.
    else if (exit.timed_out && !state.ended && log.unanswered())
      sink.tell(
        'fault',
        { fault: { kind: 'server_timeout', message: 'the model server had not answered when time was up' } },
        nowhere,
      );
    else if (failed && !state.ended && !exit.timed_out && exit.signal === null) {
      const proof = stderr.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
      const fault = faultOfStart(stderr, exit.exit_code);
      const began = state.started || plain.isPlain();
      sink.tell('fault', { fault: began ? { ...fault, kind: 'crashed' } : fault }, { ...nowhere, proof });
    }
  }

  function endPlain(exit: ExitFacts): void {
    plain.end();
    if (!plain.isPlain() || exit.exit_code !== 0 || plain.total() === null) return;
    const place: EventPlace = {
      stream: 'stdout',
      line: Math.max(lines.stdout, 1),
      proof: (answer.at(-1) ?? '').slice(0, 500),
    };
    sink.tell('final_answer', { text: answer.join('\n') }, place);
    const usage = { input_tokens: plain.total(), output_tokens: null, cost_usd: null };
    sink.tell('end', { usage, session_id: plain.session() }, place);
  }

  return {
    stdout(raw) {
      const line = raw.replace(/\r$/, '');
      lines.stdout += 1;
      sink.at('stdout', lines.stdout, line);
      // Without --json stdout is the last message and nothing else.
      if (!items.read(line) && !items.state.started && answer.length < 10_000) answer.push(line);
      else if (items.state.started) answer = [];
    },
    stderr(raw) {
      const line = raw.replace(/\r$/, '');
      lines.stderr += 1;
      if (stderr.length < STDERR_KEPT) stderr += `${line.slice(0, 2000)}\n`;
      sink.at('stderr', lines.stderr, line);
      if (plain.isPlain()) plain.read(line);
      else if (!refusals.read(line, false)) plain.read(line);
    },
    sessionLog(raw) {
      lines.session_log += 1;
      sink.at('session_log', lines.session_log, raw);
      log.read(raw.replace(/\r$/, ''));
    },
    end(exit) {
      refusals.end();
      items.end();
      endPlain(exit);
      tellRefusals();
      tellFault(exit);
    },
  };
}

function isSame(one: Refusal, other: Refusal): boolean {
  if (one.outcome !== other.outcome || (one.tool && other.tool && one.tool !== other.tool)) return false;
  if (one.command === null || other.command === null) return true;
  const [short = '', long = ''] = [one.command.trim(), other.command.trim()].sort((a, b) => a.length - b.length);
  // Noise on stderr may have been taken for the command's next lines.
  return short === long || (short !== '' && long.startsWith(`${short}\n`));
}
