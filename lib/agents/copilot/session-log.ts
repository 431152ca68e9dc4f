/** The session's own log (`session-state/<id>/events.jsonl`): what stdout lost, and the vendor's own word that a skill was loaded. */
import type { AgentEvent, EventPlace } from '../../event.js';
import { asFields, type Json, string } from '../../json-value.js';
import type { ToolJoin } from './tool-join.js';

/** How a load came about. `context-load` is an agent's own `skills:` list: nobody chose it, so it is no routing. */
const TRIGGERS: Record<string, 'invoked' | 'injected'> = { 'agent-invoked': 'invoked', 'user-invoked': 'injected' };

/** isLoaded: the output told of that load already. onUsage: tokens of one model call. */
export interface SessionLogDoors {
  join: ToolJoin;
  emit(event: AgentEvent): void;
  isLoaded(skill: string): boolean;
  onUsage(input_tokens: number, output_tokens: number): void;
}

export function createSessionLog({ join, emit, isLoaded, onUsage }: SessionLogDoors) {
  return (record: Json, place: EventPlace): void => {
    const data = asFields(record['data']);
    switch (record['type']) {
      case 'tool.execution_start':
        join.start(record, place);
        return;
      case 'tool.execution_complete':
        join.complete(record, place);
        return;
      case 'session.usage_record': {
        const { inputTokens, outputTokens } = asFields(data['usage']);
        if (typeof inputTokens === 'number' && typeof outputTokens === 'number') onUsage(inputTokens, outputTokens);
        return;
      }
      case 'skill.invoked': {
        const how = TRIGGERS[string(data['trigger'])];
        const skill = string(data['name']);
        if (!how || !skill || isLoaded(skill)) return;
        const plugin = string(data['pluginName']);
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
          ...place,
        });
      }
    }
  };
}
