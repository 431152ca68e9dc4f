/** Policy of mode `router`: calls the offered skill that the offline router ranks first, or none if its confidence is below medium. */
import type { OfferedSkill, Policy } from '../model/wire.js';
import { createRouter, type RankedTool } from '../router/rank/router.js';
import type { Embedder } from '../router/vectors/embedding.js';
import { makeTool } from '../router/words/tool.js';
import type { ExpectedCalls } from './expected-calls.js';
import { followChoice } from './follow.js';
import { type Caller, oraclePolicy } from './oracle.js';

/** A case about a tool involves no choice, so the oracle's policy answers it. */
export function routerPolicy(
  expected: ExpectedCalls,
  prompt: string,
  agent: Caller,
  embedder: Embedder | null,
  onChoice?: (skill: OfferedSkill | null) => void,
): Policy {
  const chosen = new Map<string, OfferedSkill | null>();
  return (request, offered) => {
    if (expected.tools.length > 0) return oraclePolicy(expected, agent)(request, offered);
    // Every request of a conversation carries the same listing; a retry gets the same answer.
    const listing = JSON.stringify(offered);
    const skill = chosen.get(listing) ?? chooseSkill(prompt, offered, embedder);
    chosen.set(listing, skill);
    onChoice?.(skill);
    return followChoice(expected, skill ? [skill] : [], agent)(request, offered);
  };
}

export function chooseSkill(
  prompt: string,
  offered: readonly OfferedSkill[],
  embedder: Embedder | null,
): OfferedSkill | null {
  const first = rankOffered(prompt, offered, embedder)[0];
  return first && first.confidence !== 'low' ? (offered.find(({ id }) => id === first.tool.id) ?? null) : null;
}

/** Ranks each description as it was listed, possibly truncated or dropped, because a model sees no more than that. */
function rankOffered(prompt: string, offered: readonly OfferedSkill[], embedder: Embedder | null): RankedTool[] {
  const tools = offered.map(({ id, description }) =>
    makeTool(id, description ?? '', { type: 'skill', skill_name: '', command: '' }),
  );
  return createRouter(tools, embedder).rank(prompt);
}
