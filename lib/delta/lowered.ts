/** The baseline at the ref and that of this branch → what the branch expects less of: a later break of it would be expected. */
import { type Expectation, findExpectation } from '../baseline/expectation.js';
import type { Baseline } from '../baseline/schema.js';
import { judgedAs, MEASURED_MODES } from '../contract/mode.js';
import type { Result } from '../contract/result.js';
import { getOwn } from '../input/get-own.js';
import { listFew } from '../text/count.js';
import { findOutcome, type RowFacts } from './classify.js';
import type { CompareInput } from './input.js';
import { describeOffer, findRefOffer, freshReason, isWorseOffer } from './offers.js';
import type { DeltaRow, Less } from './schema.js';
import type { Weakening, Weakenings } from './weakened.js';

/** Begins what is said of a row whose expectation this branch lowered already. */
export const LOWERED = 'this change lowers its baseline entry';

/** It failed as this branch alone expects. */
export const isLowered = ({ gated, current, ref, result }: RowFacts): boolean =>
  gated &&
  result !== null &&
  ref?.status === 'pass' &&
  current !== null &&
  current.status !== 'pass' &&
  findOutcome(result) !== 'pass';

/** How to say that it is meant: then nothing fails, here and in `check --since`. */
const EASED =
  'Then it no longer blocks the merge, and a reviewer decides (the gate is inconclusive, or passes with `accept: with_reason` in the workflow)';
export const UNBLOCKED = `new \`reason\` that says why. ${EASED}`;

/** Of a case that goes. record: the run against the ref that `baseline update` reads, and that. */
export const keepEntries = (its: string, baseline: string, record: string): string =>
  `record why: ${record}, which keeps ${its} entries in \`${baseline}\` until that is merged, with your reason. ${EASED}`;

/** Of cases that a hook still answers, though not on every agent. cases: as they are shown. */
export const limitCases = (cases: readonly string[], agents: readonly string[]): string =>
  `write into ${listFew(cases, 10)} \`"agents": [${agents.map((agent) => JSON.stringify(agent)).join(', ')}]\`, on which a hook still answers, and a ${UNBLOCKED}.`;

/** What to do where less is asked, in the same words wherever it is found. */
export function fixLess(how: Less, baseline: string, record: string): string {
  switch (how) {
    case 'lowered':
      return `write \`pass\` back into its entries of \`${baseline}\`. If less is to be expected of it, give them a ${UNBLOCKED}`;
    case 'deleted':
      return `restore the case. If it is meant to go, ${keepEntries('its', baseline, record)}`;
    default:
      return `undo that change of the case. If it is meant, give the case, or its entries in \`${baseline}\`, a ${UNBLOCKED}`;
  }
}

type Measured = Pick<CompareInput['results'], 'mode' | 'decider' | 'offers'>;
type Expected = Pick<Expectation, 'status' | 'allow_timeout'> | null;

const describe = (ref: Expected, now: Expected, may_lack = true): string | null => {
  if (ref?.status !== 'pass' || (now === null && may_lack)) return null;
  if (now?.status !== 'pass') return `${LOWERED} from pass to ${now?.status ?? 'none'}`;
  return now.allow_timeout && !ref.allow_timeout ? `${LOWERED}: it may now time out` : null;
};

/** A row that is as good as ever has no need of a lower entry. What failed is judged by the ref's entry all the same. */
export function withLowered(
  weaker: Weakening | null,
  { ref, current, result }: { ref: Expected; current: Expected; result: Result | null },
): Weakening | null {
  const lowered = result?.status === 'pass' && !result.timed_out ? describe(ref, current) : null;
  if (lowered === null) return weaker;
  const words = [...(weaker?.words ?? []), `${lowered}, although it passed`];
  return { how: 'lowered', reason: null, skill: null, ...weaker, words };
}

/** What no row shows: entries of what this batch did not run, and offers that are better than what is now written of them. rows: null where nothing was run, and no row says that an entry is missing. */
export function listLowered(
  { results, current, ref }: Pick<CompareInput, 'current' | 'ref'> & { results: Measured },
  rows: readonly DeltaRow[] | null,
  cases: Weakenings,
): (Pick<Weakening, 'words' | 'reason'> & { id: string })[] {
  const before = ref?.baseline;
  if (!before || !current) return [];
  return [
    ...listEntries(before, current, rows, { cases, mode: judgedAs(results) }),
    ...listOffers(before, current, results),
    ...listForgotten(before, current, results),
  ];
}

function* listEntries(
  before: Baseline,
  current: Baseline,
  rows: readonly DeltaRow[] | null,
  { cases, mode }: { cases: Weakenings; mode: ReturnType<typeof judgedAs> },
) {
  const keyOf = (case_id: string, agent: string) => JSON.stringify([case_id, agent]);
  const shown = new Set(
    (rows ?? []).filter(({ less }) => less === 'lowered').map(({ case_id, agent }) => keyOf(case_id ?? '', agent)),
  );
  for (const [former, agents] of before.cases) {
    const id = cases.renamedTo(former) ?? former;
    for (const agent of agents.keys()) {
      // Of a case with another id, a row would say that its entry is missing.
      if (shown.has(keyOf(id, agent)) || (rows === null && (!cases.has(id) || isUnrecorded(former, id, current))))
        continue;
      for (const one of [mode, ...MEASURED_MODES.filter((other) => other !== mode)]) {
        const now = findExpectation(current, one, id, agent);
        const lowered = describe(findExpectation(before, one, former, agent), now, rows !== null);
        if (lowered === null) continue;
        yield {
          id,
          words: [`on ${agent} ${lowered}${one === mode ? '' : ` in mode ${one}`}`],
          reason: freshReason(now, before.cases.get(former)?.get(agent)),
        };
        break;
      }
    }
  }
}

/** A case that has another id than at the ref has no entry by that id. */
export const isUnrecorded = (former: string, id: string, { cases }: Pick<Baseline, 'cases'>): boolean =>
  former !== id && !cases.has(id);

function* listOffers(before: Baseline, current: Baseline, { offers }: Measured) {
  for (const [agent, lower] of Object.entries(current.$offers))
    for (const [skill, after] of Object.entries(lower)) {
      const was = findRefOffer(before, agent, skill);
      const now = getOwn(getOwn(offers, agent), skill);
      if (!was || !isWorseOffer(was, after) || (now && !isWorseOffer(now, after))) continue;
      const words = [
        `on ${agent} the baseline records it as ${describeOffer(after)}, and recorded it as ${describeOffer(was)} before`,
      ];
      yield { id: skill, words, reason: freshReason(after, getOwn(before.$offers[agent], skill)) };
    }
}

/** What agents list is compared with what was recorded: where the record goes, no later loss is seen. */
function* listForgotten(before: Baseline, current: Baseline, { offers }: Measured) {
  const listed = new Set(Object.values(offers).flatMap((skills) => Object.keys(skills)));
  const known = current.$meta.skills ?? {};
  for (const id of Object.keys(before.$meta.skills ?? {}))
    if (listed.has(id) && !(id in known))
      yield { id, words: ['what agents list of it is no longer recorded'], reason: null };
  for (const id of Object.keys(before.$deliveries ?? {}))
    if (id in offers && !current.$deliveries?.[id])
      yield { id, words: ['how much of each text reaches it is no longer recorded'], reason: null };
}
