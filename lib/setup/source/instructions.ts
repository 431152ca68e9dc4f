/** A folder → the instruction files that agents read in it as a project, and the files that these import. */
import { readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { instructionFiles } from '../../agents/index.js';
import { readTextIfAny } from '../../io/files/files.js';
import { type InstructionFile, importsIn, saysAny } from '../../skill/instructions.js';

/** Of the root alone: what lies deeper is about that folder. */
export async function readInstructions(root: string): Promise<InstructionFile[]> {
  const found = new Map<string, InstructionFile | null>();
  const read = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.set(path, null);
    // What is no file, or may not be read, no agent reads either.
    const text = await readTextIfAny(posix.join(root, path)).catch(() => null);
    if (!saysAny(text)) return;
    const imports = importsIn({ path, text });
    found.set(path, { path, text, imports });
    for (const one of imports) await read(one);
  };
  for (const path of instructionFiles()) await read(path);
  return [...found.values()].flatMap((one) =>
    one === null ? [] : [{ ...one, imports: one.imports.filter((path) => found.get(path)) }],
  );
}

/** What lies where any agent looks for such files. */
export async function listBeside(root: string): Promise<string[]> {
  const folders = [...new Set(instructionFiles().map((path) => posix.dirname(path)))];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(posix.join(root, folder)).catch((): string[] => []);
      return names.map((name) => posix.join(folder, name));
    }),
  );
  return found.flat();
}
