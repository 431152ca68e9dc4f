import { describe, expect, it } from '@jest/globals';
import { kilo } from '../../../../lib/agents/kilo/index.js';
import { launchSetup, liveSetup } from '../../../helpers/launch-setup.js';

describe('a launch of Kilo', () => {
  it('has variables of its own names, and none of its parent’s', () => {
    const { args, env } = kilo.launch(launchSetup());
    expect(Object.keys(env).filter((name) => name.startsWith('OPENCODE'))).toEqual([]);
    expect(JSON.parse(env['KILO_CONFIG_CONTENT'] ?? '')).toMatchObject({ model: 'embedded/embedded' });
    expect(args.slice(0, 4)).toEqual(['run', '--format', 'json', '--auto']);
  });

  it.each([launchSetup(), liveSetup({ KILO_API_KEY: 'secret' })])(
    'reports and uploads nothing to its vendor',
    (setup) => {
      expect(kilo.launch(setup).env).toMatchObject({ KILO_TELEMETRY_LEVEL: 'off', KILO_DISABLE_SESSION_INGEST: '1' });
    },
  );

  it('runs the shell of a skill only where processes may start', () => {
    expect(kilo.launch(launchSetup()).env).toMatchObject({ KILO_DISABLE_SKILL_SHELL: '1' });
    expect(kilo.launch(launchSetup({ allow_processes: true })).env).not.toHaveProperty('KILO_DISABLE_SKILL_SHELL');
  });
});
