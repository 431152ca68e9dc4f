/** What a hook of the source answered other than a block (a question, another call, words for the user) → whether that is what the case expects. */
import type { ToolRouteCase } from '../case/schema.js';
import type { ExitFacts } from '../contract/transcript/event.js';
import type { HookCall } from '../contract/transcript/hook-call.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import { shownBy } from '../evidence/tool-route/hook-answer.js';
import { isOwn } from '../evidence/tool-route/settled.js';
import { failRoute, firstLine } from './route-verdict.js';

/** A user could let it through, so it is no block. */
export function judgeAsked(testCase: ToolRouteCase, words: string, exit: ExitFacts): Verdict {
  const asked = `the hook leaves the call to the user: ${firstLine(words)}`;
  if (testCase.expect !== 'ask') return failRoute(testCase, `expected ${testCase.expect}, got ask: ${asked}`, exit);
  return testCase.contains === undefined || words.includes(testCase.contains)
    ? { ...CLEAN, matched_evidence: ['asked_by_hook'] }
    : failRoute(testCase, `Message does not contain '${testCase.contains}': ${firstLine(words)}`, exit);
}

export function judgeRewritten(testCase: ToolRouteCase, output: string, because: string, exit: ExitFacts): Verdict {
  return output.includes(testCase.contains ?? '')
    ? { ...CLEAN, matched_evidence: ['rewritten_by_hook'] }
    : failRoute(testCase, `what the call returned does not contain '${testCase.contains}'${because}`, exit);
}

export function judgeShown(
  testCase: ToolRouteCase,
  hooks: readonly HookCall[],
  verdict: Verdict,
  exit: ExitFacts,
): Verdict {
  const { shows } = testCase;
  if (shows === undefined || hooks.some((call) => isOwn(call.file) && shownBy(call).includes(shows))) return verdict;
  const why = `no hook of the source showed the user '${shows}' (systemMessage)`;
  return failRoute(testCase, why, exit, { missing_evidence: ['shows'] });
}
