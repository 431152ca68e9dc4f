/** Claude Code's output, line by line → events. Calls and results are joined by id, never by the look of a line. */
import type { AgentEvent, EventLocation, ExitFacts } from '../../../contract/transcript/event.js';
import { isJson, type Json, number, objects, string } from '../../../input/json-value.js';
import { textOfContent } from '../../calls/tool-content.js';
import type { RecordParser, TranscriptFacts } from '../../interface/transcript-parser.js';
import { parserOf } from '../../parser/parser.js';
import { blocksOf, resultsOf } from '../../parser/stream-line.js';
import { type FailureWords, faultOfMessage, faultOfRemains } from '../faults.js';
import { formats } from '../format.js';
import { createCallRegistry } from './call-registry.js';

const PROOF_LENGTH = 500;
/** How many plain lines of each stream are kept, for runs that print no JSON. */
const PLAIN_LINES = 40;

export const createParser = parserOf('claude', formats, readRecords);

function readRecords(facts: TranscriptFacts, emit: (event: AgentEvent) => void): RecordParser {
  const calls = createCallRegistry(facts, emit);
  const plain = { stdout: [] as string[], stderr: [] as string[] };
  let streamed = false;
  let closing: { location: EventLocation; line: Json } | null = null;
  let retry: FailureWords | null = null;
  let spoken: FailureWords | null = null;
  let model = '';

  function readAssistant(line: Json, location: EventLocation) {
    const thread = string(line['parent_tool_use_id']);
    const failed = string(line['error']);
    // `<synthetic>`: words of the CLI itself.
    const answered = string(isJson(line['message']) ? line['message']['model'] : '');
    if (thread === '' && /^[^<]/.test(answered)) model = answered;
    for (const block of blocksOf(line['message'])) {
      if (block['type'] === 'tool_use') calls.open(block, thread, location);
      else if (block['type'] === 'text' && failed)
        spoken = { text: string(block['text']), status: null, error: failed };
      else if (block['type'] === 'text') emit({ type: 'message', text: string(block['text']), ...location });
    }
    if (!failed) retry = null;
  }

  function readUser(line: Json, location: EventLocation) {
    for (const result of resultsOf(line)) calls.close(result, location);
    const thread = string(line['parent_tool_use_id']);
    // The CLI marks what it wrote itself as synthetic on the stream and as meta in the session file.
    const synthetic = line['isSynthetic'] === true || line['isMeta'] === true;
    for (const block of blocksOf(line['message']))
      if (block['type'] === 'text') calls.noteBody(string(block['text']), thread, location, synthetic);
  }

  function readSystem(line: Json, location: EventLocation) {
    switch (line['subtype']) {
      case 'init':
        calls.startIn(line);
        // Others are about a part that is missing; the plugin is loaded (2.1.330).
        for (const { plugin, message } of objects(line['plugin_errors'])) {
          const words = /^Failed to load plugin: (.+)/s.exec(string(message))?.[1];
          if (words) emit({ type: 'plugin_refused', plugin: string(plugin), message: words, ...location });
        }
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

  /** A session file of 2.0.64 to 2.1.39 holds what a subagent did in lines of this type. */
  function readProgress(line: Json, location: EventLocation) {
    const data = isJson(line['data']) ? line['data'] : {};
    const inner = data['type'] === 'agent_progress' && isJson(data['message']) ? data['message'] : null;
    if (inner === null || (inner['type'] !== 'assistant' && inner['type'] !== 'user')) return;
    const parent_tool_use_id = line['parentToolUseID'] ?? '';
    if (inner['type'] === 'assistant') readAssistant({ ...inner, parent_tool_use_id }, location);
    else readUser({ ...inner, parent_tool_use_id }, location);
  }

  function readObject(line: Json, location: EventLocation) {
    const type = line['type'];
    if (type === 'assistant') readAssistant(line, location);
    else if (type === 'user') readUser(line, location);
    else if (type === 'system') readSystem(line, location);
    else if (type === 'progress') readProgress(line, location);
    else if (type === 'result') {
      // A run with background subagents has several closing lines; the last one counts, but each lists its own refusals.
      for (const denial of objects(line['permission_denials'])) calls.noteRefusal(string(denial['tool_use_id']));
      closing = { location: location, line };
    } else return;
    if (location.stream === 'stdout') streamed = true;
  }

  function keepPlain(text: string, location: EventLocation) {
    const kept = plain[location.stream === 'stderr' ? 'stderr' : 'stdout'];
    if (text.trim() && kept.length < PLAIN_LINES) kept.push(text.slice(0, PROOF_LENGTH));
  }

  function close(exit: ExitFacts, lines: { stdout: number }) {
    calls.end();
    const location = closing?.location ?? { stream: 'stdout' as const, line: Math.max(1, lines.stdout), proof: '' };
    const result = closing?.line;
    if (!result) {
      // With --output-format text there is only prose.
      if (!streamed)
        for (const [index, text] of plain.stdout.entries())
          emit({ type: 'message', text, ...location, line: index + 1 });
      const fault =
        spoken && !exit.timed_out
          ? faultOfMessage(spoken)
          : faultOfRemains(exit, { streamed, retry, stdout: plain.stdout, stderr: plain.stderr });
      if (fault) emit({ type: 'fault', fault, ...location });
      return;
    }
    const text = textOfContent(result['result']);
    const status = number(result['api_error_status']);
    const failed = result['is_error'] === true;
    const isApiError = status !== null || result['terminal_reason'] === 'api_error';
    if (failed && (isApiError || (spoken && result['subtype'] === 'success')))
      emit({
        type: 'fault',
        fault: faultOfMessage({ text: text || (spoken?.text ?? ''), status, error: spoken?.error ?? null }),
        ...location,
      });
    else if (result['subtype'] === 'error_during_execution' && !exit.timed_out)
      emit({ type: 'fault', fault: { kind: 'crashed', message: 'error_during_execution' }, ...location });
    emit({ type: 'end', usage: usageOf(result), session_id: string(result['session_id']) || null, ...location });
    if (!failed && typeof result['result'] === 'string') emit({ type: 'final_answer', text, ...location });
    model ||= onlyModelOf(result);
    if (model) emit({ type: 'model', model, ...location });
  }

  return {
    record(line, location) {
      // The log repeats the stream, but for what the user typed; it is all there is of a run that printed no stream.
      if (location.stream === 'session_log' && streamed) calls.readTyped(line, location);
      else readObject(line, location);
    },
    text: keepPlain,
    stderr: keepPlain,
    end: close,
  };
}

/** Without the stream only the closing line names models, those of subagents among them. */
function onlyModelOf(result: Json): string {
  const [model = '', ...others] = isJson(result['modelUsage']) ? Object.keys(result['modelUsage']) : [];
  return others.length === 0 ? model : '';
}

/** `usage` covers only the main conversation, `modelUsage` also the subagents. Tokens read from a cache count as input. */
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
