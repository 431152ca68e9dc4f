/** Writes results.json and the proof log of a running batch: every few seconds, and at the end. */

import type { PartRows } from '../contract/part.js';
import type { Results } from '../contract/result.js';
import { proofBlock, proofHeader } from '../report/formats/proof-log.js';
import type { BatchInput, BatchPorts } from './ports.js';

const WRITE_EVERY_MS = 3000;
/** Up to this many bytes there is no limit: a batch of a few hundred units is written each time it is due. */
const FREE_WRITE_BYTES = 1024 * 1024;

/** What each agent was seen to make of the source. */
interface Listed extends Pick<Results, 'offers'> {
  parts: PartRows;
}

/** Each write rewrites everything, so writes are skipped once their bytes in all exceed those of the records plus a megabyte. */
export function createResultsWriter(input: BatchInput, listed: Listed, ports: BatchPorts) {
  let last = 0;
  let written = 0;
  let records = 0;
  let running: Promise<void> = Promise.resolve();
  const write = () => {
    running = running.then(async () => {
      last = ports.now().getTime();
      written += await ports.folder.writeResults(envelopeOf(input, listed, ports.now()), {
        header: proofHeader(input.batch_run_id, ports.now()),
        block: proofBlock,
      });
    });
    return running;
  };
  return {
    write,
    async add(bytes: number) {
      records += bytes;
      if (ports.now().getTime() - last >= WRITE_EVERY_MS && written <= FREE_WRITE_BYTES + records) await write();
    },
  };
}

function envelopeOf(
  input: BatchInput,
  { offers, parts }: Listed,
  now: Date,
): Omit<Results, 'results' | 'summary' | 'complete'> {
  const { plan } = input;
  // In the plan's order, not in order of arrival, so that equal batches give identical files.
  const inOrder = <T>(of: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.keys(plan.agents).flatMap((agent) => (of[agent] ? [[agent, of[agent]]] : [])));
  return {
    schema: 'agent-routing.results.v1',
    batch_run_id: input.batch_run_id,
    generated_at_utc: now.toISOString(),
    mode: plan.mode,
    options: input.options,
    environment: {
      tool_version: input.tool_version,
      skills_hash: plan.source_hash,
      ...(plan.had_as ? { had_as: plan.had_as } : {}),
      ...(input.hooks_off ? { hooks_off: true as const } : {}),
      plan_hash: plan.hash,
      shard: plan.shard,
      agents: input.environment,
    },
    offers: inOrder(offers),
    parts: inOrder(parts),
    ...(input.locations ? { locations: input.locations } : {}),
    ...(input.decider ? { decider: input.decider() } : {}),
  };
}
