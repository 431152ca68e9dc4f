/** Cleans up synchronously when this process is about to end: kills the processes it started, removes the folders it made. */

/** In the order in which they run. */
const steps: Record<'kill' | 'remove', (() => void) | null> = { kill: null, remove: null };

/** Registered when the first process or folder is created, so that a command without either does not load that code. */
export function leaveToTheEnd(step: keyof typeof steps, work: () => void): void {
  steps[step] = work;
}

/** Synchronous, so that an `exit` listener can call it; does nothing after a clean end. */
export function endAtOnce(): void {
  steps.kill?.();
  steps.remove?.();
}
