import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from '../../../../lib/agents/gemini/call-forms.js';
import { faultOfMessage, faultOfRemains } from '../../../../lib/agents/gemini/faults.js';
import { gemini } from '../../../../lib/agents/gemini/index.js';
import { explainUnread } from '../../../../lib/agents/interface/hook-facts.js';
import type { LaunchSetup } from '../../../../lib/agents/interface/unit-setup.js';
import { files } from '../../../../lib/io/files/files.js';
import type { ModelRequest } from '../../../../lib/model/wire.js';
import { edgeSource } from '../../../helpers/edge-skills.js';
import { exited } from '../../../helpers/events.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const tool = (name: string) => ({ name, description: '', freeform: false, input_schema: null });
const request = (text: string, role: 'system' | 'user' = 'system'): ModelRequest => ({
  ...{ model: 'm', stream: true, headers: {}, calls: [], results: [], parts: [], step: 0 },
  texts: [{ role, text }],
  tools: [tool('activate_skill'), tool('run_shell_command'), tool('web_fetch')],
});
const entry = (name: string, description: string) =>
  `  <skill>\n    <name>${name}</name>\n    <description>${description}</description>\n    <location>/w/${name}/SKILL.md</location>\n  </skill>\n`;
const listing = (inside: string) =>
  `# Available Agent Skills\n\nUse them.\n\n<available_skills>\n${inside}</available_skills>\n`;

describe('the offer of Gemini CLI', () => {
  it('is read as it stands, tags and lines in a description included', () => {
    const odd = 'Says </description>\nand <b>&amp;</b>';
    expect(gemini.readOffer(request(listing(entry('alpha', odd) + entry('beta', ''))))).toEqual([
      { id: 'alpha', also: [], description: odd, path: '/w/alpha/SKILL.md' },
      { id: 'beta', also: [], description: null, path: '/w/beta/SKILL.md' },
    ]);
  });

  it('is not read from what a user wrote', () => {
    expect(gemini.readOffer(request(listing(entry('alpha', 'A')), 'user'))).toEqual([]);
  });

  it('knows a subagent by the tool with which it hands in its work', () => {
    const asked = request('');
    expect(gemini.classifyRequest(asked)).toBe('main');
    expect(gemini.classifyRequest({ ...asked, tools: [...asked.tools, tool('complete_task')] })).toBe('subagent');
    expect(gemini.classifyRequest({ ...asked, tools: [] })).toBe('side');
  });
});

describe('the predicted listing of Gemini CLI', () => {
  it('is what was measured of awkward skills', async () => {
    const source = await edgeSource(newFolder());
    const rows = gemini.predictOffers({ source, install: 'skills', vendor_model: null });
    expect(Object.fromEntries(rows.map(({ skill, id, offer }) => [skill.dir, `${id} ${offer}`]))).toEqual({
      'long-description': 'long-description full',
      colon: 'colon full',
      'no-front-matter': 'no-front-matter absent',
      'other-folder': 'other-name full',
      'upper-name': 'Upper_Case Name full',
      hidden: 'hidden full',
      'no-description': 'no-description absent',
      'empty-description': 'empty-description name_only',
      'no-name': 'no-name absent',
      'byte-order-mark': 'byte-order-mark absent',
      crlf: 'crlf full',
      folded: 'folded full',
      signs: 'signs full',
      indented: 'indented full',
      'odd-space': 'odd-space full',
      number: '2024 full',
    });
    const explain = (dir: string) =>
      gemini.explainOffer(
        source.skills.find((skill) => skill.dir === dir)!,
        { source, install: 'skills', vendor_model: null },
        'absent',
      )?.reason;
    expect(explain('byte-order-mark')).toMatch(/without a byte order mark/);
    expect(explain('no-name')).toMatch(/add name to the front matter of skills\/no-name\/SKILL\.md/);
  });

  it('has of an extension only what stands one level below skills/', async () => {
    const text = '---\nname: deep\ndescription: Deep.\n---\nText.\n';
    const source = await edgeSource(newFolder(), {
      'skills/group/deep/SKILL.md': text,
      'gemini-extension.json': '{"name":"kit","version":"1.0.0"}',
    });
    expect(gemini.defaultInstall(source)).toBe('extension');
    const deep = gemini
      .predictOffers({ source, install: 'extension', vendor_model: null })
      .find(({ skill }) => skill.dir === 'deep');
    expect(deep).toMatchObject({ id: 'deep', offer: 'absent' });
  });
});

const place = async (more: Partial<LaunchSetup> = {}): Promise<LaunchSetup> => {
  const root = newFolder();
  const below = (name: string) => join(root, name);
  return {
    ...{ home: below('h'), workspace: below('w'), source_copy: below('s'), source: await edgeSource(below('s')) },
    ...{ install: 'skills', vendor_model: null, allow_processes: false, binary: '/b/gemini.js', shared_cache: '/c' },
    ...{ mode: 'oracle', model_url: 'http://127.0.0.1:1/u/7', user_env: { GEMINI_API_KEY: 'secret' } },
    ...{ prompt: '--help me', session_id: 'id', subagent: null, tools: { node: '/n/node' } },
    ...more,
  } as LaunchSetup;
};

describe('a launch of Gemini CLI', () => {
  it('runs its script on the given Node, with nothing of the user’s in an embedded mode', async () => {
    const { file, args, env } = gemini.launch(await place());
    expect([file, args[0]]).toEqual(['/n/node', '/b/gemini.js']);
    expect(args).toContain('--prompt=--help me');
    expect(env).toMatchObject({ GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:1/u/7', GEMINI_CLI_TRUST_WORKSPACE: 'true' });
    expect(JSON.stringify(env)).not.toContain('secret');
  });

  it('takes the user’s way of signing in and model in mode live', async () => {
    const live = { mode: 'live', model_url: null, vendor_model: 'gemini-3-pro' } as const;
    expect(gemini.launch(await place(live)).args).toContain('--model=gemini-3-pro');
    expect(gemini.launch(await place(live)).env).not.toHaveProperty('GEMINI_AUTH_TYPE');
    const vertex = gemini.launch(await place({ ...live, user_env: { GOOGLE_API_KEY: 'k' } }));
    expect(vertex.env).toMatchObject({ GEMINI_AUTH_TYPE: 'vertex-ai', GOOGLE_API_KEY: 'k' });
  });

  it('has the skills of a project, or an extension that is linked', async () => {
    const plain = await place();
    await gemini.setUp(plain, files);
    expect(await files.list(join(plain.workspace, '.agents/skills'))).toContain('colon/SKILL.md');
    const linked = await place({ install: 'extension' });
    await gemini.setUp(linked, files);
    const [folder = ''] = await files.list(join(linked.home, '.gemini/extensions'));
    expect(JSON.parse(await files.read(join(linked.home, '.gemini/extensions', folder)))).toEqual({
      source: linked.source_copy,
      type: 'link',
    });
  });
});

describe('what Gemini CLI says', () => {
  it.each([
    ['[API Error: {"error":{"code":401,"message":"bad key","status":"UNAUTHENTICATED"}}]', 'auth'],
    ['[API Error: {"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}]', 'auth'],
    ['[API Error: {"error":{"code":503,"message":"overloaded"}}]', 'server'],
    [
      '[API Error: slow down]\nPlease wait and try again later. To increase your limits, request a quota increase',
      'rate_limit',
    ],
    ['[API Error: You exceeded your current quota]', 'quota'],
    ['[API Error: exception TypeError: fetch failed sending request]', 'unreachable'],
    ['I wrote a file.', undefined],
  ])('%s is the fault %s', (words, kind) => {
    expect(faultOfMessage(words)?.kind).toBe(kind);
  });

  it('ends with the status of the vendor, of which one byte is left', () => {
    const seen = { streamed: true, words: '' };
    const kinds = [145, 147, 173, 244, 41, 0].map((exit_code) => faultOfRemains(exited({ exit_code }), seen)?.kind);
    expect(kinds).toEqual(['auth', 'auth', 'rate_limit', 'server', 'auth', undefined]);
  });

  it.each([
    ['Tool execution blocked: use gh', 'policy_violation', true, 'blocked_by_hook'],
    ['Tool execution denied by policy.', 'policy_violation', true, 'denied'],
    ['Tool "x" not found.', 'tool_not_registered', true, 'unavailable'],
    ['params/name must be equal to one of the allowed values', 'invalid_tool_params', true, 'failed'],
    ['Blocked: command substitution detected in shell command.', '', false, 'denied'],
    ['fine', '', false, 'ran'],
  ])('of a call: %s (%s)', (message, type, failed, outcome) => {
    expect(outcomeOf({ failed, message, type, shown: message, text: null })).toBe(outcome);
  });

  it('makes Claude’s calls its own', () => {
    expect(gemini.callTool(request(''), 'Bash', { command: 'ls' })).toEqual({
      name: 'run_shell_command',
      input: { command: 'ls' },
    });
    expect(gemini.callTool(request(''), 'WebFetch', { url: 'https://a.b/c' })?.input).toEqual({
      prompt: 'What does the page say? https://a.b/c',
    });
    expect(gemini.callTool(request(''), 'mcp__files__read', { a: 1 })?.name).toBe('mcp_files_read');
  });

  it('is a hook’s answer in Claude’s form that it does not read', () => {
    const claude = '{"hookSpecificOutput":{"permissionDecision":"deny"}}';
    expect(explainUnread(claude, gemini)).toMatch(/reads \{"decision": "deny"/);
    expect(explainUnread('{"decision":"deny","reason":"r"}', gemini)).toBeNull();
    expect(explainUnread('no JSON', gemini)).toBeNull();
  });
});
