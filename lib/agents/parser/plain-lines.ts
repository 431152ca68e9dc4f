/** Lines of a run that are not records → the words that name its fault, and the prose of a run that printed nothing else. */
import type { AgentEvent, EventLocation } from '../../contract/transcript/event.js';

/** Characters of a line. */
export const PROOF_LENGTH = 500;
const MOST_LINES = 60;

export type PlainLines = ReturnType<typeof createPlainLines>;

export function createPlainLines(emit: (event: AgentEvent) => void) {
  const lines = { stdout: [] as string[], stderr: [] as string[] };
  return {
    keep(stream: 'stdout' | 'stderr', text: string): void {
      if (text.trim() && lines[stream].length < MOST_LINES) lines[stream].push(text.slice(0, PROOF_LENGTH));
    },
    /** The lines of stderr, joined. */
    words: () => lines.stderr.join('\n'),
    /** With --output-format text there is only prose. */
    emitProse(location: EventLocation): void {
      for (const [index, text] of lines.stdout.entries()) emit({ type: 'message', text, ...location, line: index + 1 });
    },
  };
}
