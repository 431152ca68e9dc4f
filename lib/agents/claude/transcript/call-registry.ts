/** Joins each tool call of Claude Code with its result: a call is registered when the model makes it and emitted when its result is known. */
import type { AgentEvent, EventLocation } from '../../../contract/transcript/event.js';
import { isJson, type Json, string } from '../../../input/json-value.js';
import { bareId } from '../../../text/bare-id.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';
import { blocksOf, type ResultLine } from '../../parser/stream-line.js';
import { type ClosedCall, createCallEmitter, type OpenCall } from './call-events.js';
import { createSkillNames } from './skill-names.js';
import { classifyError, settleError } from './tool-outcome.js';

/** A command that the user typed, as the session file and some streams hold it. */
const TYPED = /^(?:<command-message>[^<]*<\/command-message>\s*)?<command-name>\/?([^<]+)<\/command-name>/;

const BODY = /^Base directory for this skill: ([^\n\r]+)/;

/** Claude Code removes a leading slash. A model that used a wrong parameter name still tried to call the skill. */
function skillOf(input: Json): string {
  const named = input['skill'] ?? input['command'] ?? input['name'] ?? Object.values(input)[0];
  return string(named).replace(/^\//, '');
}

export function createCallRegistry(facts: TranscriptFacts, emit: (event: AgentEvent) => void) {
  const names = createSkillNames(facts);
  const emitter = createCallEmitter(facts, names, emit);
  const open = new Map<string, OpenCall>();
  /** Skill calls that ran and wait for their body or for the next step. */
  let loaded: ClosedCall[] = [];
  /** Failed calls whose cause only the closing line shows (2.1.197). */
  const unsettled: ClosedCall[] = [];
  const denials = new Map<string, string>();
  const refused = new Set<string>();
  /** The last command that the user typed, until its text follows. */
  let typed: string | null = null;
  const injected = new Set<string>();

  /** Emits skill calls whose body did not follow (a subagent of 2.1.197 in the foreground). */
  function flush(thread: string | null) {
    const due = loaded.filter((call) => thread === null || call.thread === thread);
    loaded = loaded.filter((call) => !due.includes(call));
    for (const call of due) emitter.emitCall(call);
  }

  /** No call asked for it: a mention in the prompt, or a command that the user typed, put it there. */
  function emitTyped(folder: string, text: string, location: EventLocation): void {
    const found = names.ofFolder(folder);
    const own = typed !== null && found.some((name) => bareId(name) === bareId(typed as string));
    emitter.emitInjected([...new Set([...(own ? [typed as string] : []), ...found])], text, location);
    injected.add(found[0] ?? '');
    typed = null;
  }

  return {
    /** The first line of a stream: directory, plugins, skills. */
    startIn(init: Json): void {
      names.learn(init);
      emitter.startIn(string(init['cwd']) || null);
    },

    open(block: Json, thread: string, location: EventLocation): void {
      flush(thread);
      const input = isJson(block['input']) ? block['input'] : {};
      const call = { id: string(block['id']), tool: string(block['name']), input, thread, location, also: [] };
      open.set(call.id, call);
    },

    close(result: ResultLine, location: EventLocation): void {
      const call = open.get(result.call_id);
      // A result whose call was lost with an earlier line still names its skill.
      if (!call && result.skill === null) return;
      // A subagent is finished once its call has a result.
      flush(result.call_id);
      open.delete(result.call_id);
      const known = call ?? { id: result.call_id, tool: 'Skill', input: {}, thread: result.thread, also: [] };
      const denial = denials.get(known.id);
      denials.delete(known.id);
      const outcome = result.is_error ? classifyError(result.text, result.meta, denial) : 'ran';
      const closed: ClosedCall = {
        ...known,
        location: location,
        text: result.text,
        forked: result.forked,
        outcome: outcome ?? 'failed',
        skill: result.skill ?? skillOf(known.input),
      };
      if (outcome === null) unsettled.push(closed);
      else if (known.tool === 'Skill' && outcome === 'ran' && !result.forked) loaded.push(closed);
      else emitter.emitCall(closed);
    },

    /** A user text that may be a skill's body: it follows the result of a Skill call and proves which skill was meant. */
    noteBody(text: string, thread: string, location: EventLocation, synthetic: boolean): void {
      typed = TYPED.exec(text)?.[1] ?? typed;
      const folder = BODY.exec(text)?.[1]?.trim();
      if (!folder) return;
      const found = names.ofFolder(folder);
      const fork = open.get(thread);
      if (fork?.tool === 'Skill') {
        fork.also = found;
        fork.body = text;
        return;
      }
      const waiting = loaded.filter((call) => call.thread === thread);
      const call = waiting.find(({ skill }) => found.some((name) => bareId(name) === bareId(skill))) ?? waiting[0];
      loaded = loaded.filter((other) => other !== call);
      if (call) emitter.emitCall({ ...call, also: found, body: text });
      else if (synthetic && thread === '') emitTyped(folder, text, location);
    },

    /** A line of a session log beside a stream: of use is only what the user typed, which no stream shows. */
    readTyped(line: Json, location: EventLocation): void {
      // The CLI marks the results of calls by their id; what a stream has shown is not repeated.
      if (line['type'] !== 'user' || line['isSidechain'] === true || 'sourceToolUseID' in line) return;
      for (const block of blocksOf(line['message'])) {
        const text = string(block['text']);
        typed = TYPED.exec(text)?.[1] ?? typed;
        const folder = line['isMeta'] === true && typed !== null ? BODY.exec(text)?.[1]?.trim() : undefined;
        if (folder && !injected.has(names.ofFolder(folder)[0] ?? '')) emitTyped(folder, text, location);
      }
    },

    noteDenial: (call_id: string, reason_type: string) => denials.set(call_id, reason_type),
    noteRefusal: (call_id: string) => refused.add(call_id),

    end(): void {
      flush(null);
      for (const call of unsettled.splice(0))
        emitter.emitCall({ ...call, outcome: settleError(call.tool, refused.has(call.id), call.thread !== '') });
      for (const call of open.values())
        emitter.emitCall({ ...call, outcome: 'unfinished', text: '', forked: false, skill: skillOf(call.input) });
      open.clear();
    },
  };
}
