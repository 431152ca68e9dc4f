/** What a plugin's users get now and at a ref, with its versions → findings about plugins whose users would keep the old copy. */

import type { PluginFolder, Source } from '../skill/skill.js';
import { bareId } from '../text/bare-id.js';
import { listFew } from '../text/count.js';
import { asWarning, type Finding } from './finding.js';

/** What users of a plugin get, by content. */
export interface Shipped {
  plugin: PluginFolder;
  /** {id: what stands for its folder and its files}. */
  skills: ReadonlyMap<string, string>;
  /** {path below the source's root: what stands for its bytes}. */
  files: ReadonlyMap<string, string>;
}

/** A source and what each of its plugins ships. */
export interface Release {
  source: Pick<Source, 'name' | 'marketplace'>;
  shipped: readonly Shipped[];
}

/** ref: as the reader knows the commit that is compared with. */
export function lintVersions(
  now: Release,
  before: Release,
  { ref, prefix }: { ref: string; prefix: string },
): Finding[] {
  return now.shipped.flatMap((own) => {
    const old = before.shipped.find(({ plugin }) => plugin.folder === own.plugin.folder);
    if (!old) return [];
    const stated = listVersions(own.plugin, now.source);
    const [first] = stated;
    const had = listVersions(old.plugin, before.source);
    const isSame = (one: Stated) => had.some(({ path, version }) => path === one.path && version === one.version);
    // A raised version in any of them reaches the agents that read it, so the finding needs all of them unchanged.
    if (!first || !stated.every(isSame)) return [];
    // Who has installed it keeps those that are gone, too.
    const gone = [...old.skills.keys()].filter((id) => !own.skills.has(id)).map((id) => `${bareId(id)} (gone)`);
    const names = [
      ...listChanged(own.skills, old.skills).map(bareId),
      ...gone,
      ...new Set([...listChanged(own.files, old.files), ...listChanged(old.files, own.files)]),
    ];
    if (names.length === 0) return [];
    const where = { file: `${prefix}${first.path}`, line: 1, subject: own.plugin.folder || now.source.name };
    const message = `${listFew(names, 5)} changed since ${ref}, and version ${first.version} did not`;
    return [asWarning('version-not-bumped', where, message, RAISE)];
  });
}

const RAISE =
  'raise the version once, before the release or the merge from which users are to get this: whoever has installed this version gets no change without a new one.';

type Contents = ReadonlyMap<string, string>;

const listChanged = (now: Contents, before: Contents): string[] =>
  [...now].flatMap(([name, content]) => (before.get(name) === content ? [] : [name]));

interface Stated {
  path: string;
  version: string;
}

export function listVersions({ folder, manifests, entry }: PluginFolder, { marketplace }: Release['source']): Stated[] {
  const own = Object.entries(manifests).flatMap(([path, fields]): Stated[] => {
    const version = fields?.['version'];
    return typeof version === 'string' ? [{ path: folder ? `${folder}/${path}` : path, version }] : [];
  });
  const version = entry?.['version'];
  return typeof version === 'string' && marketplace !== null ? [...own, { path: marketplace, version }] : own;
}
