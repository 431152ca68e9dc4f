import { parseFrontMatter } from '../../../../lib/skill/front-matter.js';
import type { Skill, Source } from '../../../../lib/skill/skill.js';

/** A skill as the product reads it from a SKILL.md with these lines of front matter. */
export function skillOf(dir: string, ...lines: string[]): Skill {
  const text = `---\n${lines.join('\n')}\n---\nBody\n`;
  const front_matter = parseFrontMatter(text);
  const { name, description } = front_matter.fields;
  return {
    id: typeof name === 'string' && name ? name : dir,
    dir,
    path: `skills/${dir}/SKILL.md`,
    description: typeof description === 'string' ? description : null,
    front_matter,
    text,
    hash: '',
  };
}

export const describedSkill = (name: string, chars: number): Skill =>
  skillOf(name, `name: ${name}`, `description: ${'x'.repeat(chars)}`);

export const sourceOf = (skills: Skill[], more: Partial<Source> = {}): Source => ({
  root: '/src',
  kind: 'plugin',
  name: 'demo',
  manifest: '.claude-plugin/plugin.json',
  marketplace: null,
  marketplace_name: null,
  skills,
  plugins: [null, { name: 'demo', source: './' }].map((entry) => ({
    folder: '',
    manifests: { '.claude-plugin/plugin.json': { name: 'demo' } },
    entry,
  })),
  commands: [],
  hash: '',
  ...more,
});
