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
  { source, cwd, corpus, keys, measured, baseline }: Linted,
  { before, parts, ref }: { before: SourceAtRef; parts: PartChanges; ref: string },
): Promise<Finding[]> {
  const prefix = prefixOf(source.root, cwd);
  const fileOf = ({ path }: { path: string }) => `${prefix}${path}`;
  const sources = { before: before.source, now: source, fileOf };
  const cases = corpus?.cases ?? [];
  const changed = await findTextChanges(parts, { ...sources, cases, ref });
  const agents = listLinted({ source: before.source, corpus: null, keys });
  const calls = cases.filter((row) => row.kind === 'tool_route');
  const hooks = calls.length > 0 && parts.gone.some(({ kind }) => kind === 'hook');
  const [were = [], are = []] = hooks ? await Promise.all([before.source, source].map(readDeclaredHooks)) : [[], []];
  const waits = (hook: DeclaredHook, { event = 'PreToolUse', tool }: ToolRouteCase) =>
    foldEvent(hook.event) === foldEvent(event) && (tool === '' || covers(hook.matcher, [tool]));
  const isLowered = (id: string) => {
    const entries = [...(baseline?.baseline.cases.get(id)?.values() ?? [])];
    return entries.length > 0 && entries.every(({ expected_status, reason }) => expected_status !== 'pass' && reason);
  };
  /** The cases that it alone answered: of the agents that had the hook some have none for that call any more. */
  const listAnswered = ({ name, path }: PartAt) =>
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
          .map(
            ({ case_id, expect }): Answered => ({
              case_id,
              fails: expect !== 'allow',
              is_lowered: isLowered(case_id),
            }),
          ),
      );
  const gone: Finding[] = [];
  for (const part of parts.gone) {
    const at = await findText(source, part);
    const restoring = await describeRestoring(part, sources);
    const file = fileOf(part);
    gone.push(describeGone(part, { file, at: at && `${prefix}${at}`, ref, answered: listAnswered(part), restoring }));
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
  answered: readonly Answered[];
  restoring: string;
}

interface Answered {
  case_id: string;
  fails: boolean;
  /** As the baseline expects, for a reason. */
  is_lowered: boolean;
}

function describeGone({ kind, name }: PartAt, { file, at, ref, answered, restoring }: Gone): Finding {
  const failing = answered.filter(({ fails }) => fails);
  const asked = failing.some(({ is_lowered }) => !is_lowered);
  const fails = `, so ${count(failing.length, 'case')} fail${failing.length > 1 ? '' : 's'}: ${listCases(failing)}`;
  const back = at ? `move it back to ${file}` : restoring;
  const [the, its] = answered.length > 1 ? ['the cases', 'their'] : ['the case', 'its'];
  return {
    ...{ rule: 'part-gone', severity: asked ? 'error' : 'warning', file: at ?? file, line: 1, subject: name },
    message: `\`${ref}\` has this ${PART_WORDS[kind][0]}, and this branch ${at ? `has its text in ${at}, where no agent looks for it` : 'does not'}${failing.length > 0 ? fails : ''}${failing.length > 0 && !asked ? ', as the baseline expects now, with a reason' : ''}`,
    fix: asked
      ? `${back}; if it is gone for good, remove ${the} ${listCases(answered)}, but ${keepEntries(its, BASELINE_FILE, RECORD)}.`
      : `${back}, if it is still wanted; if it is gone for good, leave it so: this warning ends with the merge.`,
    consequences: {},
  };
}

const listCases = (cases: readonly Answered[]) => listFew(cases.map(({ case_id }) => case_id));

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
