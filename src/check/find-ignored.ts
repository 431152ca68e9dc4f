/** Skills, parts and manifests of a source → findings about those that git does not track because it ignores them. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { explainIgnored } from '../../lib/io/git-ignored.js';
import { lintIgnored } from '../../lib/lint/files/ignored-rule.js';
import type { Finding } from '../../lib/lint/finding.js';
import type { PluginPart } from '../../lib/skill/plugin-part.js';
import type { Source } from '../../lib/skill/skill.js';

/** What lies in an agent's folder of a plugin's repository is for its author. */
export async function findIgnored(source: Source, parts: readonly PluginPart[], cwd: string): Promise<Finding[]> {
  const { root, skills, manifest, marketplace } = source;
  const own = skills.map(({ path, real_path }) => real_path ?? path);
  const paths = [...own, ...parts.map(({ path }) => path), ...[manifest, marketplace].filter((path) => path !== null)];
  const meant = paths.filter((path) => source.as === 'project' || isPlugins(path));
  const ignored = await explainIgnored(root, [...new Set(meant)]);
  // A package of npm may hold what is built, and a project's own may be for its author alone.
  const is_published = existsSync(join(root, 'package.json'));
  const isShipped = (path: string) => isPlugins(path) && !is_published;
  return lintIgnored(
    ignored.map((one) => ({ ...one, file: relative(cwd, one.file) })),
    isShipped,
  );
}

const isPlugins = (path: string): boolean => !/^\.(?!claude-plugin\/)/.test(path);
