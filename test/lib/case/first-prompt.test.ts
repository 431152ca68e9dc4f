import { describe, expect, it } from '@jest/globals';
import { draftPrompts } from '../../../lib/case/first-prompt.js';

describe('draftPrompts', () => {
  it.each([
    ['Prunes. Use when the user wants to prune their roses.', 'I want to prune my roses.'],
    ['Use this skill whenever users ask to convert a file, mentions docs.', 'I want to convert a file.'],
    ['This skill should be used when the user asks about soil and seeds.', 'I have a question about soil and seeds.'],
    ['Use when working with PDF files or forms - any size.', 'I am working with PDF files or forms.'],
    ['Used when the user asks to "create a hook", "add one".', 'Create a hook.'],
    ['Sets up. Use when the user asks "how do I set this up".', 'How do I set this up?'],
    ['Feed tomatoes.', 'What I need: Feed tomatoes.'],
    ['', 'Please help me with this.'],
  ])('%j', (description, prompt) => {
    expect(draftPrompts(description, ['alpha'])[0]).toBe(prompt);
  });

  it('puts a prompt that names the skill last', () => {
    const description = 'Use when the user asks for "release notes please", "what has changed".';
    expect(draftPrompts(description, ['release-notes'])[0]).toBe('What has changed?');
  });

  it('has something to say where there is no description', () => {
    expect(draftPrompts(null, ['alpha'])).toEqual(['Please help me with this.']);
  });
});
