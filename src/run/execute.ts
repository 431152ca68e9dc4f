/** A prepared run → a folder of results: agents installed, source staged, model server up, every unit executed. */
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { runBatch } from '../../lib/batch.js';
import { ConfigError } from '../../lib/config-error.js';
import type { Doors } from '../../lib/doors.js';
import { type BatchFolder, copyText, createBatchFolder, reopenBatchFolder } from '../../lib/io/batch-folder.js';
import { defaultCacheRoot } from '../../lib/io/cache.js';
import { openDoors } from '../../lib/io/doors.js';
import { readTextIfAny } from '../../lib/io/files.js';
import { currentPlatform, installAgent } from '../../lib/io/install.js';
import { stageSource } from '../../lib/io/stage.js';
import { differ, OFFLINE } from '../../lib/plan.js';
import { createRedactor } from '../../lib/redaction.js';
import { type AgentEnvironment, type Results, ResultsSchema } from '../../lib/result.js';
import type { ReadyAgent, SharedSource } from '../../lib/transcript.js';
import { toolVersion } from '../tool-version.js';
import { takeCredentials } from './credentials.js';
import type { RunEdges } from './edges.js';
import type { PlannedAgent, PreparedRun } from './prepare.js';

export interface ExecutedRun {
  batch_run_id: string;
  /** Absolute. */
  artifact_dir: string;
  results: Results;
}

export async function executeRun(run: PreparedRun, edges: RunEdges): Promise<ExecutedRun> {
  const { options, plan } = run;
  const credentials = Object.fromEntries(
    run.agents.map(({ key, agent }) => [key.key, takeCredentials(agent, options.mode, edges.env)]),
  );
  const folder = await openFolder(run, edges);
  const batch_run_id = folder.path.slice(dirname(folder.path).length + 1);
  edges.protocol(`ARTIFACT_DIR=${folder.path}`);

  const ready: Record<string, ReadyAgent> = {};
  const unavailable: Record<string, string> = {};
  const wanted = new Set(plan.units.map((unit) => unit.agent));
  for (const planned of run.agents.filter(({ key }) => wanted.has(key.key))) {
    const { key } = planned;
    try {
      ready[key.key] = { ...(await makeReady(planned, run, edges)), user_env: credentials[key.key]?.env ?? {} };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      // An agent that cannot be had is data: its units say so, the others run.
      unavailable[key.key] = error.message;
      edges.say(`${key.key} is not available: ${error.message}`);
    }
  }

  const doors = await openDoors();
  const shared = await stage(run, doors);
  try {
    await runBatch(
      {
        plan,
        cases: run.corpus.cases,
        batch_run_id,
        tool_version: toolVersion(),
        options: { ...options },
        environment: environmentOf(run),
        max_parallel: parallelUnits(run, edges),
        fail_fast: options.fail_fast,
      },
      {
        mode: options.mode,
        evidence: options.evidence,
        pass_threshold: options.pass_threshold ?? null,
        min_offer: options.min_offer ?? null,
        shared: shared.source,
        ready,
        unavailable,
        redactFor: (agent) =>
          credentials[agent]?.secrets.length ? createRedactor(credentials[agent]?.secrets ?? []) : null,
        workspaceOf: (testCase) =>
          testCase.workspace ? resolve(edges.cwd, dirname(testCase.origin?.file ?? '.'), testCase.workspace) : null,
        doors,
        signal: edges.signal,
      },
      { folder, now: doors.now, onState: (unit, state, result) => edges.onState(batch_run_id, unit, state, result) },
    );
  } finally {
    await doors.modelServer.close();
    await shared.close();
  }
  const path = join(folder.path, 'results.json');
  if (options.output) await copyText(path, resolve(edges.cwd, options.output));
  if (options.proof_log) await copyText(join(folder.path, 'tool-use-proof.log'), resolve(edges.cwd, options.proof_log));
  const results = ResultsSchema.parse(JSON.parse((await readTextIfAny(path)) ?? 'null'));
  return { batch_run_id, artifact_dir: folder.path, results };
}

async function openFolder(run: PreparedRun, edges: RunEdges): Promise<BatchFolder> {
  const { options, plan } = run;
  if (!options.resume) return createBatchFolder(resolve(edges.cwd, options.artifacts_root), plan, randomUUID());
  const before = await reopenBatchFolder(resolve(edges.cwd, options.resume));
  const difference =
    differ(before.plan, plan) ??
    (before.plan.shard === plan.shard ? null : `the shard changed: ${before.plan.shard} is not ${plan.shard}`);
  if (difference)
    throw new ConfigError(`This is not the batch that was cut off: ${difference}.`, {
      file: options.resume,
      fix: 'undo that change, or start a new batch without --resume.',
    });
  // Its units keep their ids: their records stand under them.
  plan.units = before.plan.units;
  return before.open();
}

async function makeReady(
  { key, agent, install, version }: PlannedAgent,
  run: PreparedRun,
  edges: RunEdges,
): Promise<ReadyAgent> {
  const installed = await installAgent({
    build: agent.build(version, currentPlatform()),
    name: agent.name,
    version,
    cache_root: defaultCacheRoot(edges.env as NodeJS.ProcessEnv),
    warm: agent.warm,
    log: edges.say,
    ...(edges.exec ? { exec: edges.exec } : {}),
  });
  const seconds =
    run.options.agent_timeout[key.key] ?? run.options.agent_timeout[key.name] ?? run.options.timeout_seconds;
  return {
    key,
    agent,
    install,
    version,
    binary: installed.binary,
    shared_cache: installed.shared_cache,
    timeout_ms: seconds * 1000,
    user_env: {},
  };
}

async function stage(run: PreparedRun, doors: Doors): Promise<{ source: SharedSource; close: () => Promise<void> }> {
  const place = await doors.openPlace();
  const allow_processes =
    run.options.allow_source_processes || run.selected.some((testCase) => testCase.kind === 'tool_route');
  await stageSource(run.source, place.source_copy, { allow_processes });
  const bodies: Record<string, string> = {};
  for (const { path } of run.source.skills) bodies[path] = (await readTextIfAny(join(run.source.root, path))) ?? '';
  return { source: { source: run.source, staged: place.source_copy, bodies, allow_processes }, close: place.close };
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

const DEFAULT_PARALLEL = 4;

/** Flag, then MAX_CONCURRENCY, then 4. */
function parallelUnits(run: PreparedRun, edges: RunEdges): number {
  const fromEnv = Number.parseInt(edges.env['MAX_CONCURRENCY'] ?? '', 10);
  return run.options.max_parallel ?? (fromEnv > 0 ? fromEnv : DEFAULT_PARALLEL);
}
