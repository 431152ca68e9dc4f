/** A prepared run → the folder of its batch: a new one, or with --resume that of an interrupted batch, which must have the same plan. */

import { randomUUID } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { BatchFolder } from '../../../lib/batch/folder.js';
import { describeDifference } from '../../../lib/batch/plan.js';
import type { Results } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { findBatchOwner } from '../../../lib/io/files/throwaway.js';
import { sweepMarked } from '../../../lib/io/process/process-tree.js';
import { createBatchFolder, reopenBatchFolder } from '../../../lib/setup/batch-folder.js';
import { endSentence } from '../../../lib/text/sentence.js';
import { packId } from '../../../lib/unit/pack/pack.js';
import type { RunPorts } from '../ports.js';
import type { PreparedRun } from '../prepare/prepare.js';
import { artifactsRoot } from './artifacts-root.js';

export interface OpenedFolder {
  folder: BatchFolder;
  /** What the batch had recorded when it was interrupted. */
  before: Pick<Results, 'offers' | 'parts' | 'environment'> | null;
}

export async function openFolder(run: PreparedRun, ports: RunPorts): Promise<OpenedFolder> {
  const { options, plan } = run;
  if (!options.resume) {
    const folder = await createBatchFolder(artifactsRoot(ports.cwd, options.artifacts_root), plan, randomUUID());
    return { folder, before: null };
  }
  const before = await reopenBatchFolder(resolve(ports.cwd, options.resume));
  const difference =
    describeDifference(before.plan, plan) ??
    (before.plan.shard === plan.shard ? null : `the shard changed: ${before.plan.shard} is not ${plan.shard}`);
  if (difference)
    throw new ConfigError(`This is not the interrupted batch: ${endSentence(difference)}`, {
      file: options.resume,
      fix: 'undo that change, or start a new batch without --resume.',
    });
  // Units keep their ids, which name their records.
  plan.units = before.plan.units;
  const folder = before.open();
  const owner = await findBatchOwner(basename(folder.path));
  if (owner !== null)
    throw new ConfigError(`This batch is still running, as process ${owner}.`, {
      file: options.resume,
      fix: 'wait for it to finish, or stop it.',
    });
  const ids = new Set(plan.units.flatMap(({ unit_run_id }) => [unit_run_id, packId(unit_run_id)]));
  await sweepMarked((marker) => ids.has(marker.slice(0, marker.lastIndexOf('.'))));
  return { folder, before: await before.readEnvelope() };
}
