/** `compare`: results of one or more batches against the baselines → the delta table and the gate. */
import { z } from 'zod';
import type { Results } from '../../lib/contract/result.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import { exitCode } from '../../lib/delta/gate.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { openAtRef } from '../../lib/io/git.js';
import type { ReportOptions } from '../../lib/report/index.js';
import { renderReport } from '../../lib/report/index.js';
import { loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { readBranchAfter } from '../check/read-branch.js';
import { defineCommand } from '../options/command.js';
import { ARTIFACTS_ROOT, RunOptionsSchema } from '../options/run-options.js';
import { repeatable } from '../options/values.js';
import { readBatches } from '../run/conclude/batches.js';
import { readChanges, readCheckout } from '../run/conclude/changes.js';
import { gateOptions } from '../run/conclude/compare.js';
import { folderInRepository } from '../run/own-repository.js';
import { type Baselines, readBaselines } from '../run/prepare/baselines.js';
import { type ReadCorpora, readCorpora, unseen } from '../run/prepare/corpora.js';
import type { Terminal } from '../terminal/terminal.js';

const { baseline, baseline_ref, fail_on, fail_on_infra, infra_tolerant, accept, agents } = RunOptionsSchema.shape;

/** The options that `compare` and `report` share. */
export const ComparedSchema = z.object({
  results: repeatable
    .prefault([])
    .describe(`results.json of a batch, or its folder; repeatable (default: the newest batch in ${ARTIFACTS_ROOT})`),
  cases: agents.describe(
    'Corpus files, folders or globs, to see what checks less than at the ref; default those of the batch',
  ),
  agents: agents.describe('Agents that must have results, if there is no plan.json beside the results'),
  baseline,
  baseline_ref,
  ref_baseline: z.string().optional().describe('Baseline file to compare with, instead of a git ref'),
  fail_on,
  fail_on_infra,
  infra_tolerant,
  accept,
});

export const compare = defineCommand({
  summary: 'Compares results with the baselines; prints what changed and the gate',
  positionals: '',
  options: ComparedSchema.extend({
    json: z.boolean().default(false).describe('Print the gate, the counts and every delta as JSON'),
  }),
  async run(options, _, shell) {
    const report = await compareResults(options, shell);
    shell.stdout(
      renderReport(options.json ? 'json' : 'text', {
        ...report,
        columns: shell.columns,
        wrap: shell.wrap ?? false,
        colour: shell.colour,
      }),
    );
    return exitCode(report.comparison.gate);
  },
});

/** folders: those of the batches. */
export async function compareResults(
  options: z.output<typeof ComparedSchema>,
  shell: Terminal,
): Promise<ReportOptions & { folders: string[] }> {
  const { results, plan, folders } = await readBatches(options.results, shell);
  const { file, current, ref, tree } = await readBaselines(options, shell.cwd, (name) => openAtRef(shell.cwd, name));
  const compared = await corporaOf({ ref, tree }, options.cases, results, shell.cwd);
  const comparison = compareBaselines({
    results,
    current,
    ref,
    plan,
    ...compared,
    branch: await readBranchAfter(
      results,
      { ref, tree },
      { cases: patternsOf(options.cases, results), cwd: shell.cwd },
    ),
    options: { ...gateOptions(options), accept: options.accept, expected_agents: options.agents ?? [] },
  });
  const changes = await readChanges({ results, comparison }, { ref, base: tree, ...readCheckout(shell.cwd) });
  const folder = folderInRepository(shell.cwd);
  return { results, plan, comparison, baseline_file: file, folders, folder, ...(changes ? { changes } : {}) };
}

export function patternsOf(named: readonly string[] | undefined, { options }: Results): readonly string[] {
  const { cases } = options;
  return named ?? (Array.isArray(cases) && cases.length > 0 ? cases.map(String) : ['cases.json']);
}

/** Results know which files their cases came from; both versions of those are read here. */
async function corporaOf(
  at: Pick<Baselines, 'ref' | 'tree'>,
  named: readonly string[] | undefined,
  results: Results,
  cwd: string,
): Promise<ReadCorpora> {
  if (!at.ref?.baseline) return { corpora: null, notes: [] };
  const patterns = patternsOf(named, results);
  try {
    const { cases: now, routes } = await loadCorpus(patterns, { cwd, strict: false });
    const skills = Object.values(results.offers).flatMap((offers) => Object.keys(offers));
    return await readCorpora(at, {
      patterns,
      cwd,
      now,
      source: async () => ({
        skill: skills.length > 0 ? skills : null,
        subagent: null,
        route: routes.map(({ name }) => name),
      }),
    });
  } catch (error) {
    if (!(error instanceof ConfigError) || named) throw error;
    return {
      corpora: null,
      notes: [unseen(`the cases of this batch cannot be read here (${error.problem.replace(/\.$/, '')})`)],
    };
  }
}
