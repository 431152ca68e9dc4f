import { describe, expect, it } from '@jest/globals';
import { countCopied, MOST_COPIED } from '../../../lib/draft/copied-words.js';
import { draftPrompts, LAST_RESORT } from '../../../lib/draft/draft-prompts.js';
import { describeSkill } from '../../../lib/skill/describe-skill.js';

function draft(description: string | null, body = '', dir = 'alpha') {
  const head = description === null ? '' : `description: ${JSON.stringify(description)}\n`;
  const text = `---\nname: ${dir}\n${head}---\n${body}`;
  return draftPrompts({ ...describeSkill(text, dir), dir });
}

describe('draftPrompts', () => {
  it.each([
    ['a wish', 'Prunes. Use when the user wants to prune their roses.', 'I want to prune my roses.'],
    [
      'a question',
      'Use this skill when the user asks about soil and seeds.',
      'I have a question about soil as well as seeds.',
    ],
    [
      'a doing',
      'Use when working with PDF files or forms - any size.',
      'I am working along with PDF files and perhaps forms. Can you help?',
    ],
    [
      'one of several',
      'Use when migrating old data, creating backups, or pruning logs.',
      'I am migrating old data. Can you help?',
    ],
    [
      'a list within one',
      'Use when the user wants to crop, turn or scale images.',
      'I want to crop, turn and perhaps scale images.',
    ],
    ['a state', 'Use when the build is broken on main.', 'Now this build is broken. Can you help?'],
    ['what it does', 'Generates change logs from commits.', 'Please generate change logs out of commits.'],
    ['two things that it does', 'Creates or updates tickets of teams.', 'Please create or update tickets of teams.'],
    [
      'a purpose',
      'Toolkit for debugging slow web pages.',
      'I am finding what is wrong with slow web pages. Can you help?',
    ],
  ])('puts %s into the words of a user', (_, description, prompt) => {
    expect(draft(description).prompts[0]).toBe(prompt);
  });

  it.each([
    'Use when you have a written implementation plan to execute in a separate session with review checkpoints',
    'Use when about to claim work is complete, fixed, or passing, before committing or creating PRs - requires running commands',
    'Build robust backtesting systems for trading strategies with proper handling of look-ahead bias and transaction costs',
    '用于在用户希望修剪玫瑰花时提供帮助',
    'Use when the user asks to "add a hook for tool calls", "create a hook that blocks commands".',
  ])('copies no more than a few words in a row: %s', (description) => {
    const { prompts, plain } = draft(description);
    for (const prompt of [...prompts, ...plain])
      expect([prompt, countCopied(prompt, description) <= MOST_COPIED]).toEqual([prompt, true]);
    expect(prompts.length + plain.length).toBeGreaterThan(1);
  });

  it('prefers what the body says that users say', () => {
    const body = '# Gardens\n\n## Example prompts\n\n- "My tulips look sad, what now?"\n- "Just one quick fix"\n';
    expect(draft('Use when the user wants to prune roses.', body).prompts.slice(0, 2)).toEqual([
      'My tulips look sad, what now?',
      'I want to prune roses.',
    ]);
  });

  it('takes occasions of the body, and none of those against it', () => {
    const body =
      '## When to use\n\n- Moving trees to another bed\n\n## When not to use\n\n- Watering lawns in the evening\n';
    const { prompts } = draft('Gardens.', body);
    expect(prompts).toContain('I am moving trees to another bed. Can you help?');
    expect(prompts.join()).not.toContain('lawns');
  });

  it('asks for nothing that the description excludes', () => {
    const { prompts, plain } = draft(
      'Use when pruning old roses. Do NOT use when the user wants to cut hedges or trees.',
    );
    expect([...prompts, ...plain].join()).not.toMatch(/hedges/);
  });

  it('puts a prompt that names the skill last', () => {
    const body = '## Example prompts\n\n- "Please write release notes for me"\n- "What changed since Monday?"\n';
    expect(draft('Lists changes.', body, 'release-notes').prompts[0]).toBe('What changed since Monday?');
  });

  it('has something to say where there is no description', () => {
    expect(draft(null)).toEqual({ prompts: [], plain: [LAST_RESORT] });
  });
});
