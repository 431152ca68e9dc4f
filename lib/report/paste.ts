/** Deltas that ask for a change of the baseline → the entries to paste, one line per agent, in the file's own form. */
import { line } from '../baseline/serialize.js';
import { clean } from './escape.js';
import type { ReportInput } from './view.js';

export interface PasteEntry {
  case_id: string;
  /** JSON lines `"<agent>": {…}`. */
  agents: string[];
}

/** What lacks an entry gets what it did; what improved is raised. A regression is never offered for pasting: lowering it takes a reason. */
export function listPasteEntries({ comparison }: ReportInput): PasteEntry[] {
  const entries = new Map<string, string[]>();
  for (const { case_id, agent, delta, status, timed_out } of comparison.deltas) {
    if (case_id === null || (delta !== 'MISSING_BASELINE' && delta !== 'IMPROVEMENT')) continue;
    if (status !== 'pass' && status !== 'fail') continue;
    const reason = status === 'fail' ? { reason: 'why' } : {};
    const entry = { expected_status: status, allow_timeout: timed_out, ...reason };
    entries.set(case_id, [...(entries.get(case_id) ?? []), `${JSON.stringify(agent)}: ${line(entry)}`]);
  }
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([case_id, agents]) => ({ case_id, agents: agents.sort() }));
}

export function renderPasteEntry({ case_id, agents }: PasteEntry): string {
  return clean(`  ${JSON.stringify(case_id)}: {\n${agents.map((row) => `    ${row}`).join(',\n')}\n  }`);
}
