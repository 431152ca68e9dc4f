/** A source → plugin.json and mcp.json of its packages of Agent Plugins, as they are written. */
import { join } from 'node:path/posix';
import { readTextIfAny } from '../../io/files/files.js';
import type { PackageFiles } from '../../lint/plugin/package-rule.js';
import { packageOf } from '../../skill/package/manifest.js';
import type { Source } from '../../skill/skill.js';

export async function readPackageFiles({ root, plugins }: Source): Promise<PackageFiles> {
  const folders = new Set(plugins.filter((plugin) => packageOf(plugin) !== null).map(({ folder }) => folder));
  const paths = [...folders].flatMap((folder) => ['plugin.json', 'mcp.json'].map((name) => join(folder, name)));
  const texts = await Promise.all(paths.map((path) => readTextIfAny(join(root, path)).catch(() => null)));
  return paths.flatMap((path, at) => (texts[at] == null ? [] : [{ path, text: texts[at] }]));
}
