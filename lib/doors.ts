/** The doors a batch goes through to the outside, as one argument; lib/io/doors.ts opens the real ones. */
import type { Launch } from './agents/agent.js';
import type { Files } from './io/files.js';
import type { readLogGrowth } from './io/log-snapshot.js';
import type { ModelServer } from './io/model-server.js';
import type { ProcessOptions, ProcessOutcome } from './io/process.js';

/** Folders of one trial. Absolute, short, of fixed length, gone when closed. */
export interface Place {
  home: string;
  workspace: string;
  source_copy: string;
  close(): Promise<void>;
}

export interface Doors {
  files: Files;
  /** Where no pipe and no shell stands between: see lib/io/process.ts. */
  runProcess(launch: Launch, options: ProcessOptions): Promise<ProcessOutcome>;
  /** mark: the batch, or the unit's marker, that it is for. */
  openPlace(mark?: string): Promise<Place>;
  /** Every line of a file, in order, however long; nothing when the file is absent. */
  readLines(path: string, onLine: (line: string) => void): Promise<void>;
  /** Every whole line of a file that is still being written. */
  followLines(path: string, onLine: (line: string) => void, until: AbortSignal): Promise<void>;
  /** Files below a folder that match the globs, sorted. */
  findFiles(folder: string, globs: readonly string[]): Promise<string[]>;
  /** Copies a text file line by line through `change`. */
  copyLines(from: string, to: string, change: (line: string) => string): Promise<void>;
  /** What logs gained since the snapshot: see lib/io/log-snapshot.ts. */
  readLogGrowth: typeof readLogGrowth;
  modelServer: ModelServer;
  now(): Date;
  /** A fresh UUID. */
  newId(): string;
}
