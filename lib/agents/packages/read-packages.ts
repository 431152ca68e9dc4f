/** A source and the way in which an agent installs it → the source as that agent's folder reads it, and the skills that a package of Agent Plugins does not bring there. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import { type Explanation, explain, MOVE_IT } from '../../contract/offer.js';
import type { Json } from '../../input/json-value.js';
import { findFatal, isPackageSkill, PLUGIN_SCHEMA, packageOf } from '../../skill/package/manifest.js';
import type { PluginFolder, Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { PackageReader } from '../interface/package.js';

export type Reading = Pick<Agent, 'title'> & { packages: PackageReader };

export interface ReadPackages {
  source: Source;
  /** Those below a manifest of the standard. */
  packaged: readonly Skill[];
  /** Why each is not discovered. */
  lost: ReadonlyMap<Skill, Explanation>;
}

export function readPackages(source: Source, install: Install, agent: Reading): ReadPackages {
  const { packages } = agent;
  const lost = new Map<Skill, Explanation>();
  const packaged: Skill[] = [];
  let extensions: Pick<Source, 'extensions'> = {};
  const plugins = source.plugins.map((plugin): PluginFolder => {
    const isInstalled = (plugin.entry !== null) === (install === 'marketplace');
    const fields = isInstalled ? packageOf(plugin) : null;
    if (fields === null) {
      if (isInstalled && install === 'agent-plugin' && !packages.takes_any)
        for (const skill of source.skills) lost.set(skill, noPackage(agent));
      return plugin;
    }
    for (const [skill, below] of skillsIn(source, plugin)) {
      packaged.push(skill);
      const why = explainLost(skill, below, fields, agent);
      if (why) lost.set(skill, why);
    }
    const manifest = { [packages.manifest]: asOwn(fields) };
    if (packages.as === 'extension') extensions = { extensions: manifest };
    return { ...plugin, manifests: manifest };
  });
  return { source: { ...source, ...extensions, plugins }, packaged, lost };
}

const noPackage = ({ title }: Reading): Explanation =>
  explain(
    `${title} finds no package of Agent Plugins: plugin.json in the root is missing, cannot be read or does not name the standard's schema`,
    `write "$schema": "${PLUGIN_SCHEMA}" and a name into it`,
  );

/** Each with its path below the plugin's folder. */
const skillsIn = ({ skills }: Source, { folder }: PluginFolder): [Skill, string][] =>
  skills.flatMap((skill): [Skill, string][] => {
    const below = posix.relative(folder, skill.path);
    return below.startsWith('..') ? [] : [[skill, below]];
  });

const SAFE = /^\w[\w.-]*$/;

/** Its folders are fixed, so that nothing but its name and version counts. A name that cannot be a folder's is rejected with the package. */
const asOwn = ({ $schema, name, version }: Json): Json => ({
  $schema,
  name: typeof name === 'string' && SAFE.test(name) ? name : 'package',
  version: typeof version === 'string' && SAFE.test(version) ? version : '1.0.0',
});

function explainLost(skill: Skill, below: string, fields: Json, { title, packages }: Reading): Explanation | null {
  const fatal = findFatal(fields, packages.schemas);
  if (fatal)
    return explain(
      `${title} rejects the whole package: ${fatal.message}`,
      `correct ${fatal.path.join('.')} in plugin.json`,
    );
  if (packages.nested ? !below.startsWith('skills/') : !isPackageSkill(below))
    return explain(
      `${title} looks for the skills of a package of Agent Plugins in ${packages.nested ? 'skills/' : 'skills/<name>/SKILL.md'} only, whatever plugin.json says, and this one is in ${below}`,
      MOVE_IT,
    );
  if (packages.loses_links && (skill.linked || skill.real_path !== undefined))
    return explain(
      `${title} loses what is behind a link when it installs a package, and ${below} is`,
      'replace the link by what it leads to',
    );
  const why = packages.rejectSkill?.(skill) ?? null;
  return why === null
    ? null
    : explain(`${title} skips the skill in a package of Agent Plugins: ${why}`, `correct it in ${below}`);
}
