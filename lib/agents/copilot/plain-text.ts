/** Copilot's plain text (`--output-format text`): bullets and their indented lines become events, the rest is prose. */
import type { AgentEvent, EventPlace } from '../../event.js';
import { asFields, type CallFacts, type FinishedCall, listToolEvents, outcomeOf } from './tool-events.js';

interface Bullet {
  place: EventPlace;
  ok: boolean;
  head: string;
  /** Lines after `│`: what was asked. */
  asked: string[];
  /** Lines after `└`: what came of it. */
  told: string[];
}

const BULLET = /^(●|✗|✓|○|\/) (.+)$/u;

export function createPlainText(facts: CallFacts, emit: (event: AgentEvent) => void) {
  let bullet: Bullet | null = null;
  let calls = 0;

  function close(): void {
    if (!bullet) return;
    const call = parseBullet(bullet, `text_${++calls}`);
    if (call)
      for (const event of listToolEvents({ ...call, ...assumeShown(call, told(bullet), facts) }, facts)) emit(event);
    else emit({ ...bullet.place, type: 'message', text: bullet.head });
    bullet = null;
  }

  return {
    line(text: string, place: EventPlace): void {
      const started = BULLET.exec(text);
      if (started) {
        close();
        bullet = { place, ok: started[1] !== '✗', head: started[2] ?? '', asked: [], told: [] };
        return;
      }
      const detail = /^ {2}([│└ ]) ?(.*)$/u.exec(text);
      if (bullet && detail) {
        if (detail[1] === '│') bullet.asked.push(detail[2] ?? '');
        else bullet.told.push((detail[2] ?? '').trim());
        return;
      }
      close();
      if (text.trim()) emit({ ...place, type: 'message', text });
    },
    end: close,
  };
}

/** The last line of the block that closes a run on stderr names its session. */
export const sessionOf = (line: string): string | null =>
  /^Resume\s+copilot --resume=(\S+)\s*$/.exec(line)?.[1] ?? null;

const told = (bullet: Bullet): string => bullet.told.join(' ');

/** Programs that print files as they are, one after the other. */
const PRINTERS = /^\s*(?:cat|nl|less|more|bat|tac)\s+(?:-\S*\s+)*([^|<>;&$`()*?]+)$/;

/**
 * A printer of one SKILL.md that succeeded with about as many lines as the file has must have shown it. Without the file at
 * hand, more lines than a front matter has are asked for.
 */
function assumeShown(call: FinishedCall, words: string, facts: CallFacts): { shown?: string } {
  const lines = Number(/^(\d+) lines?\b/.exec(words)?.[1] ?? 0);
  const paths = call.tool === 'bash' ? printedPaths(call.input) : [String(asFields(call.input)['path'] ?? '')];
  const path = paths[0];
  if (call.outcome !== 'ran' || paths.length !== 1 || !path?.endsWith('SKILL.md')) return {};
  const whole = facts.names.installed()?.find((skill) => skill.path.endsWith(path.replace(/^\.?\/?/, '/')))?.path;
  const body = whole === undefined ? null : (facts.body_of?.(whole) ?? null);
  if (lines < (body === null ? 6 : body.trim().split('\n').length)) return {};
  const id = /([^/]+)\/SKILL\.md$/.exec(path)?.[1] ?? '';
  return { shown: `---\nname: ${id}\ndescription: ${id}\n---\n\n${body ?? `# ${id}\n`.repeat(lines)}` };
}

function printedPaths(input: unknown): string[] {
  const words = PRINTERS.exec(String(asFields(input)['command'] ?? ''))?.[1] ?? '';
  return words
    .split(/\s+/)
    .map((word) => word.replace(/^(['"])(.*)\1$/, '$2'))
    .filter(Boolean);
}

function parseBullet(bullet: Bullet, call_id: string): FinishedCall | null {
  const { head, asked, told, ok, place } = bullet;
  const words = told.join(' ');
  const finish = (tool: string, input: unknown, message: string): FinishedCall => ({
    place,
    call_id,
    tool,
    input,
    outcome: ok ? 'ran' : outcomeOf(message, null),
    message: ok ? null : message,
    output: '',
    exit_code: null,
    also: [],
  });
  const skill = /^skill\(([^)]*)\) ?(.*)$/.exec(head);
  if (skill) return finish('skill', { skill: skill[1] }, skill[2] ?? '');
  const refused = /^skill (".*)$/.exec(head);
  if (refused && !ok) return finish('skill', {}, refused[1] ?? '');
  const shell = / \(shell\)$/.test(head);
  if (shell) return finish('bash', { command: asked.join('\n') }, words);
  if (/^Read /.test(head)) return finish('view', { path: asked[0] ?? head.slice(5) }, words);
  const search = /^Search \((grep|rg|glob)\)$/.exec(head);
  if (search) return finish(search[1] ?? 'grep', { pattern: asked[0] ?? '' }, words);
  return asked.length || told.length ? finish(head.split(' ')[0] ?? head, { text: asked.join('\n') }, words) : null;
}
