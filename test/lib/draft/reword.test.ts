/** A prompt that copies its skill's description says the same in other words, or ends before the copy grows long. */
import { expect, it } from '@jest/globals';
import { reword } from '../../../lib/draft/reword.js';

it.each([
  ['keeps what copies little', 'Cut my roses.', 'Cut roses.', 'Cut my roses.'],
  [
    'begins with a capital where it did',
    'Review pages of gardens.',
    'Use to review pages of gardens.',
    'Look over pages of gardens.',
  ],
  [
    'stays a question',
    'Can you help with bugs, failures, crashes in apps?',
    'Bugs, failures, crashes in apps.',
    'Can you help with bugs, failures or crashes?',
  ],
  [
    'ends a list that it cuts off',
    'I have bugs, failures, crashes when apps restart.',
    'Bugs, failures, crashes when apps restart.',
    'I have bugs, failures or crashes.',
  ],
  [
    'leaves no clause open',
    'I need gates that squeak in heavy rain fall.',
    'Gates that squeak in heavy rain fall.',
    'I need gates.',
  ],
  [
    'takes every apostrophe for the same',
    'Fix the gardener’s gate latch.',
    "Fix the gardener's gate latch.",
    "Fix my gardener's gate latch.",
  ],
  ['gives up where nothing else can be said', 'I want plain grey stone slabs.', 'Plain grey stone slabs.', null],
])('%s', (_, prompt, description, said) => {
  expect(reword(prompt, description)).toBe(said);
});
