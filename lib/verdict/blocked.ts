/** A call that was kept from being made → whether it was to be, by whose message, and in the words that the case wants. */
import type { ToolRouteCase } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import type { ExitFacts } from '../contract/transcript/event.js';
import { CLEAN, type Verdict } from '../contract/verdict.js';
import { failRoute, firstLine } from './route-verdict.js';

interface Block {
  testCase: ToolRouteCase;
  /** The message that the agent got. */
  agent_words: string;
  /** The same with what the hook had said. */
  words: string;
  by: string | null;
  /** Why the message lacks what the hook said, as the end of a sentence. */
  unheard?: string;
  /** Whose message a block must have; none: any will do. */
  routes: readonly ToolRoute[];
}

export function judgeBlock(
  { testCase, agent_words, words, by, unheard = '', routes }: Block,
  exit: ExitFacts,
  how: string,
): Verdict {
  const matched = [how, ...(by ? [`route:${by}`] : [])];
  if (testCase.expect !== 'block')
    return failRoute(
      testCase,
      `expected ${testCase.expect}, got blocked${by ? ` by route '${by}'` : ''}: ${firstLine(agent_words)}`,
      exit,
      { mismatch_kind: 'disallowed_hit' },
    );
  const wrong = (error: string) => failRoute(testCase, error, exit, { matched_evidence: matched });
  if (testCase.contains !== undefined && !agent_words.includes(testCase.contains))
    return wrong(`Message does not contain '${testCase.contains}': ${firstLine(agent_words)}${unheard}`);
  // Any hook can block; what shows that a route did is that route's message.
  if (by === null && routes.some(({ name }) => name === testCase.route))
    return wrong(`the call was blocked without the message of a route: ${firstLine(words)}`);
  return { ...CLEAN, matched_evidence: matched };
}

export function findRoute(words: string, routes: readonly ToolRoute[]): string | null {
  const answer = flat(words);
  return routes.find((route) => answer.includes(flat(route.message)))?.name ?? null;
}

/** Agents wrap lines and trim them. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
