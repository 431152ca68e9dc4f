/** A line of a rollout of Codex → what the user typed, or the skills that the session was offered, as its list names them (0.140.0 to 0.169.0). */
import { asFields, list, parseObject, string } from '../../input/json-value.js';
import type { ListedSkill } from '../interface/transcript.js';
import { typedText } from '../parser/typed-text.js';
import { readListed } from './offer.js';

/** What Codex puts in the user's name: the environment, AGENTS.md, a skill's text, an aborted turn. */
const NOT_TYPED = /^\s*(?:<[a-z_-]+>|# AGENTS\.md)/;

export function promptOf(line: string): string | null {
  if (!line.includes('"response_item"') || !line.includes('"role":"user"')) return null;
  const { type, role, content } = asFields(asFields(parseObject(line))['payload']);
  if (type !== 'message' || role !== 'user') return null;
  const parts = list(content).map((part) => string(asFields(part)['text']));
  return typedText(parts, NOT_TYPED);
}

export function listedIn(line: string): ListedSkill[] | null {
  if (!line.includes('<skills_instructions>') || !line.includes('"role":"developer"')) return null;
  const { type, role, content } = asFields(asFields(parseObject(line))['payload']);
  // A prompt or a tool's output may imitate a list.
  if (type !== 'message' || role !== 'developer') return null;
  const texts = list(content).map((part) => string(asFields(part)['text']));
  const lists = texts.filter((text) => text.startsWith('<skills_instructions>'));
  return lists.length > 0 ? lists.flatMap(readListed).map(({ id, path }) => ({ id, path })) : null;
}
