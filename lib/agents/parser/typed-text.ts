/** The parts of a user's message → what the user typed; null when that is nothing. */

/** not_typed: what the agent puts in the user's name. */
export function typedText(parts: readonly string[], not_typed?: RegExp): string | null {
  const typed = parts.filter((text) => text.trim() !== '' && !not_typed?.test(text));
  return typed.length > 0 ? typed.join('\n') : null;
}
