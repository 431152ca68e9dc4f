import { describe, expect, it } from '@jest/globals';
import { callSkill, callTool, readFile } from '../../../../lib/agents/copilot/calls.js';
import type { ModelRequest } from '../../../../lib/model/wire.js';

const withTools = (...names: string[]): ModelRequest => ({
  model: '',
  stream: true,
  headers: {},
  texts: [],
  tools: names.map((name) => ({ name, description: '', freeform: false, input_schema: null })),
  calls: [],
  results: [],
  parts: [],
  step: 0,
});
const offered = { id: 'alpha', also: [], description: null, path: null };

describe('the tool calls of the embedded model on Copilot', () => {
  it('name a skill as it is listed', () => {
    expect(callSkill(withTools('skill'), offered)).toEqual({ name: 'skill', input: { skill: 'alpha' } });
    expect(callSkill(withTools('bash'), offered)).toBeNull();
  });

  it('read a file by `view`, else by the shell', () => {
    expect(readFile(withTools('view', 'bash'), '/a b')).toEqual({ name: 'view', input: { path: '/a b' } });
    expect(readFile(withTools('bash'), "/it's")?.input).toMatchObject({ command: "cat -- '/it'\\''s'" });
    expect(readFile(withTools('grep'), '/a')).toBeNull();
  });

  it.each([
    [
      'Bash',
      { command: 'gh pr view' },
      { name: 'bash', input: { command: 'gh pr view', description: 'Run a command' } },
    ],
    ['bash', { command: 'ls', description: 'mine' }, { name: 'bash', input: { command: 'ls', description: 'mine' } }],
    ['Read', { file_path: '/a' }, { name: 'view', input: { path: '/a' } }],
    ['Write', { file_path: '/a', content: 'b' }, { name: 'create', input: { path: '/a', file_text: 'b' } }],
    ['Grep', { pattern: 'x', path: '/a' }, { name: 'grep', input: { pattern: 'x', paths: '/a' } }],
    ['mcp__gh__list', { a: 1 }, { name: 'gh-list', input: { a: 1 } }],
    ['sql', { query: 'x' }, { name: 'sql', input: { query: 'x' } }],
    ['WebFetch', { url: 'https://github.com' }, null],
    ['constructor', {}, null],
  ])('translate another agent’s call of %s', (tool, input, call) => {
    expect(callTool(withTools('bash', 'view', 'create', 'grep', 'gh-list', 'sql'), tool, input)).toEqual(call);
  });
});
