import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { plainDescription, setDescription } from '../../../lib/improve/description.js';
import { renderPatch } from '../../../lib/improve/patch.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';
import { write } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const NEW =
  'Prune roses, and other "thorny" plants, in late winter; it is the gardener’s first choice when shoots cross.';
const body = '\n# Alpha\n\nFirst cut.\n';
const file = (value: string, more = 'license: MIT # ours\n') =>
  `---\nname: alpha\ndescription:${value}\n${more}---\n${body}`;
const LONG =
  'Prune roses in late winter with clean cuts above\n  an outward bud, and burn what is sick,\n  which is most of it in a wet year.';

/** [style, the value as it stands, how the new one begins] */
const STYLES: [string, string, string][] = [
  ['plain', ' Prune roses.', ' Prune roses, and'],
  ['plain with a comment', ' Prune roses. # short', ' Prune roses, and'],
  ['single quoted', " 'Prune: roses.'", " 'Prune roses, and"],
  ['double quoted', ' "Prune: roses."', ' "Prune roses, and other \\"thorny\\"'],
  ['folded', ' >-\n  Prune roses\n  in winter.', ' >-\n  Prune roses, and'],
  ['folded, indented by four', ' >\n    Prune roses\n    in winter.', ' >\n    Prune roses, and'],
  ['literal', ' |\n  Prune roses.', ' |\n  Prune roses, and'],
  ['plain over lines', ` ${LONG}`, ' Prune roses, and'],
  ['quoted over lines', ` "${LONG}"`, ' "Prune roses, and'],
];

describe('setDescription', () => {
  it.each(STYLES)('keeps a %s value in its style, and everything else', (_, value, begins) => {
    const before = file(value);
    const after = setDescription(before, NEW) ?? '';
    expect(after).toContain(`\ndescription:${begins}`);
    expect(parseFrontMatter(after).fields).toEqual({
      ...parseFrontMatter(before).fields,
      description: expect.any(String),
    });
    expect(String(parseFrontMatter(after).fields['description']).trim()).toBe(NEW);
    expect(after.endsWith(`license: MIT # ours\n---\n${body}`)).toBe(true);
    expect(after.includes('# short')).toBe(before.includes('# short'));
  });

  it('folds a value of several lines again, and leaves one of one line on its line', () => {
    const lines = (value: string) => (setDescription(file(value), NEW) ?? '').split('\n').length;
    expect(lines(` ${LONG}`)).toBeGreaterThan(file('').split('\n').length);
    expect(lines(' >-\n  Prune roses in late winter with clean cuts.')).toBeGreaterThan(
      file('').split('\n').length + 1,
    );
    expect(lines(' Prune roses.')).toBe(file('').split('\n').length);
  });

  it('keeps Windows line ends and a byte order mark', () => {
    for (const [, value] of STYLES) {
      const before = `\uFEFF${file(value).replaceAll('\n', '\r\n')}`;
      const after = setDescription(before, 'Prune roses, and other thorny plants in winter.');
      // The mark itself is a problem that lint names; with it nothing may be written.
      if (after !== null) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      const plain =
        setDescription(before.slice(1), 'Prune roses, and other thorny plants in late winter when they rest.') ?? '';
      expect(plain.replaceAll('\r\n', '')).not.toContain('\n');
    }
  });

  it('quotes a plain value that YAML would read otherwise', () => {
    for (const text of [
      'Use when: roses.',
      'Say #1 # roses',
      '[roses]',
      '- roses',
      "'tis a rose: it's",
      'yes',
      '1.5',
      '@rose',
    ])
      expect([text, parseFrontMatter(setDescription(file(' Prune.'), text) ?? '').fields['description']]).toEqual([
        text,
        text,
      ]);
  });

  it('puts quotes around a line that agents read and YAML does not', () => {
    const before = '---\nname: a\ndescription: Use when: roses. Or: hedges.\nlicense: MIT\n---\nDo it.\n';
    expect(setDescription(before, "The rose's own.")).toBe(
      "---\nname: a\ndescription: 'The rose''s own.'\nlicense: MIT\n---\nDo it.\n",
    );
  });

  it('changes nothing where it cannot be sure', () => {
    expect(setDescription('# no front matter\n', NEW)).toBeNull();
    expect(setDescription('---\nname: [a\ndescription: a: b\n---\n', NEW)).toBeNull();
    expect(setDescription('---\nname: a\ndescription: a: b\n  and more\n---\n', NEW)).toBeNull();
    expect(setDescription('---\nname: a\n---\n', NEW)).toBeNull();
    expect(setDescription(file(' &d Prune.', 'summary: *d\n'), NEW)).toBeNull();
  });
});

it('takes a proposal without the quotes and the key around it', () => {
  expect(plainDescription(' "Prune roses.\n Use when …" ')).toBe('Prune roses. Use when …');
  expect(plainDescription('description: Prune "roses"')).toBe('Prune "roses"');
  expect(plainDescription('Prune "roses"')).toBe('Prune "roses"');
});

describe('renderPatch', () => {
  it('is a diff of the description alone that git applies, in any style and for any name', () => {
    const root = newFolder();
    const git = (...argv: string[]) => execFileSync('git', argv, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    git('init', '-q');
    const files = STYLES.flatMap(([, value], at) =>
      [file(value), file(value).replaceAll('\n', '\r\n'), file(value).trimEnd(), `---\ndescription:${value}\n---`].map(
        (before, variant) => ({
          path: `${['', 'with blank/', 'ümlaut/', 'quo"te/'][(at + variant) % 4]}s${at}-${variant}/SKILL.md`,
          before,
          after: setDescription(before, NEW) ?? '',
        }),
      ),
    );
    for (const one of files) write(join(root, one.path), one.before);
    const diff = renderPatch(files);
    write(join(root, 'all.diff'), diff);
    git('apply', '--check', 'all.diff');
    git('apply', 'all.diff');
    expect(files.map(({ path }) => readFileSync(join(root, path), 'utf8'))).toEqual(files.map(({ after }) => after));
    const changed = diff.split('\n').filter((line) => /^[-+](?![-+])/.test(line));
    expect(changed.filter((line) => /name: alpha|license/.test(line))).toEqual([]);
  });
});
