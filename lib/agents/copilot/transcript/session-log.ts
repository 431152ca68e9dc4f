/** The session's own log (`session-state/<id>/events.jsonl`) → the events that stdout lost, and the vendor's own records of loaded skills. */
import type { AgentEvent, EventLocation, ForeignText } from '../../../contract/transcript/event.js';
import { asFields, type Json, string } from '../../../input/json-value.js';
import type { ToolJoin } from './tool-join.js';

/** How a skill was loaded. `context-load` comes from an agent's own `skills:` list: no model chose it, so it is not routing. */
const TRIGGERS: Record<string, 'invoked' | 'injected'> = { 'agent-invoked': 'invoked', 'user-invoked': 'injected' };

/** isLoaded: whether the output already showed the load. onUsage: called with the tokens of one model call. */
export interface SessionLogPorts {
  join: ToolJoin;
  emit(event: AgentEvent): void;
  isLoaded(skill: string): boolean;
  /** What a loaded text is where it is not the installed skill's. */
  foreignOf(content: string, skill: string): ForeignText | null;
  onUsage(input_tokens: number, output_tokens: number): void;
}

export function createSessionLog({ join, emit, isLoaded, foreignOf, onUsage }: SessionLogPorts) {
  return (record: Json, location: EventLocation): void => {
    const data = asFields(record['data']);
    switch (record['type']) {
      case 'tool.execution_start':
        join.start(record, location);
        return;
      case 'tool.execution_complete':
        join.complete(record, location);
        return;
      case 'session.usage_record': {
        const { inputTokens, outputTokens } = asFields(data['usage']);
        if (typeof inputTokens === 'number' && typeof outputTokens === 'number') onUsage(inputTokens, outputTokens);
        return;
      }
      case 'skill.invoked': {
        const how = TRIGGERS[string(data['trigger'])];
        const skill = string(data['name']);
        if (!skill) return;
        const plugin = string(data['pluginName']);
        const text = foreignOf(string(data['content']), skill);
        if (text) emit({ type: 'foreign_text', skill, also: [], text, ...location });
        if (!how || isLoaded(skill)) return;
        emit({
          type: 'skill_call',
          call_id: string(record['id']),
          tool: 'skill',
          input: { skill },
          skill,
          also: plugin ? [`${plugin}:${skill}`] : [],
          how,
          outcome: 'ran',
          message: null,
          output: string(data['content']),
          ...location,
        });
      }
    }
  };
}
