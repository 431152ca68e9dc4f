/** Copilot's plain text (`--output-format text`) → events from its bullets and their indented lines; the rest is prose. */
import type { AgentEvent, EventLocation } from '../../../contract/transcript/event.js';
import { type Bullet, readBullet } from './plain-text-call.js';
import { type CallFacts, listToolEvents } from './tool-events.js';

const BULLET = /^(●|✗|✓|○|\/) (.+)$/u;
/** A subagent's answer is printed without a final line break. */
const AFTER_ANSWER = /^(.*)(●|✗) (\S.* \(model: [^)]+\).*)$/u;
const MAX_DETAILS = 2_000;

export function createPlainText(facts: CallFacts, emit: (event: AgentEvent) => void) {
  let bullet: Bullet | null = null;
  let calls = 0;
  let seen = 0;
  /** A bullet starts a block, except in the middle of prose. */
  let blank = true;

  function close(): void {
    if (!bullet) return;
    const finished = readBullet(bullet, () => `text_${++calls}`);
    for (const call of finished) for (const event of listToolEvents(call, facts)) emit(event);
    if (!finished.length) emit({ type: 'message', text: bullet.head, ...bullet.location });
    bullet = null;
  }

  return {
    line(text: string, location: EventLocation): void {
      const begun = blank ? BULLET.exec(text) : null;
      const after = AFTER_ANSWER.exec(text);
      blank = !text.trim();
      if (begun || after) {
        close();
        if (after?.[1]) emit({ type: 'message', text: after[1], ...location });
        const [mark, head] = after ? [after[2], after[3]] : [begun?.[1], begun?.[2]];
        seen += 1;
        bullet = { location: location, ok: mark !== '✗', head: head ?? '', details: [] };
      } else if (bullet && /^ {2}/.test(text)) {
        if (bullet.details.length < MAX_DETAILS) bullet.details.push(text);
      } else {
        close();
        if (!blank) emit({ type: 'message', text, ...location });
      }
    },
    /** How many were seen, of calls or not. */
    bullets: () => seen,
    end: close,
  };
}

/** The last line of the block that closes a run on stderr names its session. */
export const sessionOf = (line: string): string | null =>
  /^Resume\s+copilot --resume=(\S+)\s*$/.exec(line)?.[1] ?? null;
