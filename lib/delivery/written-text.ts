/** A file as its author wrote it → its lines, as they are looked for in what a model was given. */
import { saidIn } from '../text/said.js';

export interface WrittenLine {
  /** Without blanks at both ends. */
  text: string;
  /** Characters that it stands for, with its line end and the blank lines below it. */
  chars: number;
  /** What stands between the places that an agent may fill in; null where it fills in none. */
  fragments: readonly string[] | null;
}

export interface WrittenText {
  lines: readonly WrittenLine[];
  /** Blanks at both ends left out; 0: the file says nothing. */
  chars: number;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** What a SKILL.md says below its front matter. */
export function bodyOf(skill_md: string): string {
  const body = skill_md.replace(FRONT_MATTER, '').trim();
  // A second block of front matter, and nothing else, says nothing.
  return saidIn(body.replace(FRONT_MATTER, '')) === '' ? '' : body;
}

/** `$ARGUMENTS`, `$1`, `${CLAUDE_SKILL_DIR}` and a shell command, in whose place Claude Code 2.1.330 puts other words. */
const FILLED = /\$ARGUMENTS(?:\[\d+\])?|\$\d+|\$\{\w+\}|!`[^`]*`/;
const SHELL_FENCE = /^```!/;

export function readWritten(text: string): WrittenText {
  const lines: WrittenLine[] = [];
  if (saidIn(text) === '') return { lines, chars: 0 };
  let in_shell = false;
  for (const raw of text.trim().split(/\r\n?|\n/)) {
    const line = raw.trim();
    const last = lines.at(-1);
    if (line === '') {
      if (last) last.chars += raw.length + 1;
      continue;
    }
    const opens = !in_shell && SHELL_FENCE.test(line);
    const fragments = in_shell || opens ? [] : FILLED.test(line) ? line.split(FILLED).map((part) => part.trim()) : null;
    if (opens) in_shell = true;
    else if (in_shell && line.startsWith('```')) in_shell = false;
    lines.push({ text: line, chars: raw.length + 1, fragments: fragments?.filter((part) => part !== '') ?? null });
  }
  const last = lines.at(-1);
  if (last) last.chars -= 1;
  return { lines, chars: lines.reduce((sum, { chars }) => sum + chars, 0) };
}
