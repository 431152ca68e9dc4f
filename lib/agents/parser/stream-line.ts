/** A record of stream-json or of the session log (Claude Code's shapes, which Qwen Code writes too) → its parts, each checked for its type. */
import { isJson, type Json, objects, string } from '../../input/json-value.js';
import { textOfContent } from '../calls/tool-content.js';

export function blocksOf(message: unknown): Json[] {
  const content = isJson(message) ? message['content'] : undefined;
  return typeof content === 'string' ? [{ type: 'text', text: content }] : objects(content);
}

/** Claude Code 2.1.330 reports on every result line what decided about the call; 2.1.197 has no such field. */
export interface ResultMeta {
  id: string;
  permission_decision?: { decision?: string; source?: string; reason_type?: string };
}

/** The result of one call. */
export interface ResultLine {
  call_id: string;
  text: string;
  is_error: boolean;
  meta: ResultMeta | undefined;
  /** `tool_use_result.commandName`: the skill that the CLI found for the id it was given. */
  skill: string | null;
  forked: boolean;
  /** The conversation it belongs to: '' the main one, else the id of the call that started the subagent. */
  thread: string;
}

export function resultsOf(line: Json): ResultLine[] {
  const detail = line['tool_use_result'] ?? line['toolUseResult'];
  const metas = objects(line['tool_result_meta']);
  return blocksOf(line['message'])
    .filter((block) => block['type'] === 'tool_result')
    .map((block) => {
      const call_id = string(block['tool_use_id']);
      const text = textOfContent(block['content']);
      return {
        call_id,
        text,
        // Its own mark of an error counts where a log has lost the field.
        is_error: block['is_error'] === true || text.startsWith('<tool_use_error>'),
        meta: metas.find((meta) => meta['id'] === call_id) as ResultMeta | undefined,
        skill: isJson(detail) && detail['success'] === true ? string(detail['commandName']) || null : null,
        forked:
          (isJson(detail) && detail['status'] === 'forked') || /^Skill ".*" completed \(forked execution\)/.test(text),
        thread: string(line['parent_tool_use_id']),
      };
    });
}
