/** Calls that a run's plain text shows → events once the run's own log has been read: prose can imitate a call, a log cannot. */
import type { AgentEvent } from '../../contract/transcript/event.js';

/** Characters of outputs that wait; beyond that text has to do. */
const MOST_HELD = 32 << 20;

export function createPlainCalls(emit: (event: AgentEvent) => void) {
  let held: AgentEvent[] = [];
  let size = 0;

  function release(isReal: (call: Extract<AgentEvent, { type: 'tool_call' | 'skill_call' }>) => boolean): void {
    const imitated = new Set<string>();
    for (const event of held) {
      if (event.type === 'skill_read') {
        if (!imitated.has(event.call_id)) emit(event);
      } else if (event.type !== 'tool_call' && event.type !== 'skill_call') emit(event);
      else if (isReal(event)) emit(event);
      else {
        imitated.add(event.call_id);
        const { stream, line, proof } = event;
        emit({ type: 'message', text: proof, stream, line, proof });
      }
    }
    held = [];
  }

  return {
    /** Events of other types wait too, so that all stay in order. */
    add(event: AgentEvent): void {
      held.push(event);
      size += 'output' in event ? event.output.length + 500 : 500;
      if (size <= MOST_HELD) return;
      release(() => true);
      size = 0;
    },
    /** isReal: true if the log has this call too, or there is no log. */
    end: release,
  };
}
