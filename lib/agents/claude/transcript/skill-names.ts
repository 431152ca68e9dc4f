/** The skills and plugins that Claude Code says it has, and folders → every name by which one skill may be asked about. */
import { posix } from 'node:path';
import { toPosix } from '../../../bash/windows.js';
import { type Json, list, objects, string } from '../../../input/json-value.js';
import { bareId } from '../../../text/bare-id.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';

/** Where 2.0.64 to 2.1.330 keep the plugins that a user installed: the marketplace, the plugin, its version. */
const PLUGIN_CACHE = /\/plugins\/cache\/[^/]+\/([^/]+)\/[^/]+\//;

const MOST = 5_000;

export type ClaudeSkillNames = ReturnType<typeof createSkillNames>;

export function createSkillNames({ installed_skills }: Pick<TranscriptFacts, 'installed_skills'>) {
  let plugins: { name: string; path: string }[] = [];
  let listed: string[] = [];

  /** `plugin:skill`, for a file in a plugin's folder. */
  function withPlugin(folder: string): string[] {
    const path = `${toPosix(folder)}/`;
    const plugin =
      plugins.find((each) => path.startsWith(`${each.path}/`))?.name ?? PLUGIN_CACHE.exec(path)?.[1] ?? null;
    return plugin === null ? [] : [`${plugin}:${posix.basename(path)}`];
  }

  return {
    /** The first line of a stream. */
    learn(init: Json): void {
      plugins = objects(init['plugins'])
        .slice(0, MOST)
        .map((plugin) => ({ name: string(plugin['name']), path: toPosix(string(plugin['path'])).replace(/\/$/, '') }))
        .filter(({ name, path }) => name !== '' && path !== '');
      listed = list(init['skills']).slice(0, MOST).map(string).filter(Boolean);
    },
    withPlugin,
    /** Of the skill whose folder was given with its text; the name that was typed may be an alias or lack its plugin. */
    ofFolder(given: string): string[] {
      const folder = toPosix(given).replace(/\/$/, '');
      const installed = installed_skills?.filter(({ path }) => posix.dirname(path) === folder) ?? [];
      const known = installed.flatMap(({ id, also = [] }) => [id, ...also]);
      return [...new Set([...known, posix.basename(folder), ...withPlugin(folder)])];
    },
    /** What a name without its plugin means, where only one listed skill bears it. */
    ofBare(skill: string): string[] {
      if (skill.includes(':') || listed.includes(skill)) return [];
      const named = listed.filter((id) => bareId(id) === skill);
      return named.length === 1 ? named : [];
    },
  };
}
