/** Copilot's plain text (`--output-format text`): bullets and their indented lines become events, the rest is prose. */
import type { AgentEvent, EventPlace } from '../../event.js';
import type { TranscriptFacts } from '../agent.js';
import { type FinishedCall, listToolEvents, outcomeOf } from './tool-events.js';

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

export function createPlainText(facts: TranscriptFacts, emit: (event: AgentEvent) => void) {
  let bullet: Bullet | null = null;
  let calls = 0;

  function close(): void {
    if (!bullet) return;
    const call = parseBullet(bullet, `text_${++calls}`);
    if (call) for (const event of listToolEvents(call, facts)) emit(event);
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
    /** The block that closes a run on stderr; true when this line is its last. */
    statistics(text: string, place: EventPlace): boolean {
      const session = /^Resume\s+copilot --resume=(\S+)\s*$/.exec(text)?.[1];
      if (!session) return false;
      close();
      emit({
        ...place,
        type: 'end',
        usage: { input_tokens: null, output_tokens: null, cost_usd: null },
        session_id: session,
      });
      return true;
    },
    end: close,
  };
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
