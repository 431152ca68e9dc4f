import { describe, expect, it } from '@jest/globals';
import { launch } from '../../../../lib/agents/claude/launch.js';
import type { LaunchSetup } from '../../../../lib/agents/interface/unit-setup.js';
import { makeSource } from './source-fixture.js';

const place = (more: Partial<LaunchSetup> = {}): LaunchSetup => ({
  home: '/h',
  workspace: '/w',
  source_copy: '/s',
  source: makeSource([]),
  install: 'plugin',
  vendor_model: null,
  allow_processes: false,
  binary: '/bin/claude',
  shared_cache: '/c',
  mode: 'oracle',
  model_url: 'http://127.0.0.1:9/u/1',
  user_env: {},
  prompt: 'Do it.',
  session_id: '00000000-0000-4000-8000-000000000000',
  subagent: null,
  ...more,
});
const settingsOf = (args: string[]) =>
  JSON.parse(args.find((arg) => arg.startsWith('--settings='))?.slice('--settings='.length) ?? '{}');

describe('the launch of Claude Code', () => {
  it('puts each value beside its option and the prompt behind --, so that neither swallows the other', () => {
    const { args } = launch(place({ prompt: '--dangerously-skip-permissions', vendor_model: 'haiku' }));
    expect(args.slice(-2)).toEqual(['--', '--dangerously-skip-permissions']);
    expect(args).toContain('--model=haiku');
    expect(args.slice(0, -1).filter((arg) => !arg.startsWith('-'))).toEqual([]);
  });

  it('starts no hook, MCP server or skill shell of the source unless allowed to', () => {
    const closed = launch(place()).args;
    expect(closed).toContain('--strict-mcp-config');
    expect(settingsOf(closed)).toMatchObject({ disableAllHooks: true, disableSkillShellExecution: true });
    const open = launch(place({ allow_processes: true })).args;
    expect(open).not.toContain('--strict-mcp-config');
    expect(settingsOf(open)).not.toHaveProperty('disableAllHooks');
  });

  it('grants skill calls, reading the source, and the tools that the case names', () => {
    const { args } = launch(place({ grant_tools: ['Bash'] }));
    expect(args).toContain('--allowedTools=Skill,Read(//s/**),Bash');
  });

  it('builds the environment from nothing in an embedded mode', () => {
    const { env } = launch(place({ user_env: { PATH: '/x', ANTHROPIC_API_KEY: 'real', HTTPS_PROXY: 'p' } }));
    expect(env).toMatchObject({ PATH: '/x', HOME: '/h', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/u/1' });
    expect(Object.values(env)).not.toContain('real');
    // Nothing leaves the machine: not the user's proxy, but one that refuses.
    expect(env['HTTPS_PROXY']).toBe('http://127.0.0.1:9');
    // A user has the bundled skills, and they take their part of the listing.
    expect(env).not.toHaveProperty('CLAUDE_CODE_DISABLE_BUNDLED_SKILLS');
  });

  it('passes the user’s own settings and the bundled skills on to a live run', () => {
    const user_env = {
      ANTHROPIC_AUTH_TOKEN: 't',
      ANTHROPIC_BASE_URL: 'https://gateway',
      API_TIMEOUT_MS: '90000',
      HOME: '/u',
    };
    const { env } = launch(place({ mode: 'live', model_url: null, user_env }));
    expect(env).toMatchObject({ ...user_env, HOME: '/h', CLAUDE_CONFIG_DIR: '/h/.claude' });
    expect(env).not.toHaveProperty('CLAUDE_CODE_DISABLE_BUNDLED_SKILLS');
  });

  it('uses the user’s own home when asked to, and installs nothing there', () => {
    const { env, args } = launch(place({ mode: 'live', model_url: null, own_home: true, user_env: { HOME: '/u' } }));
    expect(env['HOME']).toBe('/u');
    expect(env).not.toHaveProperty('CLAUDE_CONFIG_DIR');
    expect(args.join(' ')).not.toContain('--plugin-dir');
  });

  it.each(['oracle', 'live'] as const)(
    'gives up on an outage within a minute and a half (number of tries times the time of each) in mode %s',
    (mode) => {
      const { env } = launch(place(mode === 'live' ? { mode, model_url: null } : {}));
      const tries = Number(env['CLAUDE_CODE_MAX_RETRIES']) + 1;
      expect(tries * Number(env['API_TIMEOUT_MS'])).toBeLessThan(80_000);
      expect(tries * Number(env['CLAUDE_BYTE_STREAM_IDLE_TIMEOUT_MS'])).toBeLessThan(80_000);
    },
  );

  it('runs as an agent of the source, from a plugin folder named like the source', () => {
    const bare = makeSource([], { manifest: null, kind: 'skills', name: 'my-skills', plugins: [] });
    const { args } = launch(place({ subagent: 'demo-plugin:worker', source: bare }));
    expect(args).toContain('--agent=demo-plugin:worker');
    expect(args).toContain('--plugin-dir=/h/plugins/my-skills');
    expect(launch(place({ install: 'skills' })).args.join(' ')).not.toContain('--plugin-dir');
  });
});
