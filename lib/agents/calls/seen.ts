/** Ids that a run tells more than once → which of them were there before. */

/** A run has some dozens; the limit only keeps malicious output from filling the memory. */
const MAX_SEEN = 20_000;

export function createSeen() {
  const ids = new Set<string>();
  return {
    has: (id: string) => ids.has(id),
    /** Whether it is new. */
    add(id: string): boolean {
      if (ids.has(id)) return false;
      if (ids.size < MAX_SEEN) ids.add(id);
      return true;
    },
  };
}
