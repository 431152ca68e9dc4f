/** The body of a SKILL.md → the shell that Claude Code runs when it loads the skill, before the model reads it. */
import type { ShellCommand } from '../interface/source.js';

/**
 * Measured on 2.1.330 with 70 bodies. A fence, a comment, a quote or an indented line shields nothing; what does is a bracket or any
 * other character right before the `!`, and a span of code on the same line that the backtick after the `!` would close.
 */
const SHELL = /(?<!`)`(?!`)[^`\n]*`|(?<=^|\s)!`(?<inline>[^`]+)`|```!\s*(?<block>[\s\S]*?)```/g;

const COSTS = 'the skill does not load where the command is not allowed, is not installed or fails';

export function findShell(body: string): ShellCommand | null {
  for (const { index, groups } of body.matchAll(SHELL)) {
    const command = (groups?.['inline'] ?? groups?.['block'] ?? '').trim();
    if (command) return { at: index, command, costs: COSTS };
  }
  return null;
}
