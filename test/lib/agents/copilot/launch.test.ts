import { describe, expect, it } from '@jest/globals';
import { launch, warm } from '../../../../lib/agents/copilot/launch.js';
import type { LaunchSetup } from '../../../../lib/agents/interface/unit-setup.js';
import { sourceOf } from './skill-fixture.js';

const place = (more: Partial<LaunchSetup> = {}): LaunchSetup => ({
  home: '/h',
  workspace: '/w',
  source_copy: '/s',
  source: sourceOf([]),
  install: 'plugin',
  vendor_model: null,
  allow_processes: false,
  binary: '/bin/copilot',
  shared_cache: '/c',
  mode: 'oracle',
  model_url: 'http://127.0.0.1:1/u/7',
  user_env: { GH_TOKEN: 'secret', HTTPS_PROXY: 'http://proxy' },
  prompt: 'do it',
  session_id: '0cb916db-26aa-40f2-86b5-1ba81b225fd2',
  subagent: null,
  ...more,
});
const live = (user_env: Record<string, string>, more: Partial<LaunchSetup> = {}) =>
  launch(place({ mode: 'live', model_url: null, user_env, ...more }));

describe('an embedded launch of Copilot', () => {
  it('has the address of one model server and nothing of the user', () => {
    const { env, cwd, file } = launch(place());
    expect({ cwd, file }).toEqual({ cwd: '/w', file: '/bin/copilot' });
    expect(env).toMatchObject({
      HOME: '/h',
      COPILOT_HOME: '/h/.copilot',
      COPILOT_OFFLINE: 'true',
      COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:1/u/7/v1',
      COPILOT_PKG_CACHE_HOME: '/c',
    });
    expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['GH_TOKEN']));
    expect(JSON.stringify(env)).not.toMatch(/secret|proxy/);
  });

  it('has no provider key, whose value Copilot would blank out of its own output', () => {
    expect(launch(place()).env).not.toHaveProperty('COPILOT_PROVIDER_API_KEY');
  });

  it('passes a prompt that begins with a dash as a prompt', () => {
    expect(launch(place({ prompt: '--help me' })).args).toContain('--prompt=--help me');
  });

  it('passes the source by a flag only when it is installed as a plugin', () => {
    expect(launch(place()).args).toContain('--plugin-dir=/s');
    expect(launch(place({ install: 'skills' })).args.join()).not.toContain('plugin-dir');
  });

  it('never has --trust-folder, which is refused beside --session-id', () => {
    expect(launch(place({ allow_processes: true })).args).not.toContain('--trust-folder');
  });

  it('runs as an agent of the source where a suite asks for one', () => {
    expect(launch(place({ subagent: 'tester' })).args).toContain('--agent=tester');
  });
});

describe('a live launch of Copilot', () => {
  it('gets the credentials and keeps them from the shells of tools', () => {
    const { env, args } = live({
      GH_TOKEN: 'a',
      GITHUB_TOKEN: 'b',
      HTTPS_PROXY: 'p',
      PATH: '/x',
    });
    expect(env).toMatchObject({ COPILOT_GITHUB_TOKEN: 'a', HTTPS_PROXY: 'p', PATH: '/x' });
    for (const name of ['GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_OFFLINE']) expect(env).not.toHaveProperty(name);
    expect(args).toContain('--secret-env-vars=COPILOT_GITHUB_TOKEN');
  });

  it('is offline when the provider is on this machine and there is no login', () => {
    const local = { COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(live(local).env['COPILOT_OFFLINE']).toBe('true');
    expect(live({ ...local, GH_TOKEN: 'a' }).env).not.toHaveProperty('COPILOT_OFFLINE');
    expect(live({ COPILOT_PROVIDER_BASE_URL: 'https://localhost.example.com/v1' }).env).not.toHaveProperty(
      'COPILOT_OFFLINE',
    );
  });

  it('prefers the vendor model and the time limit that the user set', () => {
    const env = { COPILOT_MODEL: 'gpt-5.4', COPILOT_NATIVE_HTTP_TIMEOUT_MS: '60000' };
    expect(live(env, { vendor_model: 'claude-haiku-4.5' }).env).toMatchObject({
      COPILOT_MODEL: 'claude-haiku-4.5',
      COPILOT_NATIVE_HTTP_TIMEOUT_MS: '60000',
    });
  });
});

it('Copilot’s cache is warmed by asking for the version', () => {
  expect(warm({ binary: '/b', shared_cache: '/c', home: '/h' })).toMatchObject({
    args: ['--version'],
    env: { COPILOT_PKG_CACHE_HOME: '/c', HOME: '/h' },
  });
});
