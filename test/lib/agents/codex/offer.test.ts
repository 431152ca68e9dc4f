import { describe, expect, it } from '@jest/globals';
import { callSkill, callTool, readFile } from '../../../../lib/agents/codex/calls.js';
import { classifyRequest, readOffer } from '../../../../lib/agents/codex/offer.js';
import type { ModelRequest } from '../../../../lib/model/wire.js';

const tool = (name: string, freeform = false, description = '') => ({
  name,
  description,
  freeform,
  input_schema: null,
});
const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  ...{
    model: 'gpt-5.5',
    stream: true,
    headers: {},
    texts: [],
    tools: [tool('exec_command')],
    calls: [],
    results: [],
    parts: [],
    step: 0,
  },
  ...more,
});
const LISTING = `<skills_instructions>
## Skills
A skill is a set of local instructions.
### Skill roots
- \`r0\` = \`/h/.codex/skills\`
- \`r1\` = \`/h/.codex/skills/.system\`
### Available skills
- imagegen: Make images: well (file: r1/imagegen/SKILL.md)
- demo-plugin:alpha: Says (file: x) and more. (file: r0/alpha-dir/SKILL.md)
- bare: (file: r0/bare/SKILL.md)
- far: Stands elsewhere. (file: /p/far/SKILL.md)
### How to use skills
- Discovery: The list above (file: nothing).
</skills_instructions>`;

describe('the offer in a request of Codex', () => {
  it('is read from its own section, with short paths expanded', () => {
    const texts = [{ role: 'developer' as const, text: LISTING }];
    expect(readOffer(request({ texts })).slice(0, 4)).toEqual([
      {
        id: 'imagegen',
        also: ['imagegen: Make images'],
        description: 'Make images: well',
        path: '/h/.codex/skills/.system/imagegen/SKILL.md',
      },
      {
        id: 'demo-plugin:alpha',
        also: ['alpha-dir', 'demo-plugin:alpha: Says (file'],
        description: 'Says (file: x) and more.',
        path: '/h/.codex/skills/alpha-dir/SKILL.md',
      },
      { id: 'bare', also: [], description: null, path: '/h/.codex/skills/bare/SKILL.md' },
      { id: 'far', also: [], description: 'Stands elsewhere.', path: '/p/far/SKILL.md' },
    ]);
  });

  it('has every name by which a row with several colons may be known', () => {
    const row = (id: string, words: string) => `<skills_instructions>\n- ${id}: ${words} (file: /p/dir/SKILL.md)\n`;
    const read = (text: string) => readOffer(request({ texts: [{ role: 'developer', text }] }))[0];
    expect(read(row('add', 'x: Adds it. Not for: y'))).toMatchObject({
      id: 'add',
      also: ['dir', 'add: x', 'add: x: Adds it. Not for'],
    });
    expect(read(row('add', 'x:'))?.also).toEqual(['dir', 'add: x']);
    expect(read(row('add', `${'x'.repeat(60)}: Adds it.`))?.also).toEqual(['dir']);
  });

  it('contains no heading of the advice that follows it', () => {
    expect(readOffer(request({ texts: [{ role: 'developer', text: LISTING }] })).map(({ id }) => id)).toEqual([
      'imagegen',
      'demo-plugin:alpha',
      'bare',
      'far',
    ]);
  });

  it('is not read from a prompt that looks like one, nor from the middle of a text', () => {
    expect(readOffer(request({ texts: [{ role: 'user', text: LISTING }] }))).toEqual([]);
    expect(readOffer(request({ texts: [{ role: 'developer', text: `see:\n${LISTING}` }] }))).toEqual([]);
  });
});

describe('the classification of Codex’s requests', () => {
  const kind = (metadata: object, more: Record<string, string> = {}) =>
    classifyRequest(request({ headers: { 'x-codex-turn-metadata': JSON.stringify(metadata), ...more } }));

  it('tells main, side and subagent requests apart by their headers', () => {
    expect(kind({ request_kind: 'turn', thread_source: 'user' })).toBe('main');
    expect(kind({ request_kind: 'turn', thread_source: 'subagent' }, { 'x-openai-subagent': 'collab_spawn' })).toBe(
      'subagent',
    );
    expect(kind({ request_kind: 'compaction', thread_source: 'user' })).toBe('side');
    expect(kind({ request_kind: 'turn' }, { 'x-openai-subagent': 'review' })).toBe('side');
  });

  it('takes a request with tools and without such headers for the main conversation', () => {
    expect(classifyRequest(request({ headers: { 'x-codex-turn-metadata': '{broken' } }))).toBe('main');
    expect(classifyRequest(request({ tools: [] }))).toBe('side');
  });
});

describe('the tool calls of the embedded model on Codex', () => {
  const skill = { id: 'a', also: [], description: null, path: "/h/it's here/SKILL.md" };
  const code_mode = request({
    tools: [tool('exec', true, 'declare const tools: { exec_command(args: {}): 1; apply_patch(input: string): 2 }')],
  });

  it('read a skill by the shell, its path safely quoted', () => {
    expect(callSkill(request(), skill)).toEqual({
      name: 'exec_command',
      input: { cmd: "cat '/h/it'\\''s here/SKILL.md'" },
    });
    expect(readFile(request(), '-n')).toEqual({ name: 'exec_command', input: { cmd: 'cat -- -n' } });
    expect(callSkill(request(), { ...skill, path: null })).toBeNull();
  });

  it('are JavaScript in code mode', () => {
    const call = callSkill(code_mode, { ...skill, path: '/h/a`$b/SKILL.md' });
    expect(call?.name).toBe('exec');
    expect(String(call?.input)).toContain(`tools.exec_command(${JSON.stringify({ cmd: "cat '/h/a`$b/SKILL.md'" })})`);
  });

  it('run the shell under the names that other agents give it', () => {
    expect(callTool(request(), 'Bash', { command: 'ls -l' })).toEqual({
      name: 'exec_command',
      input: { cmd: 'ls -l' },
    });
    expect(callTool(request(), 'shell', { command: ['ls', 'a b'] })).toEqual({
      name: 'exec_command',
      input: { cmd: "ls 'a b'" },
    });
    expect(callTool(request(), 'Bash', {})).toBeNull();
  });

  it('write and edit files by a patch', () => {
    const write = callTool(code_mode, 'Write', { file_path: '/w/.env', content: 'A=1\nB=2\n' });
    const edit = callTool(code_mode, 'Edit', { file_path: 'a.md', old_string: 'old\nline', new_string: 'new' });
    const calls = (patch: string) => expect.stringContaining(`tools.apply_patch(${JSON.stringify(patch)})`);
    expect(write?.input).toEqual(calls('*** Begin Patch\n*** Add File: /w/.env\n+A=1\n+B=2\n*** End Patch\n'));
    expect(edit?.input).toEqual(
      calls('*** Begin Patch\n*** Update File: a.md\n@@\n-old\n-line\n+new\n*** End Patch\n'),
    );
    expect(callTool(request(), 'Write', { path: 'a', content: '' })?.name).toBe('apply_patch');
  });

  it('name a tool that is not offered, so that the agent can say so', () => {
    expect(callTool(request(), 'WebFetch', { url: 'x' })).toEqual({ name: 'WebFetch', input: { url: 'x' } });
    expect(callTool(code_mode, 'WebFetch', { url: 'x' })).toEqual({ name: 'WebFetch', input: { url: 'x' } });
    expect(callTool(code_mode, 'apply_patch', 'p')?.name).toBe('exec');
    expect(callTool(request({ tools: [tool('collaboration.spawn_agent')] }), 'spawn_agent', {})).toEqual({
      name: 'spawn_agent',
      namespace: 'collaboration',
      input: {},
    });
  });

  it('are none where there is no shell', () => {
    expect(readFile(request({ tools: [] }), '/x')).toBeNull();
  });
});
