/** What a report says of one thing that needs attention. */
import type { Place } from '../../contract/locations.js';
import type { PartDelta } from '../../contract/part.js';
import type { Delta } from '../../delta/classify.js';

/** Plain text; text between backticks is code. */
export interface Finding {
  delta: Delta | PartDelta;
  fails: boolean;
  title: string;
  /** What a regression passed as before; null: as it is now. */
  before: string | null;
  /** How many cases and agents it stands for; null: one of each. */
  scope: string | null;
  /** What happened, in a few words that hold for all agents; null: the title or the reason says it. */
  what: string | null;
  /** Why, without what to do about it. */
  why: string | null;
  /** What of its files is not what it is at the ref, which `why` ends with; null: not known. */
  change: string | null;
  /** What happened and why. */
  brief: string;
  /** The file that broke; null where it is not known, or where it is not one. */
  place: Place | null;
  /** The file that the ref has and this branch does not; null: it is there. */
  was: string | null;
  /** What stands in these files took the room of what broke. */
  pushed: boolean;
  /** Further files that broke in the same way. */
  more_places: number;
  cause: string;
  /** The cause holds reasons of single agents or skills that `why` leaves out. */
  abridged: boolean;
  fix: string | null;
  /** Who kept the calls from being made; null where none was tried. */
  refused: string | null;
  proof: string | null;
  reproduce: string | null;
  accept: string | null;
}

/** What passes is nothing to fix, but may not have been meant. */
/** What a case no longer asks is read, not run. */
export const labelOfCommand = ({ delta }: Pick<Finding, 'delta'>): string =>
  delta === 'WEAKENED' ? 'See the change' : 'Reproduce, no key needed';

export const labelOfFix = ({ delta, fails }: Pick<Finding, 'delta' | 'fails'>): string =>
  delta === 'REMOVED' && !fails ? 'If it is not meant' : 'Fix';
