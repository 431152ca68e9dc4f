/** What a run of mutants was asked for → may it run in that mode, and does it fail? */
import type { Mutation } from '../../lib/contract/mutation.js';
import type { Mode } from '../../lib/contract/result.js';
import { ConfigError } from '../../lib/input/config-error.js';

/** What was not judged proves nothing: with nothing judged at all, neither is the corpus. */
export function failsScore({ total, complete }: Mutation, min_score: number): boolean {
  return !complete || total.score === null || total.score < min_score;
}

/** Hundreds of broken sources are nothing to ask a model about. */
export function modeOf(mode: Mode): 'oracle' | 'router' {
  if (mode === 'oracle' || mode === 'router') return mode;
  throw new ConfigError('Mutants run in the embedded modes only.', { fix: 'use mode oracle or router.' });
}
