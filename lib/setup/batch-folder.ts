/** A batch's folder on disk: the plan first, then a record per finished unit, and results.json written from the records. */

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { BatchFolder } from '../batch/folder.js';
import { type Plan, PlanSchema } from '../contract/plan.js';
import { type Result, ResultSchema, type Results, ResultsSchema } from '../contract/result.js';
import { ConfigError } from '../input/config-error.js';
import { parseValue } from '../input/json-value.js';
import { openAtomic, writeAtomic } from '../io/files/atomic-file.js';
import { makeFolder } from '../io/files/make-folder.js';
import { explainRefusal } from '../io/files/refusal.js';
import { removeTree } from '../io/files/remove-tree.js';

export async function createBatchFolder(root: string, plan: Plan, batch_run_id: string): Promise<BatchFolder> {
  const path = resolve(root, batch_run_id);
  try {
    // Keeps a careless `git add` from committing the output of agents.
    if (await makeFolder(root)) await writeFile(join(root, '.gitignore'), '*\n');
    await makeFolder(join(path, 'units'));
    await writeAtomic(join(path, 'plan.json'), `${JSON.stringify(plan, null, 1)}\n`);
  } catch (error) {
    throw explainRefusal(error, root, 'name a folder that you may write to with --artifacts-root.');
  }
  return batchFolder(path, plan);
}

/** The parts of results.json that a resumed batch takes over. */
type Envelope = Pick<Results, 'offers' | 'parts' | 'environment'>;

export interface ReopenedBatch {
  plan: Plan;
  open(): BatchFolder;
  /** The envelope as it was last written; null if results.json was never written. */
  readEnvelope(): Promise<Envelope | null>;
}

const EnvelopeSchema = ResultsSchema.pick({ offers: true, parts: true, environment: true });

/** Opens the folder of an interrupted batch, to resume it. */
export async function reopenBatchFolder(folder: string): Promise<ReopenedBatch> {
  const path = resolve(folder);
  const text = await readFile(join(path, 'plan.json'), 'utf8').catch(() => {
    throw new ConfigError('This is not the folder of a batch.', {
      file: folder,
      fix: 'name the folder that the run printed as ARTIFACT_DIR=; it contains a plan.json.',
    });
  });
  const plan = PlanSchema.safeParse(parseValue(text));
  if (!plan.success)
    throw new ConfigError('This plan was written by another version.', {
      file: join(folder, 'plan.json'),
      fix: 'start a new batch without --resume.',
    });
  return {
    plan: plan.data,
    open: () => batchFolder(path, plan.data),
    async readEnvelope() {
      const results = await readFile(join(path, 'results.json'), 'utf8').catch(() => 'null');
      return EnvelopeSchema.nullable().catch(null).parse(parseValue(results));
    },
  };
}

/** Records up to so many characters in all are held: each way to one on disk costs as much as what it says of a small unit. */
const HELD_CHARS = 4 << 20;

function batchFolder(path: string, plan: Plan): BatchFolder {
  const unitFolder = (id: string) => join(path, 'units', id);
  /** Units that have a folder: of the others of a new batch there is nothing to look for. */
  const present = new Set(listNames(join(path, 'units')));
  /** Records that this process wrote itself, which need no second look at their form; null: not held. */
  const own = new Map<string, string | null>();
  let room = HELD_CHARS;
  const readRecord = (id: string, held: string | null = null): { result: Result; text: string } | null => {
    if (!present.has(id)) return null;
    try {
      const text = held ?? readFileSync(join(unitFolder(id), 'result.json'), 'utf8');
      const record: unknown = JSON.parse(text);
      if (own.has(id)) return { result: record as Result, text };
      const result = ResultSchema.parse(record);
      return { result, text: renderRecord(result) };
    } catch {
      // Absent, truncated or from another version: the unit runs again.
      return null;
    }
  };
  const release = (id: string) => {
    room += own.get(id)?.length ?? 0;
    own.delete(id);
  };
  return {
    path,
    readResult: async (id) => readRecord(id)?.result ?? null,
    async trialFolder(id, trial) {
      const folder = join(unitFolder(id), `trial-${trial}`);
      try {
        // Both are missing nearly always, which a recursive mkdir finds out by failing first.
        if (!present.has(id)) mkdirSync(unitFolder(id));
        mkdirSync(folder);
      } catch {
        mkdirSync(folder, { recursive: true });
      }
      present.add(id);
      return folder;
    },
    async clearUnit(id) {
      release(id);
      if (present.has(id)) await removeTree(unitFolder(id));
      present.delete(id);
    },
    async writeResult(result) {
      const id = result.unit_run_id;
      const text = renderRecord(ResultSchema.parse(result));
      present.add(id);
      const bytes = await writeAtomic(join(unitFolder(id), 'result.json'), text);
      release(id);
      const held = text.length <= room;
      if (held) room -= text.length;
      own.set(id, held ? text : null);
      // Units that start no process would never yield, and a signal would be handled only at the end of the batch.
      await letOthersRun();
      return bytes;
    },
    async writeResults(envelope, proof) {
      const summary = { total: 0, pass: 0, fail: 0, infra_error: 0, skipped: 0 };
      const results = openAtomic(join(path, 'results.json'));
      const log = openAtomic(join(path, 'tool-use-proof.log'));
      try {
        const { schema, batch_run_id, generated_at_utc, mode, ...rest } = envelope;
        const head = JSON.stringify({ schema, batch_run_id, generated_at_utc, mode }, null, 1).slice(0, -2);
        await results.write(`${head},\n "results": [`);
        await log.write(proof.header);
        for (const unit of plan.units) {
          const record = readRecord(unit.unit_run_id, own.get(unit.unit_run_id));
          if (!record) continue;
          const { result, text } = record;
          await results.write(`${summary.total === 0 ? '' : ','}\n${text.trimEnd()}`);
          await log.write(proof.block(result));
          summary.total++;
          summary[result.status]++;
        }
        const complete = summary.total === plan.units.length;
        const tail = JSON.stringify({ complete, summary, ...rest }, null, 1).slice(2);
        await results.write(`\n ],\n${tail}\n`);
        return (await results.close()) + (await log.close());
      } catch (error) {
        await Promise.all([results.discard(), log.discard()]);
        throw error;
      }
    },
  };
}

const renderRecord = (result: Result): string => `${JSON.stringify(result, null, 1)}\n`;

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Copies of results.json and the proof log, for --output and --proof-log. */
export async function copyText(from: string, to: string): Promise<void> {
  try {
    await makeFolder(dirname(resolve(to)));
    await copyFile(from, resolve(to));
  } catch (error) {
    throw explainRefusal(error, to);
  }
}
