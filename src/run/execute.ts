import { basename, join, resolve } from 'node:path';
import { runBatch } from '../../lib/batch.js';
import { discoverOffers } from '../../lib/discover.js';
import type { Doors } from '../../lib/doors.js';
import { copyText } from '../../lib/io/batch-folder.js';
import { openDoors } from '../../lib/io/doors.js';
import { files } from '../../lib/io/files.js';
import { sweepPlaces } from '../../lib/io/place.js';
import { shareSource } from '../../lib/io/ready.js';
import { explainRefusal } from '../../lib/io/refusal.js';
import { offersById } from '../../lib/offer.js';
import { OFFLINE } from '../../lib/plan.js';
import { createRedactor } from '../../lib/redaction.js';
import type { AgentEnvironment, Results } from '../../lib/result.js';
import type { ReadyAgent, SharedSource } from '../../lib/transcript.js';
import { toolVersion } from '../tool-version.js';
import { type Credentials, takeCredentials } from './credentials.js';
import type { RunEdges } from './edges.js';
import { openLogScan } from './logs.js';
import { type OpenedFolder, openFolder } from './open-folder.js';
import type { PreparedRun } from './prepare.js';
import { openRanking } from './ranking.js';
import { readyAgents } from './ready.js';
import { workspaceOf } from './workspace.js';

export interface ExecutedRun {
  batch_run_id: string;
  /** Absolute. */
  artifact_dir: string;
  results: Results;
}

export async function executeRun(run: PreparedRun, edges: RunEdges): Promise<ExecutedRun> {
  const { options } = run;
  const credentials = Object.fromEntries(
    run.agents.map(({ key, agent }) => [
      key.key,
      takeCredentials(agent, options.mode, edges.env, options.skip_source_setup),
    ]),
  );
  const ranking = openRanking(run.source.root);
  try {
    // What the router refuses is said before an agent starts, not when the first route's turn comes.
    if (run.plan.units.some(({ kind }) => kind === 'route')) await ranking.router();
    return await executeIn(await openFolder(run, edges), run, { credentials, ranking }, edges);
  } catch (error) {
    throw explainRefusal(error);
  }
}

async function executeIn(
  { folder, before }: OpenedFolder,
  run: PreparedRun,
  { credentials, ranking }: { credentials: Record<string, Credentials>; ranking: ReturnType<typeof openRanking> },
  edges: RunEdges,
): Promise<ExecutedRun> {
  const { options, plan } = run;
  const batch_run_id = basename(folder.path);
  edges.protocol(`ARTIFACT_DIR=${folder.path}`);
  await sweepPlaces();

  const wanted = new Set(plan.units.map((unit) => unit.agent));
  const { ready, unavailable } = await readyAgents(
    run.agents.filter(({ key }) => wanted.has(key.key)),
    run.source,
    options,
    edges,
  );
  for (const { key, template } of run.agents) {
    const user_env = credentials[key.key]?.env ?? {};
    Object.assign(ready[key.key] ?? {}, { user_env, template, own_home: options.skip_source_setup });
  }

  const doors = await openDoors();
  // A tool_route case needs the source's hooks; nothing else starts what a source declares.
  const needs_hooks =
    !options.allow_source_processes && plan.units.some(({ kind, agent }) => kind === 'tool_route' && agent !== OFFLINE);
  const opened: (() => Promise<void>)[] = [];
  const share = async (allow_processes: boolean) => {
    const { shared, close } = await shareSource(run.source, doors, {
      allow_processes,
      path: edges.env['PATH'] ?? null,
      batch_run_id,
      log: edges.say,
    });
    opened.push(close);
    return shared;
  };
  try {
    const shared = await share(options.allow_source_processes);
    const hooked = needs_hooks ? await share(true) : null;
    const taken =
      options.mode === 'live' && !options.skip_source_setup ? await takeOffers(ready, shared, doors, edges) : {};
    await runBatch(
      {
        plan,
        cases: run.corpus.cases,
        batch_run_id,
        tool_version: toolVersion(),
        options: { ...options },
        environment: { ...environmentOf(run), ...before?.environment.agents },
        max_parallel: run.max_parallel,
        fail_fast: options.fail_fast,
        offers_before: before?.offers ?? {},
      },
      {
        mode: options.mode,
        evidence: options.evidence,
        early_stop: options.early_stop,
        pass_threshold: options.pass_threshold ?? null,
        min_offer: options.min_offer ?? null,
        shared,
        hooked,
        routes: run.corpus.routes,
        subagents: run.subagents,
        ready,
        unavailable,
        redactFor: (agent) =>
          credentials[agent]?.secrets.length ? createRedactor(credentials[agent]?.secrets ?? []) : null,
        workspaceOf: (testCase) => workspaceOf(testCase, edges.cwd),
        ...ranking,
        logs: await openLogScan(run.agents, options, run.max_parallel, edges.env),
        doors,
        signal: edges.signal,
      },
      { folder, now: doors.now, onState: (unit, state, result) => edges.onState(batch_run_id, unit, state, result) },
      taken,
    );
  } finally {
    await doors.modelServer.close();
    for (const close of opened) await close();
  }
  const path = join(folder.path, 'results.json');
  if (options.output) await copyText(path, resolve(edges.cwd, options.output));
  if (options.proof_log) await copyText(join(folder.path, 'tool-use-proof.log'), resolve(edges.cwd, options.proof_log));
  // Each record passed its schema when it was folded; thousands of rows need not be held twice.
  const results = JSON.parse(await files.read(path)) as Results;
  return { batch_run_id, artifact_dir: folder.path, results };
}

/** Live transcripts do not show what was offered: one embedded session per agent does, with no vendor asked. */
async function takeOffers(
  ready: Record<string, ReadyAgent>,
  shared: SharedSource,
  doors: Doors,
  edges: RunEdges,
): Promise<Results['offers']> {
  const offers: Results['offers'] = {};
  const place = await doors.openPlace();
  try {
    for (const [agent, one] of Object.entries(ready)) {
      const found = await discoverOffers(
        one,
        shared,
        { mode: 'live', folder: place.workspace, signal: edges.signal },
        doors,
      );
      if (found.skills) offers[agent] = offersById(found.skills);
      else edges.say(`what ${agent} is offered could not be seen: ${found.error}`);
    }
  } finally {
    await place.close();
  }
  return offers;
}

function environmentOf(run: PreparedRun): Record<string, AgentEnvironment> {
  const offline = run.plan.agents[OFFLINE]
    ? { [OFFLINE]: { version: toolVersion(), vendor_model: null, install: null, home_length: null, isolated: true } }
    : {};
  const agents = run.agents.map(({ key, version, install }) => [
    key.key,
    { version, vendor_model: key.vendor_model, install, home_length: null, isolated: !run.options.skip_source_setup },
  ]);
  return { ...Object.fromEntries(agents), ...offline } as Record<string, AgentEnvironment>;
}
