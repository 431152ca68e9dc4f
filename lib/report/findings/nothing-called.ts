/** Turns rows in which a model called no skill into what it said and did instead, and whose description to change. */

import { asksModel } from '../../contract/mode.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';

type Mode = ReportInput['results']['mode'];

const isUncalled = ({ kind, status, choices = [], expected_skill, failure_kind }: Result, mode: Mode): boolean =>
  kind === 'skill' &&
  status === 'fail' &&
  asksModel(mode) &&
  Boolean(expected_skill) &&
  (failure_kind === 'mixed_evidence_missing' || failure_kind === 'skill_not_loaded') &&
  choices.length > 0 &&
  choices.every(({ choice, unknown = [] }) => choice === null && unknown.length === 0);

/** Null where a skill was called, or nobody was asked. */
export function describeUncalled(result: Result, mode: Mode): string | null {
  if (!isUncalled(result, mode)) return null;
  const choices = result.choices ?? [];
  const tools = [...new Set(choices.flatMap((choice) => choice.tools ?? []))];
  const said = choices.find((choice) => choice.said)?.said;
  const did =
    tools.length > 0
      ? `called ${tools.slice(0, MOST).map(code).join(', ')}${tools.length > MOST ? ' and others' : ''} instead`
      : null;
  const words = said ? `said: “${oneLine(said, 200)}”` : null;
  return ['the model called no skill', [did, words].filter(Boolean).join(', and ')].filter(Boolean).join('; it ');
}

const MOST = 4;

/** Null where a row of them failed for another reason. */
export function fixUncalled(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const results = rows.map((row) => findResult(input, row));
  const { mode } = input.results;
  if (results.length === 0 || !results.every((result) => result && isUncalled(result, mode))) return null;
  const skills = [...new Set(rows.map(({ skill }) => skill ?? ''))];
  const whose = skills.length === 1 && skills[0] ? `the description of ${code(skills[0])}` : 'the descriptions';
  const kept = mode === 'model' ? '; decision.json of the trial has the whole answer' : '';
  return `say at the beginning of ${whose} when to use it, in the words of such a prompt; a model that can do the work without a skill calls one only if told to, so say what it would get wrong; if it needs no skill for this, correct the case${kept}`;
}
