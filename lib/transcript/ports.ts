/** The ports through which a batch reaches the outside, as one argument; lib/setup/ports.ts opens the real ones. */

import type { Files } from '../contract/ports/files.js';
import type { Launch } from '../contract/ports/launch.js';
import type { LogSnapshot, ReadLogGrowth } from '../contract/ports/logs.js';
import type { ProcessOptions, ProcessOutcome } from '../contract/ports/process.js';
import type { SandboxFacts } from '../contract/ports/sandbox.js';
import type { TrialFolders } from '../contract/ports/trial-folders.js';
import type { ModelServer } from './model-server.js';

export interface Ports {
  files: Files;
  /** Runs without pipes and without a shell: see lib/io/process/process.ts. */
  runProcess(launch: Launch, options: ProcessOptions): Promise<ProcessOutcome>;
  /** mark: the id of the batch, or the marker of the unit, that the folders belong to. in_memory: where this machine has room; no sandbox shows them there. */
  openTrialFolders(mark?: string, in_memory?: boolean): Promise<TrialFolders>;
  /** A case's folder → its unit's own; where the source under test is in it, as a clone has it. */
  copyWorkspace(from: string, to: string, source_root: string): Promise<void>;
  /** Leaves nothing in a folder from which an agent starts a program; keep: hooks may run. */
  stopProcesses(folder: string, keep?: 'hooks'): Promise<unknown>;
  /** Makes a folder a git repository, with one commit of what it holds. */
  makeRepository(folder: string): Promise<void>;
  /** Every line of a file, in order, however long; nothing when the file is absent. */
  readLines(path: string, onLine: (line: string) => void): Promise<void>;
  /** Every complete line of a file that is still being written. */
  followLines(path: string, onLine: (line: string) => void, until: AbortSignal): Promise<void>;
  /** Files below a folder that match the globs, sorted. trusted: no unit has written there, so that a link may lead out of it. */
  findFiles(folder: string, globs: readonly string[], trusted?: boolean): Promise<string[]>;
  /** Copies a text file line by line through `change`, and passes on the lines of the copy. */
  copyLines(
    from: string,
    to: string,
    change: (line: string) => string,
    onCopied?: (line: string) => void,
  ): Promise<void>;
  /** Reads what the logs gained since the snapshot; see lib/setup/sessions/log-snapshot.ts. */
  readLogGrowth: ReadLogGrowth;
  /** Moves a snapshot to now: what the logs hold by then is not looked at. */
  moveLogSnapshot(snapshot: LogSnapshot): Promise<void>;
  /** The program that runs the recorder of hooks: this one's own Node. */
  node: string;
  /** Closing it closes the sandbox, too. */
  modelServer: ModelServer;
  /** What stands around every process whose access is limited. */
  sandbox: SandboxFacts;
  now(): Date;
  /** A fresh UUID. */
  newId(): string;
}
