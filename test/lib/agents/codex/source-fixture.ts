import type { LaunchPlace } from '../../../../lib/agents/agent.js';
import type { Skill, Source } from '../../../../lib/skill/skill.js';

export function makeSkill(id: string, more: Partial<Skill> = {}): Skill {
  return {
    id,
    dir: id,
    path: `skills/${id}/SKILL.md`,
    description: `Do ${id} things.`,
    front_matter: { present: true, fields: {}, problems: [], body_line: 5 },
    hash: '',
    ...more,
  };
}

export const makeSource = (skills: Skill[], more: Partial<Source> = {}): Source => ({
  root: '/src',
  kind: 'plugin',
  name: 'demo-plugin',
  manifest: '.claude-plugin/plugin.json',
  marketplace: '.claude-plugin/marketplace.json',
  skills,
  hash: '',
  ...more,
});

export const makePlace = (source: Source, more: Partial<LaunchPlace> = {}): LaunchPlace => ({
  home: '/h',
  workspace: '/w',
  source_copy: '/s',
  source,
  install: 'skills',
  vendor_model: null,
  allow_processes: false,
  binary: '/bin/codex',
  shared_cache: '/c',
  mode: 'oracle',
  model_url: 'http://127.0.0.1:1/u/x',
  user_env: {},
  prompt: 'Do it.',
  session_id: 's',
  subagent: null,
  ...more,
});
