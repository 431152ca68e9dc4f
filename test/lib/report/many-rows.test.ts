import { describe, expect, it } from '@jest/globals';
import { explain, MOVE_IT } from '../../../lib/contract/offer.js';
import type { Result } from '../../../lib/contract/result.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import { COMMENT_LIMIT, renderReport } from '../../../lib/report/index.js';
import { makeBaseline, makeResult, makeResults } from '../../helpers/results.js';

const AGENTS = ['claude', 'codex', 'copilot'];
const CALL = (n: number) => `Bash: mcp command-${n}`;
const through = (n: number) => `the hook ran (exit code 0) and let the call through: \`${CALL(n)}\``;

/** What the n-th of 400 like things left behind. */
const KINDS: Record<string, (n: number, agent: string) => Partial<Result>> = {
  'skills that moved': (n) => {
    const why = explain(`Claude Code looks elsewhere, and this one is in deep/skill-${n}/SKILL.md`, MOVE_IT);
    return {
      ...{ status: 'fail', expected_skill: `skill-${n}`, failure_kind: 'skill_not_offered' },
      error: `the agent was never offered skill-${n}: ${why.reason}`,
      offer: { state: 'absent', kept_chars: 0, of_chars: 40 + n, ...why },
    };
  },
  'calls that a hook let through': (n, agent) => ({
    ...{ status: 'fail', kind: 'tool_route', expected_skill: null, missing_evidence: ['block'] },
    error: `expected block, got allowed: the call failed: ${agent} knows no command-${n}; ${through(n)}`,
    tried_call: {
      ...{ call: CALL(n), outcome: 'failed', route: null },
      ...{ hook: 'PreToolUse in hooks/hooks.json', why: through(n), failure: null },
    },
  }),
  'calls whose hook crashed': (n) => ({
    ...{ status: 'fail', kind: 'tool_route', expected_skill: null },
    error: 'hook_errored: the hook ended with an error (exit code 1): boom',
    tried_call: {
      ...{ call: CALL(n), outcome: 'hook_errored', route: null, hook: 'PreToolUse in hooks/hooks.json' },
      ...{ why: 'the hook ended with an error (exit code 1): boom', failure: 'crashed' },
    },
  }),
  'results that could not run': (n) => ({
    ...{ status: 'infra_error', expected_skill: `skill-${n}`, failed_at_utc: '2026-11-22T20:31:45.000Z' },
    fault: { kind: 'server', message: '529 Overloaded' },
  }),
};

function commentOn(kind: string, count: number): string {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const rows = numbers.flatMap((n) =>
    AGENTS.map((agent) => makeResult({ case_id: `case-${n}`, agent, ...KINDS[kind]?.(n, agent) } as Partial<Result>)),
  );
  const results = makeResults(rows);
  const all = Object.fromEntries(AGENTS.map((agent) => [agent, 'pass' as const]));
  const current = makeBaseline(Object.fromEntries(numbers.map((n) => [`case-${n}`, all])));
  const comparison = compareBaselines({ results, current, ref: { name: 'main', sha: null, baseline: current } });
  return renderReport('markdown', { results, comparison, package: null, limit: COMMENT_LIMIT });
}

describe('400 findings that are alike', () => {
  it.each(Object.keys(KINDS))('are one, with the number, on one screen: %s', (kind) => {
    const comment = commentOn(kind, 400);
    expect(comment.match(/^(?:🔴|🟡) <b>/gm)).toHaveLength(1);
    expect(comment).toMatch(/^(?:🔴|🟡) <b>[\w ]+:<\/b> .* <sub>\(.*; 400 cases on 3 agents\)<\/sub>/m);
    expect(comment.match(/^\| (?:🔴|🟡)/gm)).toHaveLength(1);
    expect(comment.split('\n').length).toBeLessThan(40);
    expect(comment.length).toBeLessThan(6000);
  });
});
