import { describe, expect, it } from '@jest/globals';
import type { PartTexts } from '../../../../lib/delta/parts/lost-file.js';
import { findShrunk } from '../../../../lib/delta/parts/shrunk-texts.js';

const LINES = [
  'Take the merged requests between both tags.',
  'Drop the internal ones.',
  'Group by what a customer sees.',
];
const BODY = [...LINES, 'Write one sentence for each.', 'Read the page aloud once.'].join('\n');
const TIDES = 'Look up the harbour, then the hour of high water.';
const textsOf = (body: string, files: Record<string, string> = {}): PartTexts => ({
  ...{
    kind: 'skill',
    id: 'notes',
    file: 'skills/notes/SKILL.md',
    body_line: 5,
    body,
    required: ['rules.md'],
    unnamed: [],
  },
  description: 'Writes the notes of a release.',
  files: new Map(Object.entries(files)),
  others: () => [['skills/tides/SKILL.md', TIDES]],
});
const about = (description: string) => ({ ...textsOf(BODY), description });
const changesOf = (now: PartTexts, before = textsOf(BODY)) =>
  findShrunk(before, now, 'main').map(({ delta, message }) => `${delta} ${message}`);

describe('findShrunk', () => {
  it.each([
    ['blank', '\n \n', /^BROKEN its text says nothing any more/],
    ['commented out', `<!--\n${BODY}\n-->`, /^BROKEN its text says nothing any more/],
    ['a place kept for it', '- TODO: write this\n', /^BROKEN its text says nothing any more/],
    ['little else', 'Ask somebody.', /^SHRUNK its text has 13 characters, of 153/],
    ['its first lines', LINES[0] as string, /^SHRUNK its text has 43 characters/],
    [
      'as long, about something else',
      BODY.replaceAll(/\w+/g, 'lorem'),
      /^REWRITTEN its text has 0 % of its wording left/,
    ],
    [
      'its own without two lines',
      BODY.split('\n').slice(2).join('\n'),
      /^REWRITTEN its text has \d\d % of its wording left/,
    ],
    ['another skill’s', `${TIDES}\n`, /^BROKEN its text is now that of `skills\/tides\/SKILL\.md`/],
  ])('finds a text that is now %s', (_, body, wanted) => {
    expect(changesOf(textsOf(body))).toEqual([expect.stringMatching(wanted)]);
  });

  it('finds a file that is gone where the text names it', () => {
    const naming = `${LINES.join('\n')}\nRead rules.md first.\n`;
    const [change] = findShrunk(textsOf(naming, { 'rules.md': 'Rule 1.' }), textsOf(naming), 'main');
    expect(change).toMatchObject({ file: 'skills/notes/SKILL.md', line: 8 });
    const twice = textsOf(`${naming}See rules.md.\n`, { 'more.md': 'More.\nrules.md says why.' });
    const [again] = findShrunk(textsOf(naming, { 'rules.md': 'Rule 1.', 'more.md': 'More.' }), twice, 'main');
    expect(again).toMatchObject({
      line: 8,
      fix: expect.stringMatching(
        /^restore `skills\/notes\/rules\.md`; or, .* refers to it, also on line 9, more\.md:2, and write a new `reason` into each case whose `required_files` loses it: /,
      ),
    });
    const [silent] = findShrunk(textsOf(BODY, { 'rules.md': 'Rule 1.' }), textsOf(BODY), 'main');
    expect(silent).toMatchObject({ file: 'skills/notes/SKILL.md', line: null });
  });

  it('finds a name of a file that is not there, in the place of one that is', () => {
    const naming = (name: string) =>
      textsOf(`${BODY}\nRead [the rules](how/rules.md) first.\n`.replace('how/rules.md', name), {
        'how/rules.md': 'Rule 1.',
      });
    const before = { ...naming('how/rules.md'), required: [] };
    expect(findShrunk(before, naming('how/rule.md'), 'main')).toMatchObject([
      { delta: 'BROKEN', line: 10, fix: 'change it to `how/rules.md`' },
    ]);
    expect(changesOf(naming('how/rule.md'), { ...before, body: naming('how/rule.md').body })).toEqual([]);
    expect(changesOf({ ...naming('how/rule.md'), unnamed: ['how/rule.md'] }, before)).toEqual([]);
    expect(changesOf(naming('out/page-of-today.md'), before)).toEqual([]);
  });

  it('finds a script that only has comments left, and none that lost some', () => {
    const naming = (script: string) => textsOf(`${BODY}\nRun bars.sh.`, { 'bars.sh': script });
    const before = naming('#!/bin/sh\n# black bars\nfor f in "$@"; do bar "$f"; done\n');
    expect(changesOf(naming('#!/bin/sh\n# for now\nexit 0\n'), before)).toEqual([
      expect.stringMatching(/^BROKEN `bars\.sh`, .* says nothing/),
    ]);
    expect(changesOf(naming('#!/bin/sh\nfor f in "$@"; do bar "$f"; done\n'), before)).toEqual([]);
  });

  it('takes no offence at an edit, or at a part that is gone while others came', () => {
    expect(changesOf(textsOf(BODY.replace('once', 'twice')))).toEqual([]);
    expect(changesOf(textsOf(`${LINES.join('\n')}\nSend it to the desk.`))).toEqual([]);
  });

  it('names a description that is another, and leaves one that is gone to what agents list', () => {
    expect(changesOf(about('Plans the harbour for next week.'))).toEqual([
      'REWRITTEN its description has 0 % of its wording left',
    ]);
    expect(changesOf(about('Writes the notes of a release, and of tags.'))).toEqual([]);
    expect(changesOf(about('Helps.'))).toEqual([
      expect.stringMatching(/^SHRUNK its description has 6 characters, of \d\d at `main`/),
    ]);
    expect(changesOf(about(''))).toEqual([]);
    expect(changesOf(about('TODO'))).toEqual([expect.stringMatching(/^BROKEN its description says nothing any more/)]);
  });

  it('names a file that nothing names once it is gone, and not one that lies elsewhere now', () => {
    const before = { ...textsOf(BODY), unnamed: ['references/how.md', 'data/tides.csv'] };
    expect(changesOf({ ...textsOf(BODY), unnamed: ['docs/how.md'] }, before)).toEqual([
      'REWRITTEN it lost `data/tides.csv`, which its text does not name',
    ]);
    expect(changesOf(textsOf(BODY, { 'tides.csv': '1' }), before)).toEqual([
      expect.stringContaining('lost `references/how.md`,'),
    ]);
  });

  it('says where a text went that is in a named file now', () => {
    const moved = textsOf('See [how](references/how.md).', { 'references/how.md': BODY });
    expect(changesOf(moved)).toEqual(['REWRITTEN its text is mostly in files that it names']);
  });

  it.each([
    ['emptied', '<!-- later -->', /^BROKEN `rules\.md`, which notes names, says nothing/],
    ['cut', LINES[0] as string, /^SHRUNK `rules\.md`/],
    ['its skill’s', `---\nname: notes\n---\nRead the rules.\n`, /names, is now that of its own SKILL\.md/],
    ['another skill’s', `---\nname: tides\n---\n${TIDES}`, /names, is now that of `skills\/tides/],
    ['in other words', BODY.replaceAll(/\w+/g, 'lorem'), /^REWRITTEN `rules\.md`/],
  ])('finds a named file that is %s', (_, text, wanted) => {
    const own = 'Read the rules.';
    const found = changesOf(textsOf(own, { 'rules.md': text }), textsOf(own, { 'rules.md': BODY }));
    expect(found).toEqual([expect.stringMatching(wanted)]);
  });

  it.each([
    ['is still named', 'Read rules.md.', [], 'BROKEN'],
    ['is required by a case', 'Read.', ['rules.md'], 'BROKEN'],
    ['nothing names any more', 'Read.', [], 'SHRUNK'],
  ])('judges a file that %s the same, deleted or emptied', (_, own, required, wanted) => {
    const before = { ...textsOf('Read rules.md.', { 'rules.md': BODY }), required };
    const found = (files: Record<string, string>) => changesOf({ ...textsOf(own, files), required }, before);
    for (const one of [found({}), found({ 'rules.md': '' })])
      expect(one).toContainEqual(expect.stringMatching(new RegExp(`^${wanted} `)));
  });

  it('finds that nothing leads to a required file any more, by its name, its folder or another file', () => {
    const files = { 'rules.md': BODY };
    const before = textsOf(
      'First read rules.md, then answer with one word, the name of the harbour, and nothing else at all.',
      files,
    );
    const nothing = /^BROKEN nothing in its text leads to `rules\.md` any more, which a case requires/;
    expect(
      changesOf(
        textsOf(
          'First read the paper, then answer with one word, the name of the harbour, and nothing else at all.',
          files,
        ),
        before,
      ),
    ).toEqual([expect.stringMatching(nothing)]);
    const on_the_way = { ...files, 'index.md': 'See rules.md.' };
    expect(
      changesOf(
        textsOf(
          'First read index.md, then answer with one word, the name of the harbour, and nothing else at all.',
          on_the_way,
        ),
        before,
      ),
    ).toEqual([]);
    expect(changesOf(textsOf('Read the paper.', files), textsOf('Read the page.', files))).toEqual([
      expect.stringMatching(/^REWRITTEN/),
    ]);
  });
});
