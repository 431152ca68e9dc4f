/** Claude Code's output, line by line → events. Calls and results are joined by id, never by what a line looks like. */
import type { AgentEvent, EventPlace, ExitFacts } from '../../event.js';
import { isJson, type Json, number, objects, string } from '../../json-value.js';
import type { TranscriptFacts, TranscriptParser } from '../agent.js';
import { createCallBook } from './call-book.js';
import { type FailureWords, faultOfRemains, faultOfWords } from './faults.js';
import { blocksOf, parseLine, resultsOf, textOf } from './stream-line.js';

const PROOF_LENGTH = 500;
/** Plain lines kept of each stream, for a run that says nothing in JSON. */
const PLAIN_LINES = 40;

interface Closing {
  place: EventPlace;
  line: Json;
}

export function createParser(facts: TranscriptFacts, emit: (event: AgentEvent) => void): TranscriptParser {
  const calls = createCallBook(facts, emit);
  const plain = { stdout: [] as string[], stderr: [] as string[] };
  const count = { stdout: 0, stderr: 0, session_log: 0 };
  let streamed = false;
  let closing: Closing | null = null;
  let retry: FailureWords | null = null;
  let spoken: FailureWords | null = null;

  function readAssistant(line: Json, place: EventPlace) {
    const thread = string(line['parent_tool_use_id']);
    const failed = string(line['error']);
    for (const block of blocksOf(line['message'])) {
      if (block['type'] === 'tool_use') calls.open(block, thread, place);
      else if (block['type'] === 'text' && failed)
        spoken = { text: string(block['text']), status: null, error: failed };
      else if (block['type'] === 'text') emit({ type: 'message', text: string(block['text']), ...place });
    }
    if (!failed) retry = null;
  }

  function readUser(line: Json, place: EventPlace) {
    for (const result of resultsOf(line)) calls.close(result, place);
    const thread = string(line['parent_tool_use_id']);
    for (const block of blocksOf(line['message']))
      if (block['type'] === 'text') calls.noteBody(string(block['text']), thread, place, line['isSynthetic'] === true);
  }

  function readSystem(line: Json) {
    switch (line['subtype']) {
      case 'init':
        calls.startIn(string(line['cwd']) || null);
        break;
      case 'api_retry':
        retry = {
          text: `API Error: ${string(line['error'])} (${number(line['error_status']) ?? 'no status'}), retrying`,
          status: number(line['error_status']),
          error: string(line['error']) || null,
        };
        break;
      case 'permission_denied':
        calls.noteDenial(string(line['tool_use_id']), string(line['decision_reason_type']));
        break;
    }
  }

  function readObject(line: Json, place: EventPlace) {
    const type = line['type'];
    if (type === 'assistant') readAssistant(line, place);
    else if (type === 'user') readUser(line, place);
    else if (type === 'system') readSystem(line);
    else if (type === 'result') {
      // A run with background subagents has several; the last one speaks, but each names its own refusals.
      for (const denial of objects(line['permission_denials'])) calls.noteRefusal(string(denial['tool_use_id']));
      closing = { place, line };
    } else return;
    if (place.stream === 'stdout') streamed = true;
  }

  function read(stream: EventPlace['stream'], text: string) {
    count[stream] += 1;
    const lines = stream === 'stderr' ? [] : parseLine(text);
    const place = { stream, line: count[stream], proof: text.slice(0, PROOF_LENGTH) };
    if (lines.length === 0 && stream !== 'session_log' && text.trim() && plain[stream].length < PLAIN_LINES)
      plain[stream].push(text.slice(0, PROOF_LENGTH));
    for (const line of lines) readObject(line, place);
  }

  function close(exit: ExitFacts) {
    calls.end();
    const place = closing?.place ?? { stream: 'stdout' as const, line: Math.max(1, count.stdout), proof: '' };
    const result = closing?.line;
    if (!result) {
      // --output-format text: prose is all there is.
      if (!streamed)
        for (const [index, text] of plain.stdout.entries()) emit({ type: 'message', text, ...place, line: index + 1 });
      const fault =
        spoken && !exit.timed_out
          ? faultOfWords(spoken)
          : faultOfRemains(exit, { streamed, retry, stdout: plain.stdout, stderr: plain.stderr });
      if (fault) emit({ type: 'fault', fault, ...place });
      return;
    }
    const text = textOf(result['result']);
    const status = number(result['api_error_status']);
    const failed = result['is_error'] === true;
    const by_api = status !== null || result['terminal_reason'] === 'api_error';
    if (failed && (by_api || (spoken && result['subtype'] === 'success')))
      emit({
        type: 'fault',
        fault: faultOfWords({ text: text || (spoken?.text ?? ''), status, error: spoken?.error ?? null }),
        ...place,
      });
    else if (result['subtype'] === 'error_during_execution' && !exit.timed_out)
      emit({ type: 'fault', fault: { kind: 'crashed', message: 'error_during_execution' }, ...place });
    emit({ type: 'end', usage: usageOf(result), session_id: string(result['session_id']) || null, ...place });
    if (!failed && typeof result['result'] === 'string') emit({ type: 'final_answer', text, ...place });
  }

  return {
    stdout: (line) => read('stdout', line),
    stderr: (line) => read('stderr', line),
    sessionLog: (line) => {
      // The log repeats the stream; it only adds something to a run that printed no stream.
      if (!streamed) read('session_log', line);
    },
    end: close,
  };
}

/** `usage` is the main conversation's alone; `modelUsage` has the subagents too. Tokens read from a cache are input as well. */
function usageOf(result: Json) {
  const models = isJson(result['modelUsage']) ? objects(Object.values(result['modelUsage'])) : [];
  const sum = (...fields: string[]) =>
    models.length === 0
      ? null
      : models.reduce((total, model) => total + fields.reduce((t, field) => t + (number(model[field]) ?? 0), 0), 0);
  return {
    input_tokens: sum('inputTokens', 'cacheReadInputTokens', 'cacheCreationInputTokens'),
    output_tokens: sum('outputTokens'),
    cost_usd: number(result['total_cost_usd']),
  };
}
