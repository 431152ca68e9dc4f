/** Renders an explanation as text: one sentence for each skill, with the line that proves it, then the tool calls. */

import type { Coverage } from '../../contract/transcript/coverage.js';
import type { ToolOutcome } from '../../contract/transcript/event.js';
import { count } from '../../text/count.js';
import type { SkillUse } from '../evidence.js';
import type { Explanation } from './explain.js';

const USED: Record<string, string> = {
  invoked: 'invoked',
  forked: 'invoked in its own subagent',
  injected: 'injected into the context without a call',
  read: 'its SKILL.md was read',
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
  'other-text': 'loaded, but with another text than its SKILL.md',
};

const OUTCOMES: Record<ToolOutcome, string> = {
  ran: 'ran',
  failed: 'failed',
  blocked_by_hook: 'blocked by a hook',
  denied: 'denied',
  hook_errored: 'refused, because a hook ended with an error',
  hook_timed_out: 'refused, because a hook did not answer in time',
  hook_not_loaded: 'its hook was not loaded',
  unavailable: 'no such tool',
  unfinished: 'no result seen',
};

/** coverage: what the transcript was read as, and how much of it. */
export function formatExplanation(explanation: Explanation, coverage: Coverage): string {
  const { agent, fault, skills, tool_calls } = explanation;
  const lines = [`${agent} transcript`, formatCoverage(coverage)];
  if (fault) lines.push(`could not be judged: ${fault.kind}: ${fault.message}`);
  const named = Object.entries(skills);
  // What was not understood says nothing of skills.
  if (fault?.kind === 'not_understood') return `${lines.join('\n')}\n`;
  if (named.length === 0) lines.push('', 'No skill was named, and the transcript shows none.');
  for (const [id, use] of named)
    lines.push('', `${id}: ${describeUse(use)}`, ...(use.proof ? [`  ${oneLine(use.proof)}`] : []));
  if (tool_calls.length > 0) lines.push('', `${count(tool_calls.length, 'tool call')}:`);
  for (const { tool, input, outcome, message } of tool_calls) {
    lines.push(
      `  ${OUTCOMES[outcome]}: ${tool} ${oneLine(JSON.stringify(input) ?? '')}${message ? ` (${oneLine(message)})` : ''}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function formatCoverage({ format, cli_version, records, understood, unknown }: Coverage): string {
  if (records === 0) return 'The transcript is empty.';
  const version = cli_version === null ? '' : ` of version ${oneLine(cli_version)}`;
  const what = format === null ? 'not recognised' : `read as ${format}${version}`;
  const types = Object.entries(unknown).map(([type, times]) => `${oneLine(type)} (${times})`);
  const rest =
    types.length === 0 ? '' : `; not understood: ${types.slice(0, 5).join(', ')}${types.length > 5 ? ', ...' : ''}`;
  return `${what}: ${understood} of ${count(records, 'line')} understood${rest}`;
}

function describeUse({ used, tier, how, by }: SkillUse): string {
  const reason = (used ? USED : UNUSED)[how] ?? `${how}, not read`;
  // "listed by `ls`, not read": the tool is inserted after the first clause.
  const words = by ? reason.replace(/^(its SKILL\.md was read|[^,;]+)/, `$1 by \`${by}\``) : reason;
  return `${used ? 'used' : 'not used'}${tier === null ? '' : ` (Tier ${tier})`}: ${words}`;
}

/** An agent's output may contain escape codes and line breaks; this puts it on one line without control characters. */
function oneLine(text: string): string {
  const flat = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return flat.length > 160 ? `${flat.slice(0, 160)}...` : flat;
}
