/** The integration test of the original tool-routing plugin: routes → a list of tests, and a subagent's own report on them → which passed. */
import { z } from 'zod';
import type { ToolRoute } from '../../../lib/case/tool-routes.js';
import { findJson } from '../../../lib/evidence/json-in-text.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { formatPath, parseOrThrow } from '../../../lib/input/schema-issue.js';
import type { EvaluatedTest, Evaluation } from '../../../lib/report/formats/integration-test.js';

const ListedSchema = z.object({
  id: z.int(),
  route: z.string(),
  desc: z.string(),
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  expect: z.enum(['block', 'allow']),
  contains: z.string().nullish(),
});

export type ListedTest = z.infer<typeof ListedSchema>;

/** Ids count from 0 over all routes in merge order. */
export function listIntegrationTests(routes: readonly ToolRoute[]): ListedTest[] {
  return routes
    .flatMap(({ name, examples }) => examples.map((example) => ({ route: name, ...example })))
    .map(({ route, desc, tool, input, expect, contains }, id) => {
      return { id, route, desc: desc ?? `test ${id}`, tool, input, expect, contains };
    });
}

export function parseListedTests(text: string, file: string): ListedTest[] {
  return parseOrThrow(z.array(ListedSchema), findJson(text)?.value ?? text, ({ path, words }) => {
    return new ConfigError(`This is not a list of tests: ${formatPath(path) || 'the file'} ${words}.`, {
      file,
      fix: 'pass the output of `agent-routing integration-test --list`.',
    });
  });
}

export interface ReportEntry {
  id: number;
  result: string;
  message: string | null;
}

const EntrySchema = z.looseObject({
  id: z.union([z.int(), z.string().regex(/^\d+$/, 'must be a number').transform(Number)]),
  result: z.string(),
  /** Models also answer with a list of lines or an object, which is searched as it is written. */
  message: z.unknown().optional(),
});

/** Parses a model's answer; fences and prose around the array are ignored. */
export function parseReport(text: string, file: string): ReportEntry[] {
  const found = findJson(text);
  const wrong = (what: string) =>
    new ConfigError(`This is not a report: ${what}.`, {
      file,
      fix: 'pass the JSON array that the subagent answered with, such as [{"id": 0, "result": "blocked", "message": "…"}].',
    });
  if (!Array.isArray(found?.value)) {
    // An empty array is a report in which every test is missing.
    if (/^\s*(?:```\w*\s*)?\[\s*\]/.test(text)) return [];
    throw wrong(found ? 'it is not an array' : 'it contains no JSON');
  }
  return found.value.map((row: unknown, index) => {
    const { id, result, message } = parseOrThrow(EntrySchema, row, ({ path, words }) =>
      wrong(`${formatPath([index, ...path])} ${words}`),
    );
    return { id, result, message: textOf(message) };
  });
}

function textOf(message: unknown): string | null {
  if (message === undefined || message === null) return null;
  if (Array.isArray(message)) return message.map(textOf).join('\n');
  return typeof message === 'string' ? message : JSON.stringify(message);
}

export function evaluateReport(tests: readonly ListedTest[], report: readonly ReportEntry[]): Evaluation {
  return countPassed(
    tests.map((test) =>
      evaluate(
        test,
        report.filter(({ id }) => id === test.id),
      ),
    ),
  );
}

export function countPassed(results: EvaluatedTest[]): Evaluation {
  const passed = results.filter((row) => row.passed).length;
  return { passed, failed: results.length - passed, results };
}

const RESULTS: Record<string, string> = { block: 'blocked', blocked: 'blocked', allow: 'allowed', allowed: 'allowed' };

function evaluate({ id, route, desc, expect, contains }: ListedTest, entries: readonly ReportEntry[]): EvaluatedTest {
  const row = { id, route, desc };
  const [entry] = entries;
  if (!entry) return { ...row, passed: false, error: 'Missing from report' };
  if (entries.length > 1) return { ...row, passed: false, error: `Reported ${entries.length} times` };
  const reported = entry.result.trim().toLowerCase();
  const actual = RESULTS[reported] ?? reported;
  if (actual !== RESULTS[expect]) return { ...row, passed: false, expected: expect, actual };
  if (expect === 'block' && contains && !entry.message?.includes(contains))
    return { ...row, passed: false, error: `Message does not contain '${contains}'` };
  return { ...row, passed: true };
}
