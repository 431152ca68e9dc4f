import { describe, expect, it } from '@jest/globals';
import { listRouteCases, parseToolRoutes } from '../../../lib/case/tool-routes.js';
import { promptForSubagent, renderEvaluation } from '../../../lib/report/formats/integration-test.js';
import {
  evaluateReport,
  type ListedTest,
  listIntegrationTests,
  parseListedTests,
  parseReport,
} from '../../../src/commands/integration-test/self-report.js';

const test = (id: number, more: Partial<ListedTest> = {}): ListedTest => ({
  ...{
    id,
    route: 'github-pr',
    desc: `test ${id}`,
    tool: 'Bash',
    input: { command: 'mcp' },
    expect: 'block',
    contains: null,
    ...more,
  },
});

describe('the integration test of tool routes', () => {
  it('compares results with expectations in the words of the original project', () => {
    const tests = [
      test(0, { contains: 'gh pr' }),
      test(1, { expect: 'allow' }),
      test(2),
      test(3, { contains: 'x' }),
      test(4),
      test(5),
      test(6),
    ];
    const report = parseReport(
      'Done!\n```json\n[{"id":0,"result":"blocked","message":"use gh pr view"},{"id":1,"result":"allowed","message":null},{"id":2,"result":"allowed"},{"id":3,"result":"blocked","message":"X"},{"id":5,"result":"blocked"},{"id":5,"result":"allowed"},{"id":6,"result":"denied"},{"id":9,"result":"blocked"}]\n```',
      'r.json',
    );
    const done = evaluateReport(tests, report);
    const row = (id: number) => ({ id, route: 'github-pr', desc: `test ${id}` });
    expect(done).toEqual({
      passed: 2,
      failed: 5,
      results: [
        { ...row(0), passed: true },
        { ...row(1), passed: true },
        { ...row(2), passed: false, expected: 'block', actual: 'allowed' },
        { ...row(3), passed: false, error: "Message does not contain 'x'" },
        { ...row(4), passed: false, error: 'Missing from report' },
        { ...row(5), passed: false, error: 'Reported 2 times' },
        { ...row(6), passed: false, expected: 'block', actual: 'denied' },
      ],
    });
    expect(renderEvaluation({ ...done, results: done.results.slice(1, 3) }, () => '/repo/tool-routes.yaml')).toBe(
      'Integration Test Results\n========================\n\n/repo/tool-routes.yaml\n  ✓ github-pr: test 1\n  ✗ github-pr: test 2\n      Expected: block, Got: allowed\n\n2 passed, 5 failed\n',
    );
  });

  it('names no file where the routes are not at hand', () => {
    const done = evaluateReport([test(0)], parseReport('[{"id":0,"result":"blocked"}]', 'r.json'));
    expect(renderEvaluation(done, () => null)).toBe(
      'Integration Test Results\n========================\n\n  ✓ github-pr: test 0\n\n1 passed, 0 failed\n',
    );
  });

  it.each([
    ['["use", "gh pr view"]', true],
    ['{"reason": "use gh pr view"}', true],
    ['["use", 7, null]', false],
    ['7', false],
    ['false', false],
  ])('looks for the words in a message of any shape: %s', (message, passed) => {
    const report = parseReport(`[{"id": 0, "result": "blocked", "message": ${message}}]`, 'r.json');
    expect(evaluateReport([test(0, { contains: 'gh pr' })], report).results).toMatchObject([{ passed }]);
  });

  it('numbers tests without a name by their place in the whole list, as the original does', () => {
    const tests = '[{input: {tool_input: {}}, expect: allow}, {desc: named, input: {tool_input: {}}, expect: allow}]';
    const route = (name: string) => `  ${name}: {tool: Bash, pattern: x, message: m, tests: ${tests}}`;
    const routes = ['one.yaml', 'two.yaml'].flatMap((file) =>
      parseToolRoutes(`routes:\n${route(`a-${file}`)}\n${route(`b-${file}`)}`, file),
    );
    const listed = listIntegrationTests(routes);
    expect(listed.map(({ desc }) => desc)).toEqual([
      'test 0',
      'named',
      'test 2',
      'named',
      'test 4',
      'named',
      'test 6',
      'named',
    ]);
    // What a baseline holds does not move when another route gets a test.
    expect(listRouteCases(routes).map(({ case_id }) => case_id)).toContain('b-two.yaml/test-0');
  });

  it('lists the calls in the prompt', () => {
    expect(promptForSubagent([test(0, { tool: 'WebFetch', input: { url: 'https://example.com' } })])).toMatch(
      /## Tests\n\nTest 0: Use WebFetch with url="https:\/\/example\.com"\n\n## Response Format/,
    );
  });

  it.each(['', 'nothing', '{"id":0}', '[{"result":"blocked"}]', '[1]'])('refuses the report %j', (text) => {
    expect(() => parseReport(text, 'r.json')).toThrow(/r\.json.*This is not a report/);
  });

  it('reads an empty report as all results missing, and refuses anything but a list', () => {
    expect(evaluateReport([test(0)], parseReport('[]', 'r')).failed).toBe(1);
    expect(() => parseListedTests('{"a":1}', 't.json')).toThrow(/t\.json.*not a list of tests/);
  });
});
