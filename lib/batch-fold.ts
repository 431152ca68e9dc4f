/** A batch under way → results.json and the proof log, now and then and at the end. */
import type { BatchDoors, BatchInput } from './batch.js';
import { proofBlock, proofHeader } from './report/proof-log.js';
import type { Results } from './result.js';

const FOLD_EVERY_MS = 3000;
/** A batch of a few hundred units is folded whenever it is due. */
const FREE_FOLD_BYTES = 8 * 1024 * 1024;

/** A fold rewrites everything: it is done when due, as long as all folds so far came to no more than the records and some megabytes. */
export function createFolding(input: BatchInput, offers: Results['offers'], doors: BatchDoors) {
  let last = 0;
  let written = 0;
  let records = 0;
  let running: Promise<void> = Promise.resolve();
  const fold = () => {
    running = running.then(async () => {
      last = doors.now().getTime();
      written += await doors.folder.fold(envelopeOf(input, offers, doors.now()), {
        header: proofHeader(input.batch_run_id, doors.now()),
        block: proofBlock,
      });
    });
    return running;
  };
  return {
    fold,
    async add(bytes: number) {
      records += bytes;
      if (doors.now().getTime() - last >= FOLD_EVERY_MS && written <= FREE_FOLD_BYTES + records) await fold();
    },
  };
}

function envelopeOf(
  input: BatchInput,
  offers: Results['offers'],
  now: Date,
): Omit<Results, 'results' | 'summary' | 'complete'> {
  const { plan } = input;
  return {
    schema: 'agent-routing.results.v1',
    batch_run_id: input.batch_run_id,
    generated_at_utc: now.toISOString(),
    mode: plan.mode,
    options: input.options,
    environment: {
      tool_version: input.tool_version,
      skills_hash: plan.source_hash,
      plan_hash: plan.hash,
      shard: plan.shard,
      agents: input.environment,
    },
    // In the plan's order, whichever agent was seen first: two batches alike are alike to the byte.
    offers: Object.fromEntries(
      Object.keys(plan.agents).flatMap((agent) => (offers[agent] ? [[agent, offers[agent]]] : [])),
    ),
  };
}
