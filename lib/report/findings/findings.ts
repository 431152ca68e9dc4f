/** Turns deltas that need attention into findings: cause, fix, proof, a command that reproduces it without a key, and how to accept it. Similar deltas become one finding. */

import type { Place } from '../../contract/locations.js';
import type { Delta } from '../../delta/classify.js';
import type { DeltaRow } from '../../delta/schema.js';
import { memoize } from '../../input/memoize.js';
import { escapePattern, oneLine } from '../../text/escape.js';
import { joinSentences, openSentence } from '../../text/sentence.js';
import { countRows } from '../view/count-deltas.js';
import { findResult } from '../view/find-result.js';
import { baseOf, type ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';
import { DELTA_WORDS, sayBefore } from '../view/words.js';
import { describeChange, findUndo, listCauses } from './change.js';
import { describeChosen, listChosenInstead } from './chosen-instead.js';
import type { Finding } from './finding.js';
import { joinFixes, listOwnFixes, nameCases } from './fix.js';
import { groupDeltas, withoutNames } from './group-deltas.js';
import { isOwnCase, locate } from './locate.js';
import { causeOfLoss, explainLoss } from './loss.js';
import { listLostHooks } from './lost-hooks.js';
import { explainOutage } from './outage.js';
import { explainParts, findBroken } from './part-findings.js';
import { proofOf } from './proof.js';
import { describeRefusers } from './refused.js';
import { acceptOf } from './remediation.js';
import { reproduce } from './reproduce.js';
import { titleOf } from './title.js';
import { explainFailed, withoutFixes } from './why.js';

/** No line of an agent's output shows a missing entry or a skill that was not offered. */
const PROVED_ELSEWHERE: readonly Delta[] = ['MISSING_BASELINE', 'OFFER_LOSS', 'DELIVERY_LOSS', 'WEAKENED'];

/** Worst first. */
export const listFindings = memoize((input: ReportInput): readonly Finding[] => {
  const rankOf = ({ fails, delta }: Finding) => (fails ? 0 : 100) + DELTA_WORDS[delta].rank;
  const findings = [...explainGroups(input).map(({ finding }) => finding), ...explainParts(input)];
  return findings.sort((a, b) => rankOf(a) - rankOf(b));
});

/** One for each thing to fix, and the rows that it broke. */
export const explainGroups = memoize(
  (input: ReportInput) => groupDeltas(input).map((rows) => ({ rows, finding: explainRows(rows, input) })),
  baseOf,
);

function describeCause(delta: Delta, rows: readonly DeltaRow[]): string {
  if (delta === 'MISSING_BASELINE')
    return [
      'the baseline does not say yet what is expected of it, as with every new case',
      ...(/ And (.*)$/s.exec(rows[0]?.reason ?? '')?.slice(1) ?? []),
    ].join('; ');
  if (delta === 'MISSING_RESULT' && rows[0]?.status !== 'infra_error')
    return `${causeOf(rows)}: the run ended before. Nothing in this branch is known to be the cause`;
  return (delta === 'OFFER_LOSS' ? causeOfLoss(rows) : null) ?? asMany(causeOf(rows), rows);
}

/** rows: what one thing to fix broke. */
export function explainRows(rows: readonly DeltaRow[], input: ReportInput): Finding {
  const [first] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const results = rows.map((row) => findResult(input, row));
  const [result = null] = results;
  const instead = describeChosen(listChosenInstead(rows, input));
  const outage = first.delta === 'INFRA' ? explainOutage(rows, input) : null;
  const broken = findBroken(first, input);
  const fixes = listOwnFixes(results);
  const told = fixes.length > 0 || findUndo(rows, input) !== null;
  const bare = told ? rows.map((row) => withoutFix(row, input)) : rows;
  const leads = broken?.rule === 'skill-file' ? openSentence(broken.message) : null;
  const cause = oneLine([describeCause(first.delta, bare), leads, instead].filter(Boolean).join('; '), 900);
  const loss = isLoss(first) ? explainLoss(rows, input) : null;
  // What a manifest broke in several ways has one cause, which the agent says that cannot install from it.
  const merged = rows.some(({ delta }) => delta !== first.delta) ? rows.find((row) => row.loss?.cause)?.loss : null;
  const refusal = merged ? { what: null, why: merged.cause, abridged: true } : null;
  const explained = outage ?? refusal ?? loss ?? explainFailed(rows, input, told) ?? { what: null, why: cause };
  const pushers = first.loss?.pushed_out_by?.others ?? 0;
  // The first of many that are new explains nothing.
  const change = pushers > 0 ? null : describeChange(rows, input);
  const lowered =
    first.delta !== 'WEAKENED' &&
    rows.some((row) => row.less === 'lowered') &&
    `This branch also lowers what the baseline expects of it, which counts only once that is on ${input.comparison.baseline.ref ?? 'the ref'}`;
  const raise = `set its \`expected_status\` back to \`pass\` in ${code(input.baseline_file ?? 'provider-baseline.json')}`;
  const hooks = listLostHooks(rows, input);
  const files = [...new Set(hooks.map(({ file }) => code(file)))];
  const took =
    hooks.length > 0 && `This branch removes ${listFew(hooks.map(({ name }) => code(name)))} from ${listFew(files)}`;
  const why =
    joinSentences(
      [broken?.why ?? explained.why, explained.why !== cause && leads, change, took, lowered].flatMap(
        (words) => words || [],
      ),
    ) || null;
  const ofPart = broken?.rule === 'skill-copy' || broken?.rule === 'plugin-marketplace' ? broken.fix : null;
  const named = nameCases(outage?.fix ?? loss?.fix ?? ofPart ?? joinFixes(rows, fixes, input), rows, input);
  const fix = named?.replaceAll('`agent-routing ', `\`${input.command ?? 'agent-routing'} `) ?? null;
  return {
    delta: first.delta,
    fails: rows.some((row) => row.fails),
    title: titleOf(rows, input),
    before: first.delta === 'REGRESSION' ? sayBefore(rows, rows.every(isOwnCase)) : null,
    scope: countRows(rows),
    what: explained.what,
    why,
    change,
    brief: [explained.what, why].filter(Boolean).join(': '),
    cause,
    abridged: explained.abridged ?? false,
    ...placesOf(rows, input),
    fix: fix && lowered ? fix.replace(BEFORE_MEANT, `$1, and ${raise}$2`) : fix,
    refused: refusal ? null : describeRefusers(rows, input),
    proof: PROVED_ELSEWHERE.includes(first.delta) ? null : proofOf(result),
    reproduce: reproduce(rows, input),
    // To record it leaves the error in the file.
    accept: broken ? null : acceptOf(rows, input),
  };
}

/** What undoes it, and what to do instead. */
const BEFORE_MEANT = /^(.*?)(; if it is meant, .*)?$/s;

/** One reason stands for several cases, and names the first. */
function asMany(reason: string, rows: readonly DeltaRow[]): string {
  if (new Set(rows.map(({ case_id }) => case_id)).size < 2) return reason;
  const skills = [...new Set(rows.map(({ skill }) => skill))];
  const example = skills.length > 1 && skills[0] ? `, such as ${code(skills[0])}` : '';
  return reason.replace(
    /( expects )it( to pass; )it( failed(?: \(\w+\))?)/,
    (_, expects, to_pass, failed) => `${expects}them${to_pass}they${failed}${example}`,
  );
}

/** What to do has a line of its own. */
const withoutFix = (row: DeltaRow, input: ReportInput): DeltaRow => ({
  ...row,
  reason:
    row.reason && row.failure_kind === 'skill_not_offered'
      ? withoutFixes(row.reason, findResult(input, row)?.offer?.fixes ?? [])
      : row.reason,
});

/** The part of the reason that all agents share, then each distinct rest with its agents. */
function causeOf(rows: readonly DeltaRow[]): string {
  const byAgent = new Map(rows.toReversed().map(({ agent, reason }) => [agent, reason ?? '']));
  const agents = [...new Set(rows.map(({ agent }) => agent))];
  const reasons = [...new Set(agents.map((agent) => byAgent.get(agent) ?? ''))];
  const [first = '', ...others] = reasons;
  if (others.length === 0) return first;
  // Each reason may name its own agent.
  const own = new RegExp(`(?<![\\w-])${escapePattern(agents[0] ?? '')}(?![\\w-])`, 'g');
  if (new Set(rows.map(withoutNames)).size === 1) return first.replace(own, () => agents.join(', '));
  const differs = first.split('').findIndex((_, at) => others.some((other) => other[at] !== first[at]));
  const common = first.slice(0, first.lastIndexOf(': ', differs < 0 ? first.length : differs) + 1);
  const rests = reasons.map((reason) => openSentence(reason.slice(common.length).trim()).split('; '));
  const end = countShared(rests);
  const listed = rests.map((rest, at) => {
    const who = agents.filter((agent) => byAgent.get(agent) === reasons[at]).map(code);
    return `on ${who.join(', ')}: ${rest.slice(0, rest.length - end).join('; ')}`;
  });
  const shared = end > 0 ? [`on each of them ${rests[0]?.slice(-end).join('; ')}`] : [];
  return `${common} ${[...listed, ...shared].join('; ')}`.trim();
}

/** How many of their last clauses are the same; each has one of its own. */
function countShared(all: readonly (readonly string[])[]): number {
  const most = Math.min(...all.map((clauses) => clauses.length - 1));
  const differs = Array.from({ length: most }, (_, at) => new Set(all.map((clauses) => clauses.at(-1 - at))).size > 1);
  return differs.includes(true) ? differs.indexOf(true) : most;
}

/** A case may demand what the agent no longer lists. */
const isLoss = ({ delta, failure_kind, loss }: DeltaRow): boolean =>
  delta === 'OFFER_LOSS' || (failure_kind === 'offer_too_weak' && loss !== undefined);

/** An outage has no file to fix. */
function placesOf(
  rows: readonly DeltaRow[],
  input: ReportInput,
): Pick<Finding, 'place' | 'was' | 'pushed' | 'more_places'> {
  const places = new Map<string, Place>();
  for (const row of rows) {
    const place = locate(row, input);
    if (place && !places.has(place.file)) places.set(place.file, place);
  }
  const [place = null] = places.values();
  // What is a link now, or was one, the change says.
  const gone = listCauses(rows, input).find((one) => one.state === 'gone' && !one.link && !one.unlinked);
  const by = rows[0]?.loss?.pushed_out_by ?? null;
  // What took the room is many files where many are new.
  const more_places = Math.max(by?.others ?? 0, places.size - 1, 0);
  return { place, was: gone?.file ?? null, pushed: by !== null, more_places };
}
