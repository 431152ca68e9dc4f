/** Open tool calls: each is written down when a model makes it and becomes an event when its result is known. */
import { posix } from 'node:path';
import type { AgentEvent, EventPlace, ToolOutcome } from '../../event.js';
import type { TranscriptFacts } from '../agent.js';
import { findSkillFiles } from './skill-files.js';
import { isJson, type Json, type ResultLine, string } from './stream-line.js';
import { classifyError, settleError } from './tool-outcome.js';

interface OpenCall {
  id: string;
  tool: string;
  input: Json;
  thread: string;
  place: EventPlace;
}

interface ClosedCall extends OpenCall {
  outcome: ToolOutcome;
  text: string;
  skill: string;
  also: string[];
  forked: boolean;
}

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

export function createCallBook(facts: TranscriptFacts, emit: (event: AgentEvent) => void): CallBook {
  const open = new Map<string, OpenCall>();
  /** Skill calls that ran, until their body or the next step comes. */
  const loaded: ClosedCall[] = [];
  /** Errors that only the closing line explains (2.1.197). */
  const unsettled: ClosedCall[] = [];
  const denials = new Map<string, string>();
  const refused = new Set<string>();
  let start = facts.cwd;
  /** The main conversation's shell keeps its directory between calls; a subagent's starts anew each time. */
  let shell = facts.cwd;

  function tellSkill(call: ClosedCall) {
    const { id, tool, input, outcome, text, skill, also, forked, place } = call;
    emit({
      ...place,
      type: 'skill_call',
      call_id: id,
      tool,
      input,
      skill,
      also: also.filter((name) => name !== skill),
      how: forked ? 'forked' : 'invoked',
      outcome,
      message: outcome === 'ran' || outcome === 'unfinished' ? null : text.slice(0, 500),
      output: text,
    });
  }

  function tellTool(call: ClosedCall) {
    const { id, tool, input, outcome, text, thread, place } = call;
    const main = thread === '';
    const found = findSkillFiles({ tool, input, outcome, output: text, cwd: main ? shell : start }, facts);
    if (main) shell = /Shell cwd was reset to (\S+)/.exec(text)?.[1] ?? found.cwd;
    emit({
      ...place,
      type: 'tool_call',
      call_id: id,
      tool,
      input,
      outcome,
      message: outcome === 'ran' || outcome === 'unfinished' ? null : text.slice(0, 500),
      output: text,
    });
    for (const { skill, path, text: read, why } of found.touches)
      emit({ ...place, type: 'skill_read', call_id: id, skill, also: [], path, text: read, why });
  }

  const tell = (call: ClosedCall) => (call.tool === 'Skill' ? tellSkill(call) : tellTool(call));

  /** Skill calls whose body did not follow are told without it (a fork, or a subagent of 2.1.197). */
  function flush(thread: string | null) {
    for (const call of loaded.splice(0)) {
      if (thread === null || call.thread === thread) tellSkill(call);
      else loaded.push(call);
    }
  }

  /** The name that was typed may be an alias or lack its plugin; the folder says which skill it was. */
  function namesOf(folder: string): string[] {
    const installed = facts.installed_skills?.filter(({ path }) => posix.dirname(path) === folder) ?? [];
    const known = installed.map(({ id }) => id);
    return [...new Set([...known, posix.basename(folder)])];
  }

  return {
    startIn(cwd) {
      start ??= cwd;
      shell ??= cwd;
    },

    open(block, thread, place) {
      flush(thread);
      const call = {
        id: string(block['id']),
        tool: string(block['name']),
        input: isJson(block['input']) ? block['input'] : {},
        thread,
        place,
      };
      open.set(call.id, call);
    },

    close(result, place) {
      const call = open.get(result.call_id);
      // A result whose call was lost with an earlier line still names its skill.
      if (!call && result.skill === null) return;
      open.delete(result.call_id);
      const known = call ?? { id: result.call_id, tool: 'Skill', input: {}, thread: result.thread };
      const denial = denials.get(known.id);
      denials.delete(known.id);
      const outcome = !result.is_error
        ? 'ran'
        : denial === undefined
          ? classifyError(result.text, result.meta)
          : denial === 'hook'
            ? 'blocked_by_hook'
            : 'denied';
      const closed: ClosedCall = {
        ...known,
        place,
        text: result.text,
        forked: result.forked,
        outcome: outcome ?? 'failed',
        skill: result.skill ?? skillOf(known.input),
        also: [],
      };
      if (outcome === null) unsettled.push(closed);
      else if (known.tool === 'Skill' && outcome === 'ran' && !result.forked) loaded.push(closed);
      else tell(closed);
    },

    noteBody(text, thread, place, synthetic) {
      const folder = BODY.exec(text)?.[1]?.trim().replace(/\/$/, '');
      if (!folder) return;
      const names = namesOf(folder);
      const waiting = loaded.filter((call) => call.thread === thread);
      const index = loaded.indexOf(
        waiting.find(({ skill }) => names.some((name) => bare(name) === bare(skill))) ?? (waiting[0] as ClosedCall),
      );
      const call = loaded.splice(index, index < 0 ? 0 : 1)[0];
      if (call) tellSkill({ ...call, also: names });
      else if (synthetic && thread === '')
        // No call asked for it: a mention in the prompt put it there.
        emit({
          ...place,
          type: 'skill_call',
          call_id: '',
          tool: 'Skill',
          input: null,
          skill: names[0] ?? '',
          also: names.slice(1),
          how: 'injected',
          outcome: 'ran',
          message: null,
          output: text,
        });
    },

    noteDenial: (call_id, reason_type) => denials.set(call_id, reason_type),
    noteRefusal: (call_id) => refused.add(call_id),

    end() {
      flush(null);
      for (const call of unsettled.splice(0))
        tell({ ...call, outcome: settleError(call.tool, refused.has(call.id), call.thread !== '') });
      for (const call of open.values())
        tell({ ...call, outcome: 'unfinished', text: '', forked: false, skill: skillOf(call.input), also: [] });
      open.clear();
    },
  };
}

const bare = (id: string) => id.slice(id.lastIndexOf(':') + 1);

/** Claude Code takes a leading slash off; a model that names the parameter wrongly still tried that skill. */
function skillOf(input: Json): string {
  const named = input['skill'] ?? input['command'] ?? input['name'] ?? Object.values(input)[0];
  return string(named).replace(/^\//, '');
}
