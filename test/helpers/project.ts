/** Repositories for tests: skills in folders, and links between them. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** {folder: name} */
export function writeSkills(root: string, skills: Readonly<Record<string, string>>): void {
  for (const [folder, name] of Object.entries(skills)) {
    mkdirSync(join(root, folder), { recursive: true });
    const text = `---\nname: ${name}\ndescription: Says when to use ${name}.\n---\n\nDo it.\n`;
    writeFileSync(join(root, folder, 'SKILL.md'), text);
  }
}

export function linkIn(root: string, path: string, to: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(to, join(root, path));
}
