/** The skills of a source → the files in the folders that lead to them which say what to ignore: pi reads these beside its skills. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { IGNORE_FILES } from '../../agents/pi/facts.js';

const MOST_BYTES = 1 << 20;

/** {path: text}; skills: paths of SKILL.md, all relative to the root. */
export async function readIgnoreFiles(root: string, skills: readonly string[]): Promise<Record<string, string>> {
  const folders = new Set<string>(['.']);
  for (const skill of skills)
    for (let at = posix.dirname(skill); !folders.has(at); at = posix.dirname(at)) folders.add(at);
  const found = await Promise.all([...folders].sort().map((folder) => readIn(root, folder)));
  return Object.fromEntries(found.flat());
}

async function readIn(root: string, folder: string): Promise<[path: string, text: string][]> {
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  const paths = names.filter((name) => IGNORE_FILES.includes(name)).map((name) => posix.join(folder, name));
  const texts = paths.sort().map(async (path): Promise<[string, string][]> => {
    const facts = await stat(join(root, path)).catch(() => null);
    // The end of a pipe never comes.
    if (!facts?.isFile() || facts.size > MOST_BYTES) return [];
    return [[path, await readFile(join(root, path), 'utf8').catch(() => '')]];
  });
  return (await Promise.all(texts)).flat();
}
