/** Keeps private words out of what users read: the pages, action.yml, the schemas and every command's --help. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { COMMANDS } from '../../src/commands/index.js';
import { helpOf } from '../../src/options/help.js';
import { PAGES, ROOT, readPage } from '../helpers/pages.js';

/** Private word → what a reader expects instead. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\bmend(s|ed|ing)?\b/gi, 'fix'],
  [/\bnobody\b/gi, 'no one; or name who'],
  [/\b(told|tells)\b/gi, 'says, reports, shows, gives'],
  [/\bwish(es)?\b/gi, 'expected call'],
  [/\bseeds?\b/gi, 'the name of the original system'],
  [/\btook no part\b/gi, 'was not part of'],
  [/\bit is no use\b/gi, 'does not count as use'],
  [/\bis none\b/gi, 'is not one'],
  // Cross-validation has folds in every book.
  [/(?<!\b(?:cross-validation|held-out|five|ten|\d+)[ -])\bfold(s|ed|ing)?\b/gi, 'merge, aggregate, collapse'],
  [/\blegs?\b/gi, 'matrix job'],
  [/\b(rivals?|takers?)\b/gi, 'competing skill, skill that was chosen instead'],
  [/\b(stray|outlying|fallen)\b/gi, 'orphan, unclaimed, outside, listed worse'],
  [/\brungs?\b/gi, 'level'],
  [/\bdoors?\b/gi, 'port, boundary'],
  [/\b(stands?|stood)\b(?!-| (?:for|out)\b)/gi, 'is'],
];

/** Markdown → its prose: code and link targets become blanks. */
function proseOf(text: string): string {
  return text
    .replace(/^( *)```[\s\S]*?^\1```$/gm, blank)
    .replace(/^ {4}.*$/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)\s]*\)/g, blank);
}

/** Line breaks stay, so that a finding has the right line. */
const blank = (code: string) => code.replace(/[^\n]/g, ' ');

function findPrivateWords(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      PRIVATE.flatMap(([word, instead]) =>
        (line.match(word) ?? []).map((found) => `line ${index + 1}: "${found}" (${instead})`),
      ),
    );
}

/** The descriptions and titles anywhere in a document, a line each. */
function descriptionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && ['name', 'description', 'title'].includes(key) ? [inner] : descriptionsOf(inner),
  );
}

const readProse = (path: string) => proseOf(descriptionsOf(parse(readFileSync(join(ROOT, path), 'utf8'))).join('\n'));

const pages = PAGES.filter((page) => page !== 'AGENTS.md');
const schemas = readdirSync(join(ROOT, 'docs/schema')).map((name) => `docs/schema/${name}`);

describe('no private words in', () => {
  it.each(pages)('%s', (page) => {
    expect(findPrivateWords(proseOf(readPage(page)))).toEqual([]);
  });

  it.each(['action.yml', ...schemas])('%s', (path) => {
    expect(findPrivateWords(readProse(path))).toEqual([]);
  });

  it.each(Object.keys(COMMANDS))('%s --help', async (name) => {
    const command = await COMMANDS[name]?.();
    if (!command) throw new Error(`${name} has no command`);
    const help = helpOf(name, command).replace(/--[\w-]+( <\w+>)?/g, blank);
    expect(findPrivateWords(help)).toEqual([]);
  });
});

describe('private words', () => {
  it('are found in prose, in any case, and not in code or links', () => {
    expect(findPrivateWords('Mend it.\nThe file stands there.')).toEqual([
      'line 1: "Mend" (fix)',
      'line 2: "stands" (is)',
    ]);
    expect(
      findPrivateWords('CI stands for continuous integration; recommended, legacy, scaffold, five folds.'),
    ).toEqual([]);
    expect(findPrivateWords(proseOf('`leg: true`, [it](mend.md)\n\n```sh\nfold -w 30\n```\n\n    --seed 1\n'))).toEqual(
      [],
    );
  });
});
