/** A skill case that is asked inside one of the source's custom agents → the agent as it is seen from there, and the policy that starts it. */
import type { Agent } from '../../agents/interface/agent.js';
import { folderOf } from '../../agents/launch/full-install.js';
import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import { type Explanation, explain } from '../../contract/offer.js';
import { getOwn } from '../../input/get-own.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import { compareParts } from '../../offer/parts.js';
import { holdsSkill } from '../../offer/subagents.js';
import { inSubagent } from '../../policy/in-subagent.js';
import { findSkills } from '../../skill/find-skill.js';
import { findSubagent } from '../../skill/subagent.js';
import type { Transcript } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import type { Attempt } from '../trial/context.js';
import { withParts } from '../trial/install.js';
import type { Deciding } from './policy.js';

export interface Inside {
  /** Its main conversation is the custom agent's: what that is offered, is asked and calls is what the case is about. */
  ready: ReadyAgent;
  start(policyFor: Deciding['policy']): Deciding['policy'];
  /** In place of why the agent itself would not list the skill; null where the custom agent was offered it, or asked nothing. */
  explainAbsent(transcript: Pick<Transcript, 'first_request' | 'offered'>): Explanation | null;
}

const FROM_INSIDE = { main: 'subagent', subagent: 'main', side: 'side' } as const;
type Kind = keyof typeof FROM_INSIDE;

const explainRefusal = (name: string, title: string): Explanation =>
  explain(
    `${title} was told to start ${name}, and did not`,
    'correct `tools` of its file, where no tool is left (`agent-routing explain` shows what the agent answered)',
  );

/** Null where the main conversation is asked. */
export function openInside({ testCase, ready: outer, context }: Attempt<SkillCase>): Inside | null {
  const { subagent, prompt } = testCase;
  if (subagent === undefined) return null;
  const { source, allow_processes } = context.shared;
  const listed = (context.parts?.listed ?? []).filter((part) => part.kind === 'subagent');
  // A project may have it in the folders of several agents.
  const named = listed.filter((part) => findSubagent([part], subagent));
  const found = findSubagent(listed, subagent);
  const ready = found?.plugin ? withParts(outer, source, [folderOf(found.path, source)]) : outer;
  const { agent, install } = ready;
  let missing: Explanation | null = null;

  /** Its name, as the main conversation has to write it. */
  function findName(request: ModelRequest, offered: OfferedSkill[]): string | undefined {
    const rows = compareParts(named, { source, agent, install, allow_processes, offered, request });
    const row = rows.find(({ listed_as }) => listed_as.length > 0) ?? rows[0];
    if (row?.listed_as[0] === undefined)
      missing = row
        ? explain(
            `it is asked inside ${subagent}, and there is none: ${row.reason?.replace(/\.$/, '')}`,
            "leave this agent out of the case's `agents`",
          )
        : explain(
            `it is asked inside ${subagent}, and the source has no such custom agent`,
            "correct the case's `subagent`",
          );
    return row?.listed_as[0];
  }

  let started = false;
  const classify = (request: ModelRequest): Kind => {
    const kind = FROM_INSIDE[agent.classifyRequest(request)];
    // An agent may start others of its own accord.
    return kind === 'main' && !started ? 'side' : kind;
  };
  const seen: Agent = { ...agent, classifyRequest: classify };
  return {
    ready: { ...ready, agent: seen },
    start: (policyFor) =>
      policyFor &&
      ((setup) =>
        inSubagent(policyFor(setup), agent, (request) => {
          const name = findName(request, agent.readOffer(request));
          started = name !== undefined;
          return name === undefined ? null : agent.callSubagent?.(request, prompt, name);
        })),
    explainAbsent: ({ first_request: request, offered }) =>
      missing ??
      (request && offered
        ? explainFrom(request, offered)
        : started && !request
          ? explainRefusal(subagent, agent.title)
          : null),
  };

  function explainFrom(request: ModelRequest, offered: readonly OfferedSkill[]): Explanation {
    const tool = agent.signs.tool === null ? 'the tool that loads skills' : `\`${agent.signs.tool}\``;
    const [skill] = namesOf(testCase.expected_skill, aliasesFor(outer.key.key, testCase.provider_aliases)).flatMap(
      (name) => findSkills(source, name),
    );
    if (skill && holdsSkill(request, getOwn(context.shared.bodies, skill.path) ?? ''))
      return explain(
        `${subagent} has its whole text from the start, so nothing loads it there`,
        `remove the case, or its \`subagent\`: what stands under \`skills\` of that file needs no call`,
      );
    return offered.length > 0
      ? explain(`${subagent} is not offered it`, 'see what it is given (`agent-routing discover`)')
      : explain(
          `${subagent} is given no listing of skills`,
          `add ${tool} to \`tools\` of its file, or leave \`tools\` out`,
        );
  }
}
