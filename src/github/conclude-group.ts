/** The jobs of one use of the action in a fork's run → what its comment says: judged anew, against the base of the pull request. */
import { relative, resolve } from 'node:path';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { BASELINE_FILE, parseBaseline } from '../../lib/baseline/index.js';
import type { Case } from '../../lib/case/schema.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import type { BranchChanges } from '../../lib/contract/part.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { Results } from '../../lib/contract/result.js';
import { type Comparison, compareBaselines } from '../../lib/delta/compare.js';
import type { Corpora, RefBaseline } from '../../lib/delta/input.js';
import { readCorpusAtRef } from '../../lib/setup/corpus/at-ref.js';
import { loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { SOURCE_AS } from '../../lib/skill/had-as.js';
import { readBranch, unreadBranch } from '../check/read-branch.js';
import { readChanges } from '../run/conclude/changes.js';
import { gateOptions } from '../run/conclude/compare.js';
import { readAtRef } from '../run/prepare/baselines.js';
import { type ReadCorpora, readCorpora, unseen } from '../run/prepare/corpora.js';
import { openSourceAtRef } from '../run/prepare/source-at-ref.js';
import type { Api } from './api/api.js';
import { apiTree } from './api/api-tree.js';
import { findRoot, type Job } from './api/job.js';
import type { JudgedCommits } from './api/judged-commits.js';
import type { Target, WorkflowRun } from './api/pull-requests-of-run.js';
import { relativeToJob } from './api/ref-tree.js';
import type { JobGroup } from './artifacts/group-jobs.js';
import { mergeNewest } from './artifacts/merge-jobs.js';
import type { Conclusion } from './comment/conclusion.js';
import { sanitizeLine } from './log/sanitize.js';
import { boundByWorkflow } from './not-run.js';

/** The job as that use of the action had it: its folder, its source and its comment. */
export function jobOf(job: Job, { use }: JobGroup): Job {
  if (use === null) return job;
  const root = findRoot(job);
  const cwd = resolve(root, use.package.folder);
  const source = relative(cwd, resolve(root, use.package.source)) || '.';
  return { ...job, cwd, inputs: { ...job.inputs, source, comment_key: use.comment_key } };
}

export const REPORTED =
  'This comment shows the results that the run of this pull request reported; that run decides the gate.';
export const runUrl = ({ context }: Job, run: WorkflowRun) =>
  `${context.server_url}/${context.owner}/${context.repo}/actions/runs/${run.id}`;

export interface GroupRequest {
  target: Target;
  commits: JudgedCommits;
  group: JobGroup;
  problems: readonly string[];
}

export async function concludeGroup(
  api: Api,
  job: Job,
  run: WorkflowRun,
  { target, commits, group, problems }: GroupRequest,
): Promise<Conclusion> {
  const { inputs, context } = job;
  const { results, notes } = mergeNewest(group.jobs);
  const file = inputs.baseline ?? BASELINE_FILE;
  // A fork's commits can be read through its base repository.
  const head = relativeToJob(job, apiTree({ api, context, sha: commits.head, head: null }));
  const base = relativeToJob(job, apiTree({ api, context, sha: commits.base, head: commits.head }));
  const current = await head.read(file);
  const ref = await readAtRef(base, file, target.base_ref);
  const read = await readBoth(job, ref, { head, base });
  const whole = compareBaselines({
    results,
    current: current === null ? null : parseBaseline(current, `${file} at ${target.head_sha.slice(0, 7)}`),
    ref,
    plan: null,
    branch: await readBranchByApi(job, results, { ref, head, base }),
    ...read,
    options: {
      ...gateOptions(inputs),
      require_baseline: true,
      ...(inputs.agents ? { expected_agents: inputs.agents } : {}),
    },
  });
  const workflow = run.path && relative(job.cwd, resolve(findRoot(job), run.path)).replaceAll('\\', '/');
  const comparison = await boundByWorkflow(boundByRun(whole, run), {
    ...{ file: workflow, base, head },
    baseline: file,
    options: results.options,
  });
  const folder = relative(findRoot(job), job.cwd).replaceAll('\\', '/');
  return {
    comparison,
    changes: await readChanges({ results, comparison }, { ref, base, head, folder }),
    results,
    plan: null,
    notes: [REPORTED, ...problems, ...notes],
    origins: new Map(),
    upload: null,
    issue: target.number,
    head_sha: target.head_sha,
    run_url: runUrl(job, run),
    annotate: false,
  };
}

/** A job of the run may have died without a trace in the results: a run that did not end well is never a pass. */
function boundByRun(comparison: Comparison, { conclusion }: WorkflowRun): Comparison {
  if (conclusion === null || conclusion === 'success' || comparison.gate !== 'pass') return comparison;
  const message = `The run ended with ${sanitizeLine(conclusion, 40)}: what it left passes, but it may not be all.`;
  return { ...comparison, gate: 'inconclusive', notes: [{ level: 'warning', message }, ...comparison.notes] };
}

async function readBoth(
  { inputs, cwd }: Job,
  ref: RefBaseline,
  { head, base }: { head: RefTree; base: RefTree },
): Promise<ReadCorpora> {
  const options = { cwd, name: 'the head' };
  try {
    const { cases: now, problems } = await readCorpusAtRef(inputs.cases, head, options);
    const read = await readCorpora(
      { ref, tree: base },
      { patterns: inputs.cases, cwd, now, source: () => listSource(head, now) },
    );
    return { ...read, notes: [...read.notes, ...problems.map(unseen)] };
  } catch (error) {
    return {
      corpora: null,
      notes: [unseen(`the cases cannot be read (${sanitizeLine((error as Error).message, 200)})`)],
    };
  }
}

/** The names of folders and cases are enough here. */
async function listSource(head: RefTree, now: readonly Case[]): Promise<Corpora['source']> {
  const skills = (await head.list()).flatMap((file) => /([^/]+)\/SKILL\.md$/i.exec(file)?.[1] ?? []);
  const routes = now.flatMap((one) => (one.kind === 'tool_route' && one.route ? [one.route] : []));
  return { skill: skills, subagent: null, route: routes };
}

const NO_CORPUS = { cases: [], routes: [] };

/** Null where the head has no such source. A stranger's files are read, and none is run. */
async function readBranchByApi(
  { cwd, inputs, context }: Job,
  results: Results,
  { ref, head, base }: { ref: RefBaseline; head: RefTree; base: RefTree },
): Promise<BranchChanges | null> {
  const as = SOURCE_AS.find((way) => way === results.options['as']);
  const now = await openSourceAtRef(head, { cwd, root: resolve(cwd, inputs.source), as }).catch(unreadBranch);
  if (now === null || 'unread' in now) return now;
  try {
    const agents = parseAgentKeys(Object.keys(results.environment.agents), AGENT_NAMES).map((key) => ({ key }));
    // It adds the files that cases require; what a branch did to parts is known without it.
    const corpus = await loadCorpus(inputs.cases, { cwd: now.cwd, strict: false }).catch(() => NO_CORPUS);
    const options = { as, cases: inputs.cases };
    const folder = relative(findRoot({ cwd, context }), cwd).replaceAll('\\', '/');
    const branch = { source: now.source, corpus, agents, options, baselines: { ref, tree: base } };
    return await readBranch(branch, results, { cwd: now.cwd, folder });
  } catch (error) {
    return unreadBranch(error);
  } finally {
    await now.close();
  }
}
