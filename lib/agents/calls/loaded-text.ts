/** The text that came with a loaded skill → whether it is another file's than the installed skill's: a name alone proves nothing. */
import { bodyLines } from '../../bash/output/skill-text.js';
import { bareId } from '../../text/bare-id.js';
import type { TranscriptFacts } from '../interface/transcript-parser.js';

/**
 * True when skills of one of the names are installed with a known text and the loaded text belongs to none of them: less than half of
 * the lines came back. False where the texts are not known, as in a recording.
 */
export function isForeignText(text: string, names: readonly string[], facts: TranscriptFacts): boolean {
  const wanted = new Set(names.flatMap((name) => [name, bareId(name)]));
  const bodies = (facts.installed_skills ?? [])
    .filter(({ id, dir, also = [] }) => [id, dir ?? id, ...also].some((name) => wanted.has(name)))
    .map(({ path }) => facts.body_of?.(path) ?? null);
  if (bodies.length === 0 || bodies.includes(null)) return false;
  const loaded = new Set(text.split(/\r\n?|\n/).map((line) => line.trim()));
  return !bodies.some((body) => showsBody(loaded, body ?? ''));
}

const SHELL_BLOCK = /```![\s\S]*?```/g;

/** Lines that the agent fills in or runs (`$ARGUMENTS`, `${CLAUDE_SKILL_DIR}`, a shell line) come back in other words. */
function showsBody(loaded: ReadonlySet<string>, body: string): boolean {
  const lines = bodyLines(body.replace(SHELL_BLOCK, '')).filter((line) => !/\$|!`|^```/.test(line));
  return lines.filter((line) => loaded.has(line)).length >= lines.length / 2;
}
