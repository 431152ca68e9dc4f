/** The claims of a case and the mode → the requirements that this mode cannot show, so that they are neither met nor missing. */
import type { Mode, NotJudged } from '../contract/result.js';
import type { Claim, Claims } from '../evidence/claims.js';

/** A word that must turn up somewhere: not a skill, not a file. */
const isWord = (claim: Claim) => claim.role === 'required' && claim.skill === null && !claim.file;

/** The embedded model asks for skills and files, then says "Done.": it never works on the task. */
export function listNotJudged(claims: Claims, mode: Mode | undefined): NotJudged[] {
  if (mode === undefined || mode === 'live') return [];
  const reason = `only a model that works on the task can produce it, and mode ${mode} only loads what the case names`;
  const tokens = claims.all.filter(isWord).map(({ token }) => token);
  if (isAnyOfWords(claims)) tokens.push(nameAny(claims.any));
  return tokens.map((token) => ({ token, reason }));
}

/** Nothing is left to judge, so a pass would prove nothing. */
export function isNothingJudged(claims: Claims, not_judged: readonly NotJudged[]): boolean {
  return not_judged.length > 0 && claims.all.every((claim) => claim.role !== 'required' || isWord(claim));
}

export const isAnyOfWords = ({ any }: Claims) => any.words && !any.activity;

/** The activity claim, as reports show it. */
export function nameAny({ tokens, activity }: Claims['any']): string {
  return `any_of(${[...tokens, ...(activity ? ['tool activity'] : [])].join('|')})`;
}
