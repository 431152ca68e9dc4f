/** Options → everything that is known before any work: corpus, source, baselines, agents with versions, plan. User errors surface here. */

import { join, relative, resolve } from 'node:path';
import { AGENT_NAMES, findAgent } from '../../../lib/agents/index.js';
import { isUnknown } from '../../../lib/batch/leave-out.js';
import { planBatch } from '../../../lib/batch/plan.js';
import type { Case } from '../../../lib/case/schema.js';
import { selectCases } from '../../../lib/case/select.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import type { AnswerRecord } from '../../../lib/contract/answer.js';
import { OFFLINE, type Plan } from '../../../lib/contract/plan.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { changedFiles } from '../../../lib/io/git.js';
import { type Corpus, loadCorpus, requireCases } from '../../../lib/setup/corpus/corpus.js';
import { currentPlatform } from '../../../lib/setup/install/install.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { readSubagents } from '../../../lib/setup/source/subagents.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { Subagent } from '../../../lib/skill/subagent.js';
import { bareId } from '../../../lib/text/bare-id.js';
import { answersOf } from '../../../lib/unit/suite/answers.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';
import { toolVersion } from '../tool-version.js';
import { cellKey, findAnswers, findAnswersAtRef } from './answers.js';
import { type Baselines, readBaselines } from './baselines.js';
import { type ReadCorpora, readCorpora } from './corpora.js';
import { type PlannedDeciding, planDeciding } from './deciding.js';
import { noteLayout } from './layout.js';
import { countLeftOut } from './left-out.js';
import { parallelUnits } from './parallel.js';
import { chooseAgents, type PlannedAgent, planAgents } from './plan-agents.js';
import { planSettings } from './plan-settings.js';
import { readNeighbours } from './read-neighbours.js';
import { parseReportSpec } from './report-spec.js';
import { withTemplate } from './template.js';
import { checkWorkspaces } from './workspace.js';

export interface PreparedRun {
  options: RunOptions;
  corpus: Corpus;
  selected: Case[];
  source: Source;
  /** Read only if a suite is selected. */
  subagents: Subagent[];
  baselines: Baselines;
  /** What suites answered before; empty in mode live. */
  answers: AnswerRecord[];
  deciding: PlannedDeciding;
  /** The cases at the ref beside those of now. */
  compared: ReadCorpora;
  agents: PlannedAgent[];
  plan: Plan;
  max_parallel: number;
}

export async function prepareRun(options: RunOptions, ports: RunPorts, newId: () => string): Promise<PreparedRun> {
  currentPlatform();
  if (options.skip_source_setup && options.mode !== 'live')
    throw new ConfigError(
      `--skip-source-setup runs agents in your own home folders, which mode ${options.mode} never does.`,
      {
        fix: 'add --mode live, or leave --skip-source-setup out.',
      },
    );
  // Checked before any work: a mistyped report must not cost a batch.
  options.report.forEach(parseReportSpec);
  const max_parallel = parallelUnits(options.max_parallel, ports.env);
  parseAgentKeys(
    [...(options.agents ?? []), ...Object.keys(options.agent_timeout), ...options.infra_tolerant],
    AGENT_NAMES,
  );
  const strict = options.strict || ports.env['CI'] === 'true';
  const corpus = await loadCorpus(options.cases, { cwd: ports.cwd, strict });
  for (const { file, reason } of corpus.skipped) ports.say(`skipped ${file}: ${reason}`);
  const source = requireManifest(await readSource(resolve(ports.cwd, options.source)));
  if (options.scope === 'all' && !options.changed_since) requireCases(corpus, ports.cwd);
  const selected = selectCases(corpus.cases, {
    kind: options.kind,
    category: options.category,
    case_id: options.case_id,
    skill: options.skill,
    scope: options.scope,
    changed_skills: options.changed_since ? await changedSkills(options.changed_since, source, ports) : null,
  });
  checkConditions(selected, options, strict);
  const subagents = selected.some(({ kind }) => kind === 'suite') ? await readSubagents(source) : [];
  const answers = await findAnswers(options, selected, ports.cwd);
  await checkWorkspaces(selected, ports.cwd);
  const deciding = await planDeciding(options, ports);
  const neighbours = await readNeighbours(options.neighbours, source, ports.cwd);
  const baselines = await readBaselines(options, ports.cwd, ports.openRef);
  const answeredAtRef = await findAnswersAtRef(options, selected, baselines.tree);
  const compared = await readCorpora(baselines, {
    ...{ patterns: options.cases, cwd: ports.cwd, now: corpus.cases },
    async source(before) {
      const suites = before.some(({ kind }) => kind === 'suite');
      const shipped = suites ? await readSubagents(source) : [];
      return {
        skill: source.skills.map(({ id }) => id),
        subagent: shipped.map(({ name }) => name),
        route: corpus.routes.map(({ name }) => name),
      };
    },
  });
  const keys = chooseAgents(options.agents, selected, corpus.routes.length > 0);
  const planned = await planAgents(keys, source, baselines.current, options, ports);
  const agents = planned.map((agent) => withTemplate(agent, source, options.mode, ports.env));
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
    max_units: options.max_units ?? null,
    settings: planSettings({ options, agents, routes: corpus.routes, subagents, answers, deciding, neighbours }),
    flags: options.flag,
    recorded: (case_id, agent) =>
      answersOf(answers, { case_id, agent }).length || Number(answeredAtRef.has(cellKey(case_id, agent))),
    has_routes: corpus.routes.length > 0,
    skipped_files: corpus.skipped,
    lacksTool: (key, tool) => findAgent(key.name)?.lacksTool?.(tool, options.mode) ?? null,
    newId,
  });
  // Otherwise an empty batch would end without an explanation.
  if (plan.units.length === 0 && !options.dry_run) countLeftOut(plan).forEach(ports.say);
  const notes = [...compared.notes, ...noteLayout(source, agents)];
  return {
    ...{ options, corpus, selected, source, subagents, answers, deciding, baselines, agents, plan, max_parallel },
    compared: { ...compared, notes },
  };
}

/** No agent can install a plugin whose manifest cannot be read, so a batch would show nothing else. */
function requireManifest(source: Source): Source {
  const { manifest, manifest_problem, root } = source;
  if (manifest === null || !manifest_problem) return source;
  throw new ConfigError(`The plugin manifest cannot be read: ${manifest_problem.message}.`, {
    file: join(root, manifest),
    line: manifest_problem.line,
    fix: 'correct it; `{"name": "my-plugin"}` is enough.',
  });
}

/** A condition that no one decided would skip its test on every run, and no one would notice. */
function checkConditions(selected: readonly Case[], { mode, flag }: RunOptions, strict: boolean): void {
  const undecided = strict && mode === 'live' ? selected.find((row) => !row.skip && isUnknown(row, flag)) : undefined;
  if (undecided?.kind !== 'suite') return;
  const name = undecided.skip_if ?? '';
  throw new ConfigError(`skip_if: whether '${name}' holds is unknown, so this test would be skipped silently.`, {
    ...undecided.origin,
    case_id: undecided.case_id,
    fix: `add --flag ${name} (skip it) or --flag ${name}=false (run it).`,
  });
}

function checkShard(shard: string | undefined): string | null {
  const [part = 1, parts = 1] = (shard ?? '1/1').split('/').map(Number);
  if (part > parts)
    throw new ConfigError(`--shard ${shard}: there is no part ${part} of ${parts}.`, {
      fix: `use 1/${parts} to ${parts}/${parts}.`,
    });
  return shard ?? null;
}

async function changedSkills(ref: string, source: Source, ports: RunPorts): Promise<string[]> {
  const changed = await changedFiles(source.root, ref);
  const folders = source.skills.map((skill) => ({
    id: bareId(skill.id),
    folder: skill.path.slice(0, -'SKILL.md'.length),
  }));
  const ids = folders
    .filter(({ folder }) => changed.some((path) => relative(source.root, path).startsWith(folder)))
    .map(({ id }) => id);
  ports.say(ids.length ? `changed since ${ref}: ${ids.join(', ')}` : `no skill changed since ${ref}`);
  return ids;
}
