/** The input of the rules about skills, and the location of their findings. */
import type { Agent } from '../agents/interface/agent.js';
import type { Case } from '../case/schema.js';
import type { AgentKey, Install } from '../contract/agent-key.js';
import type { Offer } from '../contract/offer.js';
import { groupBy } from '../input/group-by.js';
import { findSkills } from '../skill/find-skill.js';
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
  /** Paths of the skills with which the repository does not address it: each of their cases leaves it out, or all cases do. */
  unaddressed?: ReadonlySet<string>;
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

/** The cases that say whom the repository addresses with a skill: its own, or all where it has none. */
export function listAsking(source: Source, cases: readonly Case[]): [path: string, cases: readonly Case[]][] {
  if (cases.every(({ agents }) => !agents)) return [];
  const own = new Map<string, readonly Case[]>();
  for (const [id, rows] of groupBy(cases, (row) => (row.kind === 'skill' && row.expected_skill) || ''))
    for (const { path } of id === '' ? [] : findSkills(source, id)) own.set(path, [...(own.get(path) ?? []), ...rows]);
  return source.skills.map(({ path }) => [path, own.get(path) ?? cases]);
}

/** `agents` of the cases, or of their corpus, may say for whom the repository is. */
export const isAddressed = ({ key, name }: Pick<AgentKey, 'key' | 'name'>, cases: readonly Case[]): boolean =>
  cases.length === 0 || cases.some(({ agents }) => !agents || agents.includes(key) || agents.includes(name));
