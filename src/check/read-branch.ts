/** A run, its results and the files of its ref → what the branch did to parts that no case may name, and the errors that it brings. */
import { posix, resolve } from 'node:path';
import { AGENT_NAMES } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import type { BranchChange, BranchChanges, PartAt } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { formerFiles, freshSkills, listRenamings } from '../../lib/delta/parts/changes.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { getOwn } from '../../lib/input/get-own.js';
import { memoize } from '../../lib/input/memoize.js';
import { groupFindings } from '../../lib/lint/group.js';
import { loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { readHookChanges } from '../../lib/setup/source/declared-hooks.js';
import { readSource } from '../../lib/setup/source/source.js';
import { SOURCE_AS } from '../../lib/skill/had-as.js';
import type { PartLister } from '../run/execute/measure-offers.js';
import { folderInRepository } from '../run/own-repository.js';
import { openSourceAtRef, type SourceAtRef } from '../run/prepare/source-at-ref.js';
import { describeNew, describeRenames, explainTaken, measuredOf, PLAIN } from './branch-offers.js';
import { findOpened } from './changed/kept-skills.js';
import { findDeeper } from './changed/moved.js';
import { describeError, laterTwin } from './describe-error.js';
import { type Branch, findErrors, findFormerFolders, isInstalled } from './errors-since.js';
import { listLinted, partsOf, prefixOf } from './lint-source.js';
import { findLostInstructions } from './lost-instructions.js';
import { describeGone } from './lost-parts.js';
import { compareWith, findUnreached, readersOf } from './part-readers.js';
import { findPushedOut } from './pushed-out.js';
import { findTextChanges } from './text-changes.js';
import { listUnlisted, type Unreached } from './unlisted/reach.js';

interface At {
  /** The working folder. */
  cwd: string;
  /** Its path in the repository; default: by the .git above it. */
  folder?: string;
  /** Starts the servers of a source; absent: they must not start. */
  listOn?: PartLister | undefined;
}

/** Null where the ref has nothing of this source: then there is nothing to compare with. */
export async function readBranch(run: Branch, results: Results, where: At): Promise<BranchChanges | null> {
  const { cwd } = where;
  const { tree: tip } = run.baselines;
  if (!tip) return null;
  // What came to the ref since is not what the branch did.
  const tree = (await tip.began?.().catch(() => null)) ?? tip;
  const { source, options } = run;
  const at = { cwd, root: source.root, as: options.as, source };
  const before = await openSourceAtRef(tree, at).catch(unreadBranch);
  if (before === null || 'unread' in before) return before;
  try {
    const keys = run.agents.map(({ key }) => key);
    const then = await partsOf(before.source, keys);
    const now = before.source === source ? then : await partsOf(source, keys);
    return then.length === 0 ? null : await compare(run, results, { ...where, before, then, now });
  } finally {
    await before.close();
  }
}

/** A report without it is still one, but says so. */
export const unreadBranch = (error: unknown): BranchChanges & { unread: string } => ({
  ...{ changes: [], known_errors: 0 },
  unread: error instanceof ConfigError ? error.problem : error instanceof Error ? error.message : String(error),
});

/** The same after the run; null where the source here is not the one that was measured. */
export async function readBranchAfter(
  results: Results,
  baselines: Branch['baselines'],
  { cases, cwd }: { cases: readonly string[]; cwd: string },
): Promise<BranchChanges | null> {
  const { source: folder, as } = results.options;
  if (!baselines.tree || typeof folder !== 'string') return null;
  try {
    const options = { as: SOURCE_AS.find((way) => way === as), cases: [...cases] };
    const source = await readSource(resolve(cwd, folder), options.as);
    if (source.hash !== results.environment.skills_hash) return null;
    const corpus = await loadCorpus(options.cases, { cwd, strict: false });
    const names = Object.keys(results.environment.agents);
    const agents = parseAgentKeys(names, AGENT_NAMES).map((key) => ({ key }));
    return await readBranch({ options, source, corpus, agents, baselines }, results, { cwd });
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

interface Both extends At {
  before: SourceAtRef;
  then: PartAt[];
  now: PartAt[];
}

async function compare(run: Branch, results: Results, { cwd, before, then, now, ...at }: Both): Promise<BranchChanges> {
  const { source } = run;
  const prefix = prefixOf(source.root, cwd);
  const folder = at.folder ?? folderInRepository(cwd);
  const toRoot = (file: string) => posix.join(folder, file);
  const parts = await compareWith(source, then, now);
  const { fresh, gone } = parts;
  const fileOf = ({ path }: Pick<PartAt, 'path'>) => toRoot(`${prefix}${path}`);
  const ref = run.baselines.ref?.name ?? 'the ref';
  const measured = measuredOf(results, source, new Set(fresh.map(({ path }) => path)));
  const keys = run.agents.map(({ key }) => key);
  const had = listLinted({ source: before.source, corpus: null, keys, measured });
  const sources = { before: before.source, now: source, fileOf };
  const files = gone.filter(({ kind }) => kind !== 'instructions');
  const unnamed = new Set<string>();
  const removed = files.map(async (part): Promise<BranchChange[]> => {
    const { kind, name } = part;
    const { message, fix, unnamed: plugin } = await describeGone(part, sources);
    // Of a plugin that the marketplace no longer names, the plugin is the finding.
    if (plugin !== undefined) unnamed.add(plugin);
    if (plugin !== undefined && kind === 'skill') return [];
    const agents = await readersOf(part, before.source, had);
    const why = explainTaken(part, { agents, had, cases: run.corpus.cases, results });
    return [{ ...PLAIN, delta: 'REMOVED', kind, name, file: fileOf(part), agents, message, why, fix }];
  });
  const changes: BranchChange[] = [
    ...(await Promise.all(removed)).flat(),
    ...describeRenames(parts, { ...sources, agents: had }),
    ...fresh.map((part): BranchChange => {
      const { kind, name } = part;
      const message = describeNew(part, { source, results, now, file: fileOf(part), agents: had });
      return { ...PLAIN, delta: 'NEW', kind, name, file: fileOf(part), agents: [], message };
    }),
  ];
  const texts = { ...sources, cases: run.corpus.cases, ref };
  changes.push(
    ...(await findTextChanges(parts, texts)),
    ...findDeeper(parts, { ...sources, agents: had }),
    ...findOpened(parts, { ...sources, agents: had, ref }),
  );
  const listings = { ...sources, agents: had, results, ref };
  const former = formerFiles(parts, prefix);
  const later = freshSkills(parts);
  // What a run measures, its rows say.
  const taken = [...findFormerFolders(parts, { before: before.source, now: source }, had)];
  const installed = new Map(taken.filter(([path]) => isInstalled({ path }, source)));
  const lint = { cwd, before, former, measured, fresh: later, had: installed };
  const { errors, warnings, known } = await findErrors(run, lint);
  const emptied = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
  for (const error of errors) {
    const file = toRoot(error.file);
    if (error.rule === 'skill-body' && emptied.has(file)) continue;
    const twin = laterTwin(error, source.skills, later);
    const clash = twin && {
      file: toRoot(`${prefix}${twin.path}`),
      fix: `rename the skill in \`${toRoot(`${prefix}${twin.path}`)}\`: another one had its name before`,
    };
    changes.push({ ...describeError(error, { results, source, agents: had }), file, ...clash });
  }
  const rowsOn = (agent: string) => getOwn(results.parts, agent) ?? [];
  const unlistedOn = (agent: string) => listUnlisted(rowsOn(agent));
  const { listOn } = at;
  const complete = memoize((of: SourceAtRef) => of.complete());
  const list: PartLister = async (from, agent) => {
    if (from === before.source) await complete(before);
    return listOn?.(from, agent) ?? null;
  };
  const unreached = [
    ...(await findUnreached(parts, {
      ...{ ...sources, agents: had, unlistedOn },
      ...(listOn ? { start: { ref, list, rowsOn } } : {}),
    })),
    ...(await findLostInstructions(parts, { ...sources, agents: had })),
  ];
  const changeOf = ({ to: { kind, name }, lost, path, line, message, fix, delta }: Unreached) => ({
    ...{ ...PLAIN, delta: delta ?? ('REMOVED' as const), kind, name },
    ...{ file: fileOf({ path }), line, agents: lost, message, fix },
  });
  const worse: BranchChange[] = [
    ...unreached.filter(({ delta }) => delta !== null).map(changeOf),
    ...findPushedOut({ ...listings, baseline: run.baselines.ref?.baseline ?? null }),
  ];
  // What has an error is said once.
  const isSaid = ({ kind, name, file }: BranchChange) =>
    changes.some((one) => one.delta === 'BROKEN' && one.kind === kind && one.name === name && one.file === file);
  changes.push(...worse.filter((one) => !isSaid(one)));
  const broken = new Set(changes.flatMap(({ delta, file }) => (delta === 'BROKEN' ? [file] : [])));
  for (const warning of warnings) {
    if (warning.rule === 'plugin-marketplace' && unnamed.has(warning.subject)) continue;
    const file = toRoot(warning.file);
    const said = { ...describeError(warning, { results, source, agents: had }), file };
    if (!broken.has(file)) changes.push({ ...said, delta: 'WARNED', agents: [], why: null, fix: null });
  }
  const asBefore = known.map(
    (error): BranchChange => ({ ...describeError(error, { results, source, agents: had }), file: toRoot(error.file) }),
  );
  asBefore.push(...unreached.filter(({ delta }) => delta === null).map(changeOf));
  const hooks = await readHookChanges(parts, before.source, source);
  return { changes, known_errors: groupFindings(known).length, known: asBefore, renamed: listRenamings(parts), hooks };
}
