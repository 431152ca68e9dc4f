/** Turns a delta into the file that broke: what this branch changed of SKILL.md, hook, routes or subagent, else the case. */
import { posix } from 'node:path';
import type { FileChange } from '../../contract/file-change.js';
import type { Place } from '../../contract/locations.js';
import type { DeltaRow } from '../../delta/schema.js';
import { getOwn } from '../../input/get-own.js';
import { groupBy } from '../../input/group-by.js';
import { bareId } from '../../text/bare-id.js';
import { oneLine } from '../../text/escape.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';
import { listChanged, listPlaces, listSettings, type Subject } from './subject-files.js';

export type LocateInput = Pick<ReportInput, 'results' | 'comparison' | 'changes'>;

export function locate(row: DeltaRow, input: LocateInput): Place | null {
  const { locations } = input.results;
  if (row.known) return { file: row.known.file, line: row.known.line };
  if (!locations || !isLocated(row)) return null;
  // The entry stands in the baseline, whose path from the repository's root is not known.
  if (row.delta === 'WEAKENED' && row.less === 'lowered') return null;
  const written = row.case_id === null ? undefined : getOwn(locations.cases, row.case_id);
  const ofCase = written ? { ...written, line: row.line ?? written.line } : null;
  if (
    ofCase &&
    (isOwnCase(row) || mayBeCase([row], input) || row.delta === 'WEAKENED' || row.delta === 'MISSING_BASELINE')
  )
    return ofCase;
  // A case that is gone stood in a corpus.
  if (row.less === 'deleted') return corpusOf(locations);
  const places = listPlaces(row, input);
  // At the judged commit there is no place for what is gone.
  const changed = listChanged([...places, ...listSettings(row, input)], input).find(isThere);
  // Lines that are gone stand nowhere.
  if (changed) return { file: changed.file, line: changed.removed ? null : (changed.lines?.first ?? null) };
  const isGone = ({ file }: Place) => !isThere(input.changes?.files.get(file) ?? { state: 'same' });
  return places.find((place) => !isGone(place)) ?? ofCase;
}

/** Null where there are several. */
function corpusOf({ cases }: NonNullable<LocateInput['results']['locations']>): Place | null {
  const [file, ...others] = new Set(Object.values(cases).map((place) => place.file));
  return file !== undefined && others.length === 0 ? { file, line: null } : null;
}

/** What broke stands in a file. */
const isLocated = ({ delta, status }: DeltaRow) =>
  delta !== 'INFRA' && delta !== 'MISSING_RESULT' && status !== 'infra_error';

/** A change of its files may explain it; what became of a weakened case, or of an entry, is said already. */
export const isExplained = (row: DeltaRow) =>
  isLocated(row) && row.delta !== 'WEAKENED' && row.delta !== 'MISSING_BASELINE';

/** What this branch changed is what broke. */
export const isOwnCase = ({ changed, delta }: DeltaRow): boolean =>
  changed !== undefined && (delta === 'REGRESSION' || delta === 'UNMET');

/** What this branch made of them; null where none of the cases is another one now. */
export function describeCases(rows: readonly DeltaRow[]): string | null {
  const changed = new Map(
    rows.flatMap((row) => (isOwnCase(row) ? [[row.case_id ?? '', row.changed?.join(', ') ?? '']] : [])),
  );
  const [[, first] = [null, null], ...others] = changed;
  if (first === null || (others.every(([, words]) => words === first) && rows.every(isOwnCase)))
    return first && `the case${others.length > 0 ? 's' : ''} (${oneLine(first, 300)})`;
  return listFew(
    [...changed].map(([id, words]) => `the case ${code(id)} (${oneLine(words, 150)})`),
    3,
  );
}

/** The files whose changes would explain these rows. */
export function listSubjects(rows: readonly DeltaRow[], input: LocateInput): Subject[] {
  const explained = rows.filter(isExplained);
  const places = explained.flatMap((row) => {
    const own = listPlaces(row, input);
    const guessed = guessPlaces(row, input);
    return own.length > 0 ? [...own, ...guessed.map((place): Subject => ({ ...place, perhaps: true }))] : guessed;
  });
  const settings = explained.flatMap((row) => listSettings(row, input));
  return [...groupBy([...places, ...settings], ({ file }) => file).values()].flatMap(([first]) => first ?? []);
}

/** A link stands where the file did. */
const isThere = ({ state, link }: Pick<FileChange, 'state' | 'link'>): boolean =>
  state !== 'gone' || link !== undefined;

/** Says whether the agents of these rows have another version than at the ref. enough: nothing follows from it. */
export function describeOtherVersions(
  rows: readonly DeltaRow[],
  { comparison: { agent_versions = {}, baseline } }: Pick<ReportInput, 'comparison'>,
  enough: boolean,
): string {
  const agents = [...new Set(rows.map(({ agent }) => agent))];
  const known = agents.flatMap((agent) => {
    const versions = getOwn(agent_versions, agent);
    return versions ? [{ agent, ...versions }] : [];
  });
  const raised = known.filter(({ before, after }) => before !== after);
  if (raised.length > 0)
    return `, but ${listFew(raised.map(({ agent, before, after }) => `${code(agent)} went from ${before} to ${after}`))}`;
  if (known.length < agents.length) return '';
  const same = `, and so ${agents.length === 1 ? "is the agent's version" : "are the agents' versions"}`;
  return enough
    ? same
    : `${same}: the cause is something else that they use, or ${code(baseline.ref ?? 'the ref')} fails in the same way`;
}

/** A hook has decided about the call, in whatever way, on the version of the agent that the ref had. */
export function isHooksAnswer(row: DeltaRow, { results, comparison }: LocateInput): boolean {
  const { tried_call: tried } = findResult({ results }, row) ?? {};
  const versions = getOwn(comparison.agent_versions ?? {}, row.agent);
  const answered = ['blocked_by_hook', 'denied', 'ran', 'failed', 'asked'].includes(tried?.outcome ?? '');
  return Boolean(answered && tried?.hook && tried.failure === null) && versions?.before === versions?.after;
}

/** Without a ref, a hook that answers otherwise looks like a case that expects something else. */
export const mayBeCase = (rows: readonly DeltaRow[], input: LocateInput): boolean =>
  input.comparison.baseline.ref === null &&
  rows.every((row) => row.delta === 'REGRESSION' && findResult(input, row)?.tried_call?.failure === null);

/** Where a skill stood, perhaps, that the source no longer has there. */
function guessPlaces(row: DeltaRow, input: Pick<ReportInput, 'results'>): Place[] {
  const { locations } = input.results;
  const result = findResult(input, row);
  // Of a query, what the router no longer has.
  const skill = row.skill ?? (result?.kind === 'route' ? result.missing_evidence[0] : null);
  if (!locations || !skill || result?.failure_kind !== 'skill_not_offered') return [];
  const plugins = (locations.plugin ?? []).flatMap((file) => /^(.+)\/\.[\w-]+\/plugin\.json$/.exec(file)?.[1] ?? []);
  const folders = ['skills', '.claude/skills', '.agents/skills', '.github/skills'].map((folder) =>
    posix.join(locations.source, folder),
  );
  const all = new Set([...folders, ...plugins.map((folder) => posix.join(folder, 'skills'))]);
  return [...all].map((folder) => ({ file: posix.join(folder, bareId(skill), 'SKILL.md'), line: null }));
}
