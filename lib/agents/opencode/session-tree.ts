/** The sessions of a log or database that may hold years of them → which one is judged, and which belong to it. */

export interface SessionTree {
  /** parent: of a subagent's session. */
  add(id: string, parent: string | null, created: number): void;
  /** Of the session that runs; the first counts. */
  print(id: string): void;
  /** The one that was printed, or else the newest. */
  main(): string | null;
  /** Whether it is the main one or a subagent's below it. */
  holds(id: string): boolean;
}

export function createSessionTree(): SessionTree {
  const parents = new Map<string, string>();
  let newest: { id: string; created: number } | null = null;
  let printed = '';
  const main = () => printed || newest?.id || null;
  return {
    add(id, parent, created) {
      if (parent !== null) parents.set(id, parent);
      else if (newest === null || created >= newest.created) newest = { id, created };
    },
    print(id) {
      printed ||= id;
    },
    main,
    holds(id) {
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
