/** A prepared run → its batch, run to the end: the records, results.json and the copies the user asked for. */
import { basename, join, resolve } from 'node:path';
import { DEFAULT_CHOICES, DEFAULT_SUITE_TRIALS, DEFAULT_TRIALS } from '../../../lib/batch/plan.js';
import type { BatchInput } from '../../../lib/batch/ports.js';
import { runBatch } from '../../../lib/batch/run-batch.js';
import { asksModel } from '../../../lib/contract/mode.js';
import type { PartRows } from '../../../lib/contract/part.js';
import type { Results } from '../../../lib/contract/result.js';
import { files } from '../../../lib/io/files/files.js';
import { explainRefusal } from '../../../lib/io/files/refusal.js';
import { sweepTrialFolders } from '../../../lib/io/files/throwaway.js';
import { offersById } from '../../../lib/offer/compare.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import type { SettledListing } from '../../../lib/policy/settle.js';
import { renderSuite } from '../../../lib/report/formats/suite.js';
import { copyText } from '../../../lib/setup/batch-folder.js';
import { readDeclaredHooks } from '../../../lib/setup/source/declared-hooks.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import type { PluginPart } from '../../../lib/skill/plugin-part.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../../../lib/transcript/ready.js';
import type { RunPorts } from '../ports.js';
import { describeCost } from '../prepare/dry-run.js';
import type { PreparedRun } from '../prepare/prepare.js';
import { toolVersion } from '../tool-version.js';
import { locationsOf } from './locations.js';
import { type OpenedFolder, openFolder } from './open-folder.js';
import { openRanking, type Ranking } from './ranking.js';
import {
  environmentOf,
  type Granted,
  grantCredentials,
  hasHookedSkills,
  needsHooks,
  openSurroundings,
  type Surroundings,
} from './surroundings.js';

export interface ExecutedRun {
  batch_run_id: string;
  /** Absolute. */
  artifact_dir: string;
  results: Results;
}

export async function executeRun(run: PreparedRun, runPorts: RunPorts): Promise<ExecutedRun> {
  const granted = await grantCredentials(run, runPorts);
  const ranking = openRanking(run.source.root);
  try {
    // A source that the router rejects fails here, not at the first route case.
    if (run.plan.units.some(({ kind }) => kind === 'route')) await ranking.router();
    return await executeIn(await openFolder(run, runPorts), run, granted, ranking, runPorts);
  } catch (error) {
    throw explainRefusal(error);
  }
}

async function executeIn(
  { folder, before }: OpenedFolder,
  run: PreparedRun,
  granted: Granted,
  ranking: Ranking,
  runPorts: RunPorts,
): Promise<ExecutedRun> {
  const { options } = run;
  const batch_run_id = basename(folder.path);
  runPorts.protocol(`ARTIFACT_DIR=${folder.path}`);
  await sweepTrialFolders();
  if (options.mode === 'model' || options.mode === 'live') runPorts.log(describeCost(run));
  const around = await openSurroundings(run, granted, ranking, batch_run_id, runPorts);
  const { ready, ports } = around;
  try {
    const shared = await around.share(options.allow_source_processes);
    // Where none could be installed, no sandbox was looked for.
    const has_agents = Object.keys(ready).length > 0;
    const with_hooks = hasHookedSkills(run) && (options.allow_source_processes || ports.sandbox.kind !== 'none');
    // An agent that gets copies of the skills has no hooks of theirs, allowed or not.
    const share = () => (options.allow_source_processes ? shared : around.share(true, !needsHooks(run)));
    const hooked = with_hooks || needsHooks(run) ? await share() : null;
    const parts = await readPluginParts(run.source);
    const taken = needsProbe(run) ? await takeOffers(ready, shared, ports, runPorts, parts) : NOTHING_TAKEN;
    const input = batchInput(run, batch_run_id, around);
    await runBatch(
      {
        ...input,
        locations: locationsOf(run, runPorts.cwd),
        hooks_off: has_agents && hasHookedSkills(run) && !with_hooks,
        environment: { ...input.environment, ...before?.environment.agents },
        offers_before: before?.offers ?? {},
        parts_before: { ...before?.parts, ...taken.parts },
      },
      {
        ...(await around.contextFor(shared, hooked)),
        parts: { listed: parts, hooks: await readDeclaredHooks(run.source) },
        listings: taken.listings,
        ...(with_hooks ? { with_hooks: new Set<string>() } : {}),
      },
      { folder, now: ports.now, onState: (unit, state, result) => runPorts.onState(batch_run_id, unit, state, result) },
      // In mode replay each unit's own request shows what it was offered.
      options.mode === 'live' ? taken.offers : {},
    );
  } finally {
    await around.deciding.write(folder.path).finally(around.writeAnswers).finally(around.close);
  }
  if (options.output) await copyText(join(folder.path, 'results.json'), resolve(runPorts.cwd, options.output));
  if (options.proof_log)
    await copyText(join(folder.path, 'tool-use-proof.log'), resolve(runPorts.cwd, options.proof_log));
  const results = await readResults(folder.path);
  if (run.plan.units.some(({ kind }) => kind === 'suite'))
    await files.write(join(folder.path, 'suite-report.md'), renderSuite({ results, plan: run.plan }));
  return { batch_run_id, artifact_dir: folder.path, results };
}

/** What a batch of this run is, whichever copy of the source it runs on. */
export function batchInput(run: PreparedRun, batch_run_id: string, around: Surroundings): BatchInput {
  return {
    plan: run.plan,
    cases: run.corpus.cases,
    batch_run_id,
    tool_version: toolVersion(),
    options: { ...run.options, ...effectiveOptions(run) },
    environment: environmentOf(run, around),
    max_parallel: run.max_parallel,
    fail_fast: run.options.fail_fast,
    // In mode model the limit is on what is asked of it.
    max_tokens: run.options.mode === 'model' ? null : (run.options.max_tokens ?? null),
    ...(around.deciding.facts ? { decider: around.deciding.facts } : {}),
    pack: run.options.pack === 'on',
  };
}

/** Each record was validated when it was merged; thousands of rows need not be held twice. */
export async function readResults(folder: string): Promise<Results> {
  return JSON.parse(await files.read(join(folder, 'results.json'))) as Results;
}

/** What was in force where no flag said so: a case may still set its own trials and threshold. */
function effectiveOptions({ options, agents, max_parallel }: PreparedRun) {
  const { trials, pass_threshold } = options;
  const chosen = asksModel(options.mode);
  return {
    // A baseline that knows further agents than the default takes is not a surprise then.
    agents: options.agents ?? agents.map(({ key }) => key.key),
    ...(options.agents ? {} : { agents_by_default: true }),
    max_parallel,
    trials: trials ?? (chosen ? DEFAULT_CHOICES : DEFAULT_TRIALS),
    suite_trials: trials ?? DEFAULT_SUITE_TRIALS,
    pass_threshold: pass_threshold ?? (chosen ? 'majority' : 'any'),
  };
}

export interface Taken {
  offers: Results['offers'];
  parts: PartRows;
  /** Of agents whose words are known. */
  listings: Record<string, SettledListing>;
}

const NOTHING_TAKEN: Taken = { offers: {}, parts: {}, listings: {} };

/** Live transcripts do not show what was offered, and what was decided in them rests on it. */
function needsProbe({ options, deciding }: PreparedRun): boolean {
  return (options.mode === 'live' && !options.skip_source_setup) || deciding.recording?.mode === 'live';
}

/** One embedded session per agent records what mode live offers, without calling the vendor. */
export async function takeOffers(
  ready: Record<string, ReadyAgent>,
  shared: SharedSource,
  ports: Ports,
  runPorts: RunPorts,
  parts?: readonly PluginPart[],
): Promise<Taken> {
  const taken: Taken = { offers: {}, parts: {}, listings: {} };
  const setup = await ports.openTrialFolders();
  try {
    for (const [agent, one] of Object.entries(ready)) {
      const found = await discoverOffers(
        one,
        shared,
        {
          mode: 'live',
          folder: setup.workspace,
          ...(parts ? { parts } : {}),
          signal: runPorts.signal,
          onListing: (listing) => {
            taken.listings[agent] = listing;
          },
        },
        ports,
      );
      if (found.skills) taken.offers[agent] = offersById(found.skills);
      if (found.parts) taken.parts[agent] = found.parts;
      if (!found.skills) runPorts.log(`could not determine what ${agent} is offered: ${found.error}`);
    }
  } finally {
    await setup.close();
  }
  return taken;
}
