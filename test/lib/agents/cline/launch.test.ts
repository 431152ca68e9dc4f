import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { launch } from '../../../../lib/agents/cline/launch.js';
import { launchSetup, liveSetup } from '../../../helpers/launch-setup.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();

describe('a launch of Cline', () => {
  it('starts no daemon, which would outlive the run', () => {
    expect(launch(launchSetup()).env).toMatchObject({ CLINE_SESSION_BACKEND_MODE: 'local' });
    expect(JSON.stringify(launch(launchSetup()).env)).not.toMatch(/secret|proxy/);
  });

  it('writes the address of the model where Cline looks for it, then becomes what it was given', () => {
    const home = folder();
    mkdirSync(join(home, 'w'));
    const setup = launchSetup({ home, workspace: join(home, 'w'), binary: '/usr/bin/printf', prompt: 'a "b" $c' });
    const { file, args, env } = launch(setup);
    const printed = execFileSync(file, [...args.slice(0, 4), '%s|', ...args.slice(4)], { env, encoding: 'utf8' });
    expect(printed).toBe('--json|--auto-approve|true|-P|openai-compatible|-m|embedded|--|a "b" $c|');
    const path = join(home, '.cline/data/settings/providers.json');
    const { providers } = JSON.parse(readFileSync(path, 'utf8'));
    expect(providers['openai-compatible'].settings).toEqual({
      provider: 'openai-compatible',
      model: 'embedded',
      baseUrl: 'http://127.0.0.1:1/u/7/v1',
    });
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('has a live key in a variable alone, with the address of its provider', () => {
    const env = { ANTHROPIC_API_KEY: 'secret', ANTHROPIC_BASE_URL: 'https://model.example' };
    const live = launch(liveSetup(env, { vendor_model: 'm1' }));
    expect(live.args).toEqual(expect.arrayContaining(['-P', 'anthropic', '-m', 'm1']));
    expect(live.args.join(' ')).not.toContain('secret');
    const { ANTHROPIC_API_KEY: key, AGENT_ROUTING_CLINE_PROVIDERS: settings = '' } = live.env;
    expect(key).toBe('secret');
    expect(settings).toContain('https://model.example');
    expect(settings).not.toContain('secret');
  });
});
