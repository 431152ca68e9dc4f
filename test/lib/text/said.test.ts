import { describe, expect, it } from '@jest/globals';
import { saidIn, shareLeft } from '../../../lib/text/said.js';

describe('saidIn', () => {
  it.each([
    ['nothing', ''],
    ['blanks and signs that nobody sees', '\u00a0\u200b\u200d\ufeff \n\t\u2060\n'],
    ['a comment, closed or not', '<!-- write me -->\n\n<!--\n# Notes\n1. Read.\n'],
    ['fences and rules around nothing', '```\n```\n---\n***\n| |\n|-|\n'],
    ['places that are kept for a text', '- [ ] **TODO**: say how\nTBD\n<!-- FIXME -->\n> FIXME:\n'],
    ['a title over such a place', '# Dates\n\n## Overview\n\n[TODO: Add content here]\n\n[Insert the steps here]\n'],
    [
      'a promise',
      '# SQL review\n\nComing soon.\n\n## Steps\n\n*To be written…*\n- This section is a work in progress.\n',
    ],
    ['a heading above a place that is kept', '# Notes\n\nTODO: write this\n'],
    ['a file that git did not fetch', `version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n`],
  ])('is empty for %s', (_, text) => {
    expect(saidIn(text)).toBe('');
  });

  it.each([
    'TODO comments become issues: list them.',
    '# Report',
    'Always answer in French.',
    'Tell them that it is coming soon.',
    'Work in progress is listed in board.md.',
    '见证',
    'See [the rules](rules.md).',
  ])('is all of %j', (text) => {
    expect(saidIn(text)).toBe(text.trim());
  });

  it('leaves comments out of what is said', () => {
    expect(saidIn('One.\n<!-- two -->\nThree.')).toBe('One.\n\nThree.');
  });
});

describe('shareLeft', () => {
  const former = 'Read the tags, then write one sentence for each change.';

  it('is the share of runs of three words, wherever they stand now', () => {
    expect(shareLeft(former, [former.replaceAll(' ', '\n')])).toBe(1);
    expect(shareLeft(former, ['Read the tags, then', 'write one sentence for each change.'])).toBe(0.75);
    expect(shareLeft(former, ['Put these addresses into the customs paper.'])).toBe(0);
    expect(shareLeft('Read it.', ['Read it.'])).toBe(1);
    expect(shareLeft('', ['Read it.'])).toBe(1);
  });
});
