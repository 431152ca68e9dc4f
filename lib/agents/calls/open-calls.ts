/** Calls that a run began → each once with its end, though stream and log both tell of it; those without an end at last. */
import { createSeen } from './seen.js';

/** Malicious output must not fill the memory. */
const MAX_OPEN = 1_000;

/** A vendor may give calls no id (`""`, seen on pi 0.87.1 and Cline 3.0.65): each is another one, and the oldest ends first. */
export function createOpenCalls<Call extends { call_id: string }>() {
  const open = new Map<string, Call>();
  const nameless: Call[] = [];
  const ended = createSeen();
  return {
    begin(call: Call): void {
      if (ended.has(call.call_id) || open.size + nameless.length >= MAX_OPEN) return;
      if (call.call_id === '') nameless.push(call);
      else open.set(call.call_id, call);
    },
    get: (call_id: string) => (call_id === '' ? nameless[0] : open.get(call_id)),
    /** Null where it never began, or has ended before. */
    end(call_id: string): Call | null {
      if (call_id === '') return nameless.shift() ?? null;
      const call = open.get(call_id);
      open.delete(call_id);
      return call && ended.add(call_id) ? call : null;
    },
    /** Those that are under way. */
    list: () => [...open.values(), ...nameless],
  };
}
