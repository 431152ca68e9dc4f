/** What a branch took away of a source, emptied or cut down, and what its cases demand less → findings of `check --since`, which runs none of them. */
import { join, posix, relative } from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import { BASELINE_FILE, type Baseline, findExpectation } from '../../lib/baseline/index.js';
import type { ToolRouteCase } from '../../lib/case/schema.js';
import { type BranchChange, PART_WORDS, type PartAt } from '../../lib/contract/part.js';
import type { RefTree } from '../../lib/contract/ports/ref-tree.js';
import type { DeclaredHook } from '../../lib/contract/transcript/hook-call.js';
import { listLowered } from '../../lib/delta/lowered.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { explainWeakening } from '../../lib/delta/reason.js';
import { createWeakenings } from '../../lib/delta/weakened.js';
import { getOwn } from '../../lib/input/get-own.js';
import { groupBy } from '../../lib/input/group-by.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import type { Finding } from '../../lib/lint/finding.js';
import { isAddressed } from '../../lib/lint/skill-location.js';
import { readCorpusAtRef } from '../../lib/setup/corpus/at-ref.js';
import { IGNORED } from '../../lib/setup/corpus/corpus.js';
import { readDeclaredHooks } from '../../lib/setup/source/declared-hooks.js';
import { readSubagents } from '../../lib/setup/source/subagents.js';
import { covers } from '../../lib/skill/hooks.js';
import { count, listFew } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { endSentence } from '../../lib/text/sentence.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { readAtRef } from '../run/prepare/baselines.js';
import type { SourceAtRef } from '../run/prepare/source-at-ref.js';
import { type Linted, listLinted, prefixOf } from './lint-source.js';
import { findText, findUnreached } from './part-readers.js';
import { describeRestoring, findTextChanges } from './text-changes.js';

export async function findLostParts(
  { source, cwd, corpus, keys, measured }: Linted,
  { before, parts, ref }: { before: SourceAtRef; parts: PartChanges; ref: string },
): Promise<Finding[]> {
  const prefix = prefixOf(source.root, cwd);
  const fileOf = ({ path }: { path: string }) => `${prefix}${path}`;
  const sources = { before: before.source, now: source, fileOf };
  const cases = corpus?.cases ?? [];
  const changed = await findTextChanges(parts, { ...sources, cases, ref });
  const agents = listLinted({ source: before.source, corpus: null, keys });
  const calls = cases.filter((row) => row.kind === 'tool_route' && row.expect !== 'allow') as ToolRouteCase[];
  const hooks = calls.length > 0 && parts.gone.some(({ kind }) => kind === 'hook');
  const [were = [], are = []] = hooks ? await Promise.all([before.source, source].map(readDeclaredHooks)) : [[], []];
  const waits = (hook: DeclaredHook, { event = 'PreToolUse', tool }: ToolRouteCase) =>
    foldEvent(hook.event) === foldEvent(event) && (tool === '' || covers(hook.matcher, [tool]));
  /** The cases that a run would fail: of the agents that had the hook some have none for that call any more. */
  const listAsking = ({ name, path }: PartAt) =>
    were
      .filter(({ event, command, file }) => file === path && `${event}: ${command}` === name)
      .flatMap((hook) =>
        calls
          .filter(
            (row) =>
              waits(hook, row) &&
              agents.some(
                ({ key, agent: { name, foreign_hooks } }) =>
                  isAddressed({ key, name }, [row]) &&
                  !foreign_hooks.test(hook.file) &&
                  !are.some((one) => waits(one, row) && !foreign_hooks.test(one.file)),
              ),
          )
          .map(({ case_id }) => case_id),
      );
  const gone: Finding[] = [];
  for (const part of parts.gone) {
    const at = await findText(source, part);
    const restoring = await describeRestoring(part, sources);
    const file = fileOf(part);
    gone.push(describeGone(part, { file, at: at && `${prefix}${at}`, ref, asking: listAsking(part), restoring }));
  }
  const unlistedOn = (agent: string) => getOwn(measured, agent)?.unlisted;
  const unreached = await findUnreached(parts, { ...sources, agents, unlistedOn });
  const lost = unreached.map(
    ({ to, lost, path, line, message, fix }): Finding => ({
      ...{ rule: 'part-gone', severity: 'warning', file: fileOf({ path }), line: line ?? 1, subject: to.name },
      message: `\`${ref}\` has this ${PART_WORDS[to.kind][0]}, and with this branch ${message}`,
      consequences: Object.fromEntries(lost.map((agent) => [agent, 'it has it no longer'])),
      fix: `${fix}, if it is still wanted.`,
    }),
  );
  return [...gone, ...lost, ...changed.flatMap(describeLoss)];
}

interface Gone {
  file: string;
  at: string | null;
  ref: string;
  asking: readonly string[];
  restoring: string;
}

const describeGone = ({ kind, name }: PartAt, { file, at, ref, asking, restoring }: Gone): Finding => ({
  ...{ rule: 'part-gone', severity: asking.length > 0 ? 'error' : 'warning', file: at ?? file, line: 1, subject: name },
  message: `\`${ref}\` has this ${PART_WORDS[kind][0]}, and this branch ${at ? `has its text in ${at}, where no agent looks for it` : 'does not'}${asking.length > 0 ? `, by which ${count(asking.length, 'case')} fail${asking.length > 1 ? '' : 's'}: ${listFew(asking)}` : ''}`,
  fix: `${at ? `move it back to ${file}` : restoring}${asking.length > 0 ? '' : ', if it is still wanted'}.`,
  consequences: {},
});

const foldEvent = (event: string): string => event.toLowerCase().replaceAll('_', '');

function describeLoss({ delta, name, file, line, message, fix }: BranchChange): Finding[] {
  if (!fix) return [];
  const severity = delta === 'BROKEN' ? 'error' : 'warning';
  return [
    {
      rule: 'part-text-lost',
      severity,
      file,
      line: line ?? 1,
      subject: name,
      message,
      consequences: {},
      fix: endSentence(fix),
    },
  ];
}

const NO_BASELINE: Baseline = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };

/** Of each corpus that the ref has, below the folder too: what `run` would call WEAKENED. */
export async function findLessDemanded(
  { source, cwd, corpus, keys }: Linted,
  { tree, since, parts }: { tree: RefTree; since: { name: string; folder: string }; parts: PartChanges },
): Promise<Finding[]> {
  const { name, folder: root } = since;
  const files = await glob(['**/*.{json,md,yaml,yml}'], { cwd: root, ignore: [...IGNORED] });
  const head = { sha: '', read: (file: string) => readTextIfAny(join(root, file)), list: async () => files };
  const skills = [
    ...files.flatMap((file) => /([^/]+)\/SKILL\.md$/.exec(file)?.[1] ?? []),
    ...source.skills.map(({ id }) => id),
  ];
  const subagents = (await readSubagents(source)).map((one) => one.name);
  const subjects = { skill: skills, subagent: subagents, route: corpus?.routes.map((one) => one.name) ?? null };
  const renamed = parts.renamed.map(({ from }) => from.name);
  const isIgnored = picomatch([...IGNORED], { dot: true });
  const isCorpus = (file: string) =>
    posix.basename(file) === DEFAULT_CASES && !file.startsWith('../') && !isIgnored(file);
  /** Read as leniently as the ref is: what cannot be read is a mistake of another kind. */
  const readIn = async (one: RefTree, file: string) => {
    const at = posix.join(file, '..', BASELINE_FILE);
    // Of a package that has none any more, the root's is not the one to read.
    const isRead = file === DEFAULT_CASES || (await one.read(file)) !== null;
    const { cases } = isRead ? await readCorpusAtRef([file], one, { cwd: root, name }) : { cases: [] };
    const ref = await readAtRef(one, at, name).catch(() => null);
    return { cases, ref, baseline: ref?.baseline ?? NO_BASELINE, text: (await one.read(at)) ?? '' };
  };
  const found: Finding[] = [];
  for (const file of new Set([DEFAULT_CASES, ...(await tree.list()).filter(isCorpus)])) {
    const now_file = files.includes(file) ? file : ((await findNow(tree, files.filter(isCorpus), file)) ?? file);
    const [then, now] = [await readIn(tree, file), await readIn(head, now_file)];
    const { baseline: ref } = then;
    const weakenings = createWeakenings(
      { now: now.cases, before: then.cases, source: subjects },
      { results: null, plan: null, ref, renamed },
    );
    const known = [...new Set([...ref.cases.values()].flatMap((row) => [...row.keys()]))];
    const asked = weakenings.ids.flatMap((id) =>
      (known.length > 0 ? known : keys.map(({ key }) => key)).flatMap((agent) => {
        const less = weakenings.find(id, agent);
        const of = (baseline: Baseline) => findExpectation(baseline, 'oracle', id, agent);
        const reason = less && explainWeakening(less, { current: of(now.baseline), ref: of(ref) });
        return less ? [{ id, words: less.words, reason, file: now_file }] : [];
      }),
    );
    const results = { mode: 'oracle', offers: {} } as const;
    const lowered = listLowered({ results, current: now.baseline, ref: then.ref }, null, weakenings);
    const entries = lowered.map((row) => ({ ...row, file: posix.join(now_file, '..', BASELINE_FILE) }));
    for (const [subject, rows] of groupBy([...asked, ...entries], ({ id }) => id)) {
      const reason = rows.every((row) => row.reason !== null) ? rows[0]?.reason : null;
      const words = [...new Set(rows.flatMap((row) => row.words))].map((one) => oneLine(one, 200)).join('; ');
      const origin = now.cases.find(({ case_id }) => case_id === subject)?.origin;
      const at = rows[0]?.file ?? file;
      const line = now.text.split('\n').findIndex((text) => text.includes(JSON.stringify(subject))) + 1;
      found.push({
        ...{ rule: 'case-weakened', severity: reason ? 'warning' : 'error', subject, consequences: {} },
        file: relative(cwd, join(root, at)),
        line: Math.max(1, at === now_file ? (origin?.line ?? 1) : line),
        message: `less is checked than at \`${name}\`: ${words}${reason ? ` (reason: ${oneLine(reason, 200)})` : ''}`,
        fix: reason
          ? 'nothing is left to do where a person agrees with the reason.'
          : 'demand as much as before, or give the case or its baseline entry a new `reason`, to which a person agrees.',
      });
    }
  }
  return found;
}

/** git may know where it moved. */
async function findNow(tree: RefTree, files: readonly string[], file: string): Promise<string | null> {
  for (const path of files) if ((await tree.former?.(path)) === file) return path;
  return null;
}
