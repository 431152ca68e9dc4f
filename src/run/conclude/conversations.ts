/** The trials of a batch → their conversations, for the HTML report: what failed first, until the page is full. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findAgent } from '../../../lib/agents/index.js';
import { agentName } from '../../../lib/contract/agent-key.js';
import { OFFLINE } from '../../../lib/contract/plan.js';
import type { Result } from '../../../lib/contract/result.js';
import type { Conversation } from '../../../lib/contract/transcript/conversation.js';
import { type HookCall, HookCallSchema } from '../../../lib/contract/transcript/hook-call.js';
import type { Comparison } from '../../../lib/delta/schema.js';
import { parseValue } from '../../../lib/input/json-value.js';
import { readLines } from '../../../lib/io/files/lines.js';
import { createConversation } from '../../../lib/report/view/conversation.js';
import { createRedactor, listSecrets } from '../../../lib/text/redaction.js';
import { explainRecording, type RecordingMeta, RecordingMetaSchema } from '../../../lib/unit/explain.js';
import type { TrialSource } from './trial-source.js';

/** A page opens at once up to about here; texts of transcripts shrink to a sixth in it. */
const MOST_CHARS = 12_000_000;
const MOST_TRIALS = 2000;
/** Larger files are not read, because that may take seconds; the artifact has them whole. */
export const MOST_BYTES = 64 << 20;
const MOST_OF_UNIT = 3;

export async function readConversations(
  sources: readonly TrialSource[],
  { results, comparison }: { results: { results: readonly Result[] }; comparison: Comparison },
  env: NodeJS.ProcessEnv,
): Promise<ReadonlyMap<string, readonly Conversation[]>> {
  const redact = createRedactor(listSecrets(env));
  const found = new Map<string, Conversation[]>();
  let room = MOST_CHARS;
  let trials = 0;
  for (const row of worstFirst(results.results, comparison)) {
    // In this process nobody talked. Results may come from elsewhere, and their ids are part of a path here.
    if (row.agent === OFFLINE || !/^[\w-]+$/.test(row.unit_run_id)) continue;
    for (const trial of shownTrials(row)) {
      if (room <= 0 || trials >= MOST_TRIALS) return found;
      const conversation = await readFrom(sources, row, trial, redact);
      if (!conversation) continue;
      trials++;
      room -= JSON.stringify(conversation).length;
      found.set(row.unit_run_id, [...(found.get(row.unit_run_id) ?? []), conversation]);
    }
  }
  return found;
}

async function readFrom(
  sources: readonly TrialSource[],
  row: Result,
  trial: number,
  redact: (text: string) => string,
): Promise<Conversation | null> {
  for (const source of sources) {
    const opened = await source.open(row.unit_run_id, trial);
    if (!opened) continue;
    try {
      return await readTrial(opened.folder, row, trial, redact);
    } finally {
      await opened.close();
    }
  }
  return null;
}

function worstFirst(results: readonly Result[], { deltas }: Comparison): Result[] {
  const failing = new Set(deltas.filter(({ fails }) => fails).map(({ case_id, agent }) => `${case_id}\n${agent}`));
  const rank = (row: Result) =>
    failing.has(`${row.case_id}\n${row.agent}`) ? 0 : row.status === 'pass' || row.status === 'skipped' ? 2 : 1;
  return results.toSorted((a, b) => rank(a) - rank(b));
}

/** The one that stands for the unit first. */
function shownTrials({ trials, status }: Result): number[] {
  const shown = trials.verdicts.find((one) => one.status === status) ?? trials.verdicts[0];
  const others = trials.verdicts.filter((one) => one !== shown);
  return [...(shown ? [shown] : []), ...others].slice(0, MOST_OF_UNIT).map(({ trial }) => trial);
}

async function readTrial(
  folder: string,
  row: Result,
  trial: number,
  redact: (text: string) => string,
): Promise<Conversation | null> {
  const stdout = join(folder, 'stdout');
  const agent = findAgent(agentName(row.agent));
  const size = statSync(stdout, { throwIfNoEntry: false })?.size;
  if (!agent || size === undefined || size > MOST_BYTES) return null;
  const meta = readMeta(join(folder, 'meta.json'));
  const hooks = readHooks(join(folder, 'hooks.jsonl'));
  const conversation = createConversation({ trial, prompt: meta.prompt, hooks, redact });
  const stderr = join(folder, 'stderr');
  const recording = { stdout, stderr: existsSync(stderr) ? stderr : null, session_logs: [], meta };
  await explainRecording(agent, recording, null, { readLines, onEvent: (event) => conversation.add(event) });
  return conversation.end();
}

/** Whatever is wrong with it, the transcript itself can be read. */
function readMeta(path: string): RecordingMeta {
  try {
    return RecordingMetaSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return RecordingMetaSchema.parse({});
  }
}

/** A line that is not a record is skipped, because the file may have been cut off. */
export function readHooks(path: string): HookCall[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => HookCallSchema.safeParse(parseValue(line)).data ?? []);
}
