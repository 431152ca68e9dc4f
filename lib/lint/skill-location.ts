/** The input of the rules about skills, and the location of their findings. */
import type { Agent } from '../agents/interface/agent.js';
import type { Install } from '../contract/agent-key.js';
import type { Offer } from '../contract/offer.js';
import type { Skill, Source } from '../skill/skill.js';

export interface LintedAgent {
  key: string;
  agent: Agent;
  install: Install;
  vendor_model: string | null;
  /** {path of the skill: offer} as the agent's own request shows it; absent: predicted instead. */
  measured?: ReadonlyMap<string, Offer>;
  /** {path of an agent's or command's file: why it is not listed}; absent: not measured, and predicted instead. */
  unlisted?: ReadonlyMap<string, string>;
  /** The measured listing has no room left. */
  exhausted?: boolean;
  /** No case of the corpus runs on it: the repository does not address it. */
  unaddressed?: boolean;
  /** Of the CLI that was measured. */
  version?: string;
}

export type HadFrom = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface SkillFacts {
  source: Source;
  agents: readonly LintedAgent[];
  /** Path of the source as findings show it: '' or with a trailing slash. */
  prefix: string;
  /** Paths of the skills that the ref does not have under their names; absent: compared with none. */
  fresh?: ReadonlySet<string> | undefined;
  /** {name of a skill at the ref: its name here}. */
  renamed?: ReadonlyMap<string, string> | undefined;
  /** {path of a skill: {agent key: the folder from which it had it at the ref}}. */
  had?: HadFrom | undefined;
}

export const at = (skill: Skill, { prefix }: SkillFacts, line = 1) => ({
  file: `${prefix}${skill.path}`,
  line,
  subject: skill.id,
});
