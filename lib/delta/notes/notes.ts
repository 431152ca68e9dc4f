/** Turns a comparison into the notes shown with its table: missing baselines, changed agent versions, removed entries and skills. */

import { recordedModes } from '../../baseline/expectation.js';
import { UNDECIDED } from '../../contract/decision.js';
import { namePlace } from '../../contract/locations.js';
import { judgedAs } from '../../contract/mode.js';
import { OFFLINE } from '../../contract/plan.js';
import { TO_WRITE_CATEGORY } from '../../contract/result.js';
import { getOwn } from '../../input/get-own.js';
import { count, listFew } from '../../text/count.js';
import { isJudged } from '../gate.js';
import type { DeltaRow, Note } from '../schema.js';
import { noteAgents } from './agents.js';
import { type NoteFacts, note, warn } from './note.js';
import { noteOffers, noteSkills } from './skills.js';

/** How the reason of a row begins whose case has another id now. */
export const RENAMED = 'renamed to ';
export const isRenamed = ({ reason }: Pick<DeltaRow, 'reason'>): boolean => reason?.startsWith(RENAMED) === true;

export function findNotes(facts: NoteFacts): Note[] {
  return [
    ...noteBaselines(facts),
    ...noteMode(facts),
    ...notePacks(facts),
    ...noteUnjudged(facts),
    ...noteHooks(facts),
    ...noteDrafts(facts),
    ...noteUndecided(facts),
    ...noteAgents(facts),
    ...noteRows(facts),
    ...noteNothing(facts),
    ...noteSkills(facts),
    ...noteOffers(facts),
  ];
}

/** What asking would take is an estimate: the tokens of a request are known only to the model. */
function noteUndecided({ results, rows }: NoteFacts): Note[] {
  const { decider } = results;
  const open = results.results.filter(({ fault }) => fault?.kind === UNDECIDED);
  if (!decider || open.length === 0) return [];
  const one = open.length === 1;
  const what = `${count(open.length, 'result')} of ${rows.length} ${one ? 'is' : 'are'} undecided, neither passed nor failed`;
  const how =
    results.mode === 'replay'
      ? `${what}: ${one ? 'it needs' : 'they need'} \`--mode ${decider.mode}\``
      : `${what}: \`--mode model --record --reuse\` asks for what is open`;
  return [warn(`${how}${priceOf(decider)}: ${list(open)}.`)];
}

function priceOf({
  mode,
  undecided: { trials, requests, input_tokens },
}: NonNullable<NoteFacts['results']['decider']>) {
  if (requests === 0) return '';
  const tokens = `${thousands(input_tokens)} tokens`;
  return mode === 'model'
    ? ` (about ${count(requests, 'request')} with ${tokens} in all)`
    : ` (${count(trials, 'session')} with the vendor; what they list and ask is about ${tokens}, to which the agents add their own)`;
}

const thousands = (n: number) => n.toLocaleString('en');

function noteBaselines({ rows, current, ref, refBaseline, options = {} }: NoteFacts): Note[] {
  if (current === null && refBaseline === null) {
    const where = ref ? `, neither here nor at ${ref.name}` : '';
    if (options.require_baseline)
      return [
        warn(
          `There is no baseline${where}, so nothing can be compared and the gate fails. This says nothing of what the branch changed. Commit the first baseline, which is in the job summary and the artifact, to this branch, and the gate passes.`,
        ),
      ];
    const first = rows.some(({ status }) => status === 'fail')
      ? 'First fix what fails, since it would be recorded as expected, and run again; then record'
      : 'Record';
    return [
      warn(
        `There is no baseline yet${where}: this report shows what passed and what failed, compares nothing, and only a failure fails the gate. ${first} the results with \`agent-routing baseline update --reason "…"\`, and commit the file that it writes.`,
      ),
    ];
  }
  if (current === null)
    return [
      warn(
        `${ref?.name} has a baseline file, but the working tree does not, so every result lacks its entry. Restore the file.`,
      ),
    ];
  if (ref?.is_head)
    return [
      note(`${nameRef(ref)} is the commit that is checked out, so only what is not committed is compared with it.`),
    ];
  if (!ref || ref.baseline !== null) return [];
  if (ref.unread)
    return [
      warn(
        `${nameRef(ref)} has ${ref.unread}, but not the baseline file that is used here, so what it expects was not compared. Keep its name, or move it with \`git mv\`.`,
      ),
    ];
  return [
    warn(`${nameRef(ref)} has no baseline file, so every result counts as NEW and no regression can be detected.`),
  ];
}

/** One entry serves all modes until a mode has its own: a reader should know when it was recorded in another. */
function noteMode({ results, current, ref, refBaseline }: NoteFacts): Note[] {
  const baseline = refBaseline ?? current;
  const recorded = baseline ? recordedModes(baseline) : [];
  if (recorded.length === 0 || recorded.includes(judgedAs(results)) || !asksAgents(results)) return [];
  return [
    note(
      `${refBaseline && ref ? `The baseline at ${ref.name}` : 'The baseline'} was recorded in mode ${recorded.join(', ')}, and this batch ran in mode ${results.mode}: its expectations are those of another mode. \`agent-routing baseline update --reason "…"\` records what this mode gives as well, and each mode then has its own; what the other expects stays.`,
    ),
  ];
}

/** A reader of a pass should know what it does not show. */
function notePacks({ results }: NoteFacts): Note[] {
  const shared = results.results.filter(({ pack }) => pack !== undefined);
  if (shared.length === 0) return [];
  const message = `To save time, ${shared.length} of ${count(results.results.length, 'result')} come from runs in which an agent was started once for several cases, without sending the prompt of each (\`--pack off\` starts it once for each case).`;
  return [{ ...note(message), usual: true }];
}

/** Nor should a pass be taken for more than the mode can show. */
function noteUnjudged({ results }: NoteFacts): Note[] {
  const passed = results.results.filter(({ status, not_judged = [] }) => status === 'pass' && not_judged.length > 0);
  const [token] = passed.flatMap(({ not_judged = [] }) => not_judged.map((each) => each.token));
  if (token === undefined) return [];
  const what = `${count(passed.length, 'result')} passed without words that the case requires and that mode ${results.mode} cannot show`;
  return [note(`${what}, such as \`${token}\`: ${list(passed)}.`)];
}

/** A hook that was asked about one skill may decide otherwise about the next. */
function noteHooks({ results }: NoteFacts): Note[] {
  const skills = results.results.filter(({ kind, status }) => kind === 'skill' && status === 'pass');
  const asked = skills.filter(({ hook_calls = [] }) => hook_calls.length > 0);
  if (asked.length === 0 || asked.length === skills.length) return [];
  const message = `The source's own hooks ran beside one skill case of an agent: ${list(asked)}. A hook that keeps only other skills from loading is not seen.`;
  return [note(message)];
}

/** It passes as any other, and nobody has said yet what a user would ask. */
function noteDrafts({ results }: NoteFacts): Note[] {
  const drafts = results.results.filter(({ category }) => category === TO_WRITE_CATEGORY);
  const ids = [...new Set(drafts.map(({ case_id }) => case_id))];
  if (ids.length === 0) return [];
  const places = ids.map((id) => {
    const place = getOwn(results.locations?.cases, id);
    return place ? namePlace(place) : id;
  });
  const [what, theirs] = ids.length > 1 ? ['cases are drafts', 'their prompts'] : ['case is a draft', 'its prompt'];
  const message = `${ids.length} ${what} of the category \`${TO_WRITE_CATEGORY}\` (${listFew(places)}): write ${theirs}, and change the category.`;
  return [note(message)];
}

/** What runs in process is the same in every mode. */
const asksAgents = ({ results }: NoteFacts['results']) => results.some(({ agent }) => agent !== OFFLINE);

function noteRows({ rows, ref, current }: NoteFacts): Note[] {
  const removed = rows.filter((row) => row.delta === 'REMOVED' && !isRenamed(row));
  const lost = removed.filter((row) => row.expected_status === 'pass');
  const kept = lost.flatMap((row) => current?.cases.get(row.case_id ?? '')?.get(row.agent) ?? []);
  const meant =
    kept.length === 0
      ? 'If they are gone for good, nothing is left to do; if not, restore the cases.'
      : kept.every(({ reason }) => reason)
        ? 'Their baseline entries say why; once that is merged, `baseline update` removes them.'
        : 'If they are gone for good, `baseline update --reason "…"` removes their entries from the baseline, too; if not, restore the cases.';
  if (lost.length)
    return [
      warn(
        `${ref?.name ?? 'The baseline'} expects ${count(lost.length, 'result')} to pass whose case is gone: ${list(lost)}. ${meant}`,
      ),
    ];
  if (removed.length === 0) return [];
  return [note(`${count(removed.length, 'baseline entry has', 'baseline entries have')} no case: ${list(removed)}.`)];
}

/** Who took the last skill away wonders why that is no pass. */
function noteNothing({ rows }: NoteFacts): Note[] {
  return rows.every((row) => (row.delta === 'REMOVED' || row.delta === 'NOT_RUN') && !isJudged(row))
    ? [
        warn(
          'No case ran that can pass or fail. So the gate cannot pass; where nothing else is wrong, it is inconclusive, which does not block the merge.',
        ),
      ]
    : [];
}

function nameRef(ref: { name: string; sha: string | null }): string {
  return ref.sha ? `${ref.name}@${ref.sha.slice(0, 7)}` : ref.name;
}

const list = (rows: readonly Pick<DeltaRow, 'case_id' | 'agent'>[]): string =>
  listFew(
    rows.map((row) => `${row.case_id} (${row.agent})`),
    10,
  );
