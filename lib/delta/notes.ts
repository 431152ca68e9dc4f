/** A comparison → what must be said beside its table: missing baselines, other versions, entries that vanished or were lowered. */
import type { Baseline } from '../baseline/schema.js';
import type { CompareInput } from '../delta.js';
import { DEFAULT_FAIL_ON, type GateRow } from '../gate.js';
import { findVersionChange } from './offers.js';
import type { DeltaRow, Note } from './schema.js';

interface NoteFacts extends CompareInput {
  refBaseline: Baseline | null;
  rows: readonly (DeltaRow & GateRow)[];
  missing_agents: readonly string[];
}

export function findNotes(facts: NoteFacts): Note[] {
  return [...noteBaselines(facts), ...noteAgents(facts), ...noteRows(facts), ...noteSkills(facts)];
}

function noteBaselines({ current, ref, refBaseline }: NoteFacts): Note[] {
  if (current === null && refBaseline === null) {
    const where = ref ? `, neither here nor at ${ref.name}` : '';
    return [
      warn(
        `There is no baseline${where}: nothing is gated, and this only says whether anything failed. Write one with \`agent-routing baseline update\`.`,
      ),
    ];
  }
  if (current === null)
    return [warn(`The baseline stands at ${ref?.name} and is gone from the working tree: every row lacks its entry.`)];
  if (!ref || ref.baseline !== null) return [];
  return [warn(`${nameRef(ref)} has no baseline file: every row counts as NEW, and no regression can be seen.`)];
}

function noteAgents({ results, current, refBaseline, rows, missing_agents, options = {} }: NoteFacts): Note[] {
  const counts = (options.fail_on ?? DEFAULT_FAIL_ON).includes('missing');
  const notes = missing_agents.map((agent) =>
    warn(
      `${agent}: none of its units could be judged${counts ? `, so it counts as missing and fails the gate (tolerated with \`--infra-tolerant ${agent}\`)` : ''}.`,
    ),
  );
  for (const [agent, environment] of Object.entries(results.environment.agents)) {
    for (const baseline of new Set([refBaseline, current])) {
      const change = baseline && findVersionChange(results, baseline, agent);
      if (!change) continue;
      notes.push(note(`${change} since the baseline was recorded: a difference may be the agent's.`));
      break;
    }
    const model = (current ?? refBaseline)?.$meta[results.mode]?.agents?.[agent]?.vendor_model;
    if (model && environment.vendor_model && model !== environment.vendor_model) {
      notes.push(
        note(`${agent}: the baseline was recorded with ${model}, this batch ran ${environment.vendor_model}.`),
      );
    }
  }
  const absent = new Map<string, number>();
  for (const row of rows) if (row.delta === 'NOT_RUN' && row.status === null) add(absent, row.agent);
  for (const [agent, count] of absent) {
    if (Object.hasOwn(results.environment.agents, agent) || results.results.some((row) => row.agent === agent))
      continue;
    notes.push(
      warn(
        `${agent} has ${count} ${count === 1 ? 'entry' : 'entries'} in the baseline and took no part in this batch.`,
      ),
    );
  }
  return notes;
}

function noteRows({ rows, ref }: NoteFacts): Note[] {
  const removed = rows.filter((row) => row.delta === 'REMOVED');
  const lost = removed.filter((row) => row.expected_status === 'pass');
  if (lost.length)
    return [
      warn(
        `${count(lost.length, 'row')} that ${ref?.name ?? 'the baseline'} expects to pass ${lost.length === 1 ? 'is' : 'are'} gone: ${list(lost)}.`,
      ),
    ];
  if (removed.length === 0) return [];
  return [note(`${count(removed.length, 'baseline entry', 'baseline entries')} without a case: ${list(removed)}.`)];
}

/** A skill that left the source is offered to nobody; that is no loss of its offer, but it should not go unsaid. */
function noteSkills({ results, refBaseline }: NoteFacts): Note[] {
  const known = Object.keys(refBaseline?.$meta.skills ?? {});
  const now = new Set(Object.values(results.offers).flatMap((skills) => Object.keys(skills)));
  if (now.size === 0) return [];
  const gone = known.filter((skill) => !now.has(skill));
  return gone.length
    ? [
        note(
          `${count(gone.length, 'skill')} left the source: ${gone.slice(0, 10).join(', ')}${gone.length > 10 ? ' …' : ''}.`,
        ),
      ]
    : [];
}

function nameRef(ref: { name: string; sha: string | null }): string {
  return ref.sha ? `${ref.name}@${ref.sha.slice(0, 7)}` : ref.name;
}

function list(rows: readonly DeltaRow[]): string {
  const names = rows.slice(0, 10).map((row) => `${row.case_id} (${row.agent})`);
  return names.join(', ') + (rows.length > 10 ? ` and ${rows.length - 10} more` : '');
}

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
const warn = (message: string): Note => ({ level: 'warning', message });
const note = (message: string): Note => ({ level: 'notice', message });
