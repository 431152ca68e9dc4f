/** A source → the plugin.json of its plugins, and mcp.json of packages of Agent Plugins, as they are written. */
import { join } from 'node:path/posix';
import { readTextIfAny } from '../../io/files/files.js';
import type { PackageFiles } from '../../lint/plugin/package-rule.js';
import { packageOf } from '../../skill/package/manifest.js';
import type { Source } from '../../skill/skill.js';

export async function readPackageFiles({ root, plugins }: Source): Promise<PackageFiles> {
  const paths = plugins.flatMap((plugin) =>
    [...Object.keys(plugin.manifests), ...(packageOf(plugin) ? ['mcp.json'] : [])].map((name) =>
      join(plugin.folder, name),
    ),
  );
  const files = [...new Set(paths)];
  const texts = await Promise.all(files.map((path) => readTextIfAny(join(root, path)).catch(() => null)));
  return files.flatMap((path, at) => (texts[at] == null ? [] : [{ path, text: texts[at] }]));
}
