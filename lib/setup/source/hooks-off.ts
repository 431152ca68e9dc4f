/** A source's root → the project's settings in it that turn all hooks off, which Claude Code and Copilot CLI obey (2.1.330, 1.0.102), or that are no JSON. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseObject } from '../../input/json-value.js';

const HOMES = ['.claude', '.github/copilot'];
const SETTINGS = HOMES.flatMap((home) => ['settings.json', 'settings.local.json'].map((file) => `${home}/${file}`));

/** Paths below the root; absent where there is none. */
export async function readHookSettings(root: string): Promise<{ hooks_off?: string[]; hooks_broken?: string[] }> {
  const texts = await Promise.all(SETTINGS.map((path) => readFile(join(root, path), 'utf8').catch(() => null)));
  const all = SETTINGS.map((path, at) => ({ path, text: texts[at] ?? null }));
  const listOf = (isIt: (text: string) => boolean) =>
    all.flatMap(({ path, text }) => (text !== null && isIt(text) ? [path] : []));
  const off = listOf((text) => parseObject(text)?.['disableAllHooks'] === true);
  const broken = listOf((text) => parseObject(text) === null);
  return { ...(off.length ? { hooks_off: off } : {}), ...(broken.length ? { hooks_broken: broken } : {}) };
}
