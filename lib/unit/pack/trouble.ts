/** A pack that has ended → why nothing in it may count. */
import type { Result } from '../../contract/result.js';
import type { Packed } from '../../policy/packed.js';
import type { Transcript } from '../../transcript/ask.js';
import { describeListing } from '../skill/offer.js';
import type { PackEvents } from './events.js';

/** A sentence; null where the process ended well and every call in it was asked for by a case. */
export function findTrouble(
  transcript: Transcript,
  packed: Packed | null,
  events: Pick<PackEvents, 'join' | 'unclaimed'>,
  listing: string,
): string | null {
  const { exit } = transcript;
  const join = events.join();
  if (exit.timed_out) return 'the process ran out of time';
  if (exit.spawn_error || exit.signal !== null || exit.exit_code !== 0)
    return `the process ended with ${exit.signal ?? `exit code ${exit.exit_code ?? 'unknown'}`}`;
  if (!packed || !join || !packed.isComplete()) return 'the agent shortened the conversation, or did not finish it';
  if (events.unclaimed() > 0) return 'the transcript has a call that no case asked for';
  if (join.splitter.doubled() > 0) return 'a call came to an end twice';
  if (transcript.offered === null || !isSameListing(describeListing(transcript), listing))
    return 'the agent listed other skills than before';
  return null;
}

/** In any order: Gemini CLI lists skills in that in which it has read them. */
function isSameListing(one: string, other: string): boolean {
  const sorted = (listing: string) => (JSON.parse(listing) as unknown[]).map((skill) => JSON.stringify(skill)).sort();
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The lines of a transcript differ; the kind of evidence must not. */
export function isSameEvidence(packed: Result['token_hits'], alone: Result): boolean {
  const kinds = (token_hits: Result['token_hits']) =>
    JSON.stringify(
      Object.entries(token_hits)
        .map(([token, { tier, source_kind, source_detail }]) => [
          token,
          tier,
          source_kind,
          source_detail.replace(/:\d+ /, ' '),
        ])
        .sort(),
    );
  return alone.status === 'pass' && kinds(packed) === kinds(alone.token_hits);
}
