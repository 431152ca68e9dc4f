/** A case's clean pass in a pack → its row, and the folder of a trial with its own lines of the transcript. */
import type { Result, Trial } from '../../contract/result.js';
import { describeDecided } from '../../evidence/explain/decided.js';
import { aggregateUnit, describeTrial, type TrialOutcome } from '../trial/aggregate.js';
import type { UnitContext } from '../trial/context.js';
import type { PackedCase } from './events.js';
import { type CallMark, writeExcerpts } from './excerpt.js';

export interface PackedOutcome extends PackedCase, Pick<TrialOutcome, 'transcript' | 'verdict'> {
  offer: Result['offer'];
  delivery: Result['delivery'];
}

export const isClean = ({ verdict }: PackedOutcome): boolean => verdict.status === 'pass' && verdict.fault === null;

/** False where the transcript is too long, and nothing was written. */
export const writeTrials = (
  folder: string,
  marks: readonly CallMark[],
  outcomes: readonly PackedOutcome[],
  version: string,
  context: UnitContext,
): Promise<boolean> =>
  writeExcerpts(
    folder,
    marks,
    outcomes.map((outcome) => ({
      unit_run_id: outcome.unit.unit_run_id,
      calls: outcome.calls,
      meta: describeTrial(outcome.unit.agent, version, outcome, {
        decided: describeDecided(outcome.evidence),
        delivery: outcome.delivery,
      }),
    })),
    context,
  );

export function packedRow(
  { unit, asked, offer, delivery, ...outcome }: PackedOutcome,
  pack: NonNullable<Result['pack']>,
): Result {
  const trial: Trial = {
    trial: 1,
    status: outcome.verdict.status,
    duration_ms: Math.round(outcome.transcript.exit.duration_ms / pack.cases),
    timed_out: false,
    failures: [],
  };
  return {
    ...aggregateUnit(unit, asked.testCase, [outcome], [trial]).row,
    token_hits: outcome.evidence.hits,
    offer,
    delivery: delivery ?? null,
    // The process was given the requests of all of them.
    usage: { input_tokens: null, output_tokens: null, cost_usd: null },
    pack,
  };
}
