/** The last thing this process does when it has no time left: what it started dies, what it made for units goes. */

/** In the order in which they are taken. */
const steps: Record<'kill' | 'remove', (() => void) | null> = { kill: null, remove: null };

/** Told by who starts processes or makes places, when the first one is: a command that does neither loads neither. */
export function leaveToTheEnd(step: keyof typeof steps, work: () => void): void {
  steps[step] = work;
}

/** Synchronous, so that it can stand in an `exit` listener; does nothing after a clean end. */
export function endAtOnce(): void {
  steps.kill?.();
  steps.remove?.();
}
