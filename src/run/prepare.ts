/** Options → all that is known before any work: corpus, source, baselines, agents with versions, plan. Everything a user can get wrong fails here. */
import { relative, resolve } from 'node:path';
import { parseAgentKeys } from '../../lib/agents/agent-key.js';
import { AGENT_NAMES, findAgent } from '../../lib/agents/index.js';
import type { Case } from '../../lib/case/schema.js';
import { selectCases } from '../../lib/case/select.js';
import { ConfigError } from '../../lib/config-error.js';
import { type Corpus, loadCorpus } from '../../lib/io/corpus.js';
import { changedFiles } from '../../lib/io/git.js';
import { currentPlatform } from '../../lib/io/install.js';
import { readSource } from '../../lib/io/source.js';
import { readSubagents } from '../../lib/io/subagents.js';
import { hash, OFFLINE, type Plan, planBatch } from '../../lib/plan.js';
import { bareId } from '../../lib/skill/bare-id.js';
import type { Source } from '../../lib/skill/skill.js';
import type { Subagent } from '../../lib/skill/subagent.js';
import { type Baselines, readBaselines } from '../baselines.js';
import type { RunOptions } from '../run-options.js';
import { toolVersion } from '../tool-version.js';
import type { RunEdges } from './edges.js';
import { countLeftOut } from './left-out.js';
import { parallelUnits } from './parallel.js';
import { chooseAgents, type PlannedAgent, planAgents } from './plan-agents.js';
import { parseReportWish } from './report-wish.js';
import { withTemplate } from './template.js';
import { checkWorkspaces } from './workspace.js';

export interface PreparedRun {
  options: RunOptions;
  corpus: Corpus;
  selected: Case[];
  source: Source;
  /** Read only where a suite asks one. */
  subagents: Subagent[];
  baselines: Baselines;
  agents: PlannedAgent[];
  plan: Plan;
  max_parallel: number;
}

export async function prepareRun(options: RunOptions, edges: RunEdges, newId: () => string): Promise<PreparedRun> {
  currentPlatform();
  if (options.skip_source_setup && options.mode !== 'live')
    throw new ConfigError(`--skip-source-setup runs agents in your own homes, which mode ${options.mode} never does.`, {
      fix: 'add --mode live, or leave it out.',
    });
  // Checked before any work: a mistyped report must not cost a batch.
  options.report.forEach(parseReportWish);
  const max_parallel = parallelUnits(options.max_parallel, edges.env);
  parseAgentKeys([...Object.keys(options.agent_timeout), ...options.infra_tolerant], AGENT_NAMES);
  const corpus = await loadCorpus(options.cases, {
    cwd: edges.cwd,
    strict: options.strict || edges.env['CI'] === 'true',
  });
  for (const { file, reason } of corpus.skipped) edges.say(`skipped ${file}: ${reason}`);
  const source = await readSource(resolve(edges.cwd, options.source));
  const selected = selectCases(corpus.cases, {
    kind: options.kind,
    category: options.category,
    case_id: options.case_id,
    skill: options.skill,
    scope: options.scope,
    changed_skills: options.changed_since ? await changedSkills(options.changed_since, source, edges) : null,
  });
  const subagents = selected.some(({ kind }) => kind === 'suite') ? await readSubagents(source) : [];
  await checkWorkspaces(selected, edges.cwd);
  const baselines = await readBaselines(options, edges.cwd, edges.readAtRef);
  const keys = chooseAgents(options.agents, selected, corpus.routes.length > 0);
  const planned = await planAgents(keys, source, baselines.current, options, edges);
  const agents = planned.map((agent) => withTemplate(agent, source, options.mode, edges.env));
  const versions = Object.fromEntries([
    [OFFLINE, toolVersion()],
    ...agents.map(({ key, version }) => [key.key, version]),
  ]) as Record<string, string>;
  const plan = planBatch({
    corpus: corpus.cases,
    selected,
    agents: keys,
    mode: options.mode,
    versions,
    source_hash: source.hash,
    shard: checkShard(options.shard),
    trials: options.trials ?? null,
    settings: { ...planSettings(options, agents), ...routeSettings(corpus.routes), ...subagentSettings(subagents) },
    has_routes: corpus.routes.length > 0,
    skipped_files: corpus.skipped,
    lacksTool: (key, tool) => findAgent(key.name)?.lacksTool?.(tool, options.mode) ?? null,
    newId,
  });
  // A batch of nothing would end without a word why.
  if (plan.units.length === 0 && !options.dry_run) countLeftOut(plan).forEach(edges.say);
  return { options, corpus, selected, source, subagents, baselines, agents, plan, max_parallel };
}

/** What changes a unit's outcome, beside mode, cases, source and agents. */
function planSettings(options: RunOptions, agents: readonly PlannedAgent[]): Record<string, unknown> {
  const {
    evidence,
    trials = null,
    pass_threshold = null,
    min_offer = null,
    allow_source_processes,
    skip_source_setup,
    timeout_seconds,
    agent_timeout,
  } = options;
  const installs = Object.fromEntries(agents.map(({ key, install }) => [key.key, install]));
  const templates = agents.flatMap(({ key, template }) => (template ? [[key.key, hash(template)]] : []));
  return {
    evidence,
    trials,
    pass_threshold,
    min_offer,
    allow_source_processes,
    skip_source_setup,
    timeout_seconds,
    agent_timeout,
    installs,
    ...(templates.length ? { templates: Object.fromEntries(templates) } : {}),
  };
}

/** Another pattern is another plan. */
function routeSettings(routes: Corpus['routes']): Record<string, unknown> {
  if (routes.length === 0) return {};
  return { routes: hash(routes.map(({ name, tool, pattern, message }) => [name, tool, pattern, message])) };
}

function subagentSettings(subagents: readonly Subagent[]): Record<string, unknown> {
  return subagents.length ? { subagents: hash(subagents.map(({ path, text }) => [path, text])) } : {};
}

function checkShard(shard: string | undefined): string | null {
  const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
  if (part > parts)
    throw new ConfigError(`--shard ${shard}: there is no part ${part} of ${parts}.`, {
      fix: `count from 1/${parts} to ${parts}/${parts}.`,
    });
  return shard ?? null;
}

async function changedSkills(ref: string, source: Source, edges: RunEdges): Promise<string[]> {
  const changed = await changedFiles(source.root, ref);
  const folders = source.skills.map((skill) => ({
    id: bareId(skill.id),
    folder: skill.path.slice(0, -'SKILL.md'.length),
  }));
  const ids = folders
    .filter(({ folder }) => changed.some((path) => relative(source.root, path).startsWith(folder)))
    .map(({ id }) => id);
  edges.say(ids.length ? `changed since ${ref}: ${ids.join(', ')}` : `no skill changed since ${ref}`);
  return ids;
}
