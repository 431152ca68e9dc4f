/** Log files in the user's own home: what a snapshot of them holds, and what a file gained since. */

export interface LogLimits {
  /** How many files are read, the newest first (--log-max-files). */
  max_files: number;
  /** Bytes read from the end of each (--log-max-bytes). */
  max_bytes: number;
}

/** One snapshot per agent and batch. Reading a unit's growth updates it, so that the next unit does not see the same lines. */
export interface LogSnapshot {
  roots: readonly string[];
  seen: Map<string, { size: number; mtime_ms: number }>;
}

/** The text that one log file gained while the unit ran. */
export interface LogGrowth {
  path: string;
  text: string;
}

/** Reads what the logs of a snapshot gained: see lib/setup/sessions/log-snapshot.ts. */
export type ReadLogGrowth = (
  snapshot: LogSnapshot,
  started_ms: number,
  marks: readonly string[] | null,
  limits?: LogLimits,
) => Promise<LogGrowth[]>;
