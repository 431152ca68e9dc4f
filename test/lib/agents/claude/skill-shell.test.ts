import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../../lib/agents/claude/index.js';

const E = 'echo hi';
const find = (body: string) => claude.findShell?.(body)?.command ?? null;

// What each body did was measured with `run --allow-source-processes` on 2.1.330.
const RUNS: Record<string, string> = {
  'alone on a line': `!\`${E}\``,
  'in a sentence': `Text !\`${E}\` end.`,
  'after a tab': `Text\t!\`${E}\` end.`,
  'after a space that does not break': `Text\u00a0!\`${E}\` end.`,
  'over two lines': `Text !\`\n${E}\` end.`,
  'in a fence': `\`\`\`markdown\nText !\`${E}\` end.\n\`\`\``,
  'in a fence of tildes': `~~~\nText !\`${E}\` end.\n~~~`,
  'in a comment': `<!-- !\`${E}\` -->`,
  'in a quote': `> !\`${E}\``,
  'in a cell': `| a | !\`${E}\` |`,
  'in an indented line': `    Text !\`${E}\` end.`,
  'after a closed span': `Files \`x\` !\`${E}\` end.`,
  'in a span of two backticks': `See \`\` a !\`${E}\` b \`\` end.`,
  'after a backtick of an earlier line': `A \` lone tick\nText !\`${E}\` end.`,
  'after a backtick that two follow': `Files \`a \`\` b !\`${E}\` end.`,
  'a block': `\`\`\`!\n${E}\n\`\`\``,
  'an indented block': `- item\n  \`\`\`!\n  ${E}\n  \`\`\``,
  'a block in a longer fence': `\`\`\`\`\n\`\`\`!\n${E}\n\`\`\`\n\`\`\`\``,
  'a block behind text': `Text \`\`\`!\n${E}\n\`\`\``,
  'a block on one line': `\`\`\`!${E}\`\`\``,
  'a block with line ends of Windows': `\`\`\`!\r\n${E}\r\n\`\`\`\r\n`,
};

const DOES_NOT: Record<string, string> = {
  'after a bracket': `Text (!\`${E}\`) end.`,
  'after a quotation mark': `Text "!\`${E}\`" end.`,
  'after a letter': `Do it now!\`${E}\` end.`,
  'after stars': `Text **!\`${E}\`** end.`,
  'after a backslash': `Text \\!\`${E}\` end.`,
  'with a space before the backtick': `Text ! \`${E}\` end.`,
  'with two backticks': `Text !\`\`${E}\`\` end.`,
  'in a span of code': `Write \`!\`${E}\`\` in it.`,
  'where its backtick closes a span': `Files that \`.gitignore !\`-rules name (e.g., \`x\`).`,
  'nothing between the backticks': 'Text !` ` end.',
  'an empty block': '```!\n```\n\nlater\n```\n',
  'a block that does not end': `\`\`\`!\n${E}`,
  'a fence of tildes with the mark': `~~~!\n${E}\n~~~`,
  'a fence with a space before the mark': `\`\`\` !\n${E}\n\`\`\``,
};

describe('the shell that Claude Code runs when it loads a skill', () => {
  it.each(Object.entries(RUNS))('runs: %s', (_, body) => {
    expect(find(`# Skill\n\n${body}\n`)).toBe(E);
  });

  it.each(Object.entries(DOES_NOT))('does not run: %s', (_, body) => {
    expect(find(`# Skill\n\n${body}`)).toBeNull();
  });
});
