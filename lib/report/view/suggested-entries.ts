/** Entries of cases that the baseline should have → those to paste, in the file's own format, one line per agent. */
import { line, serializeBaseline } from '../../baseline/serialize.js';
import { updateBaseline } from '../../baseline/update.js';
import type { Results } from '../../contract/result.js';
import { clean } from '../../text/escape.js';
import type { ReportInput } from './input.js';

export interface SuggestedEntry {
  case_id: string;
  /** JSON lines `"<agent>": {…}`. */
  agents: string[];
}

export const suggestEntries = ({ comparison }: Pick<ReportInput, 'comparison'>): SuggestedEntry[] =>
  Object.entries(comparison.entries ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([case_id, agents]) => ({
      case_id,
      agents: Object.entries(agents)
        .map(([agent, entry]) => `${JSON.stringify(agent)}: ${line(entry)}`)
        .sort(),
    }));

export function renderSuggestedEntry({ case_id, agents }: SuggestedEntry): string {
  return clean(`  ${JSON.stringify(case_id)}: {\n${agents.map((row) => `    ${row}`).join(',\n')}\n  }`);
}

/** The first baseline of a corpus, as `baseline update` would write it; null where one exists, or where nothing could be judged. */
export function suggestBaseline({ comparison, results }: Pick<ReportInput, 'comparison' | 'results'>): string | null {
  return comparison.baseline.current || comparison.baseline.ref_found ? null : firstBaseline(results);
}

export function firstBaseline(results: Results): string | null {
  const { baseline } = updateBaseline({ current: null, results, reason: 'first record' });
  return baseline.cases.size > 0 ? serializeBaseline(baseline) : null;
}
