/** One tool call of Copilot CLI, finished or not, becomes events: a skill call, or a tool call with the skills it read. */
import type { AgentEvent, EventPlace, ToolOutcome } from '../../event.js';
import { asFields, string } from '../../json-value.js';
import type { TranscriptFacts } from '../agent.js';
import type { Disk } from '../shell/state.js';
import { quoteWord } from '../shell/words.js';
import { readSkillsFromShell, type SkillTouch } from '../shell-read.js';
import type { SkillNames } from './skill-names.js';

export interface FinishedCall {
  place: EventPlace;
  call_id: string;
  tool: string;
  input: unknown;
  outcome: ToolOutcome;
  message: string | null;
  output: string;
  exit_code: number | null;
  /** Names that the result itself gives for the skill that was loaded. */
  also: string[];
  /** Plain text says how many lines came back and not which. */
  shown_lines?: number;
}

/** What a call is read with. */
export interface CallFacts {
  body_of: TranscriptFacts['body_of'];
  cwd: string | null;
  names: SkillNames;
  disk: Disk;
}

/** Refusals are told apart by their words; the code of a hook's refusal and of a rule's is the same `denied` (1.0.102). */
export function outcomeOf(message: string, code: string | null): ToolOutcome {
  if (/^Denied by preToolUse hook\b/.test(message)) return 'blocked_by_hook';
  if (code === 'denied' || code === 'rejected' || /^Permission (?:denied|to run this tool was denied)/.test(message))
    return 'denied';
  return /^Tool '.*' does not exist\./.test(message) ? 'unavailable' : 'failed';
}

/** Bad arguments hold the id under another key: the call failed, and still it asked for that skill. */
function skillOf(input: unknown): string {
  const fields = asFields(input);
  if (typeof input === 'string') return input;
  return string(fields['skill']) || (Object.values(fields).find((value) => typeof value === 'string') as string) || '';
}

/** The shell's closing note is Copilot's, not the command's. */
const SHELL_NOTE = /\n?<(?:command started in background with )?shellId: [^>]*>\s*$/;

/** What it puts before the beginning of an output over 20 KB (1.0.102). */
const PREVIEW = /^Output too large to read at once \([^\n]*\n[^\n]*\n\nPreview \([^\n]*:\n/;

const SAVED = /^Output too large to read at once \([^)\n]*\)\. Saved to: (\/\S+)/;

/** view of chosen lines is sed, of all cat; `-1` is the last line. */
function readerOf(range: unknown): string {
  const [from, to] = Array.isArray(range) ? range : [];
  if (typeof from !== 'number') return 'cat --';
  return `sed -n '${from},${typeof to === 'number' && to > 0 ? to : '$'}p' --`;
}

/**
 * What a reading or writing tool did, said as a command, so that one module judges what every tool brought before the model.
 * null: a tool that does not bring a file's text.
 */
function asCommand(tool: string, input: unknown): string | null {
  const fields = asFields(input);
  const paths = [fields['paths'] ?? fields['path']].flat().filter((path) => typeof path === 'string');
  switch (tool) {
    case 'bash':
    case 'read_bash':
      return string(fields['command']);
    case 'view':
      return `${readerOf(fields['view_range'])} ${quoteWord(string(fields['path']))}`;
    case 'create':
      return `true > ${quoteWord(string(fields['path']))}`;
    case 'edit':
      return `true >> ${quoteWord(string(fields['path']))}`;
    case 'grep':
    case 'rg':
      return `grep -rn -e ${quoteWord(string(fields['pattern']))} -- ${(paths.length ? paths : ['.']).map(quoteWord).join(' ')}`;
    case 'glob':
      return `find ${(paths.length ? paths : ['.']).map(quoteWord).join(' ')} -path ${quoteWord(string(fields['pattern']))}`;
    default:
      return null;
  }
}

/** `view` of a file over its limit succeeds with a refusal (`File too large to read at once (72.1 KB). …`). */
const TOO_LARGE = /^File too large to read at once/;

const REFUSED: Partial<Record<ToolOutcome, string>> = {
  blocked_by_hook: 'denied',
  denied: 'denied',
  unavailable: 'failed',
  unfinished: 'unfinished',
};

function readsOf(call: FinishedCall, facts: CallFacts): AgentEvent[] {
  const command = asCommand(call.tool, call.input);
  if (!command) return [];
  const refused = REFUSED[call.outcome] ?? (TOO_LARGE.test(call.output) ? 'too large' : null);
  const { reads } = readSkillsFromShell({
    command,
    cwd: facts.cwd,
    output: refused ? '' : call.output.replace(SHELL_NOTE, '').replace(PREVIEW, ''),
    exit_code: refused ? 1 : (call.exit_code ?? (call.outcome === 'ran' ? 0 : 1)),
    skills: facts.names.installed(),
    bodyOf: facts.body_of,
    ...(refused ? {} : { disk: facts.disk, saved_to: SAVED.exec(call.output.slice(0, 1000))?.[1] ?? null }),
  });
  const named = reads.filter(({ skill }) => !/[*?$]/.test(skill));
  const seen = isShown(call, named, facts) ? named.map(asShown) : named;
  return seen.map((read) => ({
    type: 'skill_read',
    call_id: call.call_id,
    skill: read.skill,
    also: facts.names.also(read.path, read.skill),
    path: read.path,
    text: refused ? 'none' : read.text,
    why: refused ?? read.why,
    ...call.place,
  }));
}

/** A file that the command prints, of which nothing is seen. */
const asShown = (read: SkillTouch): SkillTouch => (read.why === 'empty' ? { ...read, text: 'own', why: null } : read);

/** A front matter is shorter than this. */
const FEW_LINES = 6;

/** As many lines came back as the files have that the command prints; without the files at hand, more than front matters have. */
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
  const { place, call_id, tool, input, outcome, message, output } = call;
  const common = { call_id, tool, input, outcome, message, output, ...place };
  if (tool === 'skill') {
    const skill = skillOf(input);
    const also = [...call.also, ...call.also.concat(skill).flatMap((name) => facts.names.meant(name))];
    return [{ type: 'skill_call', skill, also: [...new Set(also)], how: 'invoked', ...common }];
  }
  return [{ type: 'tool_call', ...common }, ...readsOf(call, facts)];
}
