import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hashSources } from '../../scripts/build-hook.mjs';
import { write } from '../helpers/plugin.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const HOOK = 'hooks/route-tool-calls.mjs';
const newFolder = temporaryFolder();

const ROUTES = String.raw`
base: &base { tool: Bash, message: "no push\n" }
routes:
  push: { <<: *base, pattern: '^git push$' }
  fetch: { tool: WebFetch, pattern: pull, message: use gh }
  quoted: { tool: Bash, pattern: '\Aecho\s(?P<q>[''"])\w+(?P=q)\Z', message: no echo }
`;

/** The hook as it is copied: beside a file of routes, in a folder of its own. */
function runHook(call: object | string, routes = ROUTES, name = 'tool-routes.yaml') {
  const folder = newFolder();
  copyFileSync(HOOK, join(folder, 'hook.mjs'));
  write(join(folder, name), routes);
  const input = typeof call === 'string' ? call : JSON.stringify(call);
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'hook.mjs')], {
    input,
    encoding: 'utf8',
    // What is not stopped would be at it for hours.
    timeout: 120_000,
  });
  return { stdout, stderr, status };
}

const denial = (reason: string) =>
  JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: reason },
  });
const bash = (command: string) => ({ tool_name: 'Bash', tool_input: { command } });

describe('the reference hook', () => {
  it('was built from these sources', () => {
    expect(readFileSync(HOOK, 'utf8')).toContain(`Sources: sha256 ${hashSources()}`);
  });

  it.each([
    ['a call of Claude Code or Codex', bash('git push'), 'no push\n'],
    ['a call of Copilot CLI', { toolName: 'bash', toolArgs: { command: 'git push' } }, 'no push\n'],
    ['arguments as text', { toolName: 'bash', toolArgs: '{"command":"git push"}' }, 'no push\n'],
    ['a line feed at the end', bash('git push\n'), 'no push\n'],
    ['what only Python reads', bash(`echo 'café'`), 'no echo'],
    ['another case', bash('GIT PUSH'), 'no push\n'],
    ['another tool of the same text', bash('echo pull'), null],
    ['an address', { tool_name: 'WebFetch', tool_input: { url: 'https://example.com/pull/1' } }, 'use gh'],
    ['an address on Copilot CLI', { toolName: 'web_fetch', toolArgs: { url: 'https://example.com/pull/1' } }, 'use gh'],
    [
      'a call of Qwen Code',
      { hook_event_name: 'PreToolUse', tool_name: 'run_shell_command', tool_input: { command: 'git push' } },
      'no push\n',
    ],
    ['an address of another tool', { tool_name: 'Read', tool_input: { url: 'pull' } }, null],
    ['a call without input', { tool_name: 'Bash' }, null],
  ])('decides over %s', (_, call, reason) => {
    expect(runHook(call)).toMatchObject({ status: 0, stderr: '', stdout: reason === null ? '' : denial(reason) });
  });

  it.each([
    ['run_shell_command', { command: 'git push' }, 'no push\n'],
    ['web_fetch', { prompt: 'What does https://example.com/pull/1 say?' }, 'use gh'],
    ['web_fetch', { prompt: 'How do I pull?' }, null],
  ])('answers Gemini CLI in the form that it reads: %s %j', (tool_name, tool_input, reason) => {
    const answer = reason === null ? '' : JSON.stringify({ decision: 'deny', reason });
    expect(runHook({ hook_event_name: 'BeforeTool', tool_name, tool_input }).stdout).toBe(answer);
  });

  it('takes the first route in the order of the file', () => {
    const route = (name: string) => `  ${name}: { tool: Bash, pattern: x, message: of ${name} }`;
    expect(runHook(bash('x'), ['routes:', route('b'), route('2')].join('\n')).stdout).toBe(denial('of b'));
    expect(runHook(bash('x'), ['routes:', route('10'), route('2')].join('\n')).stdout).toBe(denial('of 10'));
  });

  it('reads routes in JSON', () => {
    const routes = JSON.stringify({ routes: { a: { tool: 'Bash', pattern: 'x', message: 'm' } } });
    expect(runHook(bash('x'), routes, 'tool-routes.json').stdout).toBe(denial('m'));
    expect(runHook(bash('x'), routes).stdout).toBe(denial('m'));
  });

  it('denies what it cannot decide in time, and says which route is at fault', () => {
    const { stdout } = runHook(
      bash(`${'a'.repeat(40)}!`),
      "routes: {evil: {tool: Bash, pattern: '^(a+)+$', message: m}}",
    );
    expect(stdout).toMatch(/Route 'evil' cannot decide over this call: the pattern took too long/);
  });

  it.each([
    ["routes: {a: {tool: Bash, pattern: '(?<n>x)', message: m}}", /routes\.a\.pattern: unknown extension \?<n/],
    ['routes: {a: {tool: Bash, message: m}}', /routes\.a: tool, pattern and message must be text/],
    ['[]', /has no `routes:`/],
    ['routes: [', /hook\.mjs: /],
  ])('ends with an error on %j', (routes, message) => {
    expect(runHook(bash('x'), routes)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(message) });
  });
});
