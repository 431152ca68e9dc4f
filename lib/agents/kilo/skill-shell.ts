/** The body of a SKILL.md → the shell that Kilo runs when it loads a skill of its user's own, before the model reads it (7.7.9). */
import type { ShellCommand } from '../interface/source.js';

const SHELL = /!`([^`]+)`/g;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
/** Within one paragraph. */
const SPAN = /(?<!`)(`{2,})(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

export function findShell(body: string): ShellCommand | null {
  const bare = withoutFences(body).replace(SPAN, (span) => ' '.repeat(span.length));
  for (const { index, 1: found = '' } of body.matchAll(SHELL)) {
    const command = found.trim();
    if (command && bare[index] === '!') return { at: index, command, costs: COSTS };
  }
  return null;
}

const COSTS =
  'a run without a terminal refuses to load the skill, because Kilo asks before the command runs; of a project’s skill the command is left out';

/** A fence shields its own lines, too; one that is not closed, all that follows. Each character keeps its place. */
function withoutFences(body: string): string {
  let open = '';
  const lines = body.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const shielded = open !== '' || mark !== '';
    if (open === '') open = mark;
    else if (mark[0] === open[0] && mark.length >= open.length) open = '';
    return shielded ? ' '.repeat(line.length) : line;
  });
  return lines.join('\n');
}
