/** What a branch took away of a source, emptied or cut down → findings of `check --since`, which has no case that would notice. */
import { type BranchChange, PART_WORDS, type PartAt } from '../../lib/contract/part.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import type { Finding } from '../../lib/lint/finding.js';
import { endSentence } from '../../lib/text/sentence.js';
import type { SourceAtRef } from '../run/prepare/source-at-ref.js';
import { type Linted, prefixOf } from './lint-source.js';
import { findTextChanges } from './text-changes.js';

export async function findLostParts(
  { source, cwd, corpus }: Linted,
  { before, parts, ref }: { before: SourceAtRef; parts: PartChanges; ref: string },
): Promise<Finding[]> {
  const prefix = prefixOf(source.root, cwd);
  const fileOf = ({ path }: PartAt) => `${prefix}${path}`;
  const cases = corpus?.cases ?? [];
  const changed = await findTextChanges(parts, { before: before.source, now: source, cases, ref, fileOf });
  return [...parts.gone.map((part) => describeGone(part, fileOf(part), ref)), ...changed.flatMap(describeLoss)];
}

const describeGone = ({ kind, name, text }: PartAt, file: string, ref: string): Finding => ({
  ...{ rule: 'part-gone', severity: 'warning', file, line: 1, subject: name, consequences: {} },
  message: `\`${ref}\` has this ${PART_WORDS[kind][0]}, and this branch does not`,
  fix: text === '' ? `declare it again in ${file}, if it is still wanted.` : `restore ${file}, if it is still wanted.`,
});

/** A body that says nothing is a mistake for which `skill-body` has a rule. */
function describeLoss({ delta, kind, name, file, line, message, fix }: BranchChange): Finding[] {
  if (!fix || (kind === 'skill' && message === 'its text says nothing any more')) return [];
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
