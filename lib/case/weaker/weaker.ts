/** Two versions of a case, from one agent's view → in words, everything that the newer one no longer demands; nothing where it demands as much or more. */
import { isDeepStrictEqual } from 'node:util';
import { agentName } from '../../contract/agent-key.js';
import type { Case } from '../schema.js';
import { applyClauses, type Viewpoint } from './clause.js';
import { ROUTE_CLAUSES, SUITE_CLAUSES, TOOL_ROUTE_CLAUSES } from './other-kinds.js';
import { resolveCase, SKILL_CLAUSES } from './skill-case.js';

export type { Subject, Viewpoint } from './clause.js';

/** A reworded question (prompt, query, input of a suite) demands no less, and neither does another id, category or time limit. */
export function findWeaker(then: Case, now: Case, view: Viewpoint): string[] {
  if (then.kind === 'skill' && now.kind === 'skill')
    return applyClauses(SKILL_CLAUSES, resolveCase(then, view.agent), resolveCase(now, view.agent), view);
  if (then.kind === 'tool_route' && now.kind === 'tool_route') return applyClauses(TOOL_ROUTE_CLAUSES, then, now, view);
  if (then.kind === 'suite' && now.kind === 'suite') return applyClauses(SUITE_CLAUSES, then, now, view);
  if (then.kind === 'route' && now.kind === 'route') return applyClauses(ROUTE_CLAUSES, then, now, view);
  return [`kind ${then.kind} became ${now.kind}`];
}

/** The question of a case: two cases that ask the same and demand the same are one case under two names. */
export function questionOf(testCase: Case): unknown[] {
  switch (testCase.kind) {
    case 'skill':
      return [testCase.kind, testCase.prompt];
    case 'tool_route':
      return [testCase.kind, testCase.tool, testCase.input];
    case 'suite':
      return [
        testCase.kind,
        testCase.subagent,
        testCase.input ?? null,
        testCase.multi_step?.map(({ input }) => input) ?? null,
      ];
    case 'route':
      return [testCase.kind, testCase.query];
  }
}

/** It names what may not be used alone, so that only a model's choice shows anything. */
export const isNegative = (one: Case): boolean =>
  one.kind === 'skill' && ![one.expected_skill, ...one.required_skills].some(Boolean);

/** What a case is about. */
export function subjectsOf(testCase: Case): [kind: 'skill' | 'subagent' | 'route', id: string][] {
  switch (testCase.kind) {
    case 'skill': {
      const { expected_skill, required_skills, disallowed_skills } = testCase;
      const wanted = [expected_skill, ...required_skills].filter(Boolean);
      return (wanted.length ? wanted : disallowed_skills).map((id) => ['skill', id]);
    }
    case 'tool_route':
      return testCase.route ? [['route', testCase.route]] : [];
    case 'suite':
      return [['subagent', testCase.subagent]];
    case 'route':
      return testCase.expected.map((id) => ['skill', id]);
  }
}

/** Whether one of these cases makes the same call on this agent, and expects the same of it. */
export const triedOn =
  (cases: readonly Case[], agent: string): Viewpoint['isTried'] =>
  (call) =>
    cases.some(
      (one) =>
        one.kind === 'tool_route' &&
        isDeepStrictEqual(
          [one.tool, one.input, one.expect, one.event, one.skip],
          [call.tool, call.input, call.expect, call.event, call.skip],
        ) &&
        (!one.agents || one.agents.some((name) => name === agent || name === agentName(agent))),
    );
