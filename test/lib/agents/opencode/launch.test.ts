import { describe, expect, it } from '@jest/globals';
import type { LaunchSetup } from '../../../../lib/agents/interface/unit-setup.js';
import { opencode } from '../../../../lib/agents/opencode/index.js';
import { launchSetup, liveSetup } from '../../../helpers/launch-setup.js';

const { launch } = opencode;

const configOf = (setup: LaunchSetup) => JSON.parse(launch(setup).env['OPENCODE_CONFIG_CONTENT'] ?? '');

describe('an embedded launch of OpenCode', () => {
  it('has one provider, the address of one model server, and nothing of the user', () => {
    const config = configOf(launchSetup());
    expect(config).toMatchObject({ model: 'embedded/embedded', enabled_providers: ['embedded'], share: 'disabled' });
    expect(config.provider.embedded.options.baseURL).toBe('http://127.0.0.1:1/u/7/v1');
    expect(JSON.stringify(launch(launchSetup()).env)).not.toMatch(/secret|proxy/);
  });

  it('finds ripgrep, without which its tool for skills fails', () => {
    expect(launch(launchSetup({ tools: { rg: '/cache/rg/bin/rg' } })).env['PATH']).toMatch(/^\/cache\/rg\/bin:/);
  });

  it('loads modules only where processes may start', () => {
    expect(launch(launchSetup()).args).toContain('--pure');
    expect(launch(launchSetup({ allow_processes: true })).args).not.toContain('--pure');
  });

  it.each(['--help', '7'])('passes the prompt %s as words, since a number alone makes it fail', (prompt) => {
    const { args } = launch(launchSetup({ prompt }));
    expect(args.at(-2)).toBe('--');
    expect(args.at(-1)).toBe(`${prompt} `);
  });
});

describe('a live launch of OpenCode', () => {
  it('passes keys as variables and addresses as options of their providers', () => {
    const setup = liveSetup({ OPENAI_API_KEY: 'secret', OPENAI_BASE_URL: 'https://model.example/v1' });
    expect(configOf(setup).provider).toEqual({ openai: { options: { baseURL: 'https://model.example/v1' } } });
    expect(launch(setup).env).toMatchObject({ OPENAI_API_KEY: 'secret', HOME: '/h' });
    expect(launch(setup).args.join(' ')).not.toContain('secret');
  });

  it('names the model', () => {
    const { args } = launch(liveSetup({}, { vendor_model: 'anthropic/claude' }));
    expect(args).toEqual(expect.arrayContaining(['--model', 'anthropic/claude']));
  });
});
