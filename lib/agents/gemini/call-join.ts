/** Calls on Gemini CLI's stream, their results, and what the session's file says the model got → one event list per call. */
import type { Disk } from '../../bash/shell/state.js';
import type { AgentEvent, EventLocation } from '../../contract/event.js';
import { asFields, type Json, objects, string } from '../../input/json-value.js';
import { isForeignText } from '../loaded-text.js';
import type { TranscriptFacts } from '../transcript-parser.js';
import { SKILL_TOOL } from './facts.js';
import { type FinishedCall, listToolEvents, namesOf, outcomeOf, skillOf } from './tool-call.js';

interface Result {
  failed: boolean;
  shown: string;
  message: string;
  type: string;
}

type OpenCall = Pick<FinishedCall, 'id' | 'tool' | 'input' | 'location'>;

export interface CallJoin {
  open(call: OpenCall): void;
  close(id: string, result: Result): void;
  /** A call of the session's file, with the text that the model got. */
  readLogged(call: Json, location: EventLocation): void;
  end(): void;
}

export function createCallJoin(facts: TranscriptFacts, disk: Disk, emit: (event: AgentEvent) => void): CallJoin {
  const open = new Map<string, OpenCall>();
  /** Finished calls whose text only the session's file has. */
  const finished = new Map<string, FinishedCall>();
  const loaded = new Map<string, { names: string[]; location: EventLocation }>();
  /** Loads that the stream told of, and calls that the session's file did. */
  const told = new Set<string>();
  const done = new Set<string>();

  function emitSkill({ id, tool, input, location, outcome, message, shown, text }: FinishedCall): void {
    const skill = skillOf(input);
    const also = outcome === 'ran' ? namesOf(skill, shown, facts) : [];
    emit({
      type: 'skill_call',
      call_id: id,
      tool,
      input,
      skill,
      also,
      how: 'invoked',
      outcome,
      message,
      output: text ?? shown,
      ...location,
    });
    if (outcome !== 'ran') return;
    loaded.set(id, { names: [skill, ...also], location });
    if (text !== null) checkText(id, text);
  }

  function checkText(id: string, text: string): void {
    const { names: [skill = '', ...also] = [], location } = loaded.get(id) ?? {};
    const body = /<instructions>\n([\s\S]*?)\n {2}<\/instructions>/.exec(text)?.[1] ?? text;
    if (location && isForeignText(body, [skill, ...also], facts))
      emit({ type: 'foreign_text', skill, also, ...location });
  }

  const emitCall = (call: FinishedCall): void => {
    if (call.tool === SKILL_TOOL) emitSkill(call);
    else for (const event of listToolEvents(call, facts, disk)) emit(event);
  };

  const finish = (call: OpenCall, { failed, shown, message, type }: Result, text: string | null): FinishedCall => ({
    ...call,
    outcome: outcomeOf(failed, message, type),
    message: failed ? message.slice(0, 500) : null,
    shown,
    text,
  });

  return {
    open(call) {
      open.set(call.id, call);
    },
    close(id, result) {
      const call = open.get(id);
      if (!call) return;
      open.delete(id);
      const made = finish(call, result, null);
      // A load is known at once; of other tools the stream does not show what came back.
      if (made.tool === SKILL_TOOL) {
        told.add(id);
        emitCall(made);
      } else finished.set(id, made);
    },
    readLogged(call, location) {
      const id = string(call['id']);
      if (id === '' || done.has(id)) return;
      const response = asFields(asFields(asFields(objects(call['result'])[0])['functionResponse'])['response']);
      const failed = call['status'] !== 'success';
      const text = string(response['output'] ?? response['error']);
      done.add(id);
      if (loaded.has(id)) checkText(id, text);
      if (told.has(id)) return;
      const known = finished.get(id);
      finished.delete(id);
      if (known) return emitCall({ ...known, text: failed ? null : text });
      const begun = open.get(id) ?? { id, tool: string(call['name']), input: call['args'] ?? {}, location };
      open.delete(id);
      const shown = string(call['resultDisplay']);
      emitCall(finish(begun, { failed, shown, message: text, type: '' }, failed ? null : text));
    },
    end() {
      for (const call of finished.values()) emitCall(call);
      for (const call of open.values())
        emitCall({ ...call, outcome: 'unfinished', message: null, shown: '', text: null });
    },
  };
}
