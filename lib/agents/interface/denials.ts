/** The words of a denied call → who denied it. */

import type { Refuser } from '../../contract/transcript/tried-call.js';

export interface Denials {
  /** The first whose words are in the message decides. */
  words: readonly (readonly [RegExp, Refuser])[];
  /** Where none is. */
  otherwise: Refuser;
  /** Folders of a project from which the agent takes rules, which may have words of their own. */
  rule_folders?: readonly string[];
}

/** rules: the text of what `rule_folders` hold in the source; without any, no rule can be the source's. */
export function refuserOf({ words, otherwise, rule_folders }: Denials, message: string, rules: string): Refuser {
  const own = flat(message);
  if (own !== '' && flat(rules).includes(own)) return 'rule';
  const refuser = words.find(([pattern]) => pattern.test(message))?.[1] ?? otherwise;
  return refuser === 'rule' && rule_folders && rules === '' ? 'agent' : refuser;
}

/** As it is written in a file of rules: over several lines, its quotes escaped. */
const flat = (text: string): string =>
  text
    .replace(/\\(?=["'])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
