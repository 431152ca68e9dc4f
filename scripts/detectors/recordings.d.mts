import type { LabelRow } from './corpus.mjs';

/** What the recorder knows of the run. */
export interface RunFacts {
  provider: string;
  cli_version: string;
  argv: string[];
  exit_code: number | null;
  signal: string | null;
  timed_out: boolean;
  spawn_error?: string;
  output_format: string;
  cwd?: string;
  /** Null: not to be known. */
  installed_skills: { id: string; dir: string; path: string }[] | null;
}
export interface Recording {
  name: string;
  meta: RunFacts;
  labels: LabelRow[];
  /** Everything that the CLI left: `stdout.txt`, `stderr.txt` and its session logs. */
  files: Record<string, Buffer>;
}
export const CORPUS: string;
export const SETS: readonly string[];
export function readRecordings(agent: string, corpus?: string): Map<string, Recording>;
export function putRecording(
  agent: string,
  recording: Omit<Recording, 'files' | 'labels'> & { labels: object[]; files: Record<string, string | Uint8Array> },
  corpus?: string,
): void;
export function unpackRecording(recording: Recording, folder: string): void;
