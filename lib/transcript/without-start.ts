/** The reason why an agent is not started → the outcome and the empty output of a process that could not be. */
import type { ProcessOptions, ProcessOutcome } from '../contract/ports/process.js';
import type { Ports } from './ports.js';

export async function withoutStart(
  spawn_error: string,
  { stdout_file, stderr_file }: Pick<ProcessOptions, 'stdout_file' | 'stderr_file'>,
  { files }: Pick<Ports, 'files'>,
): Promise<ProcessOutcome> {
  for (const file of [stdout_file, stderr_file]) await files.write(file, '');
  return {
    spawn_error,
    ended_by: 'itself',
    exit_code: null,
    signal: null,
    timed_out: false,
    pid: null,
    survivors: 0,
    over: null,
    duration_ms: 0,
    stdout_bytes: 0,
    stderr_bytes: 0,
    full_disk: null,
  };
}
