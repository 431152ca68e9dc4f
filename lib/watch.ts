/** Runs an agent's process while somebody reads what it prints, and ends it once that one has seen enough. */
import type { Launch } from './agents/agent.js';
import type { Doors } from './doors.js';
import type { ProcessOptions, ProcessOutcome } from './io/process.js';

export interface Watch {
  line(stream: 'stdout' | 'stderr', line: string): void;
  /** True once no later line can change the verdict: the agent is then ended. */
  isDecided(): boolean;
}

export async function runWatched(
  launch: Launch,
  options: ProcessOptions,
  watch: Watch | null,
  doors: Doors,
): Promise<ProcessOutcome> {
  if (!watch) return doors.runProcess(launch, options);
  const enough = new AbortController();
  const over = new AbortController();
  const follow = (stream: 'stdout' | 'stderr') =>
    doors.followLines(
      options[`${stream}_file`],
      (line) => {
        watch.line(stream, line);
        if (watch.isDecided()) enough.abort();
      },
      over.signal,
    );
  const following = Promise.all([follow('stdout'), follow('stderr')]);
  const exit = await doors.runProcess(launch, { ...options, enough: enough.signal }).finally(() => over.abort());
  await following;
  // How it took being ended says nothing.
  return exit.ended_by === 'enough' ? { ...exit, exit_code: null, signal: null, stopped_early: true } : exit;
}
