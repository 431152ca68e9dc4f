/** Renders an explanation as text: the verdict, the skills that matter with what decides, then what was read and the tool calls. */

import { type Delivery, describeSize } from '../../../lib/contract/delivery.js';
import type { Coverage } from '../../../lib/contract/transcript/coverage.js';
import type { ToolOutcome } from '../../../lib/contract/transcript/event.js';
import type { SkillUse } from '../../../lib/evidence/evidence.js';
import type { Explanation } from '../../../lib/evidence/explain/explain.js';
import { count, listFew } from '../../../lib/text/count.js';
import { oneLine } from '../../../lib/text/escape.js';

const USED: Record<string, string> = {
  invoked: 'invoked',
  forked: 'invoked in its own subagent',
  injected: 'injected into the context without a call',
  read: 'its SKILL.md was read',
  delivered: 'its text reached the model',
};

const UNUSED: Record<string, string> = {
  none: 'no trace of it',
  'other-skill': 'no trace of it; another skill was used',
  'other-file': 'another file of its folder was read, not its SKILL.md',
  unfinished: 'requested, but no result was seen',
  denied: 'requested, but denied',
  failed: 'requested, but the call failed',
  listed: 'listed, not read',
  searched: 'searched, not read',
  counted: 'counted, not read',
  written: 'written, not read',
  mentioned: 'mentioned, not read',
  'not-delivered': 'its text did not reach the model',
  'other-text': 'loaded, but with another text than its SKILL.md',
  'empty-text': 'loaded, but without any text below the front matter',
};

const OUTCOMES: Record<ToolOutcome, string> = {
  ran: 'ran',
  failed: 'failed',
  blocked_by_hook: 'blocked by a hook',
  denied: 'denied',
  asked: 'left to the user by a hook',
  hook_errored: 'refused, because a hook ended with an error',
  hook_timed_out: 'refused, because a hook did not answer in time',
  hook_not_loaded: 'its hook was not loaded',
  unavailable: 'no such tool',
  unfinished: 'no result seen',
};

export interface TrialVerdict {
  status: string;
  error: string | null;
  /** Of the skill that the case expects, where requests decided. */
  delivery: Delivery | null;
}

/** coverage: what the transcript was read as, and how much of it. verdict: what the batch made of it. */
export function formatExplanation(
  { agent, fault, skills, tool_calls, said }: Explanation,
  coverage: Coverage,
  verdict: TrialVerdict | null,
  asked: readonly string[] | null,
): string {
  const lines = verdict ? [`Verdict in its batch: ${oneLine(verdictOf(verdict), 900)}`] : [];
  if (verdict?.delivery) lines.push(`Delivery: ${oneLine(deliveryOf(verdict.delivery), 900)}`);
  if (fault) lines.push(`could not be judged: ${fault.kind}: ${fault.message}`);
  // What was not understood says nothing of skills.
  if (fault?.kind !== 'not_understood') lines.push(...listSkills(skills, asked));
  // An embedded model's last words are ours; the verdict has those of the one that was asked.
  if (tool_calls.length === 0 && said && !verdict)
    lines.push(`The model answered in words and called nothing: “${oneLine(said, 160)}”`);
  if (lines.length > 0) lines.push('');
  lines.push(`${agent} transcript, ${formatCoverage(coverage)}`);
  if (fault?.kind === 'not_understood') return `${lines.join('\n')}\n`;
  if (tool_calls.length > 0) lines.push('', `${count(tool_calls.length, 'tool call')}:`);
  for (const { tool, input, outcome, message } of tool_calls) {
    lines.push(
      `  ${OUTCOMES[outcome]}: ${tool} ${oneLine(JSON.stringify(input) ?? '', 160)}${message ? ` (${oneLine(message, 160)})` : ''}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

const deliveryOf = (delivery: Delivery) =>
  `${delivery.state}, ${describeSize(delivery)} of the body reached the model${delivery.why === null ? '' : `: ${delivery.why}`}`;

const verdictOf = ({ status, error }: TrialVerdict) => (error === null ? status : `${status}: ${error}`);

/** Those that were used first, then those that left a trace; the others in one line, unless they were asked for. */
function listSkills(skills: Explanation['skills'], asked: readonly string[] | null): string[] {
  const all = Object.entries(skills);
  const isInvolved = ([id, { how }]: [string, SkillUse]) =>
    asked?.includes(id) || !['none', 'other-skill'].includes(how);
  const involved = all.filter(isInvolved).sort(([, a], [, b]) => Number(b.used) - Number(a.used));
  const rest = all.filter((row) => !isInvolved(row)).map(([id]) => oneLine(id, 100));
  if (all.length === 0) return ['No skill was named, and the transcript shows none.'];
  const lines = involved.flatMap(([id, use]) => [
    `${oneLine(id, 200)}: ${describeUse(use)}`,
    ...[use.path ?? '', [use.at, use.words].filter(Boolean).join(': ')]
      .filter((line) => line !== '')
      .map((line) => `  ${oneLine(line, 240)}`),
  ]);
  if (rest.length > 0)
    lines.push(`no trace of ${involved.length > 0 ? 'the others' : 'any skill'}: ${listFew(rest, MOST_NAMES)}`);
  return lines;
}

const MOST_NAMES = 30;

function formatCoverage({ format, cli_version, records, understood, looked_into, unknown }: Coverage): string {
  if (records === 0) return 'empty';
  const version = cli_version === null ? '' : ` of version ${oneLine(cli_version, 160)}`;
  const what = format === null ? 'not recognised' : `read as ${format}${version}`;
  const types = Object.entries(unknown).map(([type, times]) => `${oneLine(type, 160)} (${times})`);
  const rest =
    types.length === 0 ? '' : `; not understood: ${types.slice(0, 5).join(', ')}${types.length > 5 ? ', ...' : ''}`;
  const bare = understood - (looked_into ?? understood);
  const heads = bare === 0 ? '' : `, ${looked_into} of them looked into`;
  return `${what}: ${understood} of ${count(records, 'line')} understood${heads}${rest}`;
}

function describeUse({ used, tier, how, by }: SkillUse): string {
  const reason = (used ? USED : UNUSED)[how] ?? `${how}, not read`;
  // "listed by `ls`, not read": the tool is inserted after the first clause.
  const words = by ? reason.replace(/^(its SKILL\.md was read|[^,;]+)/, `$1 by \`${by}\``) : reason;
  return `${used ? 'used' : 'not used'}${tier === null ? '' : ` (Tier ${tier})`}: ${words}`;
}
