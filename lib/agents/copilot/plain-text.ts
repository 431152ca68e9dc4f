/** Copilot's plain text (`--output-format text`): bullets and their indented lines become events, the rest is prose. */
import type { AgentEvent, EventPlace } from '../../event.js';
import { type Bullet, readBullet } from './bullet.js';
import { type CallFacts, listToolEvents } from './tool-events.js';

const BULLET = /^(●|✗|✓|○|\/) (.+)$/u;
/** A subagent's answer is printed without its line break. */
const AFTER_ANSWER = /^(.*)(●|✗) (\S.* \(model: [^)]+\).*)$/u;
const MAX_DETAILS = 2_000;

export function createPlainText(facts: CallFacts, emit: (event: AgentEvent) => void) {
  let bullet: Bullet | null = null;
  let calls = 0;
  /** A bullet begins a block. In the middle of prose it is prose. */
  let blank = true;

  function close(): void {
    if (!bullet) return;
    const finished = readBullet(bullet, () => `text_${++calls}`);
    for (const call of finished) for (const event of listToolEvents(call, facts)) emit(event);
    if (!finished.length) emit({ type: 'message', text: bullet.head, ...bullet.place });
    bullet = null;
  }

  return {
    line(text: string, place: EventPlace): void {
      const begun = blank ? BULLET.exec(text) : null;
      const after = AFTER_ANSWER.exec(text);
      blank = !text.trim();
      if (begun || after) {
        close();
        if (after?.[1]) emit({ type: 'message', text: after[1], ...place });
        const [mark, head] = after ? [after[2], after[3]] : [begun?.[1], begun?.[2]];
        bullet = { place, ok: mark !== '✗', head: head ?? '', details: [] };
      } else if (bullet && /^ {2}/.test(text)) {
        if (bullet.details.length < MAX_DETAILS) bullet.details.push(text);
      } else {
        close();
        if (!blank) emit({ type: 'message', text, ...place });
      }
    },
    end: close,
  };
}

/** The last line of the block that closes a run on stderr names its session. */
export const sessionOf = (line: string): string | null =>
  /^Resume\s+copilot --resume=(\S+)\s*$/.exec(line)?.[1] ?? null;
