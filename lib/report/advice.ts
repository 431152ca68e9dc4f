/** A delta that needs somebody → how to mend it, and how to accept it. */
import { line } from '../baseline/serialize.js';
import type { DeltaRow } from '../delta/schema.js';
import type { Result } from '../result.js';
import { oneLine } from './escape.js';
import { KINDS } from './kinds.js';
import type { ReportInput } from './view.js';

export function fixOf(row: DeltaRow, result: Result | null, input: ReportInput): string | null {
  switch (row.delta) {
    case 'MISSING_BASELINE':
      return `add the entries below to ${code(input.baseline_file ?? 'provider-baseline.json')}, or write them with \`${input.command ?? 'agent-routing'} baseline update --reason "…"\` after a run`;
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
      return result && (KINDS[result.kind].fix(result, input.results.mode) ?? oneLine(result.error ?? '', 300));
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

export function acceptOf(row: DeltaRow, result: Result | null, agents: string[], input: ReportInput): string | null {
  const tool = input.command ?? 'agent-routing';
  const { ref } = input.comparison.baseline;
  const after = ref
    ? 'It stays red until the ref has it, or under `accept: with_reason`.'
    : `After a run \`${tool} baseline update --reason "…"\` writes it.`;
  switch (row.delta) {
    case 'REGRESSION':
    case 'UNMET': {
      if (row.status !== 'pass' && row.status !== 'fail') return null;
      const entry = { expected_status: row.status, allow_timeout: row.timed_out, reason: 'why' };
      const entries = agents.map((agent) => code(`${JSON.stringify(agent)}: ${line(entry)}`));
      return `if it is meant, let ${code(row.case_id ?? '')} expect ${entries.join(', ')}. ${after}`;
    }
    case 'OFFER_LOSS':
      return `if it is meant, \`${tool} baseline update --reason "…"\` after a run records the lower offer.${ref ? ` ${after}` : ''}`;
    case 'INFRA':
      return `an agent that is known to be unsteady: \`--infra-tolerant ${oneLine(row.agent, 80)}\`${result?.fault ? ` (it said ${result.fault.kind})` : ''}`;
    default:
      return null;
  }
}

/** Backticks are the report's own marks: a name that has some loses them. */
export function code(text: string): string {
  return `\`${oneLine(text, 160).replaceAll('`', "'")}\``;
}
