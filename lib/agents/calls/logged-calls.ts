/** Calls on an agent's stream, their results, and what the session's file says the model got → the events of each call, once. */
import type { AgentEvent, EventLocation, ToolOutcome } from '../../contract/transcript/event.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';
import { injected } from './loaded-skill.js';
import { findForeign } from './loaded-text.js';

interface OpenCall {
  id: string;
  tool: string;
  input: unknown;
  location: EventLocation;
}

export interface FinishedCall extends OpenCall {
  outcome: ToolOutcome;
  /** The message of a refusal or an error. */
  message: string | null;
  /** What the stream shows of the result: of a skill or a file, not its text. */
  shown: string;
  /** The result as the model got it, from the session's file; null where the file does not have it. */
  text: string | null;
}

export interface CallResult {
  failed: boolean;
  shown: string;
  text: string | null;
  message: string;
  /** The agent's own word for the error; '' where there is none. */
  type: string;
}

/** There the text is the message as well. */
type LoggedResult = Omit<CallResult, 'message' | 'text'> & { text: string };

/** What is an agent's own in it. */
export interface CallForms {
  skill_tool: string;
  outcomeOf(result: CallResult, id: string): ToolOutcome;
  /** The skill that a call is for, whatever its arguments are called. */
  skillOf(input: unknown): string;
  /** Other names of the skill that was loaded. */
  namesOf(skill: string, result: Pick<FinishedCall, 'shown' | 'text'>): string[];
  /** The instructions within what the model got. */
  bodyOf(text: string): string;
  listToolEvents(call: FinishedCall): AgentEvent[];
}

const MAX_MESSAGE = 500;
/** Characters of results that wait for the session's file; beyond that the oldest count by what the stream shows. */
const MOST_HELD = 4 << 20;

const sizeOf = ({ shown }: CallResult): number => shown.length + MAX_MESSAGE;

export function createLoggedCalls(forms: CallForms, facts: TranscriptFacts, emit: (event: AgentEvent) => void) {
  const open = new Map<string, OpenCall>();
  /** Finished calls whose text only the session's file has. */
  const finished = new Map<string, { call: OpenCall; result: CallResult }>();
  let held = 0;
  const loaded = new Map<string, { names: string[]; location: EventLocation }>();
  /** Skills whose own text the model has: a second load may only say so. */
  const known_texts = new Set<string>();
  /** Loads that the stream showed; `logged` has the calls that the session's file showed. */
  const emitted = new Set<string>();
  const logged = new Set<string>();

  function emitSkill({ id, tool, input, location, outcome, message, shown, text }: FinishedCall): void {
    const skill = forms.skillOf(input);
    const also = outcome === 'ran' ? forms.namesOf(skill, { shown, text }) : [];
    const call = { call_id: id, tool, input, skill, also, outcome, message, output: text ?? shown };
    emit({ type: 'skill_call', ...call, how: 'invoked', ...location });
    if (outcome !== 'ran') return;
    loaded.set(id, { names: [skill, ...also], location });
    checkText(id, text);
  }

  function checkText(id: string, text: string | null): void {
    const { names = [], location } = loaded.get(id) ?? {};
    if (location) checkBody(text === null ? null : forms.bodyOf(text), names, location);
  }

  function checkBody(body: string | null, names: readonly string[], location: EventLocation): void {
    const [skill = '', ...also] = names;
    const text = findForeign(body, names, facts);
    if (text === null) for (const name of body === null ? [] : names) known_texts.add(name);
    else if (!known_texts.has(skill)) emit({ type: 'foreign_text', skill, also, text, ...location });
  }

  function emitCall(call: OpenCall, result: CallResult): void {
    const { id, tool, input, location } = call;
    const { failed, shown, text, message } = result;
    const outcome = forms.outcomeOf(result, id);
    const done: FinishedCall = {
      id,
      tool,
      input,
      location,
      outcome,
      message: outcome === 'ran' ? null : message.slice(0, MAX_MESSAGE),
      shown,
      text: failed ? null : text,
    };
    if (tool === forms.skill_tool) emitSkill(done);
    else for (const event of forms.listToolEvents(done)) emit(event);
  }

  function hold(id: string, call: OpenCall, result: CallResult): void {
    take(id);
    finished.set(id, { call, result });
    held += sizeOf(result);
    for (const oldest of finished.keys()) {
      if (held <= MOST_HELD) return;
      const { call, result } = take(oldest) as { call: OpenCall; result: CallResult };
      emitted.add(oldest);
      emitCall(call, result);
    }
  }

  function take(id: string): { call: OpenCall; result: CallResult } | null {
    const known = finished.get(id);
    if (!known) return null;
    finished.delete(id);
    held -= sizeOf(known.result);
    return known;
  }

  return {
    open(call: OpenCall): void {
      // A subagent's calls are on the stream and in its file.
      if (!emitted.has(call.id) && !finished.has(call.id) && !logged.has(call.id)) open.set(call.id, call);
    },
    close(id: string, result: CallResult): void {
      const call = open.get(id);
      if (!call) return;
      open.delete(id);
      // A load is known at once; of other tools the stream may not show what came back, or who refused.
      if (call.tool === forms.skill_tool && !result.failed) {
        emitted.add(id);
        emitCall(call, result);
      } else hold(id, call, result);
    },
    /** The same call in the session's file, with the text that the model got. */
    readLogged(call: OpenCall, given: LoggedResult): void {
      const result: CallResult = { ...given, message: given.text };
      const { id } = call;
      if (id === '' || logged.has(id)) return;
      logged.add(id);
      if (emitted.has(id)) {
        if (!result.failed && result.text !== null) checkText(id, result.text);
        return;
      }
      const known = take(id);
      const begun = known?.call ?? open.get(id) ?? call;
      open.delete(id);
      const { shown, message, type } = known?.result ?? result;
      emitCall(begun, {
        ...result,
        shown: shown || result.shown,
        message: message || result.message,
        type: type || result.type,
      });
    },
    /** A skill that the user typed: no call asked for its text. names: none where it was other words. */
    readTyped(names: readonly string[], text: string, location: EventLocation): void {
      if (names.length === 0) return;
      emit(injected(forms.skill_tool, names, text, location));
      checkBody(forms.bodyOf(text), names, location);
    },
    /** Whether none is under way, other than one that waits for a subagent by this tool. */
    idle: (delegate: string | null) => [...open.values()].every(({ tool }) => tool === delegate),
    end(): void {
      for (const { call, result } of finished.values()) emitCall(call, result);
      for (const call of open.values()) {
        const unfinished = { ...call, outcome: 'unfinished' as const, message: null, shown: '', text: null };
        if (call.tool === forms.skill_tool) emitSkill(unfinished);
        else for (const event of forms.listToolEvents(unfinished)) emit(event);
      }
    },
  };
}
