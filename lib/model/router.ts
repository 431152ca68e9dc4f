/** Policy of mode `router`: calls the skill that the offline router ranks first among those offered, or none below medium. */
import type { Agent } from '../agents/agent.js';
import type { Embedder } from '../router/embedding.js';
import { createRouter, type RankedTool } from '../router/router.js';
import { makeTool } from '../router/tool.js';
import { oraclePolicy } from './oracle.js';
import type { OfferedSkill, Policy } from './wire.js';
import type { Wish } from './wish.js';

type Hands = Pick<Agent, 'callSkill' | 'readFile' | 'callTool'>;

/**
 * What follows the choice (further skills and files of the case) follows only the right choice: a model on the wrong
 * track would not go there. A case about a tool is nothing to choose, and is asked as the oracle asks it.
 */
export function routerPolicy(wish: Wish, prompt: string, agent: Hands, embedder: Embedder | null): Policy {
  const chosen = new Map<string, OfferedSkill | null>();
  return (request, offered) => {
    if (wish.tool) return oraclePolicy(wish, agent)(request, offered);
    // Every request of a conversation carries the same listing; a retry gets the same answer.
    const listing = JSON.stringify(offered);
    const skill = chosen.get(listing) ?? chooseSkill(prompt, offered, embedder);
    chosen.set(listing, skill);
    const skills = skill ? [{ id: skill.id, names: [skill.id] }] : [];
    const right =
      skill !== null && wish.skills[0]?.names.some((name) => name === skill.id || skill.also.includes(name));
    const followed: Wish = right
      ? { ...wish, skills: [...skills, ...wish.skills.slice(1)] }
      : { ...wish, skills, files: [] };
    return oraclePolicy(followed, agent)(request, offered);
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

/** Only what stands before the model counts: a description that was cut or dropped is ranked as it was listed. */
function rankOffered(prompt: string, offered: readonly OfferedSkill[], embedder: Embedder | null): RankedTool[] {
  const tools = offered.map(({ id, description }) =>
    makeTool(id, description ?? '', { type: 'skill', skill_name: '', command: '' }),
  );
  return createRouter(tools, embedder).rank(prompt);
}
