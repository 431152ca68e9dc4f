import type { LaunchSetup } from '../../../../lib/agents/interface/unit-setup.js';
import { parseFrontMatter } from '../../../../lib/skill/front-matter.js';
import type { Skill, Source } from '../../../../lib/skill/skill.js';

export function makeSkill(id: string, more: Partial<Skill> = {}): Skill {
  const { description = `Do ${id} things.` } = more;
  const said = description === null ? '' : `description: ${JSON.stringify(description)}\n`;
  const text = more.text ?? `---\nname: ${JSON.stringify(id)}\n${said}---\nBody\n`;
  return {
    id,
    dir: id,
    path: `skills/${id}/SKILL.md`,
    description,
    front_matter: parseFrontMatter(text),
    text,
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
  marketplace_name: 'demo-market',
  skills,
  plugins: [null, { name: 'demo-plugin', source: './' }].map((entry) => ({
    folder: '',
    manifests: { '.claude-plugin/plugin.json': { name: 'demo-plugin' } },
    entry,
  })),
  commands: [],
  hash: '',
  ...more,
});

export const makePlace = (source: Source, more: Partial<LaunchSetup> = {}): LaunchSetup => ({
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
