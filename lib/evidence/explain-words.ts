/** An explanation in words: one sentence for each skill, with the line that proves it, then the tool calls. */
import type { ToolOutcome } from '../event.js';
import type { SkillUse } from './evidence.js';
import type { Explanation } from './explain.js';

const USED: Record<string, string> = {
  invoked: 'invoked',
  forked: 'invoked in a subagent of its own',
  injected: 'put before the model without a call',
  read: 'its SKILL.md was read',
};

const UNUSED: Record<string, string> = {
  none: 'no trace of it',
  'other-skill': 'no trace of it; another skill was used',
  'other-file': 'another file of its folder was read, not its SKILL.md',
  unfinished: 'asked for, but no result was seen',
  denied: 'asked for and denied',
  failed: 'asked for, but the call failed',
  listed: 'listed, not read',
  searched: 'searched, not read',
  counted: 'counted, not read',
  written: 'written, not read',
  mentioned: 'mentioned, not read',
};

const OUTCOMES: Record<ToolOutcome, string> = {
  ran: 'ran',
  failed: 'failed',
  blocked_by_hook: 'blocked by a hook',
  denied: 'denied',
  unavailable: 'no such tool',
  unfinished: 'no result seen',
};

export function wordExplanation({ agent, fault, skills, tool_calls }: Explanation): string {
  const lines = [`${agent} transcript`];
  if (fault) lines.push(`could not be judged: ${fault.kind}: ${fault.message}`);
  const named = Object.entries(skills);
  if (named.length === 0) lines.push('', 'No skill was asked about and none was seen.');
  for (const [id, use] of named)
    lines.push('', `${id}: ${wordUse(use)}`, ...(use.proof ? [`  ${oneLine(use.proof)}`] : []));
  if (tool_calls.length > 0) lines.push('', `${tool_calls.length} tool ${tool_calls.length === 1 ? 'call' : 'calls'}:`);
  for (const { tool, input, outcome, message } of tool_calls) {
    lines.push(
      `  ${OUTCOMES[outcome]}: ${tool} ${oneLine(JSON.stringify(input) ?? '')}${message ? ` (${oneLine(message)})` : ''}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function wordUse({ used, tier, how, by }: SkillUse): string {
  const reason = (used ? USED : UNUSED)[how] ?? `${how}, not read`;
  // "listed by `ls`, not read": the doer stands behind the first word that says what was done.
  const shown = by ? reason.replace(/^(its SKILL\.md was read|[^,;]+)/, `$1 by \`${by}\``) : reason;
  return `${used ? 'used' : 'not used'}${tier === null ? '' : ` (Tier ${tier})`}: ${shown}`;
}

/** What an agent printed may hold escape codes and line breaks: on one line, without control characters. */
function oneLine(text: string): string {
  const flat = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return flat.length > 160 ? `${flat.slice(0, 160)}...` : flat;
}
