/** The sessions of a log or database that may hold years of them → which one is judged, and which belong to it. */

export type SessionTree = ReturnType<typeof createSessionTree>;

export function createSessionTree() {
  const parents = new Map<string, string>();
  let newest: { id: string; created: number } | null = null;
  let printed = '';
  /** The one that was printed, or else the newest. */
  const main = () => printed || newest?.id || null;
  return {
    /** parent: of a subagent's session. */
    add(id: string, parent: string | null, created: number): void {
      if (parent !== null) parents.set(id, parent);
      else if (newest === null || created >= newest.created) newest = { id, created };
    },
    /** Of the session that runs; the first counts. */
    print(id: string): void {
      printed ||= id;
    },
    main,
    /** Whether it is the main one or a subagent's below it. */
    holds(id: string): boolean {
      const wanted = main();
      const seen = new Set<string>();
      for (let at: string | undefined = id; at && !seen.has(at); at = parents.get(at)) {
        if (at === wanted) return true;
        seen.add(at);
      }
      return false;
    },
  };
}
