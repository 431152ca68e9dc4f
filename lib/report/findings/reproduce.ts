/** Turns a delta into the command that reproduces it without an API key. */

import { agentName } from '../../contract/agent-key.js';
import { OFFLINE } from '../../contract/plan.js';
import type { Results } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { getOwn } from '../../input/get-own.js';
import { oneLine } from '../../text/escape.js';
import { quoteShell } from '../../text/quote-shell.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';

/** Modes oracle and router need no key; a live result is judged again from its recording. */
export function reproduce(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const [row] = rows as readonly [DeltaRow, ...DeltaRow[]];
  const tool = input.command ?? 'agent-routing';
  const mode = input.results.mode;
  if (row.delta === 'WEAKENED') return diffFiles(row, input);
  if (row.delta === 'MISSING_BASELINE') return null;
  // What is listed is the same in every mode, and in-process rows need no vendor: both can simply be run again.
  if (row.delta !== 'OFFER_LOSS' && (mode === 'live' || mode === 'model') && row.agent !== OFFLINE) {
    const result = findResult(input, row);
    if (!result) return null;
    const { trial: shown } = result.trials.verdicts.find(({ status }) => status !== 'pass') ?? { trial: 1 };
    const trial = trialFolder(result.unit_run_id, shown, input);
    const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
    return `${tool} explain --agent ${quote(agentName(row.agent))} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
  }
  const as = mode === 'live' || mode === 'model' || mode === 'oracle' ? '' : ` --mode ${mode}`;
  return `${tool} run${as}${nameAgents(input.results, rows)}${nameIds(rows)}${whereFrom(input)}`;
}

/** An offer without a case needs none. */
const nameIds = (rows: readonly DeltaRow[]): string =>
  rows.some(({ case_id }) => case_id === null)
    ? ''
    : ` --case-id ${quote(distinct(rows.map(({ case_id }) => case_id)).join(','))}`;

/** What `baseline update` is to read: all that this batch ran, and not more. */
export function recordCommand({ results, command = 'agent-routing' }: ReportInput): string {
  const mode = results.mode === 'oracle' ? '' : ` --mode ${results.mode}`;
  return `${command} run${mode}${nameAgents(results)}`;
}

/** The files of a branch need no run: what of them is wrong that is not so at the ref. is_started: what shows only in a process of the source. */
export function checkCommand(
  { results, comparison, command = 'agent-routing' }: CheckInput,
  is_started = false,
): string {
  const { source, as } = results.options;
  const { ref } = comparison.baseline;
  const from = typeof source === 'string' && source !== '.' ? ` ${quote(source)}` : '';
  const since = ref === null ? '' : ` --since ${quote(ref)}`;
  return `${command} ${is_started ? 'discover' : 'check'}${from}${nameAgents(results)}${nameHad(as)}${is_started ? ' --allow-source-processes' : since}`;
}

type CheckInput = Pick<ReportInput, 'results' | 'comparison' | 'command'>;

/** Of all rows where none are given; nothing where the usual agents are meant. */
function nameAgents({ environment, options }: Results, rows: readonly DeltaRow[] | null = null): string {
  const ran = Object.keys(environment.agents).filter((name) => name !== OFFLINE);
  const agents = rows ? distinct(rows.map(({ agent }) => agent)) : ran;
  const usual = options['agents_by_default'] === true && ran.every((name) => agents.includes(name));
  return usual || agents.length === 0 ? '' : ` --agents ${quote(agents.join(','))}`;
}

/** No run shows that less is asked: the files do. */
function diffFiles({ less, case_id }: DeltaRow, input: ReportInput): string | null {
  const {
    comparison,
    results: { options, locations },
    baseline_file = 'provider-baseline.json',
  } = input;
  const { ref, sha } = comparison.baseline;
  if (ref === null) return null;
  const own = getOwn(locations?.cases, case_id ?? '')?.file;
  const cases = Array.isArray(options['cases']) ? options['cases'].map(String) : ['cases.json'];
  const files = less === 'lowered' ? [baseline_file] : own ? [own] : cases;
  return `git diff ${quote(sha?.slice(0, 12) ?? ref)} -- ${files.map(quote).join(' ')}`;
}

/** The options that name corpus, source and what it is compared with, where those were not the defaults. */
function whereFrom({ results: { options }, comparison: { baseline } }: ReportInput): string {
  const { cases, source, as } = options;
  const named = Array.isArray(cases) ? cases.map(String) : [];
  const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
  const from = typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '';
  return `${corpus}${from}${nameHad(as)}${baseline.ref === null ? '' : ` --baseline-ref ${quote(baseline.ref)}`}`;
}

const nameHad = (as: unknown) => (typeof as === 'string' ? ` --as ${quote(as)}` : '');
const distinct = (names: readonly (string | null)[]) => [...new Set(names)].slice(0, MOST);
/** Enough to see it by; a command is copied by hand. */
const MOST = 10;

/** As one word of a shell, whatever it holds. */
const quote = (text: string): string => quoteShell(oneLine(text, 300));

/** In the batch's folder on this machine, else in its artifact. */
export const trialFolder = (unit_run_id: string, trial: number, { artifact_dir }: ReportInput): string =>
  `${artifact_dir === undefined ? '' : `${artifact_dir}/`}units/${oneLine(unit_run_id, 80)}/trial-${trial}`;

/** On GitHub the reader has inputs of the action, elsewhere flags. */
export function nameOption(input: Pick<ReportInput, 'package'>, flag: string, value: string): string {
  const shown = oneLine(value, 80);
  return input.package === undefined
    ? `pass \`--${flag} ${shown}\``
    : `set \`${flag.replaceAll('-', '_')}: ${shown}\` in the workflow`;
}
