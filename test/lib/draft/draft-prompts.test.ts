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
    ['a question', 'Use this skill when the user asks about soil and seeds.', 'I have a question about soil.'],
    [
      'a doing',
      'Use when working with PDF files or forms - any size.',
      "I'm working on PDF files or maybe forms. Can you help?",
    ],
    ['one of several', 'Use when migrating old data, creating backups, or pruning logs.', 'Help me migrate old data.'],
    [
      'a list within one',
      'Use when the user wants to crop, turn or scale images.',
      'I want to crop, turn, maybe scale images.',
    ],
    ['a state', 'Use when the build is broken on main.', 'My build is broken. Can you help?'],
    ['what it does', 'Generates change logs from commits.', 'Please generate change logs from my commits.'],
    ['two things that it does', 'Creates or updates tickets of teams.', 'Please create or update tickets of teams.'],
    ['a purpose', 'Toolkit for debugging slow web pages.', 'Help me debug slow web pages.'],
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

  it.each([
    ['a list of doings', 'Use when reviewing, writing, or fixing slow pages.', 'Help me fix slow pages.'],
    [
      'another occasion behind it',
      'Use when user wants to plan a trip, or mentions "trips".',
      'I want to plan a new trip.',
    ],
    ['a verb that is not known', 'Braid the longest ropes. Never twice.', 'Please braid my longest ropes.'],
    ['the user as an object', 'Grill the user about one plan.', 'Please grill me about one plan.'],
    ['a thing of its own in one word', 'Use when the user wants to publish work-in-progress drafts.', null],
  ])('reads like typed by a person: %s', (_, description, prompt) => {
    const [first = null] = draft(description).prompts;
    if (prompt === null) expect(first ?? '').not.toMatch(/work-in (?:my|this)|-\./);
    else expect(first).toBe(prompt);
  });

  it('uses none of the words that no one types', () => {
    const described = [
      'Use when executing implementation plans with independent tasks in the current session',
      'Use when building MCP servers to integrate external APIs and services, whether in Python or Node',
      'Use when creating, editing, and analyzing spreadsheets or tables from other data sources',
      'Use when testing local web applications using Playwright across several browsers',
    ];
    for (const description of described) {
      const { prompts, plain } = draft(description);
      expect([...prompts, ...plain].join('\n')).not.toMatch(
        /and perhaps|along with|by means of|right into|all across|\bI am \w+ing\b|as well as|out of/,
      );
      expect(prompts.length).toBeGreaterThan(0);
    }
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
    expect(prompts).toContain('Help me move trees to another bed.');
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
