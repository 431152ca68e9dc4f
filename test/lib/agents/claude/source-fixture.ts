import type { Skill, Source } from '../../../../lib/skill/skill.js';

export function makeSkill(of: Partial<Skill> & { dir: string; fields?: Record<string, unknown> }): Skill {
  const { fields = {}, ...skill } = of;
  const description = skill.description === undefined ? `Does the ${skill.dir} work.` : skill.description;
  return {
    id: skill.dir,
    path: `skills/${skill.dir}/SKILL.md`,
    front_matter: {
      present: true,
      fields: { name: skill.id ?? skill.dir, ...(description === null ? {} : { description }), ...fields },
      problems: [],
      body_line: 5,
    },
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
  skills,
  hash: '',
  ...more,
});
