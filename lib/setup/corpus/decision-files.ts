/** Recorded decisions on disk: one line of JSON each, in an order that keeps diffs small. */
import { type Decision, DecisionSchema } from '../../contract/decision.js';
import { omit } from '../../input/omit.js';
import { parseRecordLines } from '../../input/record-lines.js';
import { files, readTextIfAny } from '../../io/files/files.js';

export const DEFAULT_DECISIONS = 'decisions.jsonl';

/** Null when there is no such file. */
export async function readDecisions(path: string, name = path): Promise<Decision[] | null> {
  const text = await readTextIfAny(path);
  if (text === null) return null;
  return parseRecordLines(text, DecisionSchema, {
    file: name,
    what: 'a recorded decision',
    fix: 'remove the line, and decide again with --mode model --record.',
  });
}

/** A new decision takes the place of the last one on the same case, agent, model and trial: that one rests on what has changed. */
export async function writeDecisions(path: string, fresh: readonly Decision[]): Promise<void> {
  if (fresh.length === 0) return;
  const kept = new Map(((await readDecisions(path)) ?? []).map((decision) => [keyOf(decision), decision]));
  for (const decision of fresh) {
    const key = keyOf(decision);
    const before = kept.get(key);
    // Nothing new was found out.
    kept.set(key, before && sameChoice(before, decision) ? { ...decision, at: before.at } : decision);
  }
  const sorted = [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
  await files.write(path, sorted.map(([, decision]) => `${JSON.stringify(decision)}\n`).join(''));
}

const keyOf = ({ case_id, agent, mode, model, trial }: Decision) =>
  JSON.stringify([case_id, agent, mode, model, String(trial).padStart(2, '0')]);

const sameChoice = (one: Decision, other: Decision) =>
  JSON.stringify(omit(one, 'at')) === JSON.stringify(omit(other, 'at'));
