/** Files before and after, each changed in one place → a diff that `git apply` takes. */

export interface ChangedFile {
  /** From the repository's root. */
  path: string;
  before: string;
  after: string;
}

const CONTEXT = 3;

export const renderPatch = (files: readonly ChangedFile[]): string => files.map(renderFile).join('');

function renderFile({ path, before, after }: ChangedFile): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const first = Math.max(0, start - CONTEXT);
  const last = Math.max(0, end - CONTEXT);
  const head = old.slice(first, start);
  const tail = old.slice(old.length - end, old.length - last);
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  const range = (changed: number) => `${first + 1},${head.length + changed + tail.length}`;
  const show = (sign: string) => (line: string) =>
    line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`;
  return [
    `diff --git ${quote(`a/${path}`)} ${quote(`b/${path}`)}\n`,
    `--- ${nameOf(`a/${path}`)}\n`,
    `+++ ${nameOf(`b/${path}`)}\n`,
    `@@ -${range(removed.length)} +${range(added.length)} @@\n`,
    ...head.map(show(' ')),
    ...removed.map(show('-')),
    ...added.map(show('+')),
    ...tail.map(show(' ')),
  ].join('');
}

/** With their line ends. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** git reads a name up to a tab, because it may hold blanks. */
const nameOf = (path: string) => (path.includes(' ') ? `${quote(path)}\t` : quote(path));

const quote = (path: string) => (/["\\\n\t]/.test(path) ? JSON.stringify(path) : path);
