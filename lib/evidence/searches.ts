/** The claims of a case → what is searched for in the texts of events, each with its own test. */
import { bareId } from '../text/bare-id.js';
import { escapePattern } from '../text/escape.js';
import type { Claim } from './claims.js';
import { type IdCase, includesWord, namesId, normaliseId } from './skill-id.js';

export interface Search {
  token: string;
  skill: boolean;
  /** isIn expects lower-case text. */
  normalise: boolean;
  isIn(text: string): boolean;
}

export function listSearches(
  claims: Pick<Claim, 'token' | 'skill'>[],
  id_case: IdCase,
  ids: ReadonlySet<string>,
): Search[] {
  return claims
    .filter((claim) => claim.skill !== '*')
    .map(({ token, skill }) => {
      if (skill !== null) {
        const id = normaliseId(bareId(skill), id_case);
        return { token, skill: true, normalise: id_case === 'ignore', isIn: (text) => namesId(text, id) };
      }
      const words = token.toLowerCase();
      if (!words.includes('/'))
        return { token, skill: false, normalise: true, isIn: (text) => includesWord(text, words, ids) };
      // Paths on Windows, and in JSON there: any run of slashes.
      const pattern = new RegExp(escapePattern(words).replaceAll('/', '[\\\\/]+'));
      return { token, skill: false, normalise: true, isIn: (text) => pattern.test(text) };
    });
}
