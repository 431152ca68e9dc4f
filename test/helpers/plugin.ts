/** Writes a plugin with the given skills into a folder, as an author would. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SkillText {
  /** Path below skills/, such as `alpha` or `group/alpha`. */
  dir: string;
  /** The whole SKILL.md; made from the rest when left out. */
  text?: string;
  name?: string;
  description?: string | null;
}

export function writePlugin(root: string, name: string, skills: readonly SkillText[], manifest: object = {}): string {
  write(
    join(root, '.claude-plugin/plugin.json'),
    JSON.stringify({ name, version: '1.0.0', description: `${name} for trying`, ...manifest }),
  );
  for (const skill of skills) write(join(root, 'skills', skill.dir, 'SKILL.md'), skill.text ?? skillText(skill));
  return root;
}

export function skillText({
  dir,
  name = dir.split('/').at(-1) ?? dir,
  description = `Use when somebody asks about ${dir}.`,
}: SkillText): string {
  const fields = [`name: ${name}`, ...(description === null ? [] : [`description: ${description}`])];
  return `---\n${fields.join('\n')}\n---\n\n# ${name}\n\nFirst do what ${name} is about.\nThen tell that ${name} is done.\n`;
}

export function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
