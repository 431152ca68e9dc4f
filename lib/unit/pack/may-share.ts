/** A planned unit → whether its verdict can be had from a process that it shares with other cases. */
import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { Case, SkillCase } from '../../case/schema.js';
import type { PlannedUnit } from '../../contract/plan.js';
import { listExpectedSkills } from '../../policy/expected-calls.js';
import { findSkills } from '../../skill/find-skill.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import type { UnitContext } from '../trial/context.js';

export interface PackMember {
  unit: PlannedUnit;
  testCase: SkillCase;
}

/** Fields that change what a later call may do, who makes it, or whether it is made at all: such a skill is loaded alone. */
const ACTING = ['allowed-tools', 'context', 'agent', 'model', 'effort', 'hooks', 'disable-model-invocation', 'paths'];

/** Only what the oracle or a recorded choice asks for and a plain load answers. In every other case what one does could show in what the next one gets. */
export function mayShare(
  { agent, trials }: PlannedUnit,
  testCase: Case,
  ready: ReadyAgent,
  context: Pick<UnitContext, 'mode' | 'evidence' | 'early_stop' | 'shared'>,
): testCase is SkillCase {
  const { shared } = context;
  return (
    testCase.kind === 'skill' &&
    ready.agent.shares_sessions === true &&
    // Sharing was measured with that binary only.
    ready.locked === true &&
    ready.version === ready.agent.pinned &&
    (context.mode === 'oracle' || context.mode === 'replay') &&
    context.evidence === 'events' &&
    context.early_stop !== true &&
    !shared.allow_processes &&
    !ready.own_home &&
    !ready.template &&
    trials === 1 &&
    testCase.workspace === undefined &&
    testCase.subagent === undefined &&
    testCase.timeout_seconds === undefined &&
    isPlainPrompt(testCase.prompt) &&
    // In mode oracle a case with nothing to call is not run at all.
    ((context.mode === 'replay' && callsNothing(testCase, agent, shared.source)) ||
      isPlain(listNeeded(testCase, agent, shared.source)))
  );
}

/** Alone its process shows only what the agent lists, and so does one in which other cases call. */
export const callsNothing = (testCase: SkillCase, agent: string, source: Source): boolean =>
  testCase.required_files.length === 0 && listExpectedSkills(testCase, agent, source).length === 0;

/** Agents act on a command (`/x`, `!x`, `#x`), a mention (`$skill`) and a file (`@path`) before a model sees the prompt. */
export const isPlainPrompt = (prompt: string) => !/^\s*[/!#]|[$@]/.test(prompt);

/** Shell that a skill runs when it is loaded (`!` before a command in backticks) is not a plain load either. */
const isPlain = (skills: readonly Skill[]) =>
  skills.length > 0 &&
  skills.every(
    ({ front_matter, text }) =>
      front_matter.problems.length === 0 &&
      !ACTING.some((field) => field in front_matter.fields) &&
      !/!`|```!/.test(text),
  );

/** The skills of the source that the case's calls load; empty where one of them is not known. */
export function listNeeded(testCase: SkillCase, agent: string, source: Source): Skill[] {
  const aliases = aliasesFor(agent, testCase.provider_aliases);
  const found = listExpectedSkills(testCase, agent, source).map((id) =>
    namesOf(id, aliases).flatMap((name) => findSkills(source, name)),
  );
  return found.every((skills) => skills.length === 1) ? found.flat() : [];
}
