import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseCasesJson } from '../../lib/case/corpus-json.js';
import { COMMANDS } from '../../src/commands/index.js';
import { readArguments } from '../../src/options/command.js';
import { helpOf } from '../../src/options/help.js';
import { blocksOf, PAGES, ROOT, readPage } from '../helpers/pages.js';

/** As they stand in shell blocks: installed, from a bare checkout, unbundled, in a variable. */
const PROGRAM = /^(?:\w+=\S+ )*(?:agent-routing|node (?:dist\/cli\/index\.js|build\/src\/cli\.js|\$agent)) (.*)$/;

interface Line {
  place: string;
  argv: string[];
}

const inBlocks = ['sh', 'console', 'text', ''].flatMap(blocksOf).flatMap(({ page, line, text }) =>
  text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((words, index) => ({ place: `${page}:${line + index}`, words: words.trim().replace(/^\$ /, '') })),
);
/** Indented blocks, and what a sentence names as code. */
const inProse = PAGES.flatMap((page) =>
  readPage(page)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/^ {4}(agent-routing .*)$|`(agent-routing [^`]+)`/g)].map((match) => ({
        place: `${page}:${index + 1}`,
        words: match[1] ?? match[2] ?? '',
      })),
    ),
);
const lines = [...inBlocks, ...inProse].flatMap(({ place, words }): Line[] => {
  const command = PROGRAM.exec(words)?.[1];
  return command === undefined || /^[<[]/.test(command)
    ? []
    : [{ place: `${place}: ${command}`, argv: splitWords(command) }];
});

/** Quotes kept together; a comment, a pipe or a redirection ends it. */
function splitWords(command: string): string[] {
  const words: string[] = [];
  for (const [word] of command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)) {
    if (/^(#.*|\||>|2>|&&|;)$/.test(word) || word.startsWith('#')) break;
    words.push(word.replace(/(["'])(.*?)\1/g, '$2'));
  }
  return words;
}

describe('the command lines in the docs', () => {
  it('are found by this test', () => {
    expect(lines.length).toBeGreaterThan(15);
    expect(new Set(lines.map(({ argv }) => argv[0])).size).toBeGreaterThan(7);
  });

  it.each(lines)('can be parsed by the command they call: $place', async ({ argv: [name = '', ...argv] }) => {
    if (name.startsWith('--')) return expect(['--version', '--help', '--self-test']).toContain(name);
    expect(Object.keys(COMMANDS)).toContain(name);
    const command = await COMMANDS[name]?.();
    if (!command || argv.includes('--help')) return;
    // A page's own --help text, with its placeholders.
    if (argv.includes('[options]')) return;
    readArguments(name, command, argv);
  });

  it('name only cases that cases.json has, where they are run in this repository', () => {
    const ids = parseCasesJson(readFileSync(join(ROOT, 'cases.json'), 'utf8'), 'cases.json').map((row) => row.case_id);
    const asked = ['AGENTS.md', 'README.md'].flatMap((page) =>
      [...readPage(page).matchAll(/--case-id ([\w-]+)/g)].map((match) => match[1] ?? ''),
    );
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('docs/cli.md', () => {
  it('holds the --help of every command: `npm run compile && npm run schemas` writes it', async () => {
    const generated = (
      /<!-- commands -->\n([\s\S]*)<!-- \/commands -->/.exec(readPage('docs/cli.md'))?.[1] ?? ''
    ).trim();
    const blocks = await Promise.all(
      Object.entries(COMMANDS).map(
        async ([name, load]) => `## ${name}\n\n\`\`\`text\n${helpOf(name, await load(), true).trimEnd()}\n\`\`\``,
      ),
    );
    expect(generated).toBe(blocks.join('\n\n'));
  });

  it('names the value of a flag by what it is, never by the flag itself or just `<value>`', () => {
    const flags = [...readPage('docs/cli.md').matchAll(/^ {2}--([\w-]+) <(\w+)>/gm)];
    expect(flags.length).toBeGreaterThan(100);
    expect(flags.filter(([, flag, name]) => name === 'value' || name === flag?.replaceAll('-', '_'))).toEqual([]);
  });
});
