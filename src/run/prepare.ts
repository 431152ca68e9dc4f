/** Options → all that is known before any work: corpus, source, baselines, agents with versions, plan. Everything a user can get wrong fails here. */
import { relative, resolve } from 'node:path';
import type { Agent, Install } from '../../lib/agents/agent.js';
import { type AgentKey, parseAgentKeys } from '../../lib/agents/agent-key.js';
import { AGENT_NAMES, findAgent } from '../../lib/agents/index.js';
import { type Baseline, lockedVersions } from '../../lib/baseline.js';
import type { Case } from '../../lib/case/schema.js';
import { bareId, selectCases } from '../../lib/case/select.js';
import { ConfigError } from '../../lib/config-error.js';
import { type Corpus, loadCorpus } from '../../lib/io/corpus.js';
import { changedFiles } from '../../lib/io/git.js';
import { currentPlatform } from '../../lib/io/install.js';
import { resolveLatest } from '../../lib/io/npm.js';
import { readSource } from '../../lib/io/source.js';
import { readSubagents } from '../../lib/io/subagents.js';
import { hash, OFFLINE, type Plan, planBatch } from '../../lib/plan.js';
import type { Source } from '../../lib/skill/skill.js';
import type { Subagent } from '../../lib/skill/subagent.js';
import { type Baselines, readBaselines } from '../baselines.js';
import type { RunOptions } from '../run-options.js';
import { toolVersion } from '../tool-version.js';
import type { RunEdges } from './edges.js';
import { countLeftOut } from './left-out.js';
import { parseReportWish } from './report-wish.js';
import { withTemplate } from './template.js';
import { checkWorkspaces } from './workspace.js';

export interface PlannedAgent {
  key: AgentKey;
  agent: Agent;
  install: Install;
  version: string;
  /** The user's own command; null: the agent's usual one. */
  template: string | null;
}

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
}

export async function prepareRun(options: RunOptions, edges: RunEdges, newId: () => string): Promise<PreparedRun> {
  currentPlatform();
  if (options.skip_source_setup && options.mode !== 'live')
    throw new ConfigError(`--skip-source-setup runs agents in your own homes, which mode ${options.mode} never does.`, {
      fix: 'add --mode live, or leave it out.',
    });
  // Checked before any work: a mistyped report must not cost a batch.
  options.report.forEach(parseReportWish);
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
  return { options, corpus, selected, source, subagents, baselines, agents, plan };
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

function chooseAgents(
  named: readonly string[] | undefined,
  selected: readonly Case[],
  has_routes: boolean,
): AgentKey[] {
  if (named) {
    if (named.length === 0)
      throw new ConfigError('--agents names none.', { fix: `name some of ${AGENT_NAMES.join(', ')}.` });
    return parseAgentKeys(named, AGENT_NAMES);
  }
  const inProcess = selected.some(({ kind }) => kind === 'route' || (kind === 'tool_route' && has_routes));
  const onAgents = selected.some((testCase) => testCase.kind !== 'route');
  return parseAgentKeys(
    [...(onAgents ? ['claude', 'codex', 'copilot'] : []), ...(inProcess ? [OFFLINE] : [])],
    AGENT_NAMES,
  );
}

/** Everything but the in-process one, with its version and way of installing. */
export async function planAgents(
  keys: readonly AgentKey[],
  source: Source,
  baseline: Baseline | null,
  options: Pick<RunOptions, 'mode' | 'agent_versions'>,
  edges: RunEdges,
): Promise<PlannedAgent[]> {
  const locked = baseline ? lockedVersions(baseline, options.mode) : {};
  const clis = keys.filter((key) => key.name !== OFFLINE);
  return Promise.all(clis.map((key) => planAgent(key, source, options.agent_versions, locked, edges)));
}

async function planAgent(
  key: AgentKey,
  source: Source,
  wish: string,
  locked: Record<string, string>,
  edges: RunEdges,
): Promise<PlannedAgent> {
  const agent = findAgent(key.name);
  if (!agent)
    throw new ConfigError(`There is no agent '${key.name}'.`, { fix: `use one of ${AGENT_NAMES.join(', ')}.` });
  const install = key.install ?? agent.defaultInstall(source);
  if (!agent.installs.includes(install)) {
    throw new ConfigError(`${agent.title} cannot be given a source as '${install}'.`, {
      fix: `use ${agent.installs.map((way) => `${key.name}+${way}`).join(', ')}.`,
    });
  }
  return { key, agent, install, version: await chooseVersion(key, agent, wish, locked, edges), template: null };
}

/** `baseline` (its $meta, else pinned), `pinned`, `latest`, or `name:version,…` (the rest as in the baseline). */
async function chooseVersion(
  key: AgentKey,
  agent: Agent,
  wish: string,
  locked: Record<string, string>,
  edges: RunEdges,
): Promise<string> {
  const recorded = locked[key.key] ?? locked[key.name] ?? agent.pinned;
  if (wish === 'baseline') return recorded;
  if (wish === 'pinned') return agent.pinned;
  if (wish === 'latest') return resolveLatest(agent.registry_package, edges.exec);
  const named = new Map(wish.split(',').map((part) => part.trim().split(':') as [string, string | undefined]));
  for (const [name, version] of named) {
    if (findAgent(name) && version && /^[\w.+-]+$/.test(version)) continue;
    throw new ConfigError(`--agent-versions ${wish}: '${name}' is not understood.`, {
      fix: 'write baseline, pinned, latest, or name:version,… such as claude:2.1.330.',
    });
  }
  const version = named.get(key.name);
  return version === 'latest'
    ? resolveLatest(agent.registry_package, edges.exec)
    : version === 'pinned'
      ? agent.pinned
      : (version ?? recorded);
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
