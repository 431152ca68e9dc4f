/** The corpora and baselines at a ref and now → findings of `check --since` about cases of which less is demanded, which runs none of them. */
import { join, posix, relative, resolve } from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import { BASELINE_FILE, type Baseline, findExpectation } from '../../lib/baseline/index.js';
import { type Case, lineOf } from '../../lib/case/schema.js';
import { FEWER_AGENTS } from '../../lib/case/weaker/shared-fields.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import { fixLess, isUnrecorded, listLowered } from '../../lib/delta/lowered.js';
import { listRenamings, type PartChanges } from '../../lib/delta/parts/changes.js';
import { explainWeakening } from '../../lib/delta/reason.js';
import { createWeakenings } from '../../lib/delta/weakened.js';
import { groupBy } from '../../lib/input/group-by.js';
import { readJson } from '../../lib/input/json-text.js';
import { parseValue } from '../../lib/input/json-value.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { asWarning, type Finding } from '../../lib/lint/finding.js';
import { readCorpusAtRef } from '../../lib/setup/corpus/at-ref.js';
import { IGNORED } from '../../lib/setup/corpus/corpus.js';
import { readHookChanges } from '../../lib/setup/source/declared-hooks.js';
import { readSubagents } from '../../lib/setup/source/subagents.js';
import { oneLine } from '../../lib/text/escape.js';
import { quoteShell } from '../../lib/text/quote-shell.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { readAtRef } from '../run/prepare/baselines.js';
import { findGonePackages } from '../run/prepare/left-out.js';
import type { SourceAtRef } from '../run/prepare/source-at-ref.js';
import type { Linted } from './lint-source.js';

/** By which the baseline takes over what is meant. */
export const recordSince = (ref: string): string =>
  `\`agent-routing run --baseline-ref ${quoteShell(ref)}\`, then \`agent-routing baseline update --reason "…"\``;

const NO_BASELINE: Baseline = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };

interface Since {
  tree: RefTree;
  since: { name: string; folder: string };
  before: SourceAtRef;
  parts: PartChanges;
}

/** Of each corpus that the ref has, below the folder too: what `run` would call WEAKENED. */
export async function findLessDemanded(
  { source, cwd, corpus, keys }: Linted,
  { tree, since, before, parts }: Since,
): Promise<Finding[]> {
  const { name, folder: root } = since;
  const files = await glob(['**/*.{json,md,yaml,yml}'], { cwd: root, dot: true, ignore: [...IGNORED] });
  const head = { sha: '', read: (file: string) => readTextIfAny(join(root, file)), list: async () => files };
  const skills = source.skills.map(({ id }) => id);
  const all = [...skills, ...files.flatMap((file) => /([^/]+)\/SKILL\.md$/.exec(file)?.[1] ?? [])];
  const subagents = (await readSubagents(source)).map((one) => one.name);
  const subjects = { subagent: subagents, route: corpus?.routes.map((one) => one.name) ?? null };
  const isOwn = (file: string) => resolve(root, file) === resolve(cwd, DEFAULT_CASES);
  const renamed = listRenamings(parts);
  const hooks = await readHookChanges(parts, before.source, source);
  const isIgnored = picomatch([...IGNORED], { dot: true });
  const isCorpus = (file: string) =>
    posix.basename(file) === DEFAULT_CASES && !file.startsWith('../') && !isIgnored(file);
  /** Read as leniently as the ref is: what cannot be read is a mistake of another kind. */
  const readIn = async (one: RefTree, file: string) => {
    const at = posix.join(file, '..', BASELINE_FILE);
    // Of a package that has none any more, the root's is not the one to read.
    const isRead = file === DEFAULT_CASES || (await one.read(file)) !== null;
    // Routes and other files beside the usual one are known only of the folder that is checked.
    const own = isOwn(file) ? (corpus?.cases ?? []) : [];
    const files = [...new Set(own.flatMap(({ origin }) => (origin ? relative(root, resolve(cwd, origin.file)) : [])))];
    const { cases } = isRead ? await readCorpusAtRef([file], one, { cwd: root, name, files }) : { cases: [] };
    const ref = await readAtRef(one, at, name).catch(() => null);
    return {
      cases,
      ref,
      baseline: ref?.baseline ?? NO_BASELINE,
      text: (await one.read(at)) ?? '',
      of_all: lineOfAgents(await one.read(file), file),
    };
  };
  const shows = `\`agent-routing run --baseline-ref ${name}\` shows whether it passes`;
  const found: Finding[] = [];
  for (const file of new Set([DEFAULT_CASES, ...(await tree.list()).filter(isCorpus)])) {
    const now_file = files.includes(file) ? file : ((await findNow(tree, files.filter(isCorpus), file)) ?? file);
    const [then, now] = [await readIn(tree, file), await readIn(head, now_file)];
    const { baseline: ref } = then;
    const weakenings = createWeakenings(
      // What is in the folder, and not in the source, nobody has; of other corpora the source is not known.
      { now: now.cases, before: then.cases, source: { ...subjects, skill: isOwn(now_file) ? skills : all } },
      { results: null, plan: null, ref, renamed, hooks },
    );
    const known = [...new Set([...ref.cases.values()].flatMap((row) => [...row.keys()]))];
    const asked = weakenings.ids.flatMap((id) =>
      (known.length > 0 ? known : keys.map(({ key }) => key)).flatMap((agent) => {
        const less = weakenings.find(id, agent);
        const of = (baseline: Baseline) => findExpectation(baseline, 'oracle', id, agent);
        const reason = less && explainWeakening(less, { current: of(now.baseline), ref: of(ref) });
        return less ? [{ id, how: less.how, words: less.words, reason, file: null }] : [];
      }),
    );
    const results = { mode: 'oracle', offers: {} } as const;
    const lowered = listLowered({ results, current: now.baseline, ref: then.ref }, null, weakenings);
    const entries = lowered.map((row) => ({
      ...row,
      how: 'lowered' as const,
      file: posix.join(now_file, '..', BASELINE_FILE),
    }));
    for (const former of ref.cases.keys()) {
      const id = weakenings.renamedTo(former) ?? former;
      if (!isUnrecorded(former, id, now.baseline)) continue;
      const at = now.text.split('\n').findIndex((text) => text.includes(JSON.stringify(former))) + 1;
      found.push({
        ...{ rule: 'case-weakened', severity: 'error', subject: former, consequences: {}, line: Math.max(1, at) },
        file: relative(cwd, join(root, now_file, '..', BASELINE_FILE)),
        message: `this case is '${id}' now, for which the baseline has no entry`,
        fix: `${at > 0 ? `write '${id}' for '${former}' here` : `restore its entry, as '${id}'`}, or record it: ${recordSince(name)}.`,
      });
    }
    for (const [subject, rows] of groupBy([...asked, ...entries], ({ id }) => id)) {
      const reason = rows.every((row) => row.reason !== null) ? rows[0]?.reason : null;
      const all = [...new Set(rows.flatMap((row) => row.words))];
      const words = foldAgents(all)
        .map((one) => oneLine(one, 200))
        .join('; ');
      const origin = now.cases.find(({ case_id }) => case_id === subject)?.origin;
      const at = rows[0]?.file ?? origin?.file ?? now_file;
      const how = rows[0]?.how ?? 'checks';
      const of_all = all.every((one) => one.startsWith(FEWER_AGENTS)) ? now.of_all(subject) : null;
      const line = now.text.split('\n').findIndex((text) => text.includes(JSON.stringify(subject))) + 1;
      found.push({
        ...{ rule: 'case-weakened', severity: reason ? 'warning' : 'error', subject, consequences: {} },
        file: relative(cwd, join(root, at)),
        line: Math.max(1, how === 'lowered' ? line : (of_all ?? (origin ? lineOf(origin, ...all) : 1))),
        message: `${how === 'checks' ? 'it no longer checks what it does at' : 'less is checked than at'} \`${name}\`: ${words}${reason ? ` (reason: ${oneLine(reason, 200)})` : ''}`,
        fix: reason
          ? `nothing, if a reviewer agrees with the reason.${rows.some((row) => row.how === 'checks') ? ` A reason does not make a failing case pass: ${shows}.` : ''}`
          : of_all !== null
            ? 'name these agents in `agents` again, or write a `reason` into each of these cases, to which a reviewer agrees.'
            : `${fixLess(how, BASELINE_FILE, recordSince(name))}.${how === 'checks' ? ` A reason does not make a failing case pass: ${shows}.` : ''}`,
      });
    }
  }
  return found;
}

/** The line of the `agents` that a corpus has for all its cases, for each of these; null where it has none, or the case its own. */
function lineOfAgents(text: string | null, file: string): (case_id: string) => number | null {
  const value = parseValue(text ?? '') as { agents?: unknown; cases?: unknown } | null;
  const rows: (Partial<Case> | null)[] = Array.isArray(value?.cases) ? value.cases : [];
  const own = new Set(rows.flatMap((row) => (row?.agents ? [row.case_id] : [])));
  const line = value?.agents && text !== null ? readJson(text, file).line(['agents']) : null;
  return (case_id) => (own.has(case_id) ? null : line);
}

/** What is the same on several agents is said once. */
const foldAgents = (words: readonly string[]): string[] =>
  [...groupBy(words, (one) => one.replace(/^on \S+ /, ''))].map(([rest, all]) => {
    const agents = all.flatMap((one) => /^on (\S+) /.exec(one)?.[1] ?? []);
    return agents.length > 0 ? `on ${agents.join(', ')} ${rest}` : rest;
  });

/** git may know where it moved. */
async function findNow(tree: RefTree, files: readonly string[], file: string): Promise<string | null> {
  for (const path of files) if ((await tree.former?.(path)) === file) return path;
  return null;
}

/** Of a package whose skills are there, each case that is gone is named. */
export async function lintGonePackages(
  tree: RefTree,
  { name, folder: root }: { name: string; folder: string },
  { source, cwd }: Pick<Linted, 'source' | 'cwd'>,
) {
  const gone = source.root === root ? await findGonePackages(tree, root, name) : [];
  return gone.flatMap(({ folder, stays, had, fix }): Finding[] => {
    const where = { file: relative(cwd, join(root, folder)), line: 1, subject: folder };
    const message = `\`${name}\` has this package (${had}), and this branch does not`;
    return stays ? [] : [asWarning('part-gone', where, message, fix)];
  });
}
