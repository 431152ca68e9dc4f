/** Recorded decisions on disk: one line of JSON each, in an order that keeps diffs small. */
import { type Decision, DecisionSchema } from '../../contract/decision.js';
import { ConfigError } from '../../input/config-error.js';
import { omit } from '../../input/get-own.js';
import { parseRecordLines } from '../../input/record-lines.js';
import { files, readTextIfAny } from '../../io/files/files.js';

export const DEFAULT_DECISIONS = 'decisions.jsonl';

/** Null when there is no such file. */
export async function readDecisions(path: string, name = path): Promise<Decision[] | null> {
  const text = await readTextIfAny(path);
  if (text === null) return null;
  refuseConflict(text, name);
  const decisions = parseRecordLines(text, DecisionSchema, {
    file: name,
    what: 'a recorded decision',
    fix: 'remove the line, and decide again with --mode model --record.',
  });
  refuseContradiction(decisions, name);
  return decisions;
}

const MERGE = `A line \`${DEFAULT_DECISIONS} merge=union\` in .gitattributes spares you this`;

/** Both sides' lines may stay: nothing has to be decided again. */
function refuseConflict(text: string, file: string): void {
  const at = text.split('\n').findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/.test(line));
  if (at >= 0)
    throw new ConfigError('A merge has left its conflict markers here.', {
      ...{ file, line: at + 1 },
      fix: `delete all lines that begin with <<<<<<<, =======, ||||||| or >>>>>>>, and keep the lines of both sides. ${MERGE}.`,
    });
}

/** After a merge of both sides' lines, one question may have two answers; which of them is the last is chance. */
function refuseContradiction(decisions: readonly Decision[], file: string): void {
  const answers = new Map<string, Decision>();
  for (const decision of decisions) {
    // Two cases may ask the same; in mode live each has an answer of its own.
    const question = `${decision.fingerprint} ${keyOf(decision)}`;
    const other = answers.get(question);
    if (other && chosen(other) !== chosen(decision))
      throw new ConfigError(
        `Two lines decide the same question differently: case ${decision.case_id} on ${decision.agent}, trial ${decision.trial}: ${other.choice ?? '(none)'} and ${decision.choice ?? '(none)'}.`,
        { file, fix: 'keep one of the two lines, or remove both and decide again with --mode model --reuse --record.' },
      );
    answers.set(question, decision);
  }
}

const chosen = ({ choice, also = [], unknown = [] }: Decision) => JSON.stringify([choice, also, unknown]);

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
