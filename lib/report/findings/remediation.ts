/** Turns a delta that needs attention into advice: how to fix it, and how to accept it. */
import { posix } from 'node:path';
import { UNDECIDED } from '../../contract/decision.js';
import type { FileChange } from '../../contract/file-change.js';
import type { Result } from '../../contract/result.js';
import { pageAddress } from '../../contract/schema-address.js';
import { isJudged } from '../../delta/gate.js';
import { fixLess, keepEntries, UNBLOCKED } from '../../delta/lowered.js';
import type { DeltaRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import { quoteShell } from '../../text/quote-shell.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { KINDS } from '../view/kinds.js';
import { code, listFew } from '../view/names.js';
import { findKnown, findRenaming, findUndo, mayDiffer } from './change.js';
import { isOwnCase } from './locate.js';
import { hasBrokenSettings, isSealed, lacksHook, limitAgents, listUnanswered, lostItsHook } from './lost-hooks.js';
import { fixOutage } from './outage.js';
import { checkCommand, nameOption, recordCommand } from './reproduce.js';

/** undone: what became of the file that this branch changed, where it is known; a case that finds it is no case to switch off. */
export function fixOf(row: DeltaRow, input: ReportInput, undone?: FileChange['state']): string | null {
  const result = findResult(input, row);
  const baseline = code(fileOf(input));
  switch (row.delta) {
    case 'MISSING_BASELINE':
      // An entry that expects a fail would only hide it, and of what could not run none is written.
      if (row.status !== 'pass')
        return `${(result?.status === 'fail' ? fixResult(result, input) : fixOutage(result, input)) ?? 'make it pass'}; then ${recordIt(input)}`;
      // What has just run is the newest batch here, and not on the reader's machine where a job ran it.
      return `${mendFirst(input)}${input.package === undefined ? `${update(input)} writes this result into ${baseline}; commit that` : recordIt(input)} (or paste the entries below into it)`;
    case 'MISSING_RESULT':
      if (row.status === 'infra_error') return fixOutage(result, input);
      return 'open the job that should have run them: if it was cancelled or ran out of time, re-run it; else its log says why it uploaded no result';
    case 'OFFER_LOSS': {
      // What no room would mend is what was changed.
      if (undone) return row.loss?.over ? `shorten what grew (${adviseDiscover(input)})` : '';
      // Only what is listed at all is too long.
      const is_lost = input.results.offers[row.agent]?.[row.skill ?? '']?.offer === 'absent';
      return `${is_lost ? '' : 'shorten the descriptions that grew, or '}fix what the agent reports; ${adviseDiscover(input)}`;
    }
    case 'DELIVERY_LOSS':
      return 'shorten the body, or move parts of it to files that it names, which an agent reads when it needs them';
    case 'WEAKENED':
      if (!row.fails && row.less !== 'lowered')
        return `nothing, if a reviewer agrees with its \`reason\` (the merge is not blocked, and with \`accept: with_reason\` in the workflow the reason is enough for a pass); else ${row.less === 'deleted' ? 'restore the case' : 'undo that change of the case'}`;
      return fixLess(row.less ?? 'checks', fileOf(input), recordSince(input));
    case 'INCONCLUSIVE':
      if (result?.fault?.kind === UNDECIDED)
        return (
          result.fault.fix ??
          (input.results.mode === 'replay'
            ? `ask a model: \`--mode model --record\`, and commit decisions.jsonl (${pageAddress('modes')})`
            : '`--reuse --record` asks again for what is open, and for nothing else')
        );
      if (result?.status === 'skipped') return 'run this case again: a row that was skipped shows nothing';
      return 'run more trials (`--trials 10`): these are too few to tell a regression from chance';
    case 'INFRA':
      return fixOutage(result, input);
    default:
      if (row.status === 'infra_error') return fixOutage(result, input);
      if (row.timed_out)
        return 'give it more time: raise `--timeout-seconds`, `--agent-timeout` or `timeout_seconds` of the case';
      return result && (fixResult(result, input, undone) ?? oneLine(result.error ?? '', 300));
  }
}

function fixResult(result: Result, input: ReportInput, undone?: FileChange['state']): string | null {
  const { agent, failure_kind, missing_evidence } = result;
  const { environment, locations, mode } = input.results;
  const file = missing_evidence.find((path) => path.startsWith('../'));
  if (file === undefined || failure_kind !== 'missing_skill_file_evidence' || !isCopied(environment.agents[agent]))
    return KINDS[result.kind].fix(result, mode, undone);
  const files = locations?.plugin ?? [];
  const isRoot = files.includes(posix.join(locations?.source ?? '', '.claude-plugin/plugin.json'));
  const way = isRoot ? 'plugin' : files.some((path) => path.endsWith('marketplace.json')) ? 'marketplace' : null;
  const lacks = `${code(agent)} has a copy of the skill, which does not hold ${code(file)} from outside its folder:`;
  return `${lacks} ${way ? `ask ${code(`${agent}+${way}`)} instead, which has the plugin installed, or ` : ''}move the file into the skill's folder`;
}

const fileOf = ({ baseline_file = 'provider-baseline.json' }: ReportInput): string => baseline_file;
const isCopied = (agent?: { install: string | null }) => agent?.install === 'skills';

/** What is recorded with the rest. */
function mendFirst({ comparison }: ReportInput): string {
  const failing = comparison.deltas.filter(({ delta, status }) => delta === 'MISSING_BASELINE' && status === 'fail');
  const cases = [...new Set(failing.map(({ case_id }) => code(case_id ?? '')))];
  return cases.length > 0
    ? `first fix ${listFew(cases)} where ${cases.length > 1 ? 'they fail' : 'it fails'}, since a failure would be recorded, too; then `
    : '';
}

const update = ({ command = 'agent-routing' }: ReportInput): string => `\`${command} baseline update --reason "…"\``;
const record = (input: ReportInput): string => `\`${recordCommand(input)}\`, then ${update(input)}`;

/** What the ref still asks is known only of a batch that was compared with it. */
const recordSince = (input: ReportInput): string =>
  `\`${recordCommand(input)} --baseline-ref ${quoteShell(oneLine(input.comparison.baseline.ref ?? 'main', 100))}\`, then ${update(input)}`;

/** An entry that was changed by hand leaves what is offered as it was, which is red in the next run. */
const recordIt = (input: ReportInput, what = 'it'): string =>
  `record ${what}: ${record(input)}, and commit ${code(fileOf(input))}`;

export const adviseDiscover = ({ command = 'agent-routing' }: ReportInput): string =>
  `\`${command} discover\` shows every listing and the room left in it`;

/** What is red once that is recorded, and how it is let pass. */
function describeAfter(input: ReportInput, ref: string): string {
  const own = input.package === undefined;
  const run = `${input.command ?? 'agent-routing'} run --baseline-ref ${quoteShell(oneLine(ref, 100))}`;
  const lets_pass = own
    ? `pass \`--accept with_reason\` (in the workflow \`accept: with_reason\`)`
    : nameOption(input, 'accept', 'with_reason');
  return `Until that is merged, ${own ? code(run) : 'this check'} stays red, so that a reviewer has to agree. If your reason is to be enough, ${lets_pass}.`;
}

/** rows: what one thing to fix broke. */
export function acceptOf(rows: readonly DeltaRow[], input: ReportInput): string | null {
  const [row] = rows as readonly [DeltaRow, ...DeltaRow[]];
  if (findKnown(rows)) return null;
  const agents = [...new Set(rows.map(({ agent }) => agent))];
  const { ref } = input.comparison.baseline;
  const baseline = code(fileOf(input));
  const after = ref
    ? describeAfter(input, ref)
    : 'On a pull request the check stays red until the base branch has that, too; with `accept: with_reason` in the workflow the reason is enough for a pass.';
  switch (row.delta) {
    case 'REGRESSION':
    case 'UNMET': {
      if (row.status !== 'pass' && row.status !== 'fail') return null;
      // Without a ref it is not known whether there was one.
      const hookless = rows.every((one) => (ref ? one.taken : lacksHook(one, input)));
      const other = lostItsHook(row, input) || hookless ? listUnanswered(rows, input) : [];
      const cases = [...new Set([...rows.map(({ case_id }) => case_id ?? ''), ...other])].map(code);
      const [its, all, it] = cases.length > 1 ? ['their', 'the cases', 'them'] : ['its', 'the case', 'it'];
      const entries = `${all} ${listFew(cases)} and ${its} entries in ${baseline}`;
      // To record what may be chance would make it the rule.
      if (mayDiffer(rows, input)) return null;
      // Nobody means a file to be no JSON, or a script to lose its executable bit.
      const isSlip = (one: DeltaRow) => hasBrokenSettings(one, input) || isSealed(one, input);
      if (findRenaming(rows, input) || row.taken?.now || rows.every(isSlip)) return null;
      if (row.failure_kind === 'ambiguous_skill')
        return 'two skills cannot share a name, by which alone these agents know them: the check stays red until one has another.';
      if (row.failure_kind === 'missing_skill_file_evidence' && findUndo(rows, input)?.state === 'gone')
        return `take the file out of \`required_files\` of ${all} ${listFew(cases)}, and write into it a ${UNBLOCKED}.`;
      const isGone = row.taken || (findResult(input, row)?.offer?.unknown && !rows.every(isOwnCase));
      if (hookless || isGone) return describeRemoval(rows, input, entries);
      const tried = findResult(input, row)?.tried_call;
      const limit = lostItsHook(row, input) && limitAgents(rows, input);
      if (limit) return limit;
      if (lostItsHook(row, input) || tried?.failure === 'turned_off')
        return `remove ${all} ${listFew(cases)} and ${keepEntries(its, fileOf(input), recordSince(input))}.`;
      // Nobody means a hook to crash, but to go, or to warn.
      if (rows.every(isCrash(input))) {
        const declared = tried?.hook?.replace(/^\S+ in /, '');
        const warns = ` If it is only to warn, let it end with exit code 0, set \`expect: allow\` in ${all}, and write into ${it} a ${UNBLOCKED}.`;
        return `if the hook is to go, remove it${declared ? ` from ${code(declared)}` : ''}, and ${entries}, too.${tried?.failure === 'missing' ? '' : warns}`;
      }
      if (ref && rows.every(({ less }) => less === 'lowered'))
        return `this branch has lowered ${its} baseline ${cases.length > 1 ? 'entries' : 'entry'} already${rows.every((one) => one.lowered_for) ? '' : `; write into that entry of ${baseline} a \`reason\` that says why`}. ${after}`;
      // Nobody asks more of a case so that it fails.
      if (rows.every(isOwnCase)) return null;
      return `${recordIt(input, 'that a failure is expected')}. ${after}`;
    }
    case 'OFFER_LOSS':
    case 'DELIVERY_LOSS':
      if (ref && rows.every((one) => one.lowered_for))
        return `this branch has recorded that in ${baseline} already, with a reason. ${after}`;
      return `${recordIt(input)}. ${after}`;
    case 'INFRA':
      // Elsewhere a row that could not run fails nothing, and there is nothing to accept.
      if (!row.fails && !input.comparison.missing_agents.includes(row.agent)) return null;
      return `if ${agents.length > 1 ? 'these agents are' : 'this agent is'} known to be unreliable, ${nameOption(input, 'infra-tolerant', agents.join(','))}.`;
    default:
      return null;
  }
}

/** cases: in words, and with what goes with them. */
function describeRemoval(rows: readonly DeltaRow[], input: ReportInput, cases: string): string {
  const { deltas } = input.comparison;
  const many = new Set(rows.map(({ skill, taken }) => taken?.name ?? skill)).size > 1;
  const what = many
    ? 'they are'
    : rows.some((row) => findResult(input, row)?.kind === 'tool_route')
      ? 'the hook is'
      : 'it is';
  const stays = deltas.some(
    (row) => isJudged(row) && !row.fails && !rows.some(({ case_id }) => case_id === row.case_id),
  );
  const then = stays
    ? 'the gate then passes, unless something else is wrong'
    : 'no case is then left that can pass or fail, so the gate is inconclusive, which does not block the merge';
  return `if ${what} gone for good, remove ${cases}, too, and what \`${checkCommand(input)}\` names that still refers to ${many ? 'them' : 'it'}: ${then}.`;
}

const isCrash = (input: ReportInput) => (row: DeltaRow) =>
  findResult(input, row)?.tried_call?.outcome === 'hook_errored';
