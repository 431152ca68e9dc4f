/** What the recorder saw of a hook that runs beside calls (at the start, on a prompt, after a call, at the end), and what reached the model → a verdict. */
import type { ToolRouteCase } from '../case/schema.js';
import type { HookEvent } from '../case/tool-route-schema.js';
import type { ExitFacts, Fault } from '../contract/transcript/event.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import type { TriedCall } from '../contract/transcript/tried-call.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import { answerOf, wordsIn } from '../evidence/tool-route/hook-answer.js';
import { addShown, describeBroken, describeNames } from '../evidence/tool-route/settle-call.js';
import { type HookSight, isOwn, type Settled } from '../evidence/tool-route/settled.js';
import type { RouteEvidence } from '../evidence/tool-route/tool-call.js';
import { explainNone, explainUnread, explainUnrecorded, findUnmatched } from '../evidence/tool-route/unasked.js';
import { isOfEvent, isSameTool } from '../text/name-call.js';
import { infraVerdict } from './infra-verdict.js';
import { failRoute, firstLine } from './route-verdict.js';

export interface EventJudged {
  testCase: ToolRouteCase;
  event: HookEvent;
  sight: HookSight;
  /** That the event comes after, and null where it comes after none. */
  call: RouteEvidence['call'];
  /** Texts of each request of the conversation that the event is about, in order. */
  requests: readonly (readonly string[])[];
  fault: Fault | null;
  exit: ExitFacts;
}

export function judgeHookEvent(judged: EventJudged): { verdict: Verdict; tried_call: TriedCall | null } {
  const { testCase, event, fault, exit, sight } = judged;
  const own = sight.calls.filter((call) => isOwn(call.file) && isOfEvent(call.event, event));
  const outcomeOf = (
    outcome: TriedCall['outcome'],
    hook: HookCall | null,
    why: string,
    failure: TriedCall['failure'] = null,
  ) => ({
    outcome,
    route: null,
    hook: hook && `${hook.event} in ${hook.file}`,
    why,
    failure,
  });
  if (own.length === 0) {
    if (fault) return { verdict: infraVerdict(fault, exit), tried_call: null };
    const { why, failure, fix } = explainNoCall(judged);
    const tried_call = outcomeOf('hook_not_loaded', null, why, failure);
    return {
      verdict: failRoute(testCase, `hook_not_loaded: ${why}`, exit),
      tried_call: fix === undefined ? tried_call : { ...tried_call, fix },
    };
  }
  const answers = own.map((call) => ({ call, answer: answerOf(call) }));
  const { contains, tool, input } = testCase;
  const sayer = answers.find(({ call }) => contains === undefined || wordsIn(call).includes(contains));
  const denier = answers.find(({ answer }) => answer.kind === 'deny');
  const broken = answers.find(({ answer }) => answer.kind === 'failed' || answer.kind === 'hung');
  const whole = answers.find(({ call, answer }) => call === sayer?.call && !/failed|hung/.test(answer.kind));
  const met = meetsOf(judged, sayer?.call ?? null, denier?.call ?? null, whole !== undefined);
  if (met !== null && !(met === 'allowed' && broken))
    return {
      verdict: { ...CLEAN, matched_evidence: [met] },
      tried_call: outcomeOf(
        met === 'blocked_by_hook' ? met : 'ran',
        (denier ?? sayer)?.call ?? null,
        `the hook ran for ${event}`,
      ),
    };
  if (broken && (!sayer || testCase.expect !== 'context')) {
    const { outcome, failure, why } = describeBroken(broken.call, broken.answer, sight);
    return {
      verdict: failRoute(testCase, `${outcome}: ${why}`, exit),
      tried_call: outcomeOf(outcome, broken.call, why, failure),
    };
  }
  if (fault) return { verdict: infraVerdict(fault, exit), tried_call: null };
  const shown = (sayer ?? answers[0])?.call ?? null;
  const unmet = explainUnmet(judged, sayer !== undefined, denier !== undefined);
  const why =
    shown && !denier
      ? addShown([unmet, ...(tool ? describeNames(tool, input, shown, sight) : [])], shown, sight)
      : unmet;
  const answered = testCase.expect === 'block' ? denier && sayer : testCase.expect === 'context' && sayer;
  return {
    verdict: failRoute(testCase, why, exit),
    tried_call: outcomeOf('ran', shown, why, answered ? 'ignored' : null),
  };
}

/** Why no hook of the source ran for an event. */
function explainNoCall({ event, sight, call }: EventJudged): Pick<TriedCall, 'failure' | 'fix'> & { why: string } {
  const all = (sight.declared ?? []).filter((hook) => isOwn(hook.file) && isOfEvent(hook.event, event));
  if (all.length === 0)
    return { ...explainNone(event, `the source declares no hook for ${event}`, sight), failure: null };
  const unread = explainUnread(all, event, sight);
  if (unread !== null) return unread;
  const due = all.filter(({ file }) => !sight.foreign?.test(file));
  const silence = sight.silence ?? findUnmatched(due, sight.explainUnrun);
  const unrecorded = silence === null ? explainUnrecorded(due) : null;
  if (unrecorded !== null) return { why: unrecorded, failure: 'unrecorded' };
  const cause = silence ?? explainEnd(event, call);
  const files = [...new Set(due.map(({ file }) => file))].join(', ');
  const why = `the agent never ran the hook that ${files} declares for ${event}${cause ? `: ${cause.why}` : ''}`;
  return { why, failure: cause?.failure ?? null };
}

/** Where a call fails, some agents have another event, which an exit code of a command (Copilot CLI) or a wrong input (Claude Code) may not cause. */
function explainEnd(event: HookEvent, call: EventJudged['call']): Pick<Settled, 'why' | 'failure'> | null {
  if (call === null || !/^PostToolUse/.test(event)) return null;
  const words = firstLine(call.message ?? call.output);
  const failed = call.outcome === 'failed';
  if (event === 'PostToolUse') return failed ? { why: `the call failed: ${words}`, failure: 'rejected' } : null;
  return failed && !isSameTool('Bash', call.tool)
    ? { why: `the call was rejected before it was made: ${words}`, failure: 'rejected' }
    : { why: 'to this agent the call did not fail', failure: 'unmatched' };
}

/** The evidence that meets the expectation; null where it is not met. */
function meetsOf(
  { testCase, event, requests }: EventJudged,
  sayer: HookCall | null,
  denier: HookCall | null,
  ended: boolean,
): string | null {
  const { contains = '', expect } = testCase;
  const reached = requests.some((texts) => texts.some((text) => text.includes(contains)));
  switch (expect) {
    case 'context':
      return sayer && reached ? 'reached_model' : null;
    case 'block':
      // A prompt that was stopped reaches no model; an agent that was kept from stopping asks it once more, with the reason.
      if (event === 'UserPromptSubmit') return denier && sayer && requests.length === 0 ? 'blocked_by_hook' : null;
      return denier && sayer && requests.length > 1 && reached ? 'blocked_by_hook' : null;
    case 'allow':
      return denier === null ? 'allowed' : null;
    case 'runs':
      return ended ? 'hook_ran' : null;
    // Only a call can be asked about, or changed.
    case 'ask':
    case 'rewrite':
      return null;
  }
}

function explainUnmet({ testCase, event }: EventJudged, said: boolean, denied: boolean): string {
  const { contains, expect } = testCase;
  if (expect === 'allow') return `expected allow, got blocked: the hook for ${event} held the agent back`;
  if (expect === 'block' && !denied)
    return `expected block, got allowed: the hook for ${event} ran and held nothing back`;
  if (!said) return `the hook for ${event} ran, and did not say '${contains}'`;
  return expect === 'context'
    ? `the hook for ${event} said '${contains}', and the agent did not pass it on to the model`
    : `the hook for ${event} answered with a block, and the agent did not follow it`;
}
