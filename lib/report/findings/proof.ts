/** Turns a result into the one line that shows what happened. */
import { UNDECIDED } from '../../contract/decision.js';
import { WITHHELD } from '../../contract/ports/sandbox.js';
import type { Result } from '../../contract/result.js';
import type { HookCall } from '../../contract/transcript/hook-call.js';
import { clean, oneLine } from '../../text/escape.js';
import { formatHookCall } from '../view/hook-calls.js';

/** The line that proves the best hit, else the agent's last words. Output cannot prove that a skill was absent. */
export function proofOf(result: Result | null): string | null {
  if (!result || isAbsence(result)) return null;
  const hook = decidingHook(result);
  if (hook) return formatHookCall(hook);
  // Nothing was started that could have said anything; the cause holds the whole reason.
  if (result.fault && NEVER_STARTED.includes(result.fault.kind)) return null;
  const [proof] = result.tool_use_proof_lines;
  if (proof) return `${oneLine(proof.source, 60)}:${proof.line_number} ${oneLine(proof.line, 240)}`;
  if (result.fault) return oneLine(result.fault.message, 240);
  const last = clean(result.output_excerpt.slice(-2000)).trim().split('\n').at(-1);
  // A JSON event, or a fragment of one, is not readable as a sentence.
  return last && !/^\{|\}$|"\s*[:,]\s*["{[]/.test(last) ? oneLine(last, 240) : null;
}

/** What is not there, or is there twice, left no line. */
const isAbsence = ({ failure_kind, delivery }: Result): boolean =>
  (failure_kind !== null && LEFT_NO_LINE.includes(failure_kind)) ||
  (failure_kind === 'skill_load_failed' && delivery?.state === 'empty');
const LEFT_NO_LINE: readonly Result['failure_kind'][] = [
  'skill_not_offered',
  'ambiguous_skill',
  'missing_skill_file_evidence',
];

const NEVER_STARTED = ['cli_missing', WITHHELD, UNDECIDED];

/** What the hook said is closer to the cause than the agent's words about it. */
function decidingHook({ tried_call, hook_calls = [] }: Result): HookCall | null {
  if (!tried_call?.hook) return null;
  return hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call.hook) ?? null;
}
