/** Tests for which a machine needs what not every one has. The reporter of skipped tests says at the end what that is. */
import { describe } from '@jest/globals';

/** needs: as it ends the sentence "skipped without …". */
export function describeWith(given: boolean, needs: string, title: string, tests: () => void): void {
  if (given) describe(title, tests);
  else describe.skip(`${title} (skipped without ${needs})`, tests);
}
