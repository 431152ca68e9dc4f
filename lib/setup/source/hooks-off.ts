/** A source's root → the project's settings in it that turn all hooks off: Claude Code and Copilot CLI obey them (2.1.330, 1.0.102). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseObject } from '../../input/json-value.js';

const HOMES = ['.claude', '.github/copilot'];
const SETTINGS = HOMES.flatMap((home) => ['settings.json', 'settings.local.json'].map((file) => `${home}/${file}`));

/** Paths below the root. */
export async function findHooksOff(root: string): Promise<string[]> {
  const found = await Promise.all(
    SETTINGS.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8').catch(() => '');
      return parseObject(text)?.['disableAllHooks'] === true ? [path] : [];
    }),
  );
  return found.flat();
}
