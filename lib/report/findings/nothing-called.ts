/** Turns rows in which a model called no skill into whose description to change, or where a wrong name is to be looked for. */

import { asksModel } from '../../contract/mode.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code, listFew } from '../view/names.js';

type Mode = ReportInput['results']['mode'];

const isUncalled = ({ kind, status, choices = [], expected_skill, failure_kind }: Result, mode: Mode): boolean =>
  kind === 'skill' &&
  status === 'fail' &&
  asksModel(mode) &&
  Boolean(expected_skill) &&
  (failure_kind === 'mixed_evidence_missing' || failure_kind === 'skill_not_loaded') &&
  choices.length > 0 &&
  choices.every(({ choice }) => choice === null);

/** Null where a row of them failed for another reason. */
export function fixUncalled(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const results = rows.map((row) => findResult(input, row));
  const { mode } = input.results;
  if (results.length === 0 || !results.every((result) => result && isUncalled(result, mode))) return null;
  const kept = mode === 'model' ? '; decision.json of the trial has the whole answer' : '';
  const unknown = results.map((result) => result?.choices?.flatMap((one) => one.unknown ?? []) ?? []);
  if (unknown.every(({ length }) => length > 0))
    return `look where the model has ${listFew([...new Set(unknown.flat())].map(code))} from: where an instruction file, a hook or another skill says so, write the name that the agent lists${kept}`;
  const skills = [...new Set(rows.map(({ skill }) => skill ?? ''))];
  const whose = skills.length === 1 && skills[0] ? `the description of ${code(skills[0])}` : 'the descriptions';
  return `say at the beginning of ${whose} when to use it, in the words of such a prompt; a model that can do the work without a skill calls one only if told to, so say what it would get wrong; if it needs no skill for this, correct the case${kept}`;
}
