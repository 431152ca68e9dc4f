/** What agents are without although it is there, and what that is found from: shapes, and how a part is told from others. */
import type { PartAt, PartRow } from '../../../lib/contract/part.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { PartLister } from '../../run/execute/measure-offers.js';

/** A server shares its file with others. */
export const measuredAs = ({ kind, path, name }: Pick<PartRow, 'kind' | 'path' | 'name'> | PartAt): string =>
  kind === 'mcp_server' ? `${path} ${name}` : path;

/** What was tried, and is not listed. */
export const listUnlisted = (rows: readonly PartRow[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) =>
      row.listed_as.length > 0 || row.untried || row.late || row.kind === 'hook'
        ? []
        : [[measuredAs(row), row.reason ?? '']],
    ),
  );

export interface Unreached {
  to: PartAt;
  lost: string[];
  /** Relative to the source's root. */
  path: string;
  line: number | null;
  message: string;
  fix: string;
  /** Absent: REMOVED. Null: the ref may be without it, too. */
  delta?: 'BROKEN' | null;
}

export type Said = Pick<Unreached, 'message' | 'fix' | 'delta'>;

export interface Reach {
  before: Source;
  now: Source;
  /** As they were given the source at the ref. */
  agents: readonly LintedAgent[];
  /** What of it was measured and is not listed, as `measuredAs` calls it. */
  unlistedOn(agent: string): ReadonlyMap<string, string> | undefined;
  /** Parts that may name a tool of a server. */
  texts?: readonly PartAt[];
  fileOf(part: { path: string }): string;
  /** Starts the servers of either source; absent: they must not start. */
  start?: {
    ref: string;
    list: PartLister;
    /** As the run measured them. */
    rowsOn(agent: string): readonly PartRow[];
  };
}
