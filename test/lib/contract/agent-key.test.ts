import { describe, expect, it } from '@jest/globals';
import { parseAgentKey, parseAgentKeys } from '../../../lib/contract/agent-key.js';

const NAMES = ['claude', 'codex', 'copilot', 'offline'];

describe('parseAgentKey', () => {
  it.each([
    ['claude', null, null],
    ['claude@haiku', 'haiku', null],
    ['codex+plugin', null, 'plugin'],
    ['claude@claude-sonnet-4-5[1m]+skills', 'claude-sonnet-4-5[1m]', 'skills'],
    ['copilot@gpt-5.4+marketplace', 'gpt-5.4', 'marketplace'],
  ])('splits %s into agent, model and way of installing', (key, vendor_model, install) => {
    expect(parseAgentKey(key, NAMES)).toEqual({ key, name: key.split(/[@+]/)[0], vendor_model, install });
  });

  it.each([
    ['claude+subagent', null],
    ['copilot+marketplace+subagent', 'marketplace'],
  ])('reads %s as a column of calls inside a subagent', (key, install) => {
    expect(parseAgentKey(key, NAMES)).toEqual({
      ...{ key, name: key.split('+')[0], vendor_model: null, install, subagent: true },
    });
  });

  it.each([
    ['claude+subagent+plugin', /not an agent/],
    ['gemini', /Unknown agent 'gemini'.*claude, codex, copilot, offline/],
    ['codx@o3', /Unknown agent 'codx'\. Did you mean codex\?/],
    ['Claude@haiku', /Unknown agent 'Claude': agent names are lower case\. Did you mean claude\?/],
    ['claude+brew', /unknown install method 'brew'.*\+plugin, \+marketplace, \+skills/],
    ['claude@', /not an agent/],
    ['claude; rm -rf /', /not an agent/],
    ['--help', /not an agent/],
  ])('refuses %s', (key, message) => {
    expect(() => parseAgentKey(key, NAMES)).toThrow(message);
  });

  it('drops the duplicate of an agent that is named twice', () => {
    expect(parseAgentKeys(['claude', 'claude', 'claude@haiku'], NAMES).map(({ key }) => key)).toEqual([
      'claude',
      'claude@haiku',
    ]);
  });

  it('reads all as every agent that it gets, once', () => {
    const keys = parseAgentKeys(['codex+plugin', 'all', 'claude'], NAMES, ['claude', 'codex']);
    expect(keys.map(({ key }) => key)).toEqual(['codex+plugin', 'claude', 'codex']);
  });
});
