/** A result and its comparison → what a click on its cell of the page shows. */
import { namePlace } from '../../contract/locations.js';
import type { Result } from '../../contract/result.js';
import type { Conversation } from '../../contract/transcript/conversation.js';
import { describeOffer } from '../../delta/offers.js';
import type { DeltaRow } from '../../delta/schema.js';
import { clean, oneLine } from '../../text/escape.js';
import { endSentence, openSentence } from '../../text/sentence.js';
import type { Finding } from '../findings/finding.js';
import { describeRefuser } from '../findings/refused.js';
import { formatHookCall } from '../view/hook-calls.js';
import type { ReportInput } from '../view/input.js';

export interface Detail {
  status: string;
  delta: string | null;
  kind: string | null;
  expected: string | null;
  why: string[];
  finding: Pick<Finding, 'fix' | 'reproduce' | 'accept'> | null;
  file: string | null;
  offer: string | null;
  hits: [tier: number, token: string, at: string, proof: string][];
  missing: string[];
  disallowed: string[];
  trials: string[];
  hooks: string[];
  output: string;
  facts: string[];
  /** The trial that stands for the unit first. */
  conversations: readonly Conversation[];
}

const MOST_HITS = 12;

interface DetailInput {
  input: ReportInput;
  result: Result | null;
  delta: DeltaRow | null;
  finding: Finding | null;
}

export function makeDetail({ input, result, delta, finding }: DetailInput): Detail {
  const reason = delta?.reason ? oneLine(delta.reason, 900) : '';
  const error =
    result?.error && !reason.includes(openSentence(oneLine(result.error, 400))) ? oneLine(result.error, 600) : '';
  const place = finding?.place;
  const refuser = result && describeRefuser(result);
  return {
    status: result?.status ?? 'no result',
    delta: delta?.delta ?? null,
    kind: result?.kind ?? null,
    expected: result?.expected_skill ? oneLine(result.expected_skill, 120) : null,
    why: [reason, error, refuser ? endSentence(`The call was ${oneLine(refuser, 300)}`) : ''].filter(Boolean),
    finding: finding && { fix: finding.fix, reproduce: finding.reproduce, accept: finding.accept },
    file: place ? oneLine(namePlace(place), 300) : null,
    offer: result?.offer
      ? oneLine(
          [describeOffer({ ...result.offer, offer: result.offer.state }), result.offer.reason]
            .filter(Boolean)
            .join('; '),
          400,
        )
      : null,
    hits: result ? listHits(result) : [],
    missing: (result?.missing_evidence ?? []).slice(0, 20).map((token) => oneLine(token, 200)),
    disallowed: (result?.disallowed_hits ?? []).slice(0, 20).map((token) => oneLine(token, 200)),
    trials: (result?.trials.verdicts ?? []).map(
      ({ trial, status, timed_out, duration_ms }) =>
        `trial ${trial}: ${status}${timed_out ? ', timed out' : ''} (${seconds(duration_ms)})`,
    ),
    hooks: (result?.hook_calls ?? []).slice(0, 10).map(formatHookCall),
    output: result && result.status !== 'pass' ? clean(result.output_excerpt.slice(-1500)) : '',
    facts: result ? listFacts(result) : [],
    conversations: (result && input.conversations?.get(result.unit_run_id)) ?? [],
  };
}

function listHits(result: Result): Detail['hits'] {
  const lines = new Map(
    result.tool_use_proof_lines.map((proof) => [proof.token, `${proof.source}:${proof.line_number}`]),
  );
  return Object.entries(result.token_hits)
    .slice(0, MOST_HITS)
    .map(([token, hit]) => [
      hit.tier,
      oneLine(token, 120),
      oneLine(lines.get(token) ?? '', 60),
      oneLine(hit.proof_line, 240),
    ]);
}

function listFacts({ duration_ms, usage, exit_code, signal, unit_run_id }: Result): string[] {
  const tokens = (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0);
  return [
    seconds(duration_ms),
    tokens > 0 ? `${tokens} tokens` : '',
    signal ? `ended by ${oneLine(signal, 20)}` : exit_code ? `exit code ${exit_code}` : '',
    `unit ${oneLine(unit_run_id, 80)}`,
  ].filter(Boolean);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
