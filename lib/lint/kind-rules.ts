/** Checks cases of kind `suite`, `tool_route` and `route` against the existing agents, routes and skills: findings about cases that can never pass. */
import { type Case, lineOf } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import { suggest } from '../input/suggest.js';
import { findSubagent, type Subagent } from '../skill/subagent.js';
import { asError, type Finding } from './finding.js';

export interface KindFacts {
  /** Their ids in the router's index. */
  skills: readonly string[];
  subagents: readonly Subagent[];
  routes: readonly ToolRoute[];
}

export function lintKinds(cases: readonly Case[], { skills, subagents, routes }: KindFacts): Finding[] {
  return cases.flatMap((testCase): Finding[] => {
    const { origin = { file: 'cases.json', line: 1 } } = testCase;
    const { file } = origin;
    const at = (field: string) => ({ file, line: lineOf(origin, field), subject: testCase.case_id });
    const place = { file, whole: 'the case' };
    const asked = testCase.kind === 'suite' || testCase.kind === 'skill' ? testCase.subagent : undefined;
    if (asked !== undefined && !findSubagent(subagents, asked)) {
      const names = subagents.map(({ plugin, name }) => (plugin === null ? name : `${plugin}:${name}`));
      const message = `it asks the agent '${asked}', which the source does not have`;
      const none = 'add it as agents/<name>.md of the plugin, or .claude/agents/<name>.md.';
      const known = [...names, ...subagents.map(({ name }) => name)];
      const fix = suggestName(asked, known, known.length > 0 ? `the source has ${names.join(', ')}.` : none, place);
      return [asError('case-unknown-subagent', at('subagent'), message, fix)];
    }
    if (testCase.kind === 'route') {
      const { expected } = testCase;
      const known = skills.some((id) => expected.some((name) => name === id || name.endsWith(`:${id}`)));
      if (expected.length === 0 || known) return [];
      const message = `it expects ${expected.map((name) => `'${name}'`).join(' or ')}, which is not in the index of the source`;
      const fix = suggestName(expected[0]!, skills, 'the index has the name in each SKILL.md.', place);
      return [asError('case-unknown-skill', at('expected'), message, fix)];
    }
    if (testCase.kind !== 'tool_route' || routes.length === 0) return [];
    const { route, tool, expect } = testCase;
    const names = routes.map(({ name }) => name);
    if (route !== undefined && !names.includes(route)) {
      const message = `no tool-routes.yaml of the corpus has the route '${route}'`;
      const fix = suggestName(route, names, `the routes are ${names.join(', ')}.`, place);
      return [asError('case-unknown-route', at('route'), message, fix)];
    }
    if (expect !== 'block' || routes.some((one) => one.tool === tool)) return [];
    const tools = [...new Set(routes.map((one) => one.tool))];
    const message = `it expects a block, but no route covers the tool '${tool}'`;
    const fix = suggestName(tool, tools, `the routes cover ${tools.join(', ')}.`, place);
    return [asError('case-unknown-route', at('tool'), message, fix)];
  });
}

/** A case names what there is not. all: said where nothing is near. whole: what may go instead. */
export function suggestName(
  word: string,
  known: readonly string[],
  all: string,
  { file, whole }: { file: string; whole: string },
): string {
  const near = suggest(word, known);
  const act = near ? 'Write that' : known.length > 0 ? 'If it was renamed, write its new name' : 'Else correct it';
  return `${near ? `did you mean '${near}'?` : all} ${act} in ${file}; if it is gone for good, remove ${whole}.`;
}
