/** One bullet of Copilot's plain text, with its indented lines → the tool calls that it shows. */
import type { EventLocation } from '../../../contract/transcript/event.js';
import { type FinishedCall, outcomeOf } from './tool-events.js';

export interface Bullet {
  location: EventLocation;
  /** false after `✗`; null inside a subagent, where calls have no mark. */
  ok: boolean | null;
  head: string;
  /** The indented lines below, as printed. */
  details: string[];
}

/** `● Worker (model: some-model) what it does`: a subagent; the lines below are the first line of its answer and its last calls. */
const SUBAGENT = /^.+ \(model: [^)]+\)/;
const FAILED =
  /^(?:Failed with exit code|Denied by preToolUse hook|Permission (?:denied|to run)|Tool '.*' does not exist|Path does not exist|Skill not found)/;

/** Returns no call for prose that looks like a bullet, or for a tool whose call is not in the text. */
export function readBullet(bullet: Bullet, callId: () => string): FinishedCall[] {
  const own = readCall(bullet, callId());
  if (!SUBAGENT.test(bullet.head)) return own ? [own] : [];
  // The first line is the subagent's answer, which may contain anything.
  const inner = bullet.details.map((line) => line.slice(4)).slice(1);
  return splitCalls(inner, bullet.location).flatMap((nested) => readCall(nested, callId()) ?? []);
}

function splitCalls(lines: readonly string[], location: EventLocation): Bullet[] {
  const calls: Bullet[] = [];
  for (const line of lines)
    if (/^\S/.test(line)) calls.push({ location: location, ok: null, head: line, details: [] });
    else calls.at(-1)?.details.push(line);
  return calls;
}

function readCall({ head, details, ok, location }: Bullet, call_id: string): FinishedCall | null {
  const asked = details.flatMap((line) => /^ {2}│ (.*)$/u.exec(line)?.[1] ?? []);
  const results = details.filter((line) => !/^ {2}│/u.test(line)).map((line) => line.replace(/^\s*└?/u, '').trim());
  const words = results.join(' ').trim();
  const finish = (tool: string, input: unknown, message: string): FinishedCall => {
    const fine = ok ?? !FAILED.test(message);
    const outcome = fine ? 'ran' : outcomeOf(message, null);
    return {
      location: location,
      call_id,
      tool,
      input,
      outcome,
      message: fine ? null : message,
      output: '',
      exit_code: null,
      also: [],
    };
  };
  const skill = /^skill\(([^)]*)\)(?: (.+))?$/.exec(head);
  if (skill) return finish('skill', { skill: skill[1] }, skill[2] ?? '');
  const refused = /^skill (".*)$/.exec(head)?.[1];
  if (refused !== undefined && ok === false) return finish('skill', {}, refused);
  const missing = /^(\S+) .* · (.+)$/.exec(head);
  if (missing && ok === false) return finish(missing[1] ?? '', { text: missing[2] }, words);
  if (head.endsWith(' (shell)')) return { ...finish('bash', { command: asked.join('\n') }, words), ...linesOf(words) };
  if (head.startsWith('Read '))
    return { ...finish('view', { path: asked[0] ?? head.slice(5) }, words), ...linesOf(words) };
  const search = /^Search \((grep|rg|glob)\)$/.exec(head)?.[1];
  if (search !== undefined) return finish(search, { pattern: (asked[0] ?? '').replace(/^"(.*)"$/, '$1') }, words);
  return details.length ? finish(head.split(' ')[0] ?? head, { text: asked.join('\n') }, words) : null;
}

/** `11 lines…`, `11 lines read`, `L1:3 (3 lines read)`: plain text shows no more of a result. */
function linesOf(words: string): Pick<FinishedCall, 'shown_lines'> {
  return { shown_lines: Number(/(\d+) lines?\b/.exec(words)?.[1] ?? 0) };
}
