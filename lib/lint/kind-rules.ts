/** Cases of kind `suite`, `tool_route` and `route` against the agents, routes and skills that there are → findings about those that can never pass. */
import type { Case } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import { nearest } from '../nearest.js';
import { findSubagent, type Subagent } from '../skill/subagent.js';
import type { Finding } from './finding.js';

export interface KindFacts {
  /** Ids by which the router's index knows them. */
  skills: readonly string[];
  subagents: readonly Subagent[];
  routes: readonly ToolRoute[];
}

export function lintKinds(cases: readonly Case[], { skills, subagents, routes }: KindFacts): Finding[] {
  return cases.flatMap((testCase): Finding[] => {
    const { file = 'cases.json', line = 1 } = testCase.origin ?? {};
    const place = { severity: 'error', file, line, subject: testCase.case_id, consequences: {} } as const;
    if (testCase.kind === 'suite' && !findSubagent(subagents, testCase.subagent)) {
      const names = subagents.map(({ plugin, name }) => (plugin === null ? name : `${plugin}:${name}`));
      const message = `it asks the agent '${testCase.subagent}', which the source does not have`;
      const none = 'add it as agents/<name>.md of the plugin, or .claude/agents/<name>.md.';
      const known = [...names, ...subagents.map(({ name }) => name)];
      const fix = suggest(testCase.subagent, known, `the source has ${names.join(', ')}.`, none);
      return [{ rule: 'case-unknown-subagent', ...place, message, fix }];
    }
    if (testCase.kind === 'route') {
      const { expected } = testCase;
      const held = skills.some((id) => expected.some((name) => name === id || name.endsWith(`:${id}`)));
      if (expected.length === 0 || held) return [];
      const message = `it expects ${expected.map((name) => `'${name}'`).join(' or ')}, which the index of the source does not hold`;
      const fix = suggest(
        expected[0]!,
        skills,
        'correct expected; the index knows a skill by the name in its SKILL.md.',
      );
      return [{ rule: 'case-unknown-skill', ...place, message, fix }];
    }
    if (testCase.kind !== 'tool_route' || routes.length === 0) return [];
    const { route, tool, expect } = testCase;
    const names = routes.map(({ name }) => name);
    if (route !== undefined && !names.includes(route)) {
      const message = `no tool-routes.yaml of the corpus has the route '${route}'`;
      return [
        { rule: 'case-unknown-route', ...place, message, fix: suggest(route, names, `it has ${names.join(', ')}.`) },
      ];
    }
    if (expect !== 'block' || routes.some((one) => one.tool === tool)) return [];
    const tools = [...new Set(routes.map((one) => one.tool))];
    const message = `it expects a block, and no route is about the tool '${tool}'`;
    return [
      {
        rule: 'case-unknown-route',
        ...place,
        message,
        fix: suggest(tool, tools, `the routes are about ${tools.join(', ')}.`),
      },
    ];
  });
}

function suggest(word: string, known: readonly string[], all: string, none = all): string {
  const near = nearest(word, known);
  return near ? `did you mean '${near}'?` : known.length ? all : none;
}
