/** Turns a delta into the command that reproduces it without an API key. */

import { agentName } from '../../contract/agent-key.js';
import { OFFLINE } from '../../contract/plan.js';
import type { DeltaRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import { quoteShell } from '../../text/quote-shell.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';

/** Modes oracle and router need no key; a live result is judged again from its recording. */
export function reproduce(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const [row] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const tool = input.command ?? 'agent-routing';
  const mode = input.results.mode;
  const list = quote(distinct(rows.map(({ agent }) => agent)).join(','));
  if (row.delta === 'OFFER_LOSS') return `${tool} discover --agents ${list}`;
  if (row.delta === 'WEAKENED') return diffFiles(row, input);
  if (row.delta === 'MISSING_BASELINE' || row.case_id === null) return null;
  // In-process rows need no vendor, so they can simply be run again.
  if ((mode === 'live' || mode === 'model') && row.agent !== OFFLINE) {
    const result = findResult(input, row);
    if (!result) return null;
    const { trial: shown } = result.trials.verdicts.find(({ status }) => status !== 'pass') ?? { trial: 1 };
    const trial = trialFolder(result.unit_run_id, shown, input);
    const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
    return `${tool} explain --agent ${quote(agentName(row.agent))} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
  }
  return `${tool} run --mode ${mode === 'live' || mode === 'model' ? 'oracle' : mode} --agents ${list} --case-id ${quote(distinct(rows.map(({ case_id }) => case_id)).join(','))}${whereFrom(input)}`;
}

/** What `baseline update` is to read: all that this batch ran, and not more. */
export function recordCommand({ results, command = 'agent-routing' }: ReportInput): string {
  const agents = Object.keys(results.environment.agents).filter((name) => name !== OFFLINE);
  // Without a choice they are the usual ones.
  const usual = !Array.isArray(results.options['agents']) || results.options['agents'].length === 0;
  const mode = results.mode === 'oracle' ? '' : ` --mode ${results.mode}`;
  return `${command} run${mode}${usual || agents.length === 0 ? '' : ` --agents ${quote(agents.join(','))}`}`;
}

/** No run shows that less is asked: the files do. */
function diffFiles({ less }: DeltaRow, input: ReportInput): string | null {
  const {
    comparison,
    results: { options },
    baseline_file = 'provider-baseline.json',
  } = input;
  const { ref, sha } = comparison.baseline;
  if (ref === null) return null;
  const cases = Array.isArray(options['cases']) ? options['cases'].map(String) : ['cases.json'];
  const files = less === 'lowered' ? [baseline_file] : cases;
  return `git diff ${quote(sha?.slice(0, 12) ?? ref)} -- ${files.map(quote).join(' ')}`;
}

/** The options that name corpus, source and what it is compared with, where those were not the defaults. */
function whereFrom({ results: { options }, comparison: { baseline } }: ReportInput): string {
  const { cases, source, as } = options;
  const named = Array.isArray(cases) ? cases.map(String) : [];
  const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
  const from = typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '';
  const had = typeof as === 'string' ? ` --as ${quote(as)}` : '';
  return `${corpus}${from}${had}${baseline.ref === null ? '' : ` --baseline-ref ${quote(baseline.ref)}`}`;
}

const distinct = (names: readonly (string | null)[]) => [...new Set(names)].slice(0, MOST);
/** Enough to see it by; a command is copied by hand. */
const MOST = 10;

/** As one word of a shell, whatever it holds. */
const quote = (text: string): string => quoteShell(oneLine(text, 300));

/** In the batch's folder on this machine, else in its artifact. */
export const trialFolder = (unit_run_id: string, trial: number, { artifact_dir }: ReportInput): string =>
  `${artifact_dir === undefined ? '' : `${artifact_dir}/`}units/${oneLine(unit_run_id, 80)}/trial-${trial}`;
