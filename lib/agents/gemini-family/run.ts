/** What a run of Gemini CLI or its fork Qwen Code printed besides its calls → its messages, how it closed, and the events of its end. */
import type { AgentEvent, EventLocation, Fault } from '../../contract/transcript/event.js';
import { type Json, number } from '../../input/json-value.js';
import { createPlainLines, type PlainLines, PROOF_LENGTH } from '../parser/plain-lines.js';

interface Ending {
  fault: Fault | null;
  usage: Json;
  session_id: string | null;
  /** '' where the run named none. */
  model: string;
}

export interface Run {
  plain: PlainLines;
  /** True once the stream printed a record: the session's file then only adds to it. */
  streamed: boolean;
  /** The stream's last record, which says how the run went. */
  closing: { line: Json; location: EventLocation } | null;
  /** The last message of the run. */
  final: { text: string; location: EventLocation } | null;
  message(text: string, location: EventLocation): void;
  end(lines: { stdout: number }, endingOf: () => Ending): void;
}

export const crashed = (message: string): Fault => ({ kind: 'crashed', message: message.slice(0, PROOF_LENGTH) });

export function createRun(emit: (event: AgentEvent) => void): Run {
  const plain = createPlainLines(emit);
  const run: Run = {
    plain,
    streamed: false,
    closing: null,
    final: null,
    message(text, location) {
      emit({ type: 'message', text, ...location });
      run.final = { text, location };
    },
    end(lines, endingOf) {
      const location = run.closing?.location ?? { stream: 'stdout', line: Math.max(1, lines.stdout), proof: '' };
      if (!run.streamed && !run.final) plain.emitProse(location);
      const { fault, usage: counted, session_id, model } = endingOf();
      const [input_tokens, output_tokens] = [number(counted['input_tokens']), number(counted['output_tokens'])];
      const usage = { input_tokens, output_tokens, cost_usd: null };
      if (fault) emit({ type: 'fault', fault, ...location });
      if (run.closing) emit({ type: 'end', usage, session_id, ...location });
      if (run.final && !fault) emit({ type: 'final_answer', text: run.final.text, ...run.final.location });
      if (model) emit({ type: 'model', model, ...location });
    },
  };
  return run;
}
