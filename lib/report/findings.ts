/** Deltas that need somebody → findings: cause, fix, proof, a command that shows it again without a key, how to accept it. Like ones are told once. */
import { line } from '../baseline/serialize.js';
import type { Delta } from '../delta/classify.js';
import type { DeltaRow } from '../delta/schema.js';
import type { Result } from '../result.js';
import { clean, oneLine } from './escape.js';
import type { ReportInput } from './view.js';
import { count, DELTA_WORDS, FAILURE_FIXES, FAILURE_WORDS, keyOf } from './words.js';

/** Plain text; what stands between backticks is code. */
export interface Finding {
  delta: Delta;
  fails: boolean;
  title: string;
  /** The cause in a few words. */
  brief: string;
  cause: string;
  fix: string | null;
  proof: string | null;
  reproduce: string | null;
  accept: string | null;
}

const NEEDS_SOMEBODY: readonly Delta[] = [
  'REGRESSION',
  'UNMET',
  'MISSING_RESULT',
  'MISSING_BASELINE',
  'OFFER_LOSS',
  'INCONCLUSIVE',
  'INFRA',
];

export function listFindings(input: ReportInput): Finding[] {
  const byKey = new Map(input.results.results.map((row) => [keyOf(row.case_id, row.agent), row]));
  const groups = new Map<string, DeltaRow[]>();
  for (const row of input.comparison.deltas) {
    if (!NEEDS_SOMEBODY.includes(row.delta)) continue;
    const key = groupKey(row, byKey.get(keyOf(row.case_id, row.agent)));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].sort(([a], [b]) => rankOf(a) - rankOf(b)).map((rows) => makeFinding(rows, input, byKey));
}

const rankOf = (row: DeltaRow | undefined) => (row ? DELTA_WORDS[row.delta].rank : 0);

/** One finding per thing to mend, not per row. */
function groupKey(row: DeltaRow, result: Result | undefined): string {
  switch (row.delta) {
    case 'MISSING_BASELINE':
      return row.delta;
    case 'MISSING_RESULT':
      return `${row.delta} ${row.agent} ${row.reason}`;
    case 'INFRA':
      return `${row.delta} ${row.agent} ${result?.fault?.kind ?? row.reason}`;
    case 'OFFER_LOSS':
      return `${row.delta} ${row.skill} ${row.reason}`;
    default:
      return `${row.delta} ${row.skill ?? row.case_id} ${row.agent} ${row.failure_kind} ${row.timed_out}`;
  }
}

function makeFinding(rows: DeltaRow[], input: ReportInput, byKey: Map<string, Result>): Finding {
  const [first] = rows as [DeltaRow, ...DeltaRow[]];
  const result = byKey.get(keyOf(first.case_id, first.agent)) ?? null;
  const agents = [...new Set(rows.map((row) => row.agent))];
  const cases = [...new Set(rows.map((row) => row.case_id).filter((id): id is string => id !== null))];
  const cause = oneLine(
    first.delta === 'MISSING_BASELINE' ? 'the current baseline has no entry' : (first.reason ?? ''),
    900,
  );
  return {
    delta: first.delta,
    fails: rows.some((row) => row.fails),
    title: titleOf(first, agents, cases, rows.length),
    brief: briefOf(result) ?? cause,
    cause,
    fix: fixOf(first, result, input),
    proof: proofOf(result),
    reproduce: reproduce(first, result, agents, input),
    accept: acceptOf(first, result, input),
  };
}

function titleOf(row: DeltaRow, agents: string[], cases: string[], rows: number): string {
  const on = agents.map(code).join(', ');
  const some = cases.slice(0, 3).map(code).join(', ') + (cases.length > 3 ? ` and ${cases.length - 3} more` : '');
  switch (row.delta) {
    case 'MISSING_BASELINE':
    case 'MISSING_RESULT':
      return `${count(rows, 'row')} on ${on}: ${some}`;
    case 'INFRA':
      return `${on} could not run ${some}`;
    case 'OFFER_LOSS':
      return `${code(row.skill ?? '')} on ${on}${cases.length ? ` (${some})` : ' (no case of this batch)'}`;
    default:
      return row.skill ? `${code(row.skill)} on ${on} (${some})` : `${some} on ${on}`;
  }
}

function briefOf(result: Result | null): string | null {
  if (result?.status !== 'fail') return null;
  const words = result.failure_kind ? FAILURE_WORDS[result.failure_kind] : 'failed';
  const why = result.offer?.reason && result.failure_kind?.includes('offer') ? result.offer.reason : result.error;
  return [words, why].filter(Boolean).join(': ');
}

function fixOf(row: DeltaRow, result: Result | null, input: ReportInput): string | null {
  switch (row.delta) {
    case 'MISSING_BASELINE':
      return `add the entries below to ${code(input.baseline_file ?? 'provider-baseline.json')}, or write them with \`baseline update\``;
    case 'MISSING_RESULT':
      return 'look at the job that should have run them: it was cancelled, it ran out of time, or its artifact is missing';
    case 'OFFER_LOSS':
      return 'shorten the descriptions that grew, or mend what the agent says; `agent-routing discover` shows every offer and the room left';
    case 'INCONCLUSIVE':
      return 'give it more trials (`--trials 10`): these cannot tell a loss from chance';
    case 'INFRA':
      return infraFix(result?.fault?.kind ?? '');
    default:
      if (row.status === 'infra_error') return infraFix(result?.fault?.kind ?? '');
      if (row.status === 'pass' && row.timed_out)
        return 'give it more time (`timeout_seconds` of the case), or allow the time-out';
      if (result?.offer?.reason?.startsWith('the source has no skill'))
        return 'bring the skill back, or remove the case and its entries in the baseline';
      return row.failure_kind ? FAILURE_FIXES[row.failure_kind] : result?.error ? oneLine(result.error, 300) : null;
  }
}

function infraFix(kind: string): string {
  const fixes: Record<string, string> = {
    auth: "give the job this agent's credentials; a fork's pull request has none",
    rate_limit: 'lower `--max-parallel`, or run it again later',
    quota: 'the account is used up: raise its limit, or leave the agent out',
    cli_missing: 'the agent could not be installed or started: see its stderr in the artifact',
    subagent_missing: "install the source as a plugin, or correct the suite's agent",
    bad_config: "mend the agent's configuration: see its stderr in the artifact",
  };
  return Object.hasOwn(fixes, kind)
    ? (fixes[kind] ?? '')
    : 'see stderr in the artifact; run it again if it was the network';
}

/** The strongest line there is: what proves the best hit, else what the agent said last. Of an absent skill no line of the output tells. */
function proofOf(result: Result | null): string | null {
  if (!result || result.failure_kind === 'skill_not_offered') return null;
  const [proof] = result.tool_use_proof_lines;
  if (proof) return `${oneLine(proof.source, 60)}:${proof.line_number} ${oneLine(proof.line, 240)}`;
  if (result.fault) return oneLine(result.fault.message, 240);
  const last = clean(result.output_excerpt.slice(-2000)).trim().split('\n').at(-1);
  // Half an event is no sentence.
  return last && !last.startsWith('{') ? oneLine(last, 240) : null;
}

/** Embedded modes need no key; a live result is judged again from its recording. */
function reproduce(row: DeltaRow, result: Result | null, agents: string[], input: ReportInput): string | null {
  const tool = input.command ?? 'agent-routing';
  const mode = input.results.mode;
  const list = quote(agents.join(','));
  if (row.delta === 'OFFER_LOSS') return `${tool} discover --agents ${list}`;
  if (row.delta === 'MISSING_BASELINE' || row.case_id === null) return null;
  if (mode === 'live') {
    if (!result) return null;
    const trial = `units/${oneLine(result.unit_run_id, 80)}/trial-1`;
    const skill = row.skill ? ` --skill ${quote(row.skill)}` : '';
    return `${tool} explain --agent ${quote(row.agent.split(/[@+]/)[0] ?? '')} --stdout ${quote(`${trial}/stdout`)} --meta ${quote(`${trial}/meta.json`)}${skill}`;
  }
  return `${tool} run --mode ${mode} --agents ${list} --case-id ${quote(row.case_id)}${whereFrom(input)}`;
}

/** Where the corpus and the skills were, when not where they are looked for. */
function whereFrom({ results: { options } }: ReportInput): string {
  const { cases, source } = options;
  const named = Array.isArray(cases) ? cases.map(String) : [];
  const corpus = named.length === 0 || named.join() === 'cases.json' ? '' : ` --cases ${quote(named.join(','))}`;
  return corpus + (typeof source === 'string' && source !== '.' ? ` --source ${quote(source)}` : '');
}

function acceptOf(row: DeltaRow, result: Result | null, input: ReportInput): string | null {
  const tool = input.command ?? 'agent-routing';
  const after = input.comparison.baseline.ref
    ? 'It stays red until the ref has it, or under `accept: with_reason`.'
    : `\`${tool} baseline update\` writes it.`;
  switch (row.delta) {
    case 'REGRESSION':
    case 'UNMET': {
      if (row.status !== 'pass' && row.status !== 'fail') return null;
      const entry = { expected_status: row.status, allow_timeout: row.timed_out, reason: 'why' };
      return `if it is meant, let ${code(row.case_id ?? '')} expect ${code(`${JSON.stringify(row.agent)}: ${line(entry)}`)}. ${after}`;
    }
    case 'OFFER_LOSS':
      return `if it is meant, \`${tool} baseline update --results results.json --reason "…"\` records the lower offer. ${after}`;
    case 'INFRA':
      return `an agent that is known to be unsteady: \`--infra-tolerant ${oneLine(row.agent, 80)}\`${result?.fault ? ` (it said ${result.fault.kind})` : ''}`;
    default:
      return null;
  }
}

/** Backticks are the report's own marks: a name that has some loses them. */
function code(text: string): string {
  return `\`${oneLine(text, 160).replaceAll('`', "'")}\``;
}

/** As one word of a shell, whatever it holds. */
export function quote(text: string): string {
  const flat = oneLine(text, 300);
  return /^[\w./:@=,+-]+$/.test(flat) && !flat.startsWith('-') ? flat : `'${flat.replaceAll("'", "'\\''")}'`;
}
