/** One bullet of Copilot's plain text, with its indented lines, becomes the tool calls it stands for. */
import type { EventPlace } from '../../event.js';
import { type FinishedCall, outcomeOf } from './tool-events.js';

export interface Bullet {
  place: EventPlace;
  /** false after `✗`; null inside a subagent, where calls have no mark. */
  ok: boolean | null;
  head: string;
  /** The indented lines below, as printed. */
  details: string[];
}

/** `● Worker (model: some-model) what it does`: a subagent, its answer's first line and its last calls below. */
const SUBAGENT = /^.+ \(model: [^)]+\)/;
const FAILED =
  /^(?:Failed with exit code|Denied by preToolUse hook|Permission (?:denied|to run)|Tool '.*' does not exist|Path does not exist|Skill not found)/;

/** None for prose that looks like a bullet, or a tool whose call the text does not tell. */
export function readBullet(bullet: Bullet, callId: () => string): FinishedCall[] {
  const own = readCall(bullet, callId());
  if (!SUBAGENT.test(bullet.head)) return own ? [own] : [];
  // The first line is what the subagent answered, and may say anything.
  const inner = bullet.details.map((line) => line.slice(4)).slice(1);
  return splitCalls(inner, bullet.place).flatMap((nested) => readCall(nested, callId()) ?? []);
}

function splitCalls(lines: readonly string[], place: EventPlace): Bullet[] {
  const calls: Bullet[] = [];
  for (const line of lines)
    if (/^\S/.test(line)) calls.push({ place, ok: null, head: line, details: [] });
    else calls.at(-1)?.details.push(line);
  return calls;
}

function readCall({ head, details, ok, place }: Bullet, call_id: string): FinishedCall | null {
  const asked = details.flatMap((line) => /^ {2}│ (.*)$/u.exec(line)?.[1] ?? []);
  const told = details.filter((line) => !/^ {2}│/u.test(line)).map((line) => line.replace(/^\s*└?/u, '').trim());
  const words = told.join(' ').trim();
  const finish = (tool: string, input: unknown, message: string): FinishedCall => {
    const fine = ok ?? !FAILED.test(message);
    const outcome = fine ? 'ran' : outcomeOf(message, null);
    return {
      place,
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

/** `11 lines…`, `11 lines read`, `L1:3 (3 lines read)`: all that plain text says of what came back. */
function linesOf(words: string): Pick<FinishedCall, 'shown_lines'> {
  return { shown_lines: Number(/(\d+) lines?\b/.exec(words)?.[1] ?? 0) };
}
