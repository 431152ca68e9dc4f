import { describe, expect, it } from '@jest/globals';
import { launch } from '../../../../lib/agents/pi/launch.js';
import { launchSetup, liveSetup } from '../../../helpers/launch-setup.js';

describe('an embedded launch of pi', () => {
  it('starts the script with the Node that it needs, and has nothing of the user', () => {
    const { file, args, env } = launch(launchSetup({ tools: { node: '/n/node' } }));
    expect([file, args[0]]).toEqual(['/n/node', '/bin/agent']);
    expect(env).toMatchObject({
      HOME: '/h',
      PI_CODING_AGENT_DIR: '/h/.pi/agent',
      AGENT_ROUTING_MODEL_BASE: 'http://127.0.0.1:1/u/7/v1',
    });
    expect(JSON.stringify(env)).not.toMatch(/secret|proxy/);
  });

  it('trusts the folder, without which no skill of a project is listed', () => {
    expect(launch(launchSetup()).args).toContain('--approve');
  });

  it('loads modules only where processes may start', () => {
    expect(launch(launchSetup()).args).toContain('--no-extensions');
    expect(launch(launchSetup({ allow_processes: true })).args).not.toContain('--no-extensions');
  });

  it.each(['--help', '-', '@file'])('passes the prompt %s as a prompt', (prompt) => {
    const { args } = launch(launchSetup({ prompt }));
    expect(args.slice(-3, -1)).toEqual(['-p', '--']);
    expect(args.at(-1)?.trim()).toBe(prompt);
    expect(args.at(-1)).not.toMatch(/^@/);
  });
});

describe('a live launch of pi', () => {
  it('takes the provider of the key that is set, which pi does not do by itself', () => {
    const provider = (env: Record<string, string>) => {
      const { args } = launch(liveSetup(env));
      return args[args.indexOf('--provider') + 1];
    };
    expect(provider({ ANTHROPIC_API_KEY: 'k' })).toBe('anthropic');
    expect(provider({ GEMINI_API_KEY: 'k' })).toBe('google');
    expect(provider({ COPILOT_GITHUB_TOKEN: 'k' })).toBe('github-copilot');
  });

  it('passes the key and the model on, and the key in no argument', () => {
    const { args, env } = launch(liveSetup({ OPENAI_API_KEY: 'secret' }, { vendor_model: 'openai/gpt-5' }));
    expect(env).toMatchObject({ OPENAI_API_KEY: 'secret' });
    expect(args).toEqual(expect.arrayContaining(['--model', 'openai/gpt-5']));
    expect(args.join(' ')).not.toContain('secret');
    expect(env).not.toHaveProperty('PI_OFFLINE');
  });
});
