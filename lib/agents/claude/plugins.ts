/** The source's manifests → what Claude Code loads as which plugin, and where it looks for skills in it (2.1.330). */
import { posix } from 'node:path';
import { z } from 'zod';
import type { Json } from '../../json-value.js';
import type { PluginFolder, Skill, Source } from '../../skill/skill.js';
import type { Install } from '../agent.js';

const { dirname, join } = posix;

export interface ClaudePlugin {
  name: string;
  folder: string;
  /** Folders whose children are skills, in the order in which they are read; each may be a skill itself. */
  skill_folders: string[];
  command_folders: string[];
  /** The whole plugin is dropped for it; null: it loads. */
  fault: string | null;
}

const MANIFEST = '.claude-plugin/plugin.json';

/** A plugin.json at any other place is none to Claude Code. */
export const hasManifest = ({ plugins }: Source) => MANIFEST in (plugins[0]?.manifests ?? {});

export function listPlugins(source: Source, install: Install): ClaudePlugin[] {
  const folders = source.plugins.filter(({ entry }) => (install === 'marketplace') === (entry !== null));
  return folders.map((plugin) => {
    const manifest = plugin.manifests[MANIFEST] ?? null;
    const { entry, folder } = plugin;
    const named = [manifest, entry]
      .flatMap((fields) => readPaths(fields?.['skills']))
      .map((path) => join(folder, path));
    // A marketplace's entry stands for a missing manifest, and its skills for the usual folder.
    const usual = manifest || named.length === 0 ? [join(folder, 'skills')] : [];
    return {
      name: asText(manifest?.['name']) ?? asText(entry?.['name']) ?? source.name,
      folder,
      skill_folders: [...new Set([...usual, ...named])],
      command_folders: [manifest, entry].some((fields) => fields?.['commands'] !== undefined)
        ? [manifest, entry].flatMap((fields) => readPaths(fields?.['commands'])).map((path) => join(folder, path))
        : [join(folder, 'commands')],
      fault: findFault(manifest, plugin),
    };
  });
}

export interface Holding {
  plugin: ClaudePlugin;
  /** The manifest names the skill's own folder. */
  named: boolean;
}

/** Where a skill's file must stand to be found: a child of a skill folder, a named folder itself, or the plugin's root. */
export function pluginsWith(skill: Skill, source: Source, install: Install): Holding[] {
  const folder = dirname(skill.path);
  return listPlugins(source, install).flatMap((plugin): Holding[] => {
    const own = plugin.folder === '' ? '.' : plugin.folder;
    if (folder === own && !source.skills.some(({ path }) => path.startsWith(join(own, 'skills/'))))
      return [{ plugin, named: true }];
    if (plugin.skill_folders.includes(folder)) return [{ plugin, named: true }];
    return plugin.skill_folders.includes(dirname(folder)) ? [{ plugin, named: false }] : [];
  });
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function readPaths(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((path): path is string => typeof path === 'string' && path.startsWith('./'))
    .map((path) => posix.normalize(path).replace(/\/$/, '') || '.');
}

const path = z.string().regex(/^\.(?:\/(?!\.\.(?:\/|$))|$)/, 'a path begins with ./ and stays inside the plugin');
const agentFile = path.regex(/\.md$/, 'an agent is named by its .md file');
const oneOrMore = <T extends z.ZodType>(value: T) => z.union([value, z.array(value)]).optional();

/** With one wrong field the whole plugin is dropped, without a word. */
const ManifestSchema = z.looseObject({
  name: z.string().regex(/^\S+$/, 'a name has no blanks'),
  version: z.string().optional(),
  description: z.string().optional(),
  author: z.looseObject({ name: z.string() }).optional(),
  homepage: z.url().optional(),
  repository: z.string().optional(),
  license: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  skills: oneOrMore(path),
  agents: oneOrMore(agentFile),
  commands: z.union([path, z.array(path), z.record(z.string(), z.unknown())]).optional(),
});

function findFault(manifest: Json | null, { manifests }: PluginFolder): string | null {
  if (!manifest) return MANIFEST in manifests ? `${MANIFEST} is no JSON object` : null;
  const [issue] = ManifestSchema.safeParse(manifest).error?.issues ?? [];
  if (!issue) return null;
  const deeper =
    issue.code === 'invalid_union' ? issue.errors.flat().find(({ code }) => code !== 'invalid_type') : undefined;
  return `${MANIFEST}: ${[...issue.path, ...(deeper?.path ?? [])].join('.')}: ${(deeper ?? issue).message}`;
}
