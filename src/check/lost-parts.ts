import { BASELINE_FILE } from '../../lib/baseline/index.js';
import type { ToolRouteCase } from '../../lib/case/schema.js';
import { type BranchChange, PART_WORDS, type PartAt } from '../../lib/contract/part.js';
import type { DeclaredHook } from '../../lib/contract/transcript/hook-call.js';
import { keepEntries } from '../../lib/delta/lowered.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { getOwn } from '../../lib/input/get-own.js';
import type { Finding } from '../../lib/lint/finding.js';
import { isAddressed } from '../../lib/lint/skill-location.js';
import { readDeclaredHooks } from '../../lib/setup/source/declared-hooks.js';
import { covers } from '../../lib/skill/hooks.js';
import { count, listFew } from '../../lib/text/count.js';
import { endSentence } from '../../lib/text/sentence.js';
import type { SourceAtRef } from '../run/prepare/source-at-ref.js';
import { RECORD } from './less-demanded.js';
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
      fix: `${fix}, if it is still wanted; else nothing is left to do.`,
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
  fix: `${at ? `move it back to ${file}` : restoring}${
    asking.length > 0
      ? `; if it is gone for good, remove ${asking.length > 1 ? 'these cases' : 'this case'}, but ${keepEntries(asking.length > 1 ? 'their' : 'its', BASELINE_FILE, RECORD)}`
      : ', if it is still wanted; if it is gone for good, remove what this check names that still refers to it: this warning goes once that is merged'
  }.`,
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
