/** The pages of this repository: their text, fenced blocks, links and anchors, as a reader's Markdown viewer has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';

export const ROOT = process.cwd();

/** Relative to the root: the pages that stand there, and docs/*.md. */
export const PAGES: readonly string[] = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md') && !name.endsWith('.part.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

export function readPage(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

export interface Block {
  page: string;
  line: number;
  lang: string;
  text: string;
}

export function listBlocks(page: string): Block[] {
  const text = readPage(page);
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length + 1,
    lang: match[2] ?? '',
    text: (match[3] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}

export function blocksOf(lang: string): Block[] {
  return PAGES.flatMap(listBlocks).filter((block) => block.lang === lang);
}

/** Rows of the first table below a heading, cells trimmed, the heading row left out. */
export function tableBelow(page: string, heading: string): string[][] {
  const text = `\n${readPage(page)}`;
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`${page} has no heading ${heading}`);
  const below = text.slice(start + heading.length + 2);
  const rows = /^(\|.*\n)+/m.exec(below)?.[0].trimEnd().split('\n') ?? [];
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

/** What stands in backticks in a cell. */
export function codesOf(cell: string | undefined): string[] {
  return [...(cell ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

export function linksOf(text: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(String(token['href']));
  });
  return links;
}

/** As GitHub makes them from headings. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type !== 'heading') return;
    const words = String(token['text'])
      .replace(/[`*]/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const anchor = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let free = anchor;
    for (let n = 1; anchors.has(free); n++) free = `${anchor}-${n}`;
    anchors.add(free);
  });
  return anchors;
}
