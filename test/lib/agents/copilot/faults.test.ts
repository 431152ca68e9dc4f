import { describe, expect, it } from '@jest/globals';
import { faultOf, faultOfText, startUpFault } from '../../../../lib/agents/copilot/faults.js';
import { exitFault } from '../../../../lib/agents/faults/exit-fault.js';

describe('the fault of a Copilot error event', () => {
  it.each([
    [401, 'authentication', 'Authentication failed with provider', 'auth'],
    [403, 'query', 'Access denied by policy', 'auth'],
    [429, 'rate_limit', 'Last error: 429 Rate limit reached', 'rate_limit'],
    [429, 'rate_limit', 'Last error: 429 You exceeded your current quota', 'quota'],
    [402, 'query', '402 Payment required', 'quota'],
    [500, 'query', 'Last error: 500 boom', 'server'],
    [529, 'query', 'Last error: 529 Overloaded', 'server'],
    [400, 'query', '400 bad', 'bad_config'],
    [404, 'query', "Model 'x' not found on provider", 'bad_config'],
    [undefined, 'query', 'Could not connect to local model provider at http://127.0.0.1:9/v1.', 'unreachable'],
    [undefined, 'query', 'Last error: Native model HTTP stream timed out', 'server_timeout'],
    [undefined, 'query', 'error decoding response body: unexpected EOF during chunk size line', 'unreachable'],
    [undefined, 'quota', 'You have no AI credits left', 'quota'],
  ])('is read from status %s, type %s and the words “%s” as %s', (status, type, words, kind) => {
    expect(faultOf({ status, type, words }).kind).toBe(kind);
  });

  it('has a message of one line and at most 500 characters', () => {
    const { message } = faultOf({ status: 500, type: null, words: `a\n  b ${'x'.repeat(600)}` });
    expect(message).toMatch(/^a b x/);
    expect(message).toHaveLength(500);
  });
});

describe('the fault of a line on Copilot’s stderr', () => {
  it.each([
    ['Offline mode requires a local model provider. Set COPILOT_PROVIDER_BASE_URL to configure one.', 'bad_config'],
    ['BYOK providers require an explicit model. Run `copilot help providers`', 'bad_config'],
    ['error: Invalid command format.', 'bad_config'],
    ['No such agent: nope, available:', 'bad_config'],
    ['Error: No authentication information found.', 'auth'],
    ['Error: Classic Personal Access Tokens (ghp_) are not supported by Copilot.', 'auth'],
    ['bash: line 1: copilot: command not found', 'cli_missing'],
  ])('is read from “%s” as %s', (line, kind) => {
    expect(startUpFault(line)?.kind).toBe(kind);
  });

  it('is null for other words', () => {
    expect(startUpFault('Warning: [plugin-dir] no plugin.json or SKILL.md found')).toBeNull();
    expect(faultOfText('Changed two files')).toBeNull();
    expect(faultOfText('Authentication failed with provider at http://x/v1 (HTTP 401).')?.kind).toBe('auth');
  });
});

describe('the fault of the way in which Copilot’s process ended', () => {
  const exit = (more: object) => ({ exit_code: null, signal: null, timed_out: false, ...more });

  it.each([
    [exit({ spawn_error: 'spawn copilot ENOENT' }), '', 'cli_missing'],
    [exit({ exit_code: 127 }), 'bash: copilot: command not found', 'cli_missing'],
    [exit({ exit_code: 127 }), '', 'crashed'],
    [exit({ exit_code: 1 }), '', 'crashed'],
    [exit({ signal: 'SIGSEGV' }), '', 'crashed'],
    [exit({ signal: 'SIGKILL', timed_out: true }), '', undefined],
    [exit({ exit_code: 0 }), '', undefined],
  ])('is read from %j and the words %j as %s', (facts, words, kind) => {
    expect(exitFault(facts, words)?.kind).toBe(kind);
  });
});
