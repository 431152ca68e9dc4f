/** Turns a comparison into the notes shown with its table: missing baselines, changed agent versions, removed entries and skills. */

import { recordedModes } from '../baseline/expectation.js';
import type { Baseline } from '../baseline/schema.js';
import { UNDECIDED } from '../contract/decision.js';
import { judgedAs } from '../contract/mode.js';
import { OFFLINE } from '../contract/plan.js';
import { bareId } from '../text/bare-id.js';
import { count } from '../text/count.js';
import { DEFAULT_FAIL_ON, type GateRow } from './gate.js';
import type { CompareInput } from './input.js';
import { describeOffer, findVersionChange } from './offers.js';
import type { DeltaRow, Note } from './schema.js';

/** How the reason of a row begins whose case has another id now. */
export const RENAMED = 'renamed to ';

interface NoteFacts extends CompareInput {
  refBaseline: Baseline | null;
  rows: readonly (DeltaRow & GateRow)[];
  missing_agents: readonly string[];
  unrecorded: readonly string[];
}

export function findNotes(facts: NoteFacts): Note[] {
  return [
    ...noteBaselines(facts),
    ...noteMode(facts),
    ...notePacks(facts),
    ...noteUndecided(facts),
    ...noteAgents(facts),
    ...noteRows(facts),
    ...noteSkills(facts),
    ...noteOffers(facts),
  ];
}

/** What asking would take is an estimate: the tokens of a request are known only to the model. */
function noteUndecided({ results, rows }: NoteFacts): Note[] {
  const { decider } = results;
  const open = results.results.filter(({ fault }) => fault?.kind === UNDECIDED).length;
  if (!decider || open === 0) return [];
  const { requests, input_tokens } = decider.undecided;
  const need =
    requests === 0 ? '' : ` (about ${count(requests, 'request')} with ${thousands(input_tokens)} tokens in all)`;
  const what = `${count(open, 'row')} of ${rows.length} ${open === 1 ? 'is' : 'are'} undecided, neither passed nor failed`;
  return [
    warn(
      results.mode === 'replay'
        ? `${what}: ${open === 1 ? 'it needs' : 'they need'} \`--mode ${decider.mode}\`${decider.mode === 'model' ? need : ''}.`
        : `${what}: \`--mode model --record --reuse\` asks for what is open${need}.`,
    ),
  ];
}

const thousands = (n: number) => n.toLocaleString('en');

function noteBaselines({ current, ref, refBaseline, options = {} }: NoteFacts): Note[] {
  if (current === null && refBaseline === null) {
    const where = ref ? `, neither here nor at ${ref.name}` : '';
    if (options.require_baseline)
      return [
        warn(`There is no baseline${where}, so nothing can be compared and the gate fails. Commit the one below.`),
      ];
    return [
      warn(
        `There is no baseline${where}, so nothing is gated: this report only shows what passed and what failed. Write one with \`agent-routing baseline update --reason "…"\`.`,
      ),
    ];
  }
  if (current === null)
    return [
      warn(
        `${ref?.name} has a baseline file, but the working tree does not, so every row lacks its entry. Restore the file.`,
      ),
    ];
  if (!ref || ref.baseline !== null) return [];
  return [warn(`${nameRef(ref)} has no baseline file, so every row counts as NEW and no regression can be detected.`)];
}

/** One entry serves all modes until a mode has its own: a reader should know when it was recorded in another. */
function noteMode({ results, current, ref, refBaseline }: NoteFacts): Note[] {
  const baseline = refBaseline ?? current;
  const recorded = baseline ? recordedModes(baseline) : [];
  if (recorded.length === 0 || recorded.includes(judgedAs(results)) || !asksAgents(results)) return [];
  return [
    note(
      `${refBaseline && ref ? `The baseline at ${ref.name}` : 'The baseline'} was recorded in mode ${recorded.join(', ')}, and this batch ran in mode ${results.mode}: its expectations are those of another mode. \`agent-routing baseline update --reason "…"\` records this one beside it.`,
    ),
  ];
}

/** A reader of a pass should know what it does not show. */
function notePacks({ results }: NoteFacts): Note[] {
  const shared = results.results.filter(({ pack }) => pack !== undefined);
  if (shared.length === 0) return [];
  const rows = `${count(shared.length, 'row')} of ${results.results.length}`;
  return [
    note(
      `${rows} shared a process with other cases: each skill was offered and loaded as it is alone, but these cases' own prompts were not sent (\`--pack off\` sends them).`,
    ),
  ];
}

/** What runs in process is the same in every mode. */
const asksAgents = ({ results }: NoteFacts['results']) => results.some(({ agent }) => agent !== OFFLINE);

function noteAgents({ results, current, refBaseline, rows, missing_agents, options = {} }: NoteFacts): Note[] {
  const counts = (options.fail_on ?? DEFAULT_FAIL_ON).includes('missing');
  const notes = missing_agents.map((agent) => {
    // What left no result at all is missing, tolerated or not.
    const died = rows.some((row) => row.agent === agent && row.delta === 'MISSING_RESULT');
    const advice = died
      ? ''
      : ` (to tolerate this, pass \`--infra-tolerant ${agent}\`, in a workflow \`infra_tolerant: ${agent}\`)`;
    return warn(
      `${agent}: none of its units could be judged${counts ? `, so the agent counts as missing and the gate fails${advice}` : ''}.`,
    );
  });
  for (const [agent, environment] of Object.entries(results.environment.agents)) {
    for (const baseline of new Set([refBaseline, current])) {
      const change = baseline && findVersionChange(results, baseline, agent);
      if (!change) continue;
      notes.push(note(`${change} since the baseline was recorded: differences may come from the agent itself.`));
      break;
    }
    const model = (current ?? refBaseline)?.$meta[judgedAs(results)]?.agents?.[agent]?.vendor_model;
    if (model && environment.vendor_model && model !== environment.vendor_model) {
      notes.push(
        note(`${agent}: the baseline was recorded with ${model}, this batch ran ${environment.vendor_model}.`),
      );
    }
  }
  const absent = new Map<string, number>();
  for (const row of rows) if (row.delta === 'NOT_RUN' && row.status === null) add(absent, row.agent);
  for (const agent of absent.keys()) {
    if (Object.hasOwn(results.environment.agents, agent) || results.results.some((row) => row.agent === agent))
      absent.delete(agent);
  }
  if (absent.size > 0) {
    const entries = [...absent.values()].reduce((sum, one) => sum + one, 0);
    const words = `Not in this batch: ${[...absent.keys()].join(', ')} (${count(entries, 'baseline entry', 'baseline entries')}).`;
    // Who named the agents knows.
    const { agents } = results.options;
    notes.push(Array.isArray(agents) && agents.length > 0 ? note(words) : warn(words));
  }
  return notes;
}

function noteRows({ rows, ref }: NoteFacts): Note[] {
  const removed = rows.filter((row) => row.delta === 'REMOVED' && !row.reason?.startsWith(RENAMED));
  const lost = removed.filter((row) => row.expected_status === 'pass');
  if (lost.length)
    return [
      warn(
        `${ref?.name ?? 'The baseline'} expects ${count(lost.length, 'row')} to pass that no longer ${lost.length === 1 ? 'exists' : 'exist'}: ${list(lost)}.`,
      ),
    ];
  if (removed.length === 0) return [];
  return [note(`${count(removed.length, 'baseline entry has', 'baseline entries have')} no case: ${list(removed)}.`)];
}

/** A skill that was removed from the source, or renamed, is no OFFER_LOSS, but the reader should know. */
function noteSkills({ results, refBaseline }: NoteFacts): Note[] {
  const known = Object.keys(refBaseline?.$meta.skills ?? {});
  // A skill is `plugin:skill` from the day on which another one has its name.
  const offered = Object.values(results.offers).flatMap((skills) => Object.keys(skills));
  const now = new Set(offered.flatMap((skill) => [skill, bareId(skill)]));
  if (now.size === 0) return [];
  const gone = known.filter((skill) => !now.has(skill));
  if (gone.length === 0) return [];
  // A new name in the front matter looks the same from here: its folder, and so its cases, may still be there.
  const fresh = offered.filter((skill) => !known.includes(skill));
  const names = (skills: readonly string[]) => `${skills.slice(0, 10).join(', ')}${skills.length > 10 ? ' …' : ''}`;
  const added = fresh.length === 0 ? '' : ` New names: ${names([...new Set(fresh)])}.`;
  return [note(`No skill of the source has these names any more: ${names(gone)}.${added}`)];
}

/** Offers are compared with what the baseline recorded: where it recorded none, nothing can be lost, however little is left. */
function noteOffers({ results, unrecorded }: NoteFacts): Note[] {
  if (unrecorded.length === 0) return [];
  const weak = unrecorded.flatMap((agent) =>
    Object.entries(results.offers[agent] ?? {}).flatMap(([skill, offer]) =>
      offer.offer === 'full' ? [] : [`${skill} ${describeOffer(offer)} (${agent})`],
    ),
  );
  const how =
    'The baseline does not record what is offered to ' +
    `${unrecorded.join(', ')}, so a description that gets lost would not be seen. Record it with \`agent-routing baseline update --reason "…"\`.`;
  if (weak.length === 0) return [note(how)];
  const shown = weak.slice(0, 10).join(', ') + (weak.length > 10 ? ` and ${weak.length - 10} more` : '');
  return [warn(`Not offered in full: ${shown}. ${how}`)];
}

function nameRef(ref: { name: string; sha: string | null }): string {
  return ref.sha ? `${ref.name}@${ref.sha.slice(0, 7)}` : ref.name;
}

function list(rows: readonly DeltaRow[]): string {
  const names = rows.slice(0, 10).map((row) => `${row.case_id} (${row.agent})`);
  return names.join(', ') + (rows.length > 10 ? ` and ${rows.length - 10} more` : '');
}

const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
const warn = (message: string): Note => ({ level: 'warning', message });
const note = (message: string): Note => ({ level: 'notice', message });
