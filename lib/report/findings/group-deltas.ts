/** Turns deltas that need attention into groups, one per thing to fix: rows that broke in the same way are one group, however many they are. */

import { UNDECIDED } from '../../contract/decision.js';
import { OFFLINE } from '../../contract/plan.js';
import type { Result } from '../../contract/result.js';
import type { Delta } from '../../delta/classify.js';
import type { DeltaRow } from '../../delta/schema.js';
import { groupBy } from '../../input/group-by.js';
import { memoize } from '../../input/memoize.js';
import { bareId } from '../../text/bare-id.js';
import { withoutNumbers } from '../../text/count.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { DELTA_WORDS } from '../view/words.js';
import { findKnown, findRenaming, listCauses } from './change.js';
import { isExplained, listSubjects, locate } from './locate.js';
import { whatFailed } from './outage.js';
import { groupParts } from './part-findings.js';
import { fixOf } from './remediation.js';

const NEEDS_ATTENTION = [
  'REGRESSION',
  'UNMET',
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'OFFER_LOSS',
  'DELIVERY_LOSS',
  'WEAKENED',
  'INCONCLUSIVE',
  'INFRA',
] as const satisfies readonly Delta[];
export type NeedsAttention = (typeof NEEDS_ATTENTION)[number];

/** Worst first: what fails the gate before what does not, then by kind, then the larger group. Log, summary, comment and page all ask. */
export const groupDeltas = memoize(
  (input: ReportInput): readonly (readonly DeltaRow[])[] => {
    const rows = input.comparison.deltas.filter(({ delta }) => (NEEDS_ATTENTION as readonly Delta[]).includes(delta));
    const ofSubject = groupBy(rows, (row) => subjectKey(row, input));
    const groups = groupBy(ofSubject.values(), (group) => signatureOf(group, input));
    const whole = [...groups.values()].map((subjects) => subjects.flat());
    const alike = [...groupBy(whole, (group) => lossOf(group) ?? group).values()].map((groups) => groups.flat());
    // What a manifest broke is one thing to fix, whatever it broke.
    return [...groupBy(alike, (group) => findManifest(group, input) ?? group).values()]
      .map((all) => all.flat().sort((a, b) => rankOf([a]) - rankOf([b])))
      .sort((a, b) => rankOf(a) - rankOf(b) || casesOf(b) - casesOf(a));
  },
  ({ comparison }) => comparison,
  // What changed is read for what is grouped without it.
  ({ changes }) => (changes ? 'explained' : ''),
);

/** The manifest that is all that changed of what these rows rest on, and a part of each of them; null: there is none. */
function findManifest(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const files = input.results.locations?.plugin ?? [];
  if (!input.changes || !rows.every(isExplained) || findKnown(rows)) return null;
  const [cause, ...others] = listCauses(rows, input);
  return cause && others.length === 0 && files.includes(cause.file) && MANIFEST.test(cause.file) ? cause.file : null;
}

const MANIFEST = /(?:^|\/)(?:plugin|marketplace)\.json$/;

/** Enough for what a reader looks at; each costs a request. */
const MOST_FILES = 40;

/** The files on which the worst findings rest. */
export function listSubjectFiles(input: ReportInput): string[] {
  const rows = groupDeltas(input).flat();
  const parts = groupParts(input).flat();
  return [...new Set([...listSubjects(rows, input), ...parts].map(({ file }) => file))].slice(0, MOST_FILES);
}

const rankOf = (rows: readonly DeltaRow[]) =>
  (rows.some(({ fails }) => fails) ? 0 : 100) +
  (rows[0] ? DELTA_WORDS[rows[0].delta].rank : 0) +
  // A case that nothing runs any more guards less than one that only checks less.
  (rows[0]?.less === 'checks' || rows[0]?.less === 'lowered' || isNew(rows[0]) ? 0.5 : 0);
// What passes is recorded after what fails is mended.
const isNew = (row?: DeltaRow) => row?.delta === 'MISSING_BASELINE' && row.status === 'pass';
const casesOf = (rows: readonly DeltaRow[]) => rows.length;

/** A skill that breaks in the same way on every agent is one thing to fix. */
function subjectKey(row: DeltaRow, input: ReportInput): string {
  switch (row.delta) {
    case 'MISSING_BASELINE':
      // What fails is to be mended first.
      if (row.status === 'fail') return `${row.delta} ${row.case_id} ${withoutNames(row)}`;
      return row.status === 'pass' ? row.delta : `${row.delta} ${row.agent} ${findResult(input, row)?.fault?.kind}`;
    case 'WEAKENED':
      return `${row.delta} ${row.case_id} ${withoutNames(row)}`;
    case 'MISSING_RESULT':
    case 'INFRA':
      return `${row.delta} ${row.agent} ${findResult(input, row)?.fault?.kind ?? row.reason}`;
    case 'OFFER_LOSS': {
      // Many skills may be pushed out of one listing for the same reason, which is fixed once.
      const why = row.loss?.cause;
      const known = Boolean(row.known);
      return why ? `${row.delta} ${row.agent} ${known} ${why}` : `${row.delta} ${row.skill} ${row.reason}`;
    }
    default: {
      // In-process rows are reproduced by another command.
      const where = row.agent === OFFLINE ? OFFLINE : 'agents';
      // What kept a model from deciding is another thing to fix than what kept it elsewhere.
      const fault = findResult(input, row)?.fault;
      const why = fault?.kind === UNDECIDED ? withoutOwn(fault.message) : '';
      return `${row.delta} ${row.skill ?? row.case_id} ${where} ${row.failure_kind} ${row.timed_out} ${Boolean(row.known)} ${fixOf(row, input)} ${why}`;
    }
  }
}

/** Counts and quotations differ from row to row. */
const withoutOwn = (message: string) => withoutNumbers(message.replace(/: .*$/s, ''));

const OF_A_FILE: readonly unknown[] = ['unmatched', 'turned_off'];

/** What happened on which agents, whatever the skills, the cases and the calls are: subjects of one signature are one group. */
function signatureOf(rows: readonly DeltaRow[], input: ReportInput): string {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const { delta, failure_kind, timed_out, status, skill, loss } = first;
  // A description that grew is one thing to fix, whatever each agent makes of it.
  if (delta === 'OFFER_LOSS' && loss && rows.every((row) => row.skill === skill && !row.loss?.pushed_out_by))
    return JSON.stringify([delta, skill, loss.after.offer]);
  // So is a matcher or a switch, whichever calls show it on which agents.
  const place = OF_A_FILE.includes(findResult(input, first)?.tried_call?.failure) ? locate(first, input) : null;
  if (place) return JSON.stringify([delta, failure_kind, place]);
  // An outage is one thing to look at, on however many agents.
  const agents = delta !== 'INFRA' && delta !== 'MISSING_RESULT';
  const rowTexts = rows.map((row) => {
    const result = findResult(input, row);
    // What could not be installed is each agent's own, and why it could not is one cause.
    const reason = row.reason?.replace(whatFailed(result?.fault?.message), '') ?? null;
    return `${agents ? row.agent : ''} ${describeRow({ ...row, reason }, result)}`;
  });
  return JSON.stringify([
    delta,
    failure_kind,
    timed_out,
    status,
    Boolean(first.known),
    // Each has its own new name.
    findRenaming(rows, input)?.message,
    findResult(input, first)?.kind,
    [...new Set(rowTexts)].sort(),
  ]);
}

/** Skills that lost the same for the same reason on the same agents, whatever their lengths are; null: nothing that others may share. */
function lossOf(rows: readonly DeltaRow[]): string | null {
  if (rows.some(({ delta, loss }) => delta !== 'OFFER_LOSS' || !loss || loss.pushed_out_by)) return null;
  const said = rows.map(
    (row) => `${row.agent} ${Boolean(row.known)} ${row.loss?.after.offer} ${withoutNumbers(withoutNames(row))}`,
  );
  return JSON.stringify([...new Set(said)].sort());
}

/** What a call printed is its own; what its hook did is what other calls may share. */
function describeRow(row: DeltaRow, result: Result | null): string {
  const { why, call } = result?.tried_call ?? {};
  return why && call ? withoutNames({ ...row, reason: why.replaceAll(call, '…') }) : withoutNames(row);
}

/** The reason without the names, the quotations and the numbers that belong to this row alone. */
export function withoutNames({ reason, skill, case_id, agent }: DeltaRow): string {
  const names = [skill, skill && bareId(skill), case_id, agent].filter((name): name is string => Boolean(name));
  const own = [...new Set(names)].sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w\s]/g, '\\$&'));
  const bare = own.length
    ? (reason ?? '').replace(new RegExp(`(?<![\\w-])(?:${own.join('|')})(?![\\w-])`, 'g'), '…')
    : '';
  return (own.length ? bare : (reason ?? ''))
    .replace(/“[^”]*”/g, '“…”')
    .replace(/\d+\/\d+/g, 'n/n')
    .replace(/\+\d+/g, '+n');
}
