/** Source, corpus and baseline as read → all that lint prints of them, grouped, without what the user suppressed. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Case } from '../../lib/case/schema.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import { formerFiles, freshSkills, type PartChanges, renamedSkills } from '../../lib/delta/parts/changes.js';
import { TO_WRITE } from '../../lib/draft/draft-cases.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { omit } from '../../lib/input/get-own.js';
import { suggest } from '../../lib/input/suggest.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { openAtRef } from '../../lib/io/git.js';
import { type Finding, RULES } from '../../lib/lint/finding.js';
import { groupFindings } from '../../lib/lint/group.js';
import { describeConfusables, describeRefusal, promptsOf } from '../../lib/lint/look-alike-rule.js';
import { isUndescribed, judgeLost } from '../../lib/lint/offer/offer-rules.js';
import { isOfPlugin, type SkillFacts } from '../../lib/lint/skill-location.js';
import { lintSpec } from '../../lib/lint/spec-rule.js';
import { findConfusables } from '../../lib/router/learn/confusables.js';
import { type Corpus, listCorpusFiles, loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { loadRouteIndex } from '../../lib/setup/routing/route-index.js';
import { loadVectors } from '../../lib/setup/routing/vectors.js';
import { pluginsAround } from '../../lib/setup/source/manifest.js';
import { listCopied } from '../../lib/skill/places.js';
import type { Source } from '../../lib/skill/skill.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { openSourceAtRef, type SourceAtRef } from '../run/prepare/source-at-ref.js';
import { findFormerFolders, isStale, type Since, splitFindings, withoutShifts } from './errors-since.js';
import { findLessDemanded, lintGonePackages } from './less-demanded.js';
import { type Linted, lintSource, listLinted, partsOf, prefixOf } from './lint-source.js';
import { findLostParts } from './lost-parts.js';
import { compareWith } from './part-readers.js';
import { lintBumps } from './version-bumps.js';

export interface Mistakes {
  findings: Finding[];
  suppressed: number;
  /** What the ref has as well; absent where none was named. */
  also_at_ref?: Finding[];
}

/** What the findings are compared with. */
export interface SinceRef {
  /** As people know it. */
  name: string;
  /** The folder from which the tree names its files. */
  folder: string;
  /** Null: nothing to compare with. */
  open(): Promise<RefTree | null>;
}

/** By git, where the branch left the ref. */
export const sinceByGit = (folder: string, name: string): SinceRef => ({
  ...{ name, folder },
  async open() {
    const tip = await openAtRef(folder, name);
    return (await tip.began?.()) ?? tip;
  },
});

export async function findMistakes(
  linted: Linted & { baseline_ref: string | undefined; since?: SinceRef | undefined },
  disabled: ReadonlySet<string>,
): Promise<Mistakes> {
  const { source, cwd, keys, baseline_ref, since } = linted;
  const tree = await since?.open();
  const before =
    since && tree && (await openSourceAtRef(tree, { cwd: since.folder, root: source.root, as: source.as, source }));
  try {
    const parts = before
      ? await compareWith(source, await partsOf(before.source, keys), await partsOf(source, keys))
      : null;
    const own =
      before && parts ? { ...linted, ...sinceThen(linted, { before: before.source, now: source }, parts) } : linted;
    const lost = before && parts ? await findLostParts(own, { before, parts, ref: since?.name ?? '' }) : [];
    const less = since && tree && before && parts ? await findLessDemanded(own, { tree, since, before, parts }) : [];
    const gone = since && tree ? await lintGonePackages(tree, since, linted) : [];
    const own_all = await lintAll({ ...own, less });
    // For an emptied body or description there is a rule, where an agent lists the skill.
    const isSaid = ({ rule, file, message }: Finding) =>
      rule === 'part-text-lost' &&
      own_all.some(
        (one) => one.file === file && (one.rule === 'skill-body' || (isUndescribed(one) && /^its desc/.test(message))),
      );
    const found = lost.filter((one) => !isSaid(one));
    const bumps = await lintBumps(source, baseline_ref, cwd, before);
    const brought = new Set([...found, ...less, ...gone, ...bumps]);
    // Its entry is to stay, with a reason.
    const weakened = new Set(less.map(({ subject }) => subject));
    const own_findings = own_all.filter(
      (one) => (one.rule !== 'baseline-orphan' || !weakened.has(one.subject)) && !isStale(one, found),
    );
    const all = [...own_findings, ...brought];
    const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
    const suppressed = all.length - kept.length;
    if (since === undefined) return { findings: groupFindings(kept), suppressed };
    const [branch, here] = [kept.filter((one) => brought.has(one)), kept.filter((one) => !brought.has(one))];
    const { fresh, known } =
      before && parts ? await splitSince(here, own, { before, parts }) : { fresh: here, known: [] };
    const stayed = [...(parts?.kept ?? []), ...(parts?.renamed ?? [])].map(({ to }) => to.path);
    const [agents, prefix] = [listLinted(own), prefixOf(source.root, cwd)];
    const pathOf = ({ file }: Finding) => file.slice(prefix.length);
    const judged = fresh.map((one) => (stayed.includes(pathOf(one)) ? judgeLost(one, pathOf(one), agents) : one));
    return { findings: groupFindings([...judged, ...branch]), suppressed, also_at_ref: groupFindings(known) };
  } finally {
    await before?.close();
  }
}

function sinceThen({ keys, corpus }: Linted, sources: { before: Source; now: Source }, parts: PartChanges) {
  const had = findFormerFolders(parts, sources, listLinted({ source: sources.before, keys, corpus }));
  return { fresh: freshSkills(parts), renamed: renamedSkills(parts), had, copied: listCopied(sources.before) };
}

const lintAll = async (linted: Linted): Promise<Finding[]> => {
  const { source, corpus, cwd, fresh, renamed, had, less = [] } = linted;
  const facts = { source, agents: listLinted(linted), prefix: prefixOf(source.root, cwd), fresh, renamed, had };
  const found = await lintSource(linted);
  const isOther = (id: string) => less.some((one) => one.subject === id && /expected_skill /.test(one.message));
  const cases = corpus?.cases.filter(({ case_id }) => !isOther(case_id)) ?? [];
  return [...found, ...(await lintConfusables(cases, facts)), ...lintSpec(facts, found)];
};

/** At the ref no agent is asked, so what only asking shows of a skill that did not change is no fault of the branch's. */
async function splitSince(
  found: readonly Finding[],
  linted: Linted,
  { before, parts }: { before: SourceAtRef; parts: PartChanges },
): Promise<Since> {
  const { source, cwd, measured } = linted;
  const at = before.source.root;
  const corpus = linted.corpus && (await readCorpus([DEFAULT_CASES], at).catch(() => null));
  const prefix = prefixOf(source.root, cwd);
  const left_out = ['measured', 'fresh', 'renamed', 'had', 'copied'] as const;
  const old = { ...omit(linted, ...left_out), source: before.source, cwd: at, corpus };
  const then = (await lintAll(old)).map((finding) => ({
    ...finding,
    file: `${prefix}${finding.file}`,
    subject: finding.subject === finding.file ? `${prefix}${finding.file}` : finding.subject,
  }));
  const split = splitFindings(found, then, formerFiles(parts, prefix), linted.renamed);
  const fresh = withoutShifts(split.fresh, { now: linted.corpus?.cases ?? [], before: corpus?.cases ?? [] }, parts);
  const { known } = split;
  if (!measured) return { fresh, known };
  const asked = splitFindings(fresh, await lintAll(omit(linted, 'measured'))).fresh;
  const texts = (file: string) =>
    Promise.all([join(cwd, file), join(at, file.slice(prefix.length))].map((path) => readTextIfAny(path)));
  const innocent = new Set<Finding>();
  for (const one of asked) {
    const [now, then] = await texts(one.file);
    const [is, was] = [source, before.source].map((each) => listDeclaring(each, one.file.slice(prefix.length)));
    const isTaken = Object.values(one.consequences).some(isOfPlugin) && is !== was;
    if (now !== null && now === then && !isTaken) innocent.add(one);
  }
  return { fresh: fresh.filter((one) => !innocent.has(one)), known: [...known, ...innocent] };
}

const listDeclaring = (source: Source, path: string) =>
  JSON.stringify(
    pluginsAround(source, path).map(({ manifests, entry }) =>
      Object.entries({ ...manifests, entry }).map(([file, fields]) => [file, fields && omit(fields, 'version')]),
    ),
  );

/** Without `--cases` there may be none: most rules need no corpus. */
export async function readCorpus(patterns: readonly string[], cwd: string): Promise<Corpus | null> {
  const [only, ...more] = patterns;
  const isDefault = only === DEFAULT_CASES && more.length === 0;
  if (isDefault && !existsSync(resolve(cwd, only)) && (await listCorpusFiles(patterns, cwd)).length === 0) return null;
  return loadCorpus(patterns, { cwd, strict: true });
}

async function lintConfusables(cases: readonly Case[], facts: SkillFacts): Promise<Finding[]> {
  const { source, prefix } = facts;
  if (source.skills.length < 2) return [];
  try {
    const { tools } = await loadRouteIndex([source.root], source.root);
    const written = cases.filter((one) => !('prompt' in one && one.prompt === TO_WRITE.prompt));
    return describeConfusables(findConfusables(tools, promptsOf(written, source), loadVectors()), facts);
  } catch (error) {
    if (error instanceof ConfigError) return [describeRefusal(error, prefix)];
    throw error;
  }
}

export function parseDisabled(words: readonly string[]): Set<string> {
  for (const word of words) {
    const rule = word.split(':')[0] ?? '';
    if (Object.hasOwn(RULES, rule)) continue;
    const meant = suggest(rule, Object.keys(RULES));
    throw new ConfigError(`--disable ${word}: unknown rule '${rule}'.`, {
      fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(RULES).join(', ')}.`,
    });
  }
  return new Set(words);
}
