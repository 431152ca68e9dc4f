/** Finds the JSON in an agent's answer: alone, in a fence, or among prose. */

export function findJson(text: string): { value: unknown } | null {
  const whole = parse(text.trim());
  if (whole) return whole;
  for (const [, , body = ''] of text.matchAll(/(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?[ \t]*\1/g)) {
    const fenced = parse(body.trim());
    if (fenced) return fenced;
  }
  return findAmongProse(text);
}

/** Limits the work in long answers, since every bracket may be the start of the JSON. */
const MAX_STARTS = 200;

function findAmongProse(text: string): { value: unknown } | null {
  let starts = 0;
  for (let at = 0; at < text.length && starts < MAX_STARTS; at++) {
    const char = text[at];
    if (char !== '{' && char !== '[') continue;
    starts += 1;
    const end = findEnd(text, at);
    const found = end < 0 ? null : parse(text.slice(at, end));
    // `[1]` is probably a footnote, `{}` a fragment of code.
    if (
      found &&
      Object.keys(found.value as object).length > 0 &&
      typeof Object.values(found.value as object)[0] !== 'number'
    )
      return found;
  }
  return null;
}

/** The index after the bracket that closes the one at `start`; -1 when none does. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parse(text: string): { value: unknown } | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
