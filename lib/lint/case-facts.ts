/** What the rules about cases are given. */
import type { Baseline } from '../baseline/index.js';
import type { Case, SkillCase } from '../case/schema.js';
import type { Source } from '../skill/skill.js';
import type { LintedAgent } from './skill-location.js';

export interface CaseFacts {
  source: Source;
  cases: readonly Case[];
  /** Every id of its commands, which some agents list among their skills. */
  commands: readonly string[];
  /** The agents that run when none are named. */
  agents: readonly string[];
  /** Absent: an id has to be clear to any agent. */
  linted?: readonly LintedAgent[];
  baseline: { file: string; baseline: Baseline } | null;
  prefix: string;
  /** Paths of the skills that the ref does not have under their names; absent: compared with none. */
  fresh?: ReadonlySet<string> | undefined;
  /** Of the skills that have an equal copy at the ref. */
  copied?: ReadonlyMap<string, unknown> | undefined;
  /** {name of a skill at the ref: its name here}. */
  renamed?: ReadonlyMap<string, string> | undefined;
  /** Paths of skills whose package has cases of its own. */
  apart?: ReadonlySet<string> | undefined;
  /** A file that the case requires, in the source or the case's workspace; `empty`: there is no text in it. */
  stateOf(testCase: SkillCase, file: string): 'absent' | 'empty' | 'there';
}
