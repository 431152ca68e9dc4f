/** A source → the files in which hooks may be declared, for any of the agents. */
import { posix } from 'node:path';
import type { Source } from './skill.js';

const { join, normalize } = posix;

export interface HookPlace {
  path: string;
  /** hooks: the file is there for hooks alone. settings: they stand under a key `hooks` in it. */
  kind: 'hooks' | 'settings' | 'toml' | 'front_matter';
}

/** Of a repository as a project, whichever way it is installed. */
export const PROJECT_PLACES: readonly HookPlace[] = [
  { path: '.claude/settings.json', kind: 'settings' },
  { path: '.claude/settings.local.json', kind: 'settings' },
  { path: '.github/copilot/settings.json', kind: 'settings' },
  { path: '.github/copilot/settings.local.json', kind: 'settings' },
  { path: '.codex/hooks.json', kind: 'hooks' },
  { path: '.gemini/settings.json', kind: 'settings' },
  { path: '.qwen/settings.json', kind: 'settings' },
  { path: '.codex/config.toml', kind: 'toml' },
];

const HOMES = ['.claude-plugin', '', '.github/plugin', '.plugin', '.codex-plugin', '.cursor-plugin', '.agents/plugins'];
const MARKDOWN = [
  '.claude/skills',
  '.claude/agents',
  '.claude/commands',
  '.github/skills',
  '.github/agents',
  '.agents/skills',
];

/** list: the existing files of those globs. as_source: also what its manifests and the folders of its plugins hold. */
export async function listHookPlaces(
  source: Source,
  list: (globs: readonly string[]) => Promise<readonly string[]>,
  as_source: boolean,
): Promise<HookPlace[]> {
  const places = [...PROJECT_PLACES];
  const globs = { hooks: ['.github/hooks/*.json'], front_matter: MARKDOWN.map((folder) => `${folder}/**/*.md`) };
  for (const { folder, manifests, entry } of as_source ? source.plugins : []) {
    places.push({ path: join(folder, 'hooks.json'), kind: 'hooks' });
    for (const home of HOMES) {
      places.push({ path: join(folder, home, 'plugin.json'), kind: 'settings' });
      places.push({ path: join(folder, home, 'marketplace.json'), kind: 'settings' });
    }
    const at = folder === '' ? '' : `${escapeGlob(folder)}/`;
    globs.hooks.push(`${at}hooks/*.json`);
    globs.front_matter.push(`${at}agents/**/*.md`);
    for (const fields of [...Object.values(manifests), entry])
      for (const path of [fields?.['hooks']].flat())
        if (typeof path === 'string' && !normalize(path).startsWith('..'))
          places.push({ path: join(folder, path), kind: 'hooks' });
  }
  for (const path of await list(globs.hooks)) places.push({ path, kind: 'hooks' });
  for (const path of await list(globs.front_matter)) places.push({ path, kind: 'front_matter' });
  if (as_source)
    for (const { path } of [...source.skills, ...source.commands]) places.push({ path, kind: 'front_matter' });
  return [
    ...new Map(places.map((place) => [normalize(place.path), { ...place, path: normalize(place.path) }])).values(),
  ];
}

const escapeGlob = (path: string) => path.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
