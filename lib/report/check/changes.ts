/** The changes of `check --fix` as a diff for people: the lines that differ, below the path of their file. */
import { subjectWord } from '../../lint/finding.js';
import { count, listFew } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { hasLost, listParts } from '../terminal/parts.js';
import type { CheckReport } from './input.js';

export function renderChanges(
  changes: readonly { path: string; renamed: string | null; executable?: true; before: string; after: string }[],
  written: boolean,
): string {
  if (changes.length === 0) return 'Nothing to fix mechanically.\n';
  const lines = changes.flatMap(({ path, renamed, executable, before, after }) => {
    const old = before.split('\n');
    const now = after.split('\n');
    // No fix adds or removes a line.
    const changed = old.flatMap((line, at) =>
      line === now[at] ? [] : [`@@ line ${at + 1} @@`, `-${show(line)}`, `+${show(now[at] ?? '')}`],
    );
    const mode = executable ? ['new mode 100755'] : [];
    return [`--- ${oneLine(path)}`, `+++ ${oneLine(renamed ?? path)}`, ...mode, ...changed];
  });
  const files = count(changes.length, 'file');
  return `${lines.join('\n')}\n${written ? `Fixed ${files}.` : `Would fix ${files}; nothing was written.`}\n`;
}

/** What was found once they were made. */
export function renderLeft({ findings, agents }: CheckReport): string {
  const left = hasLost(listParts(agents)) ? ' The parts that an agent does not get are above, with the reason.' : '';
  if (findings.length === 0) return `No finding is left.${left}\n`;
  const names = findings.map(
    ({ rule, subject, subjects }) =>
      `${rule} ${subjects ? `of ${count(subjects.length, subjectWord(rule))}` : oneLine(subject, 80)}`,
  );
  const are = findings.length === 1 ? 'is' : 'are';
  return `${count(findings.length, 'finding')} ${are} left, since --fix writes only what has one right text: ${listFew(names, NAMED)}.${left}\n`;
}

const NAMED = 6;
const show = (line: string) => oneLine(line.replace('\uFEFF', '<BOM>'), 2000);
