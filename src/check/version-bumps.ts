/** A source and a ref → the plugins whose content changed since, and whose version did not. */
import { ConfigError } from '../../lib/input/config-error.js';
import { changedSince, findBase, listModeChanges, openAtRef } from '../../lib/io/git.js';
import type { Finding } from '../../lib/lint/finding.js';
import { lintVersions, listVersions } from '../../lib/lint/version-rule.js';
import { readShipped, withNamed } from '../../lib/setup/source/shipped.js';
import type { Source } from '../../lib/skill/skill.js';
import { openSourceAtRef, type SourceAtRef } from '../run/prepare/source-at-ref.js';
import { prefixOf } from './lint-source.js';

/** Compares with the named ref, or else with the commit at which the branch left its upstream. Outside a repository there are no findings. opened: what is open already, which may be of that commit. */
export async function lintBumps(
  source: Source,
  given: string | undefined,
  cwd: string,
  opened: SourceAtRef | null | undefined,
): Promise<Finding[]> {
  const base = await findBase(source.root, given ?? null);
  const isStated = source.plugins.some((plugin) => listVersions(plugin, source).length > 0);
  if (base === null || !isStated || (await changedSince(source.root, base)).length === 0) return [];
  const is_open = opened?.sha === base.sha;
  const before = is_open ? opened : await openBase(source, base.sha);
  if (!before) return [];
  try {
    const then = before.source;
    const modes = await listModeChanges(source.root, base);
    const [ships, shipped] = await Promise.all([readShipped(source, modes), readShipped(then)]);
    return lintVersions(
      { source, shipped: await withNamed(ships, shipped, source) },
      { source: then, shipped: await withNamed(shipped, ships, then) },
      { ref: base.name, prefix: prefixOf(source.root, cwd) },
    );
  } finally {
    if (!is_open) await before.close();
  }
}

/** Of a commit so far away that it is not read, a new version is the least. */
async function openBase(source: Source, sha: string): Promise<SourceAtRef | null> {
  const tree = await openAtRef(source.root, sha);
  const at = { cwd: source.root, root: source.root, as: source.as, source };
  return openSourceAtRef(tree, at).catch((error: unknown) => {
    if (error instanceof ConfigError) return null;
    throw error;
  });
}
