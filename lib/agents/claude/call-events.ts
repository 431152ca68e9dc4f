/** A closed tool call → its events: what was called, what became of it, and which skills' files it touched. */
import type { AgentEvent, EventPlace, ToolOutcome } from '../../event.js';
import type { Json } from '../../json-value.js';
import type { TranscriptFacts } from '../agent.js';
import type { Disk } from '../shell/state.js';
import { findSkillFiles } from './skill-files.js';

export interface OpenCall {
  id: string;
  tool: string;
  input: Json;
  /** The conversation it belongs to: '' the main one, else the id of the call that started the subagent. */
  thread: string;
  place: EventPlace;
  /** Names that the loaded text proved. */
  also: string[];
}

export interface ClosedCall extends OpenCall {
  outcome: ToolOutcome;
  text: string;
  skill: string;
  forked: boolean;
}

export interface CallTeller {
  startIn(cwd: string | null): void;
  tell(call: ClosedCall): void;
  tellInjected(names: string[], text: string, place: EventPlace): void;
}

const wordsOf = ({ outcome, text }: ClosedCall): string | null =>
  outcome === 'ran' || outcome === 'unfinished'
    ? null
    : text
        .replace(/<\/?tool_use_error>/g, '')
        .trim()
        .slice(0, 500);

/** The CLI's own id of a skill is its folder's name, whatever its front matter says. */
function folderOf(path: string | null, skill: string): string[] {
  const folder = path?.split('/').at(-2);
  return folder && folder !== skill && /\/SKILL\.md$/.test(path ?? '') ? [folder] : [];
}

export function createCallTeller(facts: TranscriptFacts, emit: (event: AgentEvent) => void): CallTeller {
  let start = facts.cwd;
  /** The main conversation's shell keeps its directory between calls; a subagent's starts anew each time. */
  let shell = facts.cwd;
  const disk: Disk = new Map();

  function tellSkill(call: ClosedCall) {
    const { id, tool, input, outcome, text, skill, also, forked, place } = call;
    emit({
      type: 'skill_call',
      call_id: id,
      tool,
      input,
      skill,
      also: also.filter((name) => name !== skill),
      how: forked ? 'forked' : 'invoked',
      outcome,
      message: wordsOf(call),
      output: text,
      ...place,
    });
  }

  function tellTool(call: ClosedCall) {
    const { id, tool, input, outcome, text, thread, place } = call;
    const main = thread === '';
    const found = findSkillFiles({ tool, input, outcome, output: text, cwd: main ? shell : start, disk }, facts);
    if (main) shell = /Shell cwd was reset to (\S+)/.exec(text.slice(-2000))?.[1] ?? found.cwd;
    emit({ type: 'tool_call', call_id: id, tool, input, outcome, message: wordsOf(call), output: text, ...place });
    for (const { skill, path, text: read, why } of found.touches)
      emit({ type: 'skill_read', call_id: id, skill, also: folderOf(path, skill), path, text: read, why, ...place });
  }

  return {
    startIn(cwd) {
      start ??= cwd;
      shell ??= cwd;
    },
    tell: (call) => (call.tool === 'Skill' ? tellSkill(call) : tellTool(call)),
    tellInjected: ([skill = '', ...also], text, place) =>
      emit({
        type: 'skill_call',
        call_id: '',
        tool: 'Skill',
        input: null,
        skill,
        also,
        how: 'injected',
        outcome: 'ran',
        message: null,
        output: text,
        ...place,
      }),
  };
}
