import { parseFrontMatter } from '../../../../lib/skill/front-matter.js';
import type { Skill, Source } from '../../../../lib/skill/skill.js';

export function makeSkill(of: Partial<Skill> & { dir: string; fields?: Record<string, unknown> }): Skill {
  const { fields = {}, ...skill } = of;
  const description = skill.description === undefined ? `Does the ${skill.dir} work.` : skill.description;
  const said = { name: skill.id ?? skill.dir, ...(description === null ? {} : { description }), ...fields };
  const lines = Object.entries(said).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = `---\n${lines.join('\n')}\n---\nBody\n`;
  return {
    id: skill.dir,
    path: `skills/${skill.dir}/SKILL.md`,
    front_matter: parseFrontMatter(text),
    text,
    hash: '',
    ...skill,
    description,
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
