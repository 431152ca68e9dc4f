/** A case → the calls that it expects of an agent: skills by every name that the agent may list, files by path, one tool call. */
import type { Agent } from '../agents/interface/agent.js';
import type { UnitSetup } from '../agents/interface/unit-setup.js';
import { type Aliases, aliasesFor, namesOf } from '../case/aliases.js';
import type { Case, SkillCase, ToolRouteCase } from '../case/schema.js';
import { inWorkspace, withFullPath } from '../case/workspace-paths.js';
import { findSkills } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { locateSkillFile } from '../skill/skill-file.js';

/** The calls that a case expects, in the agent's terms. */
export interface ExpectedCalls {
  /**
   * In order of calling. names: every name by which the agent may list that skill, the surest first. path: of its SKILL.md,
   * where the agent lists another skill of the source under the same name.
   */
  skills: { id: string; names: string[]; path?: string }[];
  /** Absolute paths, or relative to the workspace. */
  files: string[];
  tools: { tool: string; input: unknown }[];
  /** The closing prose. */
  answer: string;
}

type Naming = Pick<Agent, 'name' | 'listedAs' | 'skillPath' | 'needs_full_paths'>;

const NOTHING: ExpectedCalls = { skills: [], files: [], tools: [], answer: 'Done.' };

export function listExpectedCalls(row: Case, agent: Naming, setup: UnitSetup): ExpectedCalls {
  switch (row.kind) {
    case 'skill':
      return expectSkillCalls(row, agent, setup);
    case 'tool_route':
      return {
        ...NOTHING,
        skills: row.after_skill === undefined ? [] : [expectSkill(row.after_skill, {}, agent, setup)],
        tools: listTries(row).map(({ tool, input }) => ({ tool, input: inputOf(input, agent, setup) })),
      };
    case 'suite':
    case 'route':
      return NOTHING;
  }
}

/** The case's own call is the last. An agent compacts its conversation before it goes on after a call. */
export const listTries = ({
  after_calls,
  tool,
  input,
  event,
}: ToolRouteCase): Pick<ToolRouteCase, 'tool' | 'input'>[] => [
  ...after_calls,
  ...(tool === '' ? [] : [{ tool, input }]),
  ...(event === 'PreCompact' && after_calls.length === 0 ? [{ tool: 'Bash', input: { command: 'true' } }] : []),
];

function inputOf(
  input: ToolRouteCase['input'],
  { needs_full_paths }: Naming,
  { workspace }: UnitSetup,
): Record<string, unknown> {
  const inside = inWorkspace(input, workspace);
  return needs_full_paths ? withFullPath(inside, workspace) : inside;
}

/** The ids of the skills that a case asks for, each as the case writes it. */
export function listExpectedSkills(row: SkillCase, agent: string, source: Source): string[] {
  const aliases = aliasesFor(agent, row.provider_aliases);
  const named = [...row.required_all_evidence, ...row.required_evidence]
    .map((token) => token.replace(/\/SKILL\.md$/i, ''))
    .filter((id) => namesOf(id, aliases).some((name) => findSkills(source, name).length > 0));
  return [...new Set([row.expected_skill, ...row.required_skills, ...named])].filter((id) => id !== '');
}

function expectSkillCalls(row: SkillCase, agent: Naming, setup: UnitSetup): ExpectedCalls {
  const aliases = aliasesFor(agent.name, row.provider_aliases);
  return {
    ...NOTHING,
    skills: listExpectedSkills(row, agent.name, setup.source).map((id) => expectSkill(id, aliases, agent, setup)),
    files: row.required_files.map((file) => {
      const found = locateSkillFile(file, namesOf(row.expected_skill, aliases), setup.source);
      return found ? `${agent.skillPath(setup, found.skill).replace(/\/[^/]*$/, '')}/${found.name}` : file;
    }),
  };
}

/** A skill by every name that the agent may list it by. */
export function expectSkill(
  id: string,
  aliases: Aliases,
  agent: Naming,
  setup: UnitSetup,
): ExpectedCalls['skills'][number] {
  const by = { agent, install: setup.install };
  const [skill, ...others] = namesOf(id, aliases).flatMap((name) => findSkills(setup.source, name, by));
  const listed = skill ? [skill, ...others].flatMap((each) => agent.listedAs(each, setup)) : [];
  const names = [...new Set([...listed, ...namesOf(id, aliases)])];
  return {
    id,
    names,
    ...(skill && hasNamesake(skill, agent, setup) ? { path: agent.skillPath(setup, skill) } : {}),
  };
}

function hasNamesake(skill: Skill, agent: Naming, setup: UnitSetup): boolean {
  const [name] = agent.listedAs(skill, setup);
  return setup.source.skills.some((other) => other !== skill && agent.listedAs(other, setup)[0] === name);
}

/** In mode live, asks the vendor's model to have a subagent make the call. */
export const handOver = (task: string): string =>
  `Start exactly one subagent (general-purpose), wait for it, and give it this task word for word: ${task}`;

/** In mode live, asks the vendor's model for the call that the oracle makes by itself. */
export function promptFor(testCase: ToolRouteCase): string {
  if (testCase.prompt !== undefined) return testCase.prompt;
  const [first, ...more] = listTries(testCase).map(
    ({ tool, input }) => `use ${tool} with ${JSON.stringify(inWorkspace(input, '.'))}`,
  );
  if (first === undefined) return 'Say in one word that you are done.';
  const how =
    more.length === 0
      ? `Make exactly one tool call, then stop: ${first}. Do not change it, and try no other way if it is blocked.`
      : `Make exactly ${more.length + 1} tool calls, one after the other, then stop: ${[first, ...more].join('; then ')}. Do not change them, and try no other way if one is blocked.`;
  return `${how} Then say in one sentence what came back.`;
}
