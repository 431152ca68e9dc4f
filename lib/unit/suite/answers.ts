/** A suite case and its agent → the fingerprint of each step; and recorded answers → the one for a trial, or why it no longer counts. */
import { createHash } from 'node:crypto';
import type { SuiteCase } from '../../case/schema.js';
import type { AnswerFingerprint, AnswerRecord } from '../../contract/answer.js';
import type { Files } from '../../contract/ports/files.js';
import { assertStep, fillInput, listSteps, type SuiteStep } from '../../evidence/suite/steps.js';
import type { Subagent } from '../../skill/subagent.js';

export interface AskedStep {
  index: number;
  step: SuiteStep;
  /** The input with stored values filled in. */
  input: unknown;
}

/** Hashes of what all steps of a case share. */
export type CaseFingerprint = Pick<AnswerFingerprint, 'agent_file' | 'model' | 'workspace'>;

export async function fingerprintCase(
  { model }: SuiteCase,
  { text }: Subagent,
  workspace: string | null,
  files: Pick<Files, 'list' | 'read'>,
): Promise<CaseFingerprint> {
  return { agent_file: hash(text), model: hash(model ?? null), workspace: await hashFolder(workspace, files) };
}

/** Of the names and contents of its files; null is an empty folder. */
export async function hashFolder(folder: string | null, files: Pick<Files, 'list' | 'read'>): Promise<string> {
  const listed = folder === null ? [] : await files.list(folder);
  return hash(await Promise.all(listed.map(async (path) => [path, await files.read(`${folder}/${path}`)])));
}

export const fingerprintStep = (shared: CaseFingerprint, { index, step, input }: AskedStep): AnswerFingerprint => ({
  ...shared,
  prompt: hash(input),
  step: hash([index, step.name, step.input, step.store]),
});

/** The recorded answers of one case and agent, one record per trial. */
export const answersOf = (
  records: readonly AnswerRecord[],
  { case_id, agent }: { case_id: string; agent: string },
): AnswerRecord[] =>
  records.filter((record) => record.case_id === case_id && record.agent === agent).sort((a, b) => a.trial - b.trial);

/** What changed since the answer was recorded, in words; null while it still is the answer to what the case asks. */
export function findStale(testCase: SuiteCase, record: AnswerRecord, shared: CaseFingerprint): string | null {
  const steps = listSteps(testCase);
  if (steps.length !== record.steps.length) return 'the number of steps';
  const stored: Record<string, unknown> = {};
  for (const [index, step] of steps.entries()) {
    const { fingerprint, answer } = record.steps[index] as AnswerRecord['steps'][number];
    const { input } = fillInput(step.input, stored);
    const now = fingerprintStep(shared, { index, step, input });
    const changed = (Object.keys(WORDS) as (keyof AnswerFingerprint)[]).filter((key) => now[key] !== fingerprint[key]);
    if (changed.length > 0) return changed.map((key) => WORDS[key]).join(', ');
    const unasserted = { ...step, expect: null };
    Object.assign(stored, assertStep(unasserted, answer, { model: null, stored, now: new Date(0) }).stored);
  }
  return null;
}

const WORDS: Record<keyof AnswerFingerprint, string> = {
  agent_file: "the agent's file",
  prompt: 'the input',
  step: 'the step',
  model: 'the model of the test',
  workspace: 'the workspace',
};

const hash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 16);
