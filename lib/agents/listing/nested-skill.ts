/** A skill in the folder of another → why an agent that goes no deeper does not find it, with the fix. */
import { posix } from 'node:path';
import { type Explanation, explain } from '../../contract/offer.js';

/** outer: the other one's folder. */
export const explainNested = (title: string, path: string, outer: string): Explanation =>
  explain(
    `${title} does not look for skills inside the folder of another skill, and ${outer} is one`,
    // A SKILL.md in the folder that holds skills is itself the one to be moved.
    posix.basename(outer) === 'skills'
      ? `move ${outer}/SKILL.md to a folder of its own in ${outer}`
      : `move ${path} out of it`,
  );
