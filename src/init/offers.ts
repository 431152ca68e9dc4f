/** A source → what each agent lists of it: asked of the agents themselves, or predicted from the facts of their pinned versions. */

import { findAgent } from '../../lib/agents/index.js';
import type { Agent } from '../../lib/agents/interface/agent.js';
import { explainLoss } from '../../lib/agents/listing/explain-loss.js';
import { findShadow } from '../../lib/agents/listing/shadow.js';
import type { AgentKey } from '../../lib/contract/agent-key.js';
import type { Offer } from '../../lib/contract/offer.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { offersById, type SkillOffer } from '../../lib/offer/compare.js';
import { currentPlatform } from '../../lib/setup/install/install.js';
import { isSameSkill, nameSkill } from '../../lib/skill/find-skill.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { RunOptionsSchema } from '../options/run-options.js';
import { measureOffers } from '../run/execute/measure-offers.js';
import type { RunPorts } from '../run/ports.js';

export interface ListingAgent {
  name: string;
  version: string;
  measured: boolean;
  /** {skill id: offer} */
  offers: Record<string, Offer>;
  /** Why a case that expects the skill cannot pass here; null where it can. */
  refuse(skill: Skill): string | null;
}

/** What each agent makes of the source when it is installed as `run` does; nothing is listed to the one in the process. */
export function predictAgents(source: Source, keys: readonly AgentKey[]): ListingAgent[] {
  return keys.flatMap((key) => {
    const agent = findAgent(key.name);
    if (!agent) return [];
    const context = contextOf(agent, key, source);
    const predicted = agent.predictOffers(context).map(({ skill, offer, kept_chars, of_chars }) => {
      return { id: nameSkill(skill, source), path: skill.path, offer, kept_chars, of_chars, reason: null };
    });
    return [describe(agent, key, source, predicted, { version: agent.pinned, measured: false })];
  });
}

/** Starts each agent once on the embedded model. Where one cannot be asked, its listing is predicted, and log says why. */
export async function measureAgents(
  source: Source,
  keys: readonly AgentKey[],
  ports: RunPorts,
): Promise<ListingAgent[]> {
  const found = await askAgents(source, keys, ports);
  return predictAgents(source, keys).map((predicted) => {
    const asked = found[predicted.name];
    const key = keys.find((one) => one.key === predicted.name);
    const agent = key && findAgent(key.name);
    if (agent && asked && 'skills' in asked && asked.skills)
      return describe(agent, key, source, asked.skills, { version: asked.version, measured: true });
    ports.log(
      `${predicted.name} could not be asked what it lists, so that is predicted: ${asked?.error ?? 'it was not started'}`,
    );
    return predicted;
  });
}

type Asked = Awaited<ReturnType<typeof measureOffers>>['agents'];

async function askAgents(source: Source, keys: readonly AgentKey[], ports: RunPorts): Promise<Asked> {
  const options = RunOptionsSchema.parse({ agent_versions: 'pinned' });
  try {
    currentPlatform();
    const { agents } = await measureOffers(source, keys, options, ports);
    return agents;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return Object.fromEntries(keys.map(({ key }) => [key, { error: error.message }]));
  }
}

const contextOf = (agent: Agent, { install, vendor_model }: AgentKey, source: Source) => ({
  source,
  install: install ?? agent.defaultInstall(source),
  vendor_model,
});

function describe(
  agent: Agent,
  key: AgentKey,
  source: Source,
  rows: readonly SkillOffer[],
  how: Pick<ListingAgent, 'version' | 'measured'>,
): ListingAgent {
  const context = contextOf(agent, key, source);
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return {
    name: key.key,
    ...how,
    offers: offersById(rows),
    refuse(skill) {
      const copies = source.skills.filter((other) => isSameSkill(other, skill));
      if (copies.every((copy) => byPath.get(copy.path)?.offer === 'absent'))
        return (
          byPath.get(skill.path)?.reason ??
          explainLoss(agent, skill, context, 'absent')?.reason ??
          `${agent.title} does not list it.`
        );
      return findShadow(agent, skill, context)?.why.reason ?? null;
    },
  };
}
