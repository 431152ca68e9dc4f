/** A delta → the command that shows it again without a key. */
import type { DeltaRow } from '../delta/schema.js';
import { OFFLINE } from '../plan.js';
import type { Result } from '../result.js';
import { oneLine } from './escape.js';
import type { ReportInput } from './view.js';

/** Embedded modes need no key; a live result is judged again from its recording. */
export function reproduce(row: DeltaRow, result: Result | null, agents: string[], input: ReportInput): string | null {
  const tool = input.command ?? 'agent-routing';
  const mode = input.results.mode;
  const list = quote(agents.join(','));
  if (row.delta === 'OFFER_LOSS') return `${tool} discover --agents ${list}`;
  if (row.delta === 'MISSING_BASELINE' || row.case_id === null) return null;
  // What runs in process asks no vendor.
  if (mode === 'live' && row.agent !== OFFLINE) {
    if (!result) return null;
    const { trial: shown } = result.trials.verdicts.find(({ status }) => status !== 'pass') ?? { trial: 1 };
    const trial = `units/${oneLine(result.unit_run_id, 80)}/trial-${shown}`;
    const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
    return `${tool} explain --agent ${quote(row.agent.split(/[@+]/)[0] ?? '')} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
  }
  return `${tool} run --mode ${mode === 'live' ? 'oracle' : mode} --agents ${list} --case-id ${quote(row.case_id)}${whereFrom(input)}`;
}

/** Where the corpus and the skills were, when not where they are looked for. */
function whereFrom({ results: { options } }: ReportInput): string {
  const { cases, source } = options;
  const named = Array.isArray(cases) ? cases.map(String) : [];
  const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
  return corpus + (typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '');
}

/** As one word of a shell, whatever it holds. */
function quote(text: string): string {
  const flat = oneLine(text, 300);
  return /^[\w./:@=,+-]+$/.test(flat) && !flat.startsWith('-') ? flat : `'${flat.replaceAll("'", "'\\''")}'`;
}
