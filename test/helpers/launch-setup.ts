/** What a launch takes, with values that show where they end up. */
import type { LaunchSetup } from '../../lib/agents/interface/unit-setup.js';

export const launchSetup = (more: Partial<LaunchSetup> = {}): LaunchSetup => ({
  home: '/h',
  workspace: '/w',
  source_copy: '/s',
  source: {
    ...{ root: '/src', kind: 'skills', name: 'demo', manifest: null, marketplace: null, marketplace_name: null },
    ...{ skills: [], plugins: [], commands: [], hash: '' },
  },
  install: 'skills',
  vendor_model: null,
  allow_processes: false,
  binary: '/bin/agent',
  shared_cache: '/c',
  mode: 'oracle',
  model_url: 'http://127.0.0.1:1/u/7',
  user_env: { OPENAI_API_KEY: 'secret', HTTPS_PROXY: 'http://proxy' },
  prompt: 'do it',
  session_id: '0cb916db-26aa-40f2-86b5-1ba81b225fd2',
  subagent: null,
  ...more,
});

export const liveSetup = (user_env: Record<string, string>, more: Partial<LaunchSetup> = {}): LaunchSetup =>
  launchSetup({ mode: 'live', model_url: null, user_env, ...more });
