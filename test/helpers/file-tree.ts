/** Writes a tree of files given as an object, and reads one back; `-> target` stands for a symbolic link. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function writeTree(root: string, tree: Record<string, string>): void {
  for (const [path, text] of Object.entries(tree)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), file);
    else writeFileSync(file, text);
  }
}

export function readTree(root: string, below = ''): Record<string, string> {
  const tree: Record<string, string> = {};
  for (const name of readdirSync(join(root, below)).sort()) {
    const path = below ? `${below}/${name}` : name;
    const facts = lstatSync(join(root, path));
    if (facts.isSymbolicLink()) tree[path] = `-> ${readlinkSync(join(root, path))}`;
    else if (facts.isDirectory()) Object.assign(tree, readTree(root, path));
    else tree[path] = readFileSync(join(root, path), 'utf8');
  }
  return tree;
}

export const skill = (name: string, description = `Does ${name}.`) =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`;
