/** What the rules about cases are given. */
import type { Baseline } from '../baseline/index.js';
import type { Case, SkillCase } from '../case/schema.js';
import type { Source } from '../skill/skill.js';

export interface CaseFacts {
  source: Source;
  cases: readonly Case[];
  /** The agents that run when none are named. */
  agents: readonly string[];
  baseline: { file: string; baseline: Baseline } | null;
  prefix: string;
  /** Whether the source or the case's workspace holds a file that the case requires. */
  hasFile(testCase: SkillCase, file: string): boolean;
}
