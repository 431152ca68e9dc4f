import { describe, expect, it } from '@jest/globals';
import { build, launch } from '../../../../lib/agents/codex/launch.js';
import { makePlace, makeSource } from './source-fixture.js';

const place = (more: Parameters<typeof makePlace>[1] = {}) => makePlace(makeSource([]), more);

describe('the launch of Codex', () => {
  it('passes the prompt as data, whatever it begins with', () => {
    for (const prompt of ['--help', '-', '-c model="x"', '$(touch x)'])
      expect(launch(place({ prompt })).args.slice(-2)).toEqual(['--', prompt === '-' ? ' -' : prompt]);
  });

  it('builds the environment from nothing: no variable of the user comes along', () => {
    const user_env = { PATH: '/p', OPENAI_API_KEY: 'sk-real', AWS_SECRET_ACCESS_KEY: 'x', HTTPS_PROXY: 'http://proxy' };
    const { env } = launch(place({ user_env }));
    expect(env).toMatchObject({ PATH: '/p', HOME: '/h', CODEX_HOME: '/h/.codex', HTTPS_PROXY: 'http://127.0.0.1:9' });
    expect(JSON.stringify(env)).not.toContain('sk-real');
    expect(env['AWS_SECRET_ACCESS_KEY']).toBeUndefined();
  });

  it('sends the requests of an embedded run to the loopback model, once, and nowhere else', () => {
    const args = launch(place()).args.join(' ');
    expect(args).toContain('base_url="http://127.0.0.1:1/u/x/v1"');
    expect(args).toContain('request_max_retries=0,stream_max_retries=0');
  });

  it('keeps the temporary folder apart from CODEX_HOME, which Codex would refuse to use', () => {
    const { env } = launch(place());
    expect(env['CODEX_HOME']?.startsWith(`${env['TMPDIR']}/`)).toBe(false);
  });

  describe('in live mode', () => {
    const live = (user_env: Record<string, string>) => launch(place({ mode: 'live', model_url: null, user_env }));

    it('passes the key under both names, the proxy and the certificates', () => {
      const { env, args } = live({
        CODEX_API_KEY: 'k',
        HTTPS_PROXY: 'http://proxy:1',
        SSL_CERT_FILE: '/ca.pem',
      });
      expect(env).toMatchObject({
        CODEX_API_KEY: 'k',
        OPENAI_API_KEY: 'k',
        HTTPS_PROXY: 'http://proxy:1',
        SSL_CERT_FILE: '/ca.pem',
      });
      expect(args.join(' ')).not.toContain('model_provider');
    });

    it('honours OPENAI_BASE_URL, which Codex itself ignores', () => {
      const { args } = live({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://gateway.example/v1/' });
      expect(args.join(' ')).toContain('base_url="https://gateway.example/v1"');
      expect(args.join(' ')).toContain('env_key="OPENAI_API_KEY"');
    });

    it('shows a gateway what was given for the identity of a job, where there is no key', () => {
      const identity = { OPENAI_IDENTITY_TOKEN_FILE: '/t', OPENAI_BASE_URL: 'https://gateway.example/v1' };
      expect(live(identity).args.join(' ')).toContain('requires_openai_auth=true');
      expect(live({ ...identity, OPENAI_API_KEY: 'k' }).args.join(' ')).toContain('env_key="OPENAI_API_KEY"');
    });

    it('names a vendor model only when the agent key has one', () => {
      expect(live({ OPENAI_API_KEY: 'k' }).args.join(' ')).not.toContain('model=');
      expect(launch(place({ vendor_model: 'gpt-"x"' })).args).toContain('model="gpt-\\"x\\""');
    });
  });

  it('lets hooks run only where the case needs them', () => {
    expect(launch(place()).args).not.toContain('--dangerously-bypass-hook-trust');
    expect(launch(place({ allow_processes: true })).args).toContain('--dangerously-bypass-hook-trust');
  });

  it('finds the native binary inside the platform package', () => {
    expect(build('0.169.0', { os: 'linux', arch: 'x64' })).toEqual({
      spec: 'codex-native@npm:@openai/codex@0.169.0-linux-x64',
      folder: 'codex-native',
      binary: 'vendor/x86_64-unknown-linux-musl/bin/codex',
    });
    expect(build('0.169.0', { os: 'darwin', arch: 'arm64' }).binary).toBe('vendor/aarch64-apple-darwin/bin/codex');
  });
});
