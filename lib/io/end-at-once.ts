/** The last thing this process does when it has no time left: what it started dies, what it made for units goes. */
import { removeOpenPlaces } from './place.js';
import { killRunning } from './process.js';

/** Synchronous, so that it can stand in an `exit` listener; does nothing after a clean end. */
export function endAtOnce(): void {
  killRunning();
  removeOpenPlaces();
}
