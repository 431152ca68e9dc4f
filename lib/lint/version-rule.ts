/** Changed skills and the versions before and now → findings about plugins whose users would keep the old copy. */

import { parseValue } from '../input/json-value.js';
import type { PluginFolder, Skill, Source } from '../skill/skill.js';
import { bareId } from '../text/bare-id.js';
import { listFew } from '../text/count.js';
import type { Finding } from './finding.js';

export interface Changes {
  /** As the reader knows the commit that is compared with. */
  ref: string;
  /** Paths below the source's root, with forward slashes. */
  changed: ReadonlySet<string>;
  /** The manifest or marketplace as it was there; null where it was not. */
  before(path: string): string | null;
}

export function lintVersions(source: Source, changes: Changes, prefix: string): Finding[] {
  return source.plugins.flatMap((plugin) => {
    const isOwn = (one: { path: string }) => isHeldBy(one, plugin, source);
    const skills = source.skills
      .filter((skill) => isOwn(skill) && isChanged(skill, changes))
      .map(({ id }) => bareId(id));
    const own = plugin.folder === '' ? '' : `${plugin.folder}/`;
    const inside = [...changes.changed].filter((path) => isOwn({ path }) && path.startsWith(own));
    const parts = inside.filter((path) => SHIPPED.test(path.slice(own.length)));
    // Who has installed it keeps those that are gone, too.
    const gone = inside
      .filter((path) => !source.skills.some((skill) => skill.path === path))
      .flatMap((path) => /^skills\/(?:.*\/)?([^/]+)\/SKILL\.md$/.exec(path.slice(own.length))?.[1] ?? [])
      .flatMap((name) => (skills.includes(name) ? [] : [`${name} (gone)`]));
    const stated = listVersions(plugin, source);
    const names = [...new Set([...skills, ...gone, ...parts])];
    if (names.length === 0 || stated.length === 0) return [];
    const same = stated.filter(({ path, version, read }) => read(changes.before(path)) === version);
    const [first] = same;
    // A raised version in any of them reaches the agents that read it, so the finding needs all of them unchanged.
    if (!first || same.length < stated.length) return [];
    const finding: Finding = {
      rule: 'version-not-bumped',
      severity: 'warning',
      file: `${prefix}${first.path}`,
      line: 1,
      subject: plugin.folder || source.name,
      message: `${listFew(names, 5)} changed since ${changes.ref}, and version ${first.version} did not`,
      consequences: {},
      fix: 'raise the version when you release it: whoever has installed this one gets the change only with a new one. Before that, there is nothing to do.',
    };
    return [finding];
  });
}

/** What a plugin has beside skills. */
const SHIPPED = /^(?:(?:agents|commands|hooks|output-styles)\/|(?:\.mcp|hooks)\.json$)/;

interface Stated {
  path: string;
  version: string;
  read(text: string | null): string | null;
}

function listVersions({ folder, manifests, entry }: PluginFolder, { marketplace }: Source): Stated[] {
  const own = Object.entries(manifests).flatMap(([path, fields]): Stated[] => {
    const version = fields?.['version'];
    const read = (text: string | null) => versionOf(parseValue(text ?? 'null'));
    return typeof version === 'string' ? [{ path: folder ? `${folder}/${path}` : path, version, read }] : [];
  });
  const version = entry?.['version'];
  if (typeof version !== 'string' || marketplace === null) return own;
  const read = (text: string | null) => {
    const plugins = (parseValue(text ?? 'null') as { plugins?: unknown } | null)?.plugins;
    return versionOf(
      Array.isArray(plugins)
        ? plugins.find((row) => (row as { name?: unknown } | null)?.name === entry?.['name'])
        : null,
    );
  };
  return [...own, { path: marketplace, version, read }];
}

function versionOf(fields: unknown): string | null {
  const version = (fields as { version?: unknown } | null)?.version;
  return typeof version === 'string' ? version : null;
}

/** The innermost plugin. */
function isHeldBy({ path }: { path: string }, plugin: PluginFolder, { plugins }: Source): boolean {
  const holding = plugins.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  const longest = Math.max(...holding.map(({ folder }) => folder.length));
  return holding.some((one) => one === plugin) && plugin.folder.length === longest;
}

function isChanged({ path }: Skill, { changed }: Changes): boolean {
  const folder = path.replace(/SKILL\.md$/, '');
  return [...changed].some((file) => file.startsWith(folder));
}
