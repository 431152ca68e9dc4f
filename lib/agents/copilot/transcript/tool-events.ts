/** One tool call of Copilot CLI, finished or not → events: a skill call, or a tool call with the skills that it read. */

import type { SkillTouch } from '../../../bash/read-skills.js';
import type { Disk } from '../../../bash/shell/state.js';
import { toPosix } from '../../../bash/windows.js';
import type { AgentEvent, ToolOutcome } from '../../../contract/transcript/event.js';
import { asFields, string } from '../../../input/json-value.js';
import { quoteShell } from '../../../text/quote-shell.js';
import { asEvents, type ClosedCall } from '../../calls/call-events.js';
import { findForeign } from '../../calls/loaded-text.js';
import { asPrinted, type Explained, readSkillsOfTool } from '../../calls/tool-reads.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';
import type { SkillNames } from './skill-names.js';

export interface FinishedCall extends ClosedCall {
  /** Names of the loaded skill in the result itself. */
  also: string[];
  /** The number of lines in the result; plain text does not show the lines themselves. */
  shown_lines?: number;
}

/** Facts that are needed to interpret a call. */
export interface CallFacts {
  body_of: TranscriptFacts['body_of'];
  cwd: string | null;
  names: SkillNames;
  disk: Disk;
}

/** Refusals are distinguished by their message, because a hook's and a rule's have the same code `denied` (1.0.102). */
export function outcomeOf(message: string, code: string | null): ToolOutcome {
  // It blocks the call also where a hook ended with an error, which is not a decision.
  if (/^Denied by preToolUse hook\b.*\(hook errored\)/s.test(message)) return 'hook_errored';
  if (/^Denied by preToolUse hook\b/.test(message)) return 'blocked_by_hook';
  if (code === 'denied' || code === 'rejected' || /^Permission (?:denied|to run this tool was denied)/.test(message))
    return 'denied';
  return /^Tool '.*' does not exist\./.test(message) ? 'unavailable' : 'failed';
}

/** With bad arguments the id is under another key: the call failed, but it was for that skill. */
function skillOf(input: unknown): string {
  const fields = asFields(input);
  if (typeof input === 'string') return input;
  return string(fields['skill']) || (Object.values(fields).find((value) => typeof value === 'string') as string) || '';
}

/** Copilot's own note at the end of a shell result. */
const SHELL_NOTE = /\n?<(?:command started in background with )?shellId: [^>]*>\s*$/;

/** What Copilot puts before the beginning of an output over 20 KB (1.0.102). */
const PREVIEW = /^Output too large to read at once \([^\n]*\n[^\n]*\n\nPreview \([^\n]*:\n/;

const SAVED = /^Output too large to read at once \([^)\n]*\)\. Saved to: (\/\S+)/;

/** view of selected lines corresponds to sed, view of a whole file to cat; `-1` is the last line. */
function readerOf(range: unknown): string {
  const [from, to] = Array.isArray(range) ? range : [];
  if (typeof from !== 'number') return 'cat --';
  return `sed -n '${from},${typeof to === 'number' && to > 0 ? to : '$'}p' --`;
}

/** Tools that bring no file's text, or only a subagent's words (1.0.102). */
// biome-ignore format: a table
const NO_FILE = new Set([
  'task', 'read_agent', 'list_agents', 'web_fetch', 'web_search', 'ask_user', 'report_intent', 'update_todo',
  'stop_bash', 'list_bash', 'write_bash', 'stop_powershell', 'list_powershell', 'write_powershell',
  'store_memory', 'exit_plan_mode', 'sql', 'fetch_copilot_cli_documentation',
]);

/** The shell command that does the same as a reading or writing tool, so that one module can judge all of them. */
export function explain(tool: string, input: unknown): Explained {
  const command = commandOf(tool, input);
  if (command === null) return NO_FILE.has(tool) ? 'no file' : 'unknown';
  return command === '' ? 'no file' : { command };
}

function commandOf(tool: string, input: unknown): string | null {
  const fields = asFields(input);
  const paths = [fields['paths'] ?? fields['path']]
    .flat()
    .filter((path) => typeof path === 'string')
    .map(toPosix);
  switch (tool) {
    case 'bash':
    case 'read_bash':
    case 'powershell':
    case 'read_powershell':
      return string(fields['command']);
    case 'view':
      return `${readerOf(fields['view_range'])} ${quoteShell(toPosix(string(fields['path'])))}`;
    case 'create':
      return `true > ${quoteShell(toPosix(string(fields['path'])))}`;
    case 'edit':
      return `true >> ${quoteShell(toPosix(string(fields['path'])))}`;
    case 'grep':
    case 'rg':
      return `grep -rn -e ${quoteShell(string(fields['pattern']))} -- ${(paths.length ? paths : ['.']).map(quoteShell).join(' ')}`;
    case 'glob':
      return `find ${(paths.length ? paths : ['.']).map(quoteShell).join(' ')} -path ${quoteShell(string(fields['pattern']))}`;
    default:
      return null;
  }
}

/** `view` of a file over its limit succeeds with a refusal (`File too large to read at once (72.1 KB). …`). */
const TOO_LARGE = /^File too large to read at once/;

const knownOf = ({ names, body_of }: CallFacts) => ({ installed_skills: names.installed(), body_of });

function readsOf(call: FinishedCall, facts: CallFacts): AgentEvent[] {
  const { reads } = readSkillsOfTool(
    {
      ...call,
      cwd: facts.cwd,
      disk: facts.disk,
      output: call.output.replace(SHELL_NOTE, '').replace(PREVIEW, ''),
      exit_code: call.exit_code ?? (call.outcome === 'ran' ? 0 : 1),
      saved_to: SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null,
      refused: TOO_LARGE.test(call.output) ? 'too large' : null,
    },
    explain(call.tool, call.input),
    knownOf(facts),
  );
  const named = reads.filter(({ skill }) => !/[*?$]/.test(skill));
  const shown = isShown(call, named, facts) ? named.map(asPrinted) : named;
  return asEvents(shown, call, ({ path, skill }) => facts.names.also(path, skill));
}

/** A front matter is shorter than this. */
const FEW_LINES = 6;

/** Whether the result has at least as many lines as the printed files; if their texts are not known, more lines than a front matter has. */
function isShown(call: FinishedCall, reads: readonly SkillTouch[], facts: CallFacts): boolean {
  if (!call.shown_lines) return false;
  const printed = reads.filter(({ why }) => why === 'empty');
  const lines = printed.reduce((sum, { path }) => {
    const body = path === null ? null : (facts.body_of?.(path) ?? null);
    return sum + Math.min(FEW_LINES, body === null ? FEW_LINES : body.trim().split('\n').length);
  }, 0);
  return call.shown_lines >= lines;
}

export function listToolEvents(call: FinishedCall, facts: CallFacts): AgentEvent[] {
  const { location, call_id, tool, input, outcome, message, output } = call;
  const common = { call_id, tool, input, outcome, message, output, ...location };
  if (tool === 'skill') {
    const skill = skillOf(input);
    const also = [...call.also, ...call.also.concat(skill).flatMap((name) => facts.names.meant(name))];
    const load: AgentEvent = { type: 'skill_call', skill, also: [...new Set(also)], how: 'invoked', ...common };
    // Its output does not show the text; the session's log does.
    const foreign = outcome === 'ran' && findForeign(null, [skill, ...load.also], knownOf(facts));
    return foreign ? [{ type: 'foreign_text', skill, also: load.also, text: foreign, ...location }, load] : [load];
  }
  return [{ type: 'tool_call', ...common }, ...readsOf(call, facts)];
}
