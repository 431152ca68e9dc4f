/** The requests of the custom agents that the main conversation starts → what each of them is given: its listing of skills, its tools and the skills that stand in it from the start. */
import type { Agent } from '../agents/interface/agent.js';
import type { ListingContext } from '../agents/interface/listing.js';
import type { ModelRequest, Policy, ToolCall } from '../model/wire.js';
import { PROSE } from '../policy/prose.js';
import { belowFrontMatter } from '../skill/body.js';
import { parseFrontMatter } from '../skill/front-matter.js';
import { listOffers, type SkillOffer } from './compare.js';

export interface SubagentOffer {
  /** As the main conversation has to write it. */
  name: string;
  /** One row per skill of the source; null: it was not started, or sent no request. */
  skills: SkillOffer[] | null;
  /** The names of its tools. */
  tools: string[];
  /** What its file lists and the agent does not give it, with the tool that it has instead. */
  withheld?: { tool: string; by: string }[];
  /** Skills whose text is in its first request. */
  preloaded: { id: string; path: string }[];
}

/** In a larger source the first are enough to see. */
const MOST = 20;

/** They are started one after the other, so that each request of a subagent is known by its turn; opening: what the main conversation calls first. */
export function probeSubagents(
  agent: Agent,
  opening: (request: ModelRequest) => ToolCall | null,
  listNames: () => readonly string[],
) {
  const first = new Map<string, ModelRequest>();
  let current: string | null = null;
  const next = (request: ModelRequest): ToolCall | null => {
    const before = opening(request);
    if (before && request.step === 0) return before;
    const name = listNames()[request.step - (before ? 1 : 0)];
    current = name ?? null;
    return name === undefined ? null : (agent.callSubagent?.(request, 'Say that you are ready.', name) ?? null);
  };
  const policy: Policy = (request) => {
    const call = agent.classifyRequest(request) === 'main' ? next(request) : null;
    return call ? { text: '', calls: [call] } : PROSE;
  };
  const onRequest = (request: ModelRequest, kind: 'main' | 'subagent' | 'side'): void => {
    if (kind === 'subagent' && current !== null && !first.has(current)) first.set(current, request);
  };
  const describe = (
    context: ListingContext,
    bodies: Readonly<Record<string, string>>,
    textOf: (name: string) => string,
  ): SubagentOffer[] =>
    listNames().map((name) => {
      const request = first.get(name);
      if (!request) return { name, skills: null, tools: [], preloaded: [] };
      const tools = agent.parts.tools(request).map((tool) => tool.name);
      const asked = `${parseFrontMatter(textOf(name)).fields['tools']}`.split(/[\s,]+/);
      const withheld = Object.entries(agent.parts.stands_for ?? {}).flatMap(([by, names]) =>
        names.flatMap((tool) =>
          tools.includes(by) && asked.includes(tool) && !tools.includes(tool) ? [{ tool, by }] : [],
        ),
      );
      return {
        name,
        skills: listOffers(agent, context, agent.readOffer(request)).map((row) => ({ ...row, reason: null })),
        tools,
        ...(withheld.length > 0 ? { withheld } : {}),
        preloaded: context.source.skills
          .filter(({ path }) => holdsSkill(request, bodies[path] ?? ''))
          .map(({ id, path }) => ({ id, path })),
      };
    });
  return { policy, onRequest, describe };
}

/** The text of the SKILL.md stands in the request. */
export function holdsSkill({ texts }: ModelRequest, skill: string): boolean {
  const body = fold(belowFrontMatter(skill));
  return body !== '' && fold(texts.map(({ text }) => text).join('\n')).includes(body);
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const namesToStart = (parts: readonly { kind: string; listed_as: readonly string[] }[] | null): string[] =>
  (parts ?? []).flatMap(({ kind, listed_as }) => (kind === 'subagent' ? listed_as : [])).slice(0, MOST);
