/** What a trial's model chose: from a decision, the router or the transcript's events, in the names of the source's skills. */

import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import type { Choice } from '../../contract/decision.js';
import type { Result, TrialChoice } from '../../contract/result.js';
import type { AgentEvent } from '../../contract/transcript/event.js';
import { eventTier } from '../../evidence/tier.js';
import type { OfferedSkill } from '../../model/wire.js';
import { findSkills, nameSkill } from '../../skill/find-skill.js';
import { matchListing } from '../../skill/offer-match.js';
import type { Source } from '../../skill/skill.js';
import { oneLine } from '../../text/escape.js';
import type { ReadyAgent } from '../../transcript/ready.js';

/** In the agent's names → in the source's; other skills, such as the agent's own, keep their listed names. */
export function nameChoice(
  { choice, also = [], unknown = [] }: Choice,
  offered: readonly OfferedSkill[],
  { agent, install }: Pick<ReadyAgent, 'agent' | 'install'>,
  source: Source,
): Omit<TrialChoice, 'trial'> {
  const rows = matchListing(source.skills, (skill) => agent.listedAs(skill, { source, install }), offered);
  const nameOf = (listed: string) => {
    const [skill] = [...rows].find(([, row]) => row.id === listed) ?? [];
    return skill ? nameSkill(skill, source) : listed;
  };
  return {
    choice: choice === null ? null : nameOf(choice),
    ...(also.length > 0 ? { also: also.map(nameOf) } : {}),
    ...(unknown.length > 0 ? { unknown: [...unknown] } : {}),
  };
}

type Instead = Pick<TrialChoice, 'said' | 'tools'>;

/** Where no skill was called. said: the last words. */
export function describeInstead(said: string, called: readonly string[]): Instead {
  const tools = [...new Set(called)].map((name) => oneLine(name, 80));
  const words = oneLine(said, 300);
  return { ...(words ? { said: words } : {}), ...(tools.length > 0 ? { tools } : {}) };
}

/** Mode live: the skills that were called, whatever became of the calls; or read, where an agent loads them so. */
export function createChoiceReader(agent: string): { add(event: AgentEvent): void; end(): Choice & Instead } {
  const called: string[] = [];
  const tools: string[] = [];
  let said = '';
  return {
    add(event) {
      if (event.type === 'message' || event.type === 'final_answer') said = event.text;
      if (event.type === 'tool_call') tools.push(event.tool);
      if (event.type === 'skill_call' || (event.type === 'skill_read' && eventTier(agent, event) === 1))
        if (!called.includes(event.skill)) called.push(event.skill);
    },
    end() {
      const [choice = null, ...also] = called;
      return { choice, also, ...(choice === null ? describeInstead(said, tools) : {}) };
    },
  };
}

export function nameCalled(
  { choice, also = [], ...instead }: Choice & Instead,
  source: Source,
): Omit<TrialChoice, 'trial'> {
  const nameOf = (called: string) => {
    const [skill] = findSkills(source, called);
    return skill ? nameSkill(skill, source) : called;
  };
  return {
    choice: choice === null ? null : nameOf(choice),
    ...(also.length > 0 ? { also: also.map(nameOf) } : {}),
    ...instead,
  };
}

/** A case may write an alias, a folder or `plugin:skill`. */
export function expectedName(testCase: SkillCase, agent: string, source: Source): Pick<Result, 'expected_name'> {
  const names = namesOf(testCase.expected_skill, aliasesFor(agent, testCase.provider_aliases));
  const [skill] = names.flatMap((name) => findSkills(source, name));
  const expected_name = skill && nameSkill(skill, source);
  return expected_name && expected_name !== testCase.expected_skill ? { expected_name } : {};
}
