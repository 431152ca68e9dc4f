/** The changes of `check --fix` as a diff for people: the lines that differ, below the path of their file. */
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';

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

const show = (line: string) => oneLine(line.replace('\uFEFF', '<BOM>'), 2000);
