/** A user message of a rollout → the skills whose text Codex put into it. */
import { isJson, type Json, list, objects, string } from '../../../input/json-value.js';
import type { EventEmitter } from './event-emitter.js';

const INJECTED = /<skill>\s*<name>([^<\n]+)<\/name>(?:\s*<path>([^<\n]+)<\/path>)?/;

/**
 * Parts that Codex put there for a skill that was mentioned: 0.169.0 marks them, versions before make a message of its own of each. A
 * listing names every skill, and a prompt may imitate the tag.
 */
export function readInjection(payload: Json, typed: string, emitter: EventEmitter): void {
  const metadata = payload['internal_chat_message_metadata_passthrough'];
  const kinds = isJson(metadata) ? list(metadata['content_item_kinds']) : [];
  const parts = objects(payload['content']);
  parts.forEach((part, index) => {
    const text = string(part['text']);
    const whole = parts.length === 1 && /^<skill>\n<name>[\s\S]*<\/skill>\s*$/.test(text);
    const marked =
      kinds.length > 0 ? kinds[index] === 'skills.selected_skill_instructions' : whole && namesMention(typed, text);
    const match = marked ? INJECTED.exec(text) : null;
    if (!match) return;
    const folder = match[2]?.split(/[\\/]/).at(-2);
    emitter.emit('skill_call', {
      call_id: string(payload['id']) || `mention_${emitter.location().line}`,
      tool: 'skill',
      input: { name: match[1], path: match[2] ?? null },
      skill: match[1] ?? '',
      also: folder && folder !== match[1] ? [folder] : [],
      how: 'injected',
      outcome: 'ran',
      message: null,
      output: text,
    });
  });
}

/** The user mentioned that skill in the prompt, as `$alpha` or by a link to its file. */
const namesMention = (typed: string, text: string): boolean => {
  const name = INJECTED.exec(text)?.[1] ?? '';
  return name !== '' && !typed.includes('<skill>') && typed.includes(`$${name}`);
};
