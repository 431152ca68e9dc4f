/** `command: check`: what agents will not see of the skills here, as log, annotations, summary and comment; an error that the branch brings fails the job. */
import { join } from 'node:path';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { BASELINE_FILE } from '../../lib/baseline/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import type { Gate } from '../../lib/delta/gate.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { defaultCacheRoot } from '../../lib/io/files/cache.js';
import { exists } from '../../lib/io/files/presence.js';
import { failsCheck } from '../../lib/lint/finding.js';
import { describeWhole } from '../../lib/report/check/annotations.js';
import { type CheckReport, sortFindings, summarise } from '../../lib/report/check/input.js';
import { renderCheckMarkdown } from '../../lib/report/check/markdown.js';
import { renderCheck } from '../../lib/report/check/text.js';
import { isDefault, listCorpusFiles } from '../../lib/setup/corpus/corpus.js';
import { checkFolder } from '../check/check-folder.js';
import { parseDisabled, type SinceRef } from '../check/find-mistakes.js';
import { locateTarget } from '../check/locate-target.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { namePackages } from '../run/own-repository.js';
import { type Job, repositoryPath, runOptions } from './api/job.js';
import { commentKey, packageName } from './api/package.js';
import { concludeCheck } from './check-run.js';
import { type Finding, writeAnnotations } from './comment/annotations.js';
import { commentOn } from './comment/comment-on.js';
import { ownRun } from './comment/page.js';
import { trimToBytes, writeSummary } from './comment/summary.js';
import { pullRequestOf } from './conclude-batch.js';
import { defaultBaselineRef } from './inputs/context.js';
import { writeOutputs } from './inputs/outputs.js';
import { groupHostile } from './log/log.js';
import type { Outcome } from './outcome.js';
import { actionPorts } from './ports.js';

/** GitHub refuses comments of more than 65,536 characters. */
const COMMENT_BYTES = 60_000;

/** What is done where `command` is not set: without a corpus there is nothing that could be run. */
export async function chooseCommand({ inputs, cwd }: Job): Promise<NonNullable<Job['inputs']['command']>> {
  if (inputs.command) return inputs.command;
  const isPlain = isDefault(inputs.cases) && inputs.mode === 'oracle' && !inputs.leg && inputs.shard === undefined;
  if (!isPlain) return 'run';
  const hasCorpus = (await listCorpusFiles(inputs.cases, cwd)).length > 0;
  // A baseline that has lost its corpus is a mistake that only a run names.
  return hasCorpus || (await exists(join(cwd, inputs.baseline ?? BASELINE_FILE))) ? 'run' : 'check';
}

export async function checkJob(job: Job): Promise<Outcome> {
  const { inputs, context, log } = job;
  const ports = actionPorts(job, () => {});
  writeOutputs({ agents_cache_dir: defaultCacheRoot() });
  const target = await locateTarget(inputs.source, { cwd: job.cwd, env: {} });
  const since = await openSince(job, ports);
  const found = await groupHostile('agent-routing check', () =>
    checkFolder(
      {
        ...runOptions(job),
        folder: target.folder,
        cwd: job.cwd,
        keys: parseAgentKeys(inputs.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS),
        keys_by_default: inputs.agents === undefined,
        disabled: parseDisabled(inputs.disable),
        offline: false,
        baseline_ref: undefined,
        since,
        target: inputs.source,
      },
      ports,
    ),
  );
  if (job.signal.aborted) return { code: 1, level: 'error', message: 'Cancelled. Nothing was found out.' };
  const hasCases = (await listCorpusFiles(inputs.cases, job.cwd)).length > 0;
  const { gate, outcome } = judge(found, job);
  const packages = await namePackages(target.folder, `${context.command} init`);
  const next = [nextStep(job, hasCases), packages].filter(Boolean).join(' ');
  const page = { ...found, gate, name: packageName(job), next, command: context.command };
  for (const line of renderCheck(found, { columns: 120, all: true }).split('\n')) log.info(line);
  await writeSummary(renderCheckMarkdown(found, { ...page, known: true }), log.notice);
  if (inputs.annotations !== 'none') writeAnnotations(annotationsOf(job, found));
  const { issue, head_sha } = pullRequestOf(job);
  const run = { ...ownRun(job), head_sha };
  const key = commentKey(job);
  const comment_url = await commentOn(job, {
    ...{ issue, key, run },
    create: inputs.comment === 'always' || found.findings.length > 0 || gate !== 'pass',
    render: () => trimToBytes(renderCheckMarkdown(found, { ...page, known: false }), COMMENT_BYTES),
  });
  await concludeCheck(job, { key, run, run_url: context.run_url }, { gate, message: outcome.message });
  writeOutputs({ gate, comment_url });
  return outcome;
}

/** Null where there is no other state than this one, as on a schedule. */
async function openSince(
  job: Job,
  ports: Pick<ReturnType<typeof actionPorts>, 'openRef'>,
): Promise<SinceRef | undefined> {
  const { inputs, context, cwd } = job;
  if (inputs.baseline_ref === undefined && context.base_ref === null && context.before === null) return undefined;
  const tip = await ports.openRef(inputs.baseline_ref ?? defaultBaselineRef(context));
  const tree = (await tip.began?.().catch(() => null)) ?? tip;
  const name = tip.name ?? inputs.baseline_ref ?? defaultBaselineRef(context);
  // Deleting the corpus must not turn a gate on cases into one without.
  const gone = inputs.command === undefined && (await tree.read(DEFAULT_CASES).catch(() => null)) !== null;
  if (gone)
    throw new ConfigError(`${name} has this corpus, and here it is gone, so no case was run.`, {
      file: DEFAULT_CASES,
      fix: 'bring it back, or set `command: check` and `disable: case-weakened` if there are to be no cases any more.',
    });
  return { name, folder: cwd, open: async () => tree };
}

function judge(report: CheckReport, { inputs }: Job): { gate: Gate; outcome: Outcome } {
  const failing = report.findings.filter((finding) => failsCheck(finding, inputs.strict));
  const unasked = Object.entries(report.agents).flatMap(([agent, found]) => (found.error ? [agent] : []));
  const message = summarise(report);
  if (failing.length > 0 && inputs.fail_on.includes('broken')) {
    const soft = inputs.warn_only ? '. The job does not fail because of `warn_only`.' : '';
    return {
      gate: 'fail',
      outcome: { code: soft ? 0 : 1, level: soft ? 'warning' : 'error', message: `Gate: fail. ${message}${soft}` },
    };
  }
  const lost = report.findings.some(({ rule }) => /^part-text-lost$|^case-weakened$/.test(rule));
  if (unasked.length === 0 && !lost)
    return { gate: 'pass', outcome: { code: 0, level: null, message: `Gate: pass. ${message}` } };
  const why = unasked.length > 0 ? `${unasked.join(', ')} could not be started` : 'what it takes away needs a person';
  const said = `Gate: inconclusive (${why}). ${message}`;
  return { gate: 'inconclusive', outcome: { code: 0, level: 'warning', message: said } };
}

function nextStep({ context, inputs }: Job, hasCases: boolean): string {
  if (hasCases) return 'This looked at files and listings. `command: run` also runs the cases that are here.';
  const where = inputs.source === '.' ? '' : ` --source ${inputs.source}`;
  return `Next: run \`${context.command} init${where}\` in a clone and commit what it writes. This step then also runs a case for each skill on each agent, and compares the results with the base branch.`;
}

function annotationsOf(job: Job, report: CheckReport): Finding[] {
  return sortFindings(report.findings).map((finding) => ({
    case_id: finding.subjects ? `${finding.subjects.length} of them` : finding.subject,
    agent: Object.keys(finding.consequences).join(', '),
    delta: finding.rule,
    reason: describeWhole(finding),
    file: repositoryPath(job, finding.file),
    line: finding.line,
    warns: !failsCheck(finding, job.inputs.strict),
  }));
}
