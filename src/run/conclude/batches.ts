/** `--results F…` → batches: each file (or the folder that holds it) with the plan beside it. */

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import type { z } from 'zod';
import { findContradiction } from '../../../lib/batch/contradiction.js';
import { type Batch, mergeBatches } from '../../../lib/batch/merge-batches.js';
import { type Plan, PlanSchema } from '../../../lib/contract/plan.js';
import { ResultSchema, type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { parseJson } from '../../../lib/input/json-text.js';
import { parseValue } from '../../../lib/input/json-value.js';
import { explainWrong, formatPath, parseOrThrow } from '../../../lib/input/schema-issue.js';
import { readTextIfAny } from '../../../lib/io/files/files.js';
import { isFolder } from '../../../lib/io/files/presence.js';
import { endSentence } from '../../../lib/text/sentence.js';
import { ARTIFACTS_ROOT } from '../../options/run-options.js';
import type { Terminal } from '../../terminal/terminal.js';

/** Without a name: the newest batch in ARTIFACTS_ROOT that has results; which one that is goes to stderr. */
export async function readBatches(
  names: readonly string[],
  { cwd, stderr }: Pick<Terminal, 'cwd' | 'stderr'>,
): Promise<{ results: Results; plan: Plan | null; folders: string[] }> {
  const given = names.length ? names : [await findNewest(cwd)];
  if (names.length === 0) stderr(`Using the newest batch: --results ${given[0]}\n`);
  const batches = await Promise.all(given.map((name) => readBatch(name, cwd)));
  return { ...mergeBatches(batches), folders: batches.map(({ folder }) => folder) };
}

async function findNewest(cwd: string): Promise<string> {
  const found = await glob('*/results.json', { cwd: join(cwd, ARTIFACTS_ROOT) });
  const dated = await Promise.all(
    found.map(async (file) => ({ file, at: (await stat(join(cwd, ARTIFACTS_ROOT, file))).mtimeMs })),
  );
  const files = dated.sort((one, other) => other.at - one.at).map(({ file }) => file);
  // One that nothing was selected for says nothing of what is expected.
  let newest = files[0];
  for (const file of files)
    if (await hasResults(join(cwd, ARTIFACTS_ROOT, file))) {
      newest = file;
      break;
    }
  if (newest) return join(ARTIFACTS_ROOT, dirname(newest));
  throw new ConfigError(`--results is missing, and there are no results of a run in ${ARTIFACTS_ROOT}.`, {
    fix: 'name a results.json, or the folder that `run` printed as ARTIFACT_DIR=.',
  });
}

/** One that is no JSON is named as such where it is read. */
const hasResults = async (file: string): Promise<boolean> =>
  (parseValue((await readTextIfAny(file)) ?? '') as Partial<Results> | null)?.results?.length !== 0;

async function readBatch(name: string, cwd: string): Promise<Batch & { folder: string }> {
  const path = resolve(cwd, name);
  const folder = await isFolder(path);
  const file = folder ? join(path, 'results.json') : path;
  const shown = folder ? join(name, 'results.json') : name;
  const text = await readTextIfAny(file);
  if (text === null) {
    throw new ConfigError('There is no such file.', {
      file: shown,
      fix: 'name the results.json that `run` wrote, or the folder that it is in.',
    });
  }
  const results = parseOrThrow(ResultsSchema, parseJson(text, shown), (wrong) =>
    explainWrong(
      {
        ...wrong,
        words: `This is not a results.json of this version: ${formatPath(wrong.path) || 'the file'} ${wrong.words}`,
      },
      { file: shown },
      [],
      'name the results.json that `agent-routing run` wrote.',
    ),
  );
  for (const row of results.results) {
    const contradiction = findContradiction(row, results.mode);
    if (contradiction)
      throw new ConfigError(
        `Case '${row.case_id}' on ${row.agent} says pass, and beside it ${endSentence(contradiction)}`,
        {
          file: shown,
          fix: 'name the results.json as `agent-routing run` wrote it. If nobody has edited it, this tool misread the agent: report that row as a bug.',
        },
      );
  }
  const at = dirname(file);
  return { name: shown, results, plan: await readPlan(join(at, 'plan.json'), results), folder: at };
}

/** The plan beside the results shows which results are missing; a plan of another batch is ignored. */
async function readPlan(file: string, results: Results): Promise<Plan | null> {
  const text = await readTextIfAny(file);
  if (text === null) return null;
  const plan = PlanSchema.safeParse(parseJson(text, file));
  return plan.success && plan.data.hash === results.environment.plan_hash ? plan.data : null;
}

const UnitSchema = ResultSchema.pick({ unit_run_id: true, case_id: true, agent: true, status: true, error: true });
type Unit = z.infer<typeof UnitSchema>;

/** What the newest batch ran, what did not pass first; trial: null where it left no transcript. */
export async function readTrials(shell: Terminal): Promise<(Unit & { trial: string | null })[]> {
  const batch = await readBatches([], shell).catch(() => null);
  const rows = (batch?.results.results ?? []).map((row) => {
    const trial = join(relative(shell.cwd, batch?.folders[0] ?? ''), 'units', row.unit_run_id, 'trial-1');
    return { ...row, trial: isTrial(trial, shell) ? trial : null };
  });
  return rows.sort((one, other) => Number(one.status === 'pass') - Number(other.status === 'pass'));
}

export const describeSilent = ({ case_id, agent, status, error }: Unit): string =>
  `${case_id} on ${agent} (${status}) left no transcript: ${error ?? 'no agent was started for it'}`;

/** Of a folder that the runner made for a unit; null: it is another. */
export async function readUnit(folder: string): Promise<Unit | null> {
  const text = await readTextIfAny(join(folder, 'result.json'));
  return UnitSchema.safeParse(parseValue(text ?? '')).data ?? null;
}

export const isTrial = (path: string, shell: Terminal): boolean =>
  ['stdout', 'stdout.txt'].some((name) => existsSync(resolve(shell.cwd, path, name)));
