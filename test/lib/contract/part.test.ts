import { expect, it } from '@jest/globals';
import { wordsOf } from '../../../lib/contract/part.js';

it('calls a case only what is one', () => {
  const wordFor = (rule: string | null) => wordsOf({ kind: null, rule })[0];
  expect([null, 'case-ambiguous', 'baseline-orphan'].map(wordFor)).toEqual(['case', 'case', 'case']);
  expect(['git-ignored', 'plugin-path', 'workflow-input'].map(wordFor)).toEqual(['file', 'file', 'file']);
  expect(wordsOf({ kind: 'instructions', rule: 'instruction-file' })[0]).toBe('instruction file');
});
