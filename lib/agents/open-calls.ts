/** Calls that a run began → each once with its end, though stream and log both tell of it; those without an end at last. */
import { createSeen } from './seen.js';

/** Malicious output must not fill the memory. */
const MAX_OPEN = 1_000;

export interface OpenCalls<Call> {
  begin(call: Call): void;
  get(call_id: string): Call | undefined;
  /** Null: it never began, or has ended before. */
  end(call_id: string): Call | null;
  /** Those that are under way. */
  list(): Call[];
}

export function createOpenCalls<Call extends { call_id: string }>(): OpenCalls<Call> {
  const open = new Map<string, Call>();
  const ended = createSeen();
  return {
    begin(call) {
      if (!ended.has(call.call_id) && open.size < MAX_OPEN) open.set(call.call_id, call);
    },
    get: (call_id) => open.get(call_id),
    end(call_id) {
      const call = open.get(call_id);
      open.delete(call_id);
      return call && ended.add(call_id) ? call : null;
    },
    list: () => [...open.values()],
  };
}
