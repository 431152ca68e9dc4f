/** A finished tool call → its events: the call, its outcome, and the skills whose files it touched. */

import type { SkillTouch } from '../../../bash/read-skills.js';
import type { Disk } from '../../../bash/shell/state.js';
import type { AgentEvent, EventLocation, ToolOutcome } from '../../../contract/transcript/event.js';
import type { Json } from '../../../input/json-value.js';
import { asEvents } from '../../calls/call-events.js';
import { injected } from '../../calls/loaded-skill.js';
import { findForeign } from '../../calls/loaded-text.js';
import type { TranscriptFacts } from '../../interface/transcript-parser.js';
import { findSkillFiles } from './skill-files.js';
import type { ClaudeSkillNames } from './skill-names.js';

export interface OpenCall {
  id: string;
  tool: string;
  input: Json;
  /** The conversation it belongs to: '' the main one, else the id of the call that started the subagent. */
  thread: string;
  location: EventLocation;
  /** Further names, proved by the loaded text. */
  also: string[];
  /** The loaded text, where the transcript shows it. */
  body?: string;
}

export interface ClosedCall extends OpenCall {
  outcome: ToolOutcome;
  text: string;
  skill: string;
  forked: boolean;
}

const wordsOf = ({ outcome, text }: ClosedCall): string | null =>
  outcome === 'ran' || outcome === 'unfinished'
    ? null
    : text
        .replace(/<\/?tool_use_error>/g, '')
        .trim()
        .slice(0, 500);

/** Claude Code identifies a skill by its folder's name, whatever its front matter says. */
function folderOf(path: string | null, skill: string): string[] {
  const folder = path?.split('/').at(-2);
  return folder && folder !== skill && /\/SKILL\.md$/.test(path ?? '') ? [folder] : [];
}

export function createCallEmitter(
  facts: TranscriptFacts,
  names: Pick<ClaudeSkillNames, 'withPlugin' | 'ofBare'>,
  emit: (event: AgentEvent) => void,
) {
  let start = facts.cwd;
  /** The main conversation's shell keeps its directory between calls; a subagent's shell starts in the same one each time. */
  let shell = facts.cwd;
  const disk: Disk = new Map();

  function emitSkill(call: ClosedCall) {
    const { id, tool, input, outcome, text, skill, forked, location } = call;
    const also = [...new Set([...call.also, ...names.ofBare(skill)])].filter((name) => name !== skill);
    const how = forked ? 'forked' : 'invoked';
    const message = wordsOf(call);
    emit({
      type: 'skill_call',
      call_id: id,
      tool,
      input,
      skill,
      also,
      how,
      outcome,
      message,
      output: text,
      ...location,
    });
    if (outcome === 'ran') checkText(call.body ?? null, [skill, ...call.also], location);
  }

  function checkText(body: string | null, [skill = '', ...also]: string[], location: EventLocation) {
    const foreign = findForeign(body, [skill, ...also], facts);
    if (foreign) emit({ type: 'foreign_text', skill, also, text: foreign, ...location });
  }

  function alsoOf({ path, skill }: SkillTouch): string[] {
    const folders = folderOf(path, skill);
    const plugin = /\/SKILL\.md$/i.test(path ?? '') ? names.withPlugin((path as string).replace(/\/[^/]*$/, '')) : [];
    return [...folders, ...plugin];
  }

  function emitTool(call: ClosedCall) {
    const { id, tool, input, outcome, text, thread, location } = call;
    const main = thread === '';
    const found = findSkillFiles({ tool, input, outcome, output: text, cwd: main ? shell : start, disk }, facts);
    if (main) shell = /Shell cwd was reset to (\S+)/.exec(text.slice(-2000))?.[1] ?? found.cwd;
    emit({ type: 'tool_call', call_id: id, tool, input, outcome, message: wordsOf(call), output: text, ...location });
    asEvents(found.touches, { call_id: id, location }, alsoOf).forEach(emit);
  }

  return {
    startIn(cwd: string | null): void {
      start ??= cwd;
      shell ??= cwd;
    },
    emitCall: (call: ClosedCall) => (call.tool === 'Skill' ? emitSkill(call) : emitTool(call)),
    emitInjected(names: string[], text: string, location: EventLocation): void {
      emit(injected('Skill', names, text, location));
      checkText(text, names, location);
    },
  };
}
