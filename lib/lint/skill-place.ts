/** What the rules about skills are given, and where their findings stand. */
import type { Agent, Install } from '../agents/agent.js';
import type { Skill, Source } from '../skill/skill.js';

export interface LintedAgent {
  key: string;
  agent: Agent;
  install: Install;
  vendor_model: string | null;
}

export interface SkillFacts {
  source: Source;
  agents: readonly LintedAgent[];
  /** Path of the source as findings show it, '' or with a trailing slash. */
  prefix: string;
}

export const at = (skill: Skill, { prefix }: SkillFacts, line = 1) => ({
  file: `${prefix}${skill.path}`,
  line,
  subject: skill.id,
});
