/** What lint finds now and at a ref → what only one of them has: the branch brings the one, and found the other. */
import { basename, dirname } from 'node:path';
import { folderOf, listRead } from '../../lib/agents/project/reach.js';
import type { Case } from '../../lib/case/schema.js';
import type { PartAt } from '../../lib/contract/part.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { omit } from '../../lib/input/get-own.js';
import { type Finding, isMeasured, isOfCases, subjectWord } from '../../lib/lint/finding.js';
import type { HadFrom, LintedAgent } from '../../lib/lint/skill-location.js';
import { type Corpus, loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { allPlacesOf, listCopied } from '../../lib/skill/places.js';
import type { Source } from '../../lib/skill/skill.js';
import type { RunOptions } from '../options/run-options.js';
import type { Baselines } from '../run/prepare/baselines.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import type { SourceAtRef } from '../run/prepare/source-at-ref.js';
import { type Linted, lintSource, type Measured } from './lint-source.js';

export interface Since {
  fresh: Finding[];
  /** The ref has them as well. */
  known: Finding[];
}

/** former: the path at the ref of a file that has another name now. renamed: {name of a skill at the ref: its name now}. */
export function splitFindings(
  now: readonly Finding[],
  before: readonly Finding[],
  former: ReadonlyMap<string, string> = new Map(),
  renamed: ReadonlyMap<string, string> = new Map(),
): Since {
  const left = new Map<string, number>();
  for (const finding of before)
    for (const key of keysOf(finding, finding.file, renamed)) left.set(key, (left.get(key) ?? 0) + 1);
  const since: Since = { fresh: [], known: [] };
  for (const finding of now) {
    const keys = keysOf(finding, former.get(finding.file));
    const isKnown = keys.every((key) => (left.get(key) ?? 0) > 0);
    for (const key of isKnown ? keys : []) left.set(key, (left.get(key) ?? 0) - 1);
    since[isKnown ? 'known' : 'fresh'].push(finding);
  }
  return since;
}

/** Whatever is new moves the ranks of all: a pair of look-alikes of which neither skill nor case changed is not what the branch brought. */
export function withoutShifts(
  findings: readonly Finding[],
  cases: { now: readonly Case[]; before: readonly Case[] },
  { fresh, kept, renamed }: PartChanges,
): Finding[] {
  const textOf = (row: Case) => JSON.stringify(omit(row, 'origin'));
  const known = new Set(cases.before.map(textOf));
  const changed = [...kept, ...renamed].filter(({ from, to }) => from.text !== to.text);
  const touched = new Set([
    ...[...fresh, ...changed.map(({ to }) => to)].map(({ name }) => name),
    ...cases.now.filter((row) => !known.has(textOf(row))).map(({ case_id }) => case_id),
  ]);
  return findings.filter(
    ({ rule, subject, message }) =>
      rule !== 'skill-look-alike' || [subject, ...wordsOf(message)].some((word) => touched.has(word)),
  );
}

/** What a text names is not there, and what the branch did to it is among what was found: said once. */
export function isStale(other: Finding, found: readonly Finding[]): boolean {
  const nameIn = ({ message }: Finding) => /`[^`]+`/.exec(message)?.[0];
  return (
    /^(?:plugin-part|skill-file|instruction-file)$/.test(other.rule) &&
    found.some(
      (one) =>
        /^part-(?:text-lost|gone)$/.test(one.rule) &&
        one.file === other.file &&
        (one.line === other.line || nameIn(one) === nameIn(other)),
    )
  );
}

interface Brought {
  errors: Finding[];
  /** Of the source alone, and not of what rows show. */
  warnings: Finding[];
  /** Errors that were there before. */
  known: Finding[];
}

/** before: null where nothing differs. */
async function findBrought(now: Linted, before: Linted | null, former: ReadonlyMap<string, string>): Promise<Brought> {
  const find = async (one: Linted) =>
    (await lintSource(one)).filter((found) => found.severity === 'error' || !(isMeasured(found) || isOfCases(found)));
  const isError = ({ severity }: Finding) => severity === 'error';
  const found = await find(now);
  if (before === null) return { errors: [], warnings: [], known: found.filter(isError) };
  const { fresh, known } = splitFindings(found, found.length > 0 ? await find(before) : [], former);
  const warnings = fresh.filter((one) => !isError(one));
  return { errors: fresh.filter(isError), warnings, known: known.filter(isError) };
}

/** A name of a skill or a case is one word. */
const wordsOf = (message: string): string[] => message.split(/(?<![\w-])|(?![\w-])/);

/** One for each agent that it is about: on one more of them it is new. Numbers do not count. */
function keysOf(
  { rule, severity, file, subject, message, consequences }: Finding,
  at = file,
  renamed: ReadonlyMap<string, string> = new Map(),
): string[] {
  // In a file of one skill the name may change; a corpus holds many cases, and a folder's finding stands at any of its skills.
  const isSkill = file.endsWith('SKILL.md') && subjectWord(rule) === 'skill';
  const place = file.endsWith('SKILL.md') && !isSkill ? '' : at;
  const own = isSkill ? [subject, file.split('/').at(-2)] : [];
  // A case is called after its skill.
  const words = wordsOf(message)
    .filter((word) => !own.includes(word))
    .map((word) => word.replace(/^.*?(?=(?:-\d+)?$)/, (name) => renamed.get(name) ?? name).replace(/\d+/g, 'n'));
  const agents = Object.keys(consequences);
  const what = agents.length > 0 ? '' : words.join('');
  return (agents.length > 0 ? agents : ['']).map((agent) =>
    JSON.stringify([rule, severity, place, isSkill ? '' : subject, what, agent]),
  );
}

/** What is run, of which agents. */
export type Branch = Pick<PreparedRun, 'source'> & {
  corpus: Pick<Corpus, 'cases' | 'routes'>;
  baselines: Pick<Baselines, 'ref' | 'tree'>;
  options: Pick<RunOptions, 'as' | 'cases'>;
  agents: readonly Pick<PreparedRun['agents'][number], 'key'>[];
};

interface Linting {
  cwd: string;
  before: SourceAtRef;
  fresh: ReadonlySet<string>;
  former: ReadonlyMap<string, string>;
  measured: Record<string, Measured>;
  had: HadFrom;
}

/** The ref is only asked where there is something to compare. */
export async function findErrors(run: Branch, { cwd, before, former, measured, fresh, had }: Linting) {
  const keys = run.agents.map(({ key }) => key);
  const is_same = before.source === run.source;
  const read = () =>
    loadCorpus(run.options.cases, { cwd: before.cwd, strict: false }).catch((error: unknown) => {
      if (error instanceof ConfigError) return null;
      throw error;
    });
  const then = is_same ? run.corpus : await read();
  const known = { measured, fresh, had, copied: listCopied(before.source) };
  const own = { cwd, source: run.source, corpus: then && run.corpus, keys, baseline: null, ...known };
  const old = { cwd: before.cwd, source: before.source, corpus: then, keys, baseline: null };
  return findBrought(own, is_same ? null : old, former);
}

/** From where each agent of a project had the skills that are still there. */
export function findFormerFolders(
  { kept, renamed }: Pick<PartChanges, 'kept' | 'renamed'>,
  { before: source, now }: { before: Source; now: Source },
  agents: readonly LintedAgent[],
): HadFrom {
  const pairs = [...kept, ...renamed].filter(({ to }) => to.kind === 'skill');
  return new Map(
    pairs.map(({ from, to }) => {
      const skill = source.skills.find(({ path }) => path === from.path);
      const is_installed = isInstalled(from, source) && !isInstalled(to, now);
      const folders = agents.flatMap(({ key, agent }): [string, string][] => {
        const [place] = skill ? listRead(agent, allPlacesOf(skill)) : [];
        if (!place) return is_installed ? [[key, dirname(from.path)]] : [];
        // The folder may be there all the same, for others; and what led to the skill by its old name, if only to nothing.
        const stays = now.skills
          .flatMap(allPlacesOf)
          .some(({ folder }) => folder !== undefined && folder === place.folder);
        const isAlone = source.skills.flatMap(allPlacesOf).filter(({ folder }) => folder === place.folder).length === 1;
        const isRenamed = basename(dirname(place.path)) !== basename(dirname(to.path));
        return [[key, stays || isRenamed || (isAlone && !place.real_folder) ? dirname(place.path) : folderOf(place)]];
      });
      return [to.path, new Map(folders)];
    }),
  );
}

/** Who installs the source has it, wherever agents look in a checkout. */
export const isInstalled = ({ path }: Pick<PartAt, 'path'>, { as, skills }: Source): boolean =>
  as !== 'project' && skills.some((skill) => skill.path === path && !skill.unshipped);
