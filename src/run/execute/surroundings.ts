/** A prepared run → what its batches share while they run: installed agents, open ports, the ranking, copies of the source. */

import { findExpectation } from '../../../lib/baseline/expectation.js';
import type { AgentEnvironment } from '../../../lib/contract/environment.js';
import { judgedAs } from '../../../lib/contract/mode.js';
import { OFFLINE } from '../../../lib/contract/plan.js';
import type { SandboxFacts } from '../../../lib/contract/ports/sandbox.js';
import { shareSource } from '../../../lib/setup/ready.js';
import { createRedactor } from '../../../lib/text/redaction.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import type { ReadyAgent, SharedSource } from '../../../lib/transcript/ready.js';
import type { BatchContext } from '../../../lib/unit/trial/context.js';
import { withParts } from '../../../lib/unit/trial/install.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { openAnswers } from '../prepare/answers.js';
import { type Deciding, openDeciding } from '../prepare/deciding.js';
import type { PreparedRun } from '../prepare/prepare.js';
import { workspaceOf } from '../prepare/workspace.js';
import { toolVersion } from '../tool-version.js';
import { type Credentials, takeCredentials } from './credentials.js';
import { openLogScan } from './logs.js';
import { grantModel, openModel } from './open-model.js';
import { openRunPorts } from './open-ports.js';
import type { Ranking } from './ranking.js';
import { readyAgents } from './ready.js';

export interface Surroundings {
  ready: Record<string, ReadyAgent>;
  ports: Ports;
  ranking: Ranking;
  /** A copy of the source for all units; it lasts until `close`. */
  share(allow_processes: boolean, only_hooks?: boolean): Promise<SharedSource>;
  /** hooked: the copy with its hooks, for kind tool_route. */
  contextFor(shared: SharedSource, hooked: SharedSource | null): Promise<BatchContext>;
  deciding: Deciding;
  /** Writes the answers that were recorded. */
  writeAnswers(): Promise<void>;
  close(): Promise<void>;
}

/** model: of the model of mode `model`, where it is an agent's. */
export interface Granted {
  agents: Record<string, Credentials>;
  model: Credentials | null;
}

/** What is missing for a live run is said before there is a folder or a process. */
export async function grantCredentials(
  { agents, options, deciding }: PreparedRun,
  { env, job = null }: Pick<RunPorts, 'env'> & { job?: RunPorts['job'] | null },
): Promise<Granted> {
  const granted: Granted['agents'] = {};
  for (const { key, agent } of agents)
    granted[key.key] = await takeCredentials(agent, options.mode, env, { own_home: options.skip_source_setup, job });
  return { agents: granted, model: await grantModel(deciding.endpoint, { env, job }) };
}

export async function openSurroundings(
  run: PreparedRun,
  granted: Granted,
  ranking: Ranking,
  batch_run_id: string,
  runPorts: RunPorts,
): Promise<Surroundings> {
  const { options, plan } = run;
  const wanted = new Set(plan.units.map((unit) => unit.agent));
  const { ready, unavailable } = await readyAgents(
    run.agents.filter(({ key }) => wanted.has(key.key)),
    run.source,
    options,
    runPorts,
  );
  for (const { key, template } of run.agents) {
    const one = ready[key.key];
    if (!one) continue;
    const { skip_source_setup: own_home, withhold_trust } = options;
    const { env: user_env = {}, identity = null } = granted.agents[key.key] ?? {};
    ready[key.key] = { ...one, user_env, identity, template, own_home, withhold_trust };
  }
  const ports = await openRunPorts({ options, sources: [run.source.root], agents: Object.values(ready) }, runPorts);
  const answers = openAnswers(run.answers, options, runPorts.cwd);
  const { endpoint } = run.deciding;
  const model = endpoint && openModel(endpoint, granted.model, runPorts);
  const deciding = openDeciding(run.deciding, options, model, runPorts);
  const shared_secrets = [...deciding.secrets, ...(granted.model?.secrets ?? [])];
  const secretsOf = (agent: string) => [...(granted.agents[agent]?.secrets ?? []), ...shared_secrets];
  const opened: (() => Promise<void>)[] = [];
  return {
    ready,
    ports,
    ranking,
    async share(allow_processes, only_hooks = false) {
      const { shared, close } = await shareSource(run.source, ports, {
        allow_processes,
        only_hooks,
        neighbours: run.neighbours,
        path: runPorts.env['PATH'] ?? null,
        batch_run_id,
        log: runPorts.log,
      });
      opened.push(close);
      return shared;
    },
    async contextFor(shared, hooked) {
      return {
        mode: options.mode,
        evidence: options.evidence,
        early_stop: options.early_stop,
        infra_retries: options.infra_retries,
        pass_threshold: options.pass_threshold ?? null,
        before: (case_id, agent) => findTrialsBefore(run, case_id, agent),
        min_offer: options.min_offer ?? null,
        min_delivery: options.min_delivery ?? null,
        shared,
        hooked,
        routes: run.corpus.routes,
        subagents: run.subagents,
        answers: answers.context,
        ready,
        unavailable,
        withheld: withholdRoutes(options.sandbox, ports.sandbox, runPorts.env),
        redactFor: (agent) => (secretsOf(agent).length ? createRedactor(secretsOf(agent)) : null),
        decider: deciding.decider,
        record_decision: deciding.record,
        workspaceOf: (testCase) => workspaceOf(testCase, runPorts.cwd),
        ...ranking,
        logs: await openLogScan(run.agents, options, run.max_parallel, runPorts.env),
        ports,
        signal: runPorts.signal,
      };
    },
    deciding,
    writeAnswers: answers.write,
    async close() {
      await ports.modelServer.close();
      await model?.close();
      for (const close of opened) await close();
    },
  };
}

function findTrialsBefore({ baselines, plan }: PreparedRun, case_id: string, agent: string) {
  const baseline = baselines.ref?.baseline ?? baselines.current;
  const expected = baseline && findExpectation(baseline, judgedAs(plan), case_id, agent);
  return expected?.status === 'pass' ? expected.trials : null;
}

/** A tool_route case needs the source's hooks. */
export function needsHooks({ options, plan }: PreparedRun): boolean {
  return (
    !options.allow_source_processes && plan.units.some(({ kind, agent }) => kind === 'tool_route' && agent !== OFFLINE)
  );
}

/** One skill case of each agent runs with the hooks that a user's agent runs, where a sandbox holds them. Nothing else starts what a source declares. */
export const hasHookedSkills = ({ source, plan }: PreparedRun): boolean =>
  (source.hook_folders ?? []).length > 0 && plan.mode !== 'live' && plan.units.some(({ kind }) => kind === 'skill');

/**
 * A tool_route case makes the call that its author wrote, with the hooks that the source brings, and on a pull request both may be
 * a stranger's. Why those rows are not run; null where they are.
 */
function withholdRoutes(choice: RunOptions['sandbox'], { kind }: SandboxFacts, env: RunPorts['env']): string | null {
  const strangers = /^pull_request/.test(env['GITHUB_EVENT_NAME'] ?? '') || Boolean(env['GITHUB_HEAD_REF']);
  if (kind !== 'none' || choice === 'none' || !strangers) return null;
  return "not run: this pull request's hooks and calls would run on this machine, which has no sandbox (`--sandbox none` allows it)";
}

export function environmentOf(
  run: PreparedRun,
  { ready, ports }: Pick<Surroundings, 'ready' | 'ports'>,
): Record<string, AgentEnvironment> {
  const offline = run.plan.agents[OFFLINE]
    ? { [OFFLINE]: { version: toolVersion(), vendor_model: null, install: null, home_length: null, isolated: true } }
    : {};
  const isolated = !run.options.skip_source_setup;
  const agents = run.agents.map(({ key, version, install, template }) => {
    const one = ready[key.key];
    const hooked = run.plan.units.some(({ kind, agent }) => kind === 'tool_route' && agent === key.key);
    const with_hooks = one && hooked ? withParts(one, run.source, run.source.hook_folders ?? []).install : install;
    return [
      key.key,
      {
        version,
        vendor_model: key.vendor_model,
        install,
        ...(with_hooks === install ? {} : { hooks_install: with_hooks }),
        home_length: null,
        isolated,
        // What is the user's own, a home or a command, is not put into one.
        sandbox: one ? (isolated && !template ? ports.sandbox.kind : 'none') : null,
      },
    ];
  });
  return { ...Object.fromEntries(agents), ...offline } as Record<string, AgentEnvironment>;
}
