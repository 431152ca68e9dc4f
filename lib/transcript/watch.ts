/** Runs an agent's process while a watch reads its output, and ends the process once later output cannot change the verdict, or it is held. */

import type { Launch } from '../contract/ports/launch.js';
import type { ProcessOptions, ProcessOutcome } from '../contract/ports/process.js';
import type { Ports } from './ports.js';

export interface Watch {
  line(stream: 'stdout' | 'stderr', line: string): void;
  /** True once no later line can change the verdict; the agent's process is then ended. */
  isDecided(): boolean;
}

export async function runWatched(
  launch: Launch,
  options: ProcessOptions,
  watch: Watch | null,
  held: AbortSignal,
  ports: Ports,
): Promise<ProcessOutcome> {
  if (!watch) return withoutEnd(await ports.runProcess(launch, { ...options, enough: held }));
  const enough = new AbortController();
  const exited = new AbortController();
  const follow = (stream: 'stdout' | 'stderr') =>
    ports.followLines(
      options[`${stream}_file`],
      (line) => {
        watch.line(stream, line);
        if (watch.isDecided()) enough.abort();
      },
      exited.signal,
    );
  const following = Promise.all([follow('stdout'), follow('stderr')]);
  const either = AbortSignal.any([enough.signal, held]);
  const exit = await ports.runProcess(launch, { ...options, enough: either }).finally(() => exited.abort());
  await following;
  return withoutEnd(exit);
}

/** Exit code and signal of one that was ended only show how it reacted to that. */
const withoutEnd = (exit: ProcessOutcome): ProcessOutcome =>
  exit.ended_by === 'enough' ? { ...exit, exit_code: null, signal: null, stopped_early: true } : exit;
