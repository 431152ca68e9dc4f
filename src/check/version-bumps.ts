/** A source and a ref → the plugins whose content changed since, and whose version did not. */
import { ConfigError } from '../../lib/input/config-error.js';
import { changedSince, findBase, openAtRef } from '../../lib/io/git.js';
import type { Finding } from '../../lib/lint/finding.js';
import { lintVersions, listVersions } from '../../lib/lint/version-rule.js';
import { readShipped } from '../../lib/setup/source/shipped.js';
import type { Source } from '../../lib/skill/skill.js';
import { openSourceAtRef } from '../run/prepare/source-at-ref.js';
import { prefixOf } from './lint-source.js';

/** Compares with the named ref, or else with the commit at which the branch left its upstream. Outside a repository there are no findings. */
export async function lintBumps(source: Source, given: string | undefined, cwd: string): Promise<Finding[]> {
  const base = await findBase(source.root, given ?? null);
  const isStated = source.plugins.some((plugin) => listVersions(plugin, source).length > 0);
  if (base === null || !isStated || (await changedSince(source.root, base)).length === 0) return [];
  const tree = await openAtRef(source.root, base.sha);
  const at = { cwd: source.root, root: source.root, as: source.as, source };
  const before = await openSourceAtRef(tree, at).catch((error: unknown) => {
    // Of a commit so far away that it is not read, a new version is the least.
    if (error instanceof ConfigError) return null;
    throw error;
  });
  if (!before) return [];
  try {
    const [now, then] = await Promise.all(
      [source, before.source].map(async (one) => ({ source: one, shipped: await readShipped(one) })),
    );
    return now && then ? lintVersions(now, then, { ref: base.name, prefix: prefixOf(source.root, cwd) }) : [];
  } finally {
    await before.close();
  }
}
