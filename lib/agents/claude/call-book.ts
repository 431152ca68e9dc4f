/** Open tool calls: each is written down when a model makes it and told when its result is known. */
import { posix } from 'node:path';
import type { AgentEvent, EventPlace } from '../../event.js';
import { isJson, type Json, string } from '../../json-value.js';
import { bareId } from '../../skill/bare-id.js';
import type { TranscriptFacts } from '../agent.js';
import { type ClosedCall, createCallTeller, type OpenCall } from './call-events.js';
import type { ResultLine } from './stream-line.js';
import { classifyError, settleError } from './tool-outcome.js';

export interface CallBook {
  startIn(cwd: string | null): void;
  open(block: Json, thread: string, place: EventPlace): void;
  close(result: ResultLine, place: EventPlace): void;
  /** A user text that may be a skill's body: it follows the result of a Skill call and proves which skill was meant. */
  noteBody(text: string, thread: string, place: EventPlace, synthetic: boolean): void;
  noteDenial(call_id: string, reason_type: string): void;
  noteRefusal(call_id: string): void;
  end(): void;
}

const BODY = /^Base directory for this skill: ([^\n\r]+)/;

/** Claude Code takes a leading slash off; a model that names the parameter wrongly still tried that skill. */
function skillOf(input: Json): string {
  const named = input['skill'] ?? input['command'] ?? input['name'] ?? Object.values(input)[0];
  return string(named).replace(/^\//, '');
}

export function createCallBook(facts: TranscriptFacts, emit: (event: AgentEvent) => void): CallBook {
  const teller = createCallTeller(facts, emit);
  const open = new Map<string, OpenCall>();
  /** Skill calls that ran, until their body or the next step comes. */
  let loaded: ClosedCall[] = [];
  /** Errors that only the closing line explains (2.1.197). */
  const unsettled: ClosedCall[] = [];
  const denials = new Map<string, string>();
  const refused = new Set<string>();

  /** Skill calls whose body did not follow are told without it (a subagent of 2.1.197 in the foreground). */
  function flush(thread: string | null) {
    const due = loaded.filter((call) => thread === null || call.thread === thread);
    loaded = loaded.filter((call) => !due.includes(call));
    for (const call of due) teller.tell(call);
  }

  /** The name that was typed may be an alias or lack its plugin; the folder says which skill it was. */
  function namesOf(folder: string): string[] {
    const installed = facts.installed_skills?.filter(({ path }) => posix.dirname(path) === folder) ?? [];
    return [...new Set([...installed.flatMap(({ id, also = [] }) => [id, ...also]), posix.basename(folder)])];
  }

  return {
    startIn: teller.startIn,

    open(block, thread, place) {
      flush(thread);
      const input = isJson(block['input']) ? block['input'] : {};
      const call = { id: string(block['id']), tool: string(block['name']), input, thread, place, also: [] };
      open.set(call.id, call);
    },

    close(result, place) {
      const call = open.get(result.call_id);
      // A result whose call was lost with an earlier line still names its skill.
      if (!call && result.skill === null) return;
      // Nothing more comes from a subagent whose call has its result.
      flush(result.call_id);
      open.delete(result.call_id);
      const known = call ?? { id: result.call_id, tool: 'Skill', input: {}, thread: result.thread, also: [] };
      const denial = denials.get(known.id);
      denials.delete(known.id);
      const outcome = result.is_error ? classifyError(result.text, result.meta, denial) : 'ran';
      const closed: ClosedCall = {
        ...known,
        place,
        text: result.text,
        forked: result.forked,
        outcome: outcome ?? 'failed',
        skill: result.skill ?? skillOf(known.input),
      };
      if (outcome === null) unsettled.push(closed);
      else if (known.tool === 'Skill' && outcome === 'ran' && !result.forked) loaded.push(closed);
      else teller.tell(closed);
    },

    noteBody(text, thread, place, synthetic) {
      const folder = BODY.exec(text)?.[1]?.trim().replace(/\/$/, '');
      if (!folder) return;
      const names = namesOf(folder);
      const fork = open.get(thread);
      if (fork?.tool === 'Skill') {
        fork.also = names;
        return;
      }
      const waiting = loaded.filter((call) => call.thread === thread);
      const call = waiting.find(({ skill }) => names.some((name) => bareId(name) === bareId(skill))) ?? waiting[0];
      loaded = loaded.filter((other) => other !== call);
      if (call) teller.tell({ ...call, also: names });
      // No call asked for it: a mention in the prompt put it there.
      else if (synthetic && thread === '') teller.tellInjected(names, text, place);
    },

    noteDenial: (call_id, reason_type) => denials.set(call_id, reason_type),
    noteRefusal: (call_id) => refused.add(call_id),

    end() {
      flush(null);
      for (const call of unsettled.splice(0))
        teller.tell({ ...call, outcome: settleError(call.tool, refused.has(call.id), call.thread !== '') });
      for (const call of open.values())
        teller.tell({ ...call, outcome: 'unfinished', text: '', forked: false, skill: skillOf(call.input) });
      open.clear();
    },
  };
}
