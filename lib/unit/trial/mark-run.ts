/** The rows of a batch's parts and the hook calls that its units recorded → the rows, with the hooks marked that ran. */
import type { PartRow } from '../../contract/part.js';
import type { HookCall } from '../../contract/transcript/hook-call.js';
import { omit } from '../../input/get-own.js';
import { namesOfHook } from '../../offer/hooks.js';

/** Of two hooks with one command in one file, which ran is not known. One that cannot start is called, and does not run. */
export const markRun = (rows: readonly PartRow[], calls: readonly HookCall[]): PartRow[] => {
  const isOf = (row: PartRow) => {
    const isSame = ({ kind, name, path }: PartRow) => kind === 'hook' && name === row.name && path === row.path;
    return isSame(row) && rows.filter(isSame).length === 1;
  };
  const ran = new Set(calls.map((call) => JSON.stringify(namesOfHook(call))));
  return rows.map((row) =>
    !row.stuck && isOf(row) && ran.has(JSON.stringify({ name: row.name, path: row.path }))
      ? { ...omit(row, 'untried', 'unread'), ran: true, reason: null }
      : row,
  );
};
