/** Checks a corpus as a whole and selects the cases that match the user's filters. */
import { parseAgentKey } from '../contract/agent-key.js';
import { ConfigError } from '../input/config-error.js';
import { suggest } from '../input/suggest.js';
import { bareId } from '../text/bare-id.js';
import { type Case, lineOf } from './schema.js';

export interface Filters {
  kind: string[];
  category: string[];
  case_id: string[];
  skill: string[];
  /** all · agent:NAME · suite:NAME · test:ID */
  scope: string;
  /** Ids of skills that changed; null when --changed-since was not given. */
  changed_skills: string[] | null;
}

/** A case_id must be unique, because baseline and results use it as key. */
export function checkUnique(cases: readonly Case[]): void {
  const seen = new Map<string, Case>();
  for (const testCase of cases) {
    const first = seen.get(testCase.case_id);
    if (first) {
      throw new ConfigError(
        `This case_id is used twice; first in ${first.origin?.file ?? 'the corpus'}:${first.origin?.line ?? 0}.`,
        {
          ...(testCase.origin ? { file: testCase.origin.file, line: testCase.origin.line } : {}),
          case_id: testCase.case_id,
          fix: 'give one of them another case_id.',
        },
      );
    }
    seen.set(testCase.case_id, testCase);
  }
}

/** A case for an unknown agent would silently never run, so it is an error. */
export function checkAgents(cases: readonly Case[], names: readonly string[]): void {
  for (const testCase of cases) {
    const { case_id, agents = [], origin } = testCase;
    const aliased = testCase.kind === 'skill' ? Object.keys(testCase.provider_aliases) : [];
    for (const [agent, path] of [
      ...agents.map((agent, index) => [agent, `agents[${index}]`] as const),
      ...aliased.map((agent) => [agent, `provider_aliases.${agent}`] as const),
    ]) {
      try {
        parseAgentKey(agent, names);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        const { fix } = error.where;
        const where = origin && { file: origin.file, line: lineOf(origin, path) };
        throw new ConfigError(error.problem, { ...where, case_id, path, ...(fix ? { fix } : {}) });
      }
    }
  }
}

/** Skills that a case is about. */
export function skillsOf(testCase: Case): string[] {
  switch (testCase.kind) {
    case 'skill':
      return [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
    case 'route':
      return testCase.expected;
    case 'suite':
      return [testCase.subagent];
    case 'tool_route':
      return testCase.route ? [testCase.route] : [];
  }
}

export function selectCases(cases: readonly Case[], filters: Filters): Case[] {
  for (const [name, wanted, known] of [
    ['category', filters.category, cases.map((c) => c.category)],
    ['case-id', filters.case_id, cases.map((c) => c.case_id)],
    ['skill', filters.skill, cases.flatMap(skillsOf)],
    ['kind', filters.kind, ['skill', 'tool_route', 'suite', 'route']],
  ] as [string, string[], string[]][]) {
    for (const word of wanted) {
      if (known.includes(word)) continue;
      const near = suggest(word, [...new Set(known)]);
      throw new ConfigError(`--${name} ${word} matches no case.`, {
        fix: near
          ? `Did you mean '${near}'?`
          : `the corpus has ${[...new Set(known)].filter(Boolean).slice(0, 12).join(', ') || 'none'}.`,
      });
    }
  }
  const picks = (wanted: string[], values: string[]) =>
    wanted.length === 0 || values.some((value) => wanted.includes(value));
  const selected = cases.filter(
    (c) =>
      picks(filters.kind, [c.kind]) &&
      picks(filters.category, [c.category]) &&
      picks(filters.case_id, [c.case_id]) &&
      picks(filters.skill, skillsOf(c)) &&
      inScope(c, filters.scope) &&
      (filters.changed_skills === null || skillsOf(c).some((skill) => filters.changed_skills?.includes(bareId(skill)))),
  );
  // With --changed-since an empty selection is normal; otherwise it is a mistake.
  if (selected.length === 0 && filters.changed_skills === null) {
    const nothing =
      filters.scope === 'all' ? 'No case is selected.' : `NO_TEST_FILES_FOUND: no case matches scope ${filters.scope}.`;
    throw new ConfigError(nothing, {
      fix: cases.length === 0 ? 'add a case; the corpus is empty.' : 'loosen the filters.',
    });
  }
  return selected;
}

function inScope(testCase: Case, scope: string): boolean {
  if (scope === 'all') return true;
  const name = scope.slice(scope.indexOf(':') + 1);
  if (scope.startsWith('test:')) return testCase.case_id === name;
  if (testCase.kind !== 'suite') return false;
  return scope.startsWith('suite:')
    ? testCase.category === name
    : [testCase.subagent, bareId(testCase.subagent)].includes(name);
}
