import { describe, expect, it } from '@jest/globals';
import { parseSuites } from '../../../lib/case/suites.js';
import { parseToolRoutes } from '../../../lib/case/tool-routes.js';
import { lintPatterns } from '../../../lib/lint/pattern-rule.js';
import { findSlowText } from '../../../lib/pattern/slow-text.js';

describe('pattern-slow', () => {
  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '(x+x+)+y',
    '^(\\w+\\s?)*$',
    '([a-z]+)*\\d$',
    '(?:a|aa)+$',
    '(.*)*x',
    '^(\\d+)*\\1$',
  ])('finds a text for %s', (pattern) => expect(findSlowText(pattern)).toMatch(/(.)\1{20}/s));

  it.each([
    '^git\\s+(?:\\S+\\s+)*push$',
    '\\s*$',
    '(?:[\\w.-]+/)*x\\.json',
    '^(?:a{2})+$',
    '(?>a+)+$',
    '^(a+)++$',
    '(',
    '(?!)',
  ])('finds none for %s', (pattern) => expect(findSlowText(pattern)).toBeNull());

  it('names the route or the case, with its place', () => {
    const routes = parseToolRoutes(
      "routes:\n  fine: {tool: Bash, pattern: a+, message: m}\n  evil: {tool: Bash, pattern: '^(a+)+$', message: m}",
      'f.yaml',
    );
    const path = 'results[*].file';
    const expected = { one_of: [{ status: 'x' }, { none_match_pattern: [{ path, regex: '(.*)*x' }] }] };
    const tests = [{ id: 'A-1', input: {}, expect: expected }];
    const cases = parseSuites(JSON.stringify({ agent: 'x', test_suites: { core: { tests } } }), 's.tests.json');
    expect(lintPatterns(cases, routes)).toMatchObject([
      { rule: 'pattern-slow', severity: 'error', file: 'f.yaml', line: 3, subject: 'evil' },
      { rule: 'pattern-slow', severity: 'error', file: 's.tests.json', subject: 'A-1' },
    ]);
  });

  it('reads a route as its hook does, in which capitals do not count', () => {
    const route = "routes:\n  evil: {tool: Bash, pattern: '^(a|A)*$', message: m}";
    expect(findSlowText('^(a|A)*$')).toBeNull();
    expect(lintPatterns([], parseToolRoutes(route, 'f.yaml'))).toMatchObject([{ subject: 'evil' }]);
  });
});
