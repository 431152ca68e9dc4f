/** A prepared run → the folder of its batch: a new one, or with --resume the one that was cut off, which must be of the same plan. */
import { randomUUID } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { ConfigError } from '../../lib/config-error.js';
import { type BatchFolder, createBatchFolder, reopenBatchFolder } from '../../lib/io/batch-folder.js';
import { findBatchOwner } from '../../lib/io/place.js';
import { sweepMarked } from '../../lib/io/process-tree.js';
import { differ } from '../../lib/plan.js';
import type { Results } from '../../lib/result.js';
import type { RunEdges } from './edges.js';
import type { PreparedRun } from './prepare.js';

export interface OpenedFolder {
  folder: BatchFolder;
  /** What the batch knew when it was cut off. */
  before: Pick<Results, 'offers' | 'environment'> | null;
}

export async function openFolder(run: PreparedRun, edges: RunEdges): Promise<OpenedFolder> {
  const { options, plan } = run;
  if (!options.resume) {
    const folder = await createBatchFolder(resolve(edges.cwd, options.artifacts_root), plan, randomUUID());
    return { folder, before: null };
  }
  const before = await reopenBatchFolder(resolve(edges.cwd, options.resume));
  const difference =
    differ(before.plan, plan) ??
    (before.plan.shard === plan.shard ? null : `the shard changed: ${before.plan.shard} is not ${plan.shard}`);
  if (difference)
    throw new ConfigError(`This is not the batch that was cut off: ${difference}.`, {
      file: options.resume,
      fix: 'undo that change, or start a new batch without --resume.',
    });
  // Its units keep their ids: their records stand under them.
  plan.units = before.plan.units;
  const folder = before.open();
  const owner = await findBatchOwner(basename(folder.path));
  if (owner !== null)
    throw new ConfigError(`This batch is still at work, as process ${owner}.`, {
      file: options.resume,
      fix: 'wait for its end, or end it.',
    });
  const ids = new Set(plan.units.map((unit) => unit.unit_run_id));
  await sweepMarked((marker) => ids.has(marker.slice(0, marker.lastIndexOf('.'))));
  return { folder, before: await before.readEnvelope() };
}
