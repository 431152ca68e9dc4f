import { describe, expect, it } from '@jest/globals';
import { checkRouteNames, listRouteCases, parseToolRoutes } from '../../../lib/case/tool-routes.js';
import { growthOf, LINEAR } from '../../helpers/cpu.js';
import { inFull } from '../../helpers/tested-agents.js';

const FILE = `# why these routes
routes:
  github-pr:
    tool: WebFetch
    pattern: "github\\\\.com/[^/]+/[^/]+/pull/\\\\d+"
    message: |
      Use \`gh pr view\`.
    tests:
      - desc: "PR URL should block"
        input:
          tool_name: WebFetch
          tool_input: {url: "https://github.com/foo/bar/pull/123"}
        expect: block
        contains: "gh pr view"
      - desc: "PR URL should block"
        input: {tool_input: {url: "https://github.com/foo/bar/pull/124"}}
        expect: block
      - input: {tool_name: Bash, tool_input: {command: ls}}
        expect: allow
  quiet: {tool: Bash, pattern: '^\\s*mcp\\s+', message: no}
`;

/** Few lines, and a million words when the aliases are followed. */
function manyAliases(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 7; i++)
    lines.push(
      `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join(', ')}]`,
    );
  return [...lines, 'routes: {r: *a6}'].join('\n');
}

describe('parseToolRoutes', () => {
  it('reads routes in order, with the line of every example', () => {
    const [route, quiet] = parseToolRoutes(FILE, 'hooks/tool-routes.yaml');
    expect(route).toMatchObject({ name: 'github-pr', tool: 'WebFetch', origin: { line: 3 } });
    expect(route?.message).toBe('Use `gh pr view`.\n');
    expect(route?.matches('https://GitHub.com/a/b/pull/7')).toBe(true);
    expect(route?.examples.map(({ desc, tool, contains, origin }) => [desc, tool, contains, origin.line])).toEqual([
      ['PR URL should block', 'WebFetch', 'gh pr view', 9],
      ['PR URL should block', 'WebFetch', null, 15],
      [null, 'Bash', null, 18],
    ]);
    expect(quiet?.examples).toEqual([]);
  });

  it('makes one case of each example, each with an id of its own', () => {
    expect(
      listRouteCases(parseToolRoutes(FILE, 'f.yaml')).map(({ case_id, kind, origin }) => [case_id, kind, origin]),
    ).toEqual([
      ['github-pr/pr-url-should-block', 'tool_route', { file: 'f.yaml', line: 9 }],
      ['github-pr/pr-url-should-block-2', 'tool_route', { file: 'f.yaml', line: 15 }],
      ['github-pr/test-2', 'tool_route', { file: 'f.yaml', line: 18 }],
    ]);
  });

  it.each([
    ['routes: [', /f\.yaml:1: This is not valid YAML/],
    ['', /`routes:` with one entry per route/],
    ['routes:\n  a: {tool: Bash, message: m}', /f\.yaml:2, at routes\.a\.pattern/],
    ['routes:\n  a: {tool: Bash, pattern: x, message: m, test: []}', /Unknown key 'test'\. Fix: write 'tests'/],
    [
      'routes:\n  a:\n    tool: Bash\n    pattern: x\n    message: m\n    tests:\n      - {input: {tool_input: {}}, expect: blocked}',
      /f\.yaml:7, at routes\.a\.tests\[0\]\.expect: must be block or allow, not "blocked"/,
    ],
    [
      "routes:\n  a:\n    tool: Bash\n    pattern: '(?<n>x)'\n    message: m",
      /f\.yaml:4, at routes\.a\.pattern:.*unknown extension \?<n; write \(\?P<name>…\) at position 1/,
    ],
    [
      "routes:\n  a: {tool: Bash, pattern: '(', message: m}",
      /refuses this pattern: missing \), unterminated subpattern/,
    ],
    ['routes:\n  a: {tool: Bash, pattern: 5, message: m}', /routes\.a\.pattern: must be text, not 5/],
    [
      'routes:\n  - {tool: Bash, pattern: x, message: m}',
      /f\.yaml:1.*`routes:` with one entry.*routes must be an object/,
    ],
    ['routes:\n  a: {tool: Bash}\n  a: {tool: Bash}', /f\.yaml:3: This is not valid YAML: the key 'a' appears twice/],
    ['routes: *nope', /f\.yaml:1: This is not valid YAML: Unresolved alias/],
    ['routes: {}\n---\nroutes: {}', /f\.yaml:2: This is not valid YAML: a second document begins here\./],
    [manyAliases(), /This is not valid YAML: Excessive alias count/],
  ])('refuses %j with its file, line and route', (text, message) => {
    expect(() => parseToolRoutes(text, 'f.yaml')).toThrow(message);
  });

  it('merges `<<` as PyYAML does, with which the original hooks read the file', () => {
    const text = 'base: &b {tool: Bash, message: m}\nroutes:\n  a:\n    <<: *b\n    pattern: x\n';
    expect(parseToolRoutes(text, 'f.yaml')).toMatchObject([{ name: 'a', tool: 'Bash', message: 'm', pattern: 'x' }]);
  });

  inFull.it('takes time in proportion to the routes of a file', async () => {
    const write = (count: number) =>
      `routes:\n${Array.from({ length: count }, (_, i) => `  r${i}: {tool: Bash, pattern: x, message: m}`).join('\n')}`;
    expect(parseToolRoutes(write(8_000), 'f.yaml').at(-1)?.origin.line).toBe(8_001);
    expect(await growthOf(8_000, write, (text) => parseToolRoutes(text, 'f.yaml'))).toBeLessThan(LINEAR);
  });

  it('uses a route’s name in the case_id as far as its characters allow', () => {
    const example = '{tool: Bash, pattern: x, message: m, tests: [{input: {tool_input: {}}, expect: allow}]}';
    const names = ['gh_PR.create', 'two words', '__proto__', '日本'];
    const text = `routes:\n${names.map((name) => `  ${name}: ${example}`).join('\n')}`;
    expect(listRouteCases(parseToolRoutes(text, 'f.yaml')).map(({ case_id }) => case_id)).toEqual([
      ...['gh_PR.create/test-0', 'two-words/test-0', 'proto__/test-0', 'x/test-0'],
    ]);
  });

  it('keeps the order of the file, also for names that are numbers', () => {
    const text = `routes:\n${['b', '10', '2'].map((name) => `  ${name}: {tool: Bash, pattern: x, message: m}`).join('\n')}`;
    expect(parseToolRoutes(text, 'f.yaml').map(({ name }) => name)).toEqual(['b', '10', '2']);
  });

  it('refuses a route name that two files define', () => {
    const routes = ['one.yaml', 'two.yaml'].flatMap((file) => parseToolRoutes(FILE, file));
    expect(() => checkRouteNames(routes)).toThrow(
      /Route 'github-pr' defined in multiple sources: 'one\.yaml' and 'two\.yaml'/,
    );
  });
});
