/** Lines of an output → sections by file, where a header, a prefix or a patch names it; and which lines hold text of substance. */
import { stripPrefix } from './skill-text.js';

export interface Section {
  /** The path as the output has it: absolute, relative, or with the letters that git puts before it. */
  path: string;
  kind: 'prefix' | 'header' | 'patch';
  lines: string[];
}

/** `path:12:text` and `path-12-text` of grep, `path:text` of grep -H. */
const PREFIXED = /^([^\s:]{0,300}?SKILL\.md)(?:[:-]\d+[:-]|[:-])(.*)$/i;
/** `==> path <==` of head and tail, `== path`, `### path` of loops. */
const HEADER = /^[^\w./~]{0,8}(?:File: )?([^\s:]{0,300}SKILL\.md)[^\w./]{0,8}$/i;
const PATCH = /^diff --(?:git|cc|combined) .{0,600}?(?:b\/)?([^\s]{1,300})$/;
const OTHER_HEADER = /^==> .{1,300} <==$/;
/** Lines longer than this are not headers. */
const MAX_LINE = 2_000;

export function listSections(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  const by_prefix = new Map<string, Section>();
  let open: Section | null = null;
  for (const line of lines) {
    const short = line.slice(0, MAX_LINE);
    const prefixed = PREFIXED.exec(short);
    if (prefixed) {
      const path = prefixed[1] ?? '';
      const section = by_prefix.get(path) ?? { path, kind: 'prefix' as const, lines: [] };
      if (!by_prefix.has(path)) sections.push(section);
      by_prefix.set(path, section);
      section.lines.push(line.slice(line.length - (prefixed[2]?.length ?? 0) - (line.length - short.length)));
      continue;
    }
    // `--- a/path` and `+++ b/path` below the head of a patch.
    if (open?.kind === 'patch' && /^(?:---|\+\+\+) \S/.test(short)) continue;
    const patch = PATCH.exec(short);
    const header = patch ?? HEADER.exec(short);
    if (header) {
      open = { path: header[1] ?? '', kind: patch ? 'patch' : 'header', lines: [] };
      if (/SKILL\.md$/i.test(open.path)) sections.push(open);
    } else if (OTHER_HEADER.test(short)) open = null;
    else open?.lines.push(line);
  }
  return sections.filter((section) => section.lines.some((line) => line.trim() !== ''));
}

/** So many lines of a body are more than a hit or two of a search. */
export const FEW = 3;
/** Keys of a front matter, as a search prints them, one by one. */
const KEY =
  /^(?:name|description|license|metadata|version|model|context|author|tags|title|compatibility|argument-hint|allowed-tools|when_to_use|user-invocable|disable-model-invocation|paths)\s*:/;
const LISTED = /^(?:[-dlbcps][rwxsStT-]{9}\S?\s|total \d+$)/;
/** What git says around a patch. */
const PATCHED =
  /^(?:diff --git |index [0-9a-f]+\.\.|@@ |(?:---|\+\+\+) |(?:new|deleted) file mode|similarity |rename |commit [0-9a-f]{7,}|(?:Author|Date|Merge|Commit\w*|AuthorDate): )/;
/** A path, a number or a size. */
const NO_WORD = /^(?:\S*[/.]\S*|[\d.,:]+[kKMGT]?i?B?|[-–=>|*•#]+)$/;

/** What is left of lines when front matter, names of files and marks of tools are taken away. */
export function substantiveLines(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let in_front = false;
  let continues = false;
  lines.forEach((line, index) => {
    const text = clean(line);
    if (/^-{3}\s*\$?$/.test(text)) {
      const next = clean(lines[index + 1] ?? '');
      in_front = !in_front && KEY.test(next);
      continues = false;
      return;
    }
    if (KEY.test(text)) {
      continues = /:\s*[>|][+-]?$/.test(text) || in_front;
      return;
    }
    if (in_front && continues && /^\s{2,}\S|^\t/.test(line)) return;
    if (/^[\w-]+:(\s|$)/.test(text) && in_front) return;
    in_front = false;
    if (isSubstantive(text)) kept.push(text);
  });
  return kept;
}

/** Without a byte order mark and what tools put before a line. */
function clean(line: string): string {
  const text = line.replace(/^\ufeff/, '').trim();
  return /^-{3}\s*\$?$/.test(text) || KEY.test(text) ? text : stripPrefix(line).trim();
}

function isSubstantive(text: string): boolean {
  if (!/[A-Za-z\u0080-\uFFFF]{2}/.test(text) || LISTED.test(text)) return false;
  if (/^==> .* <==/.test(text) || PATCHED.test(text)) return false;
  if (/[\u0080-\uFFFF]/.test(text)) return true;
  // One word is a field or a name, and an instruction has at least two. Paths and sizes do not count as words.
  return /\s/.test(text) && !text.split(/\s+/, 12).every((word) => NO_WORD.test(word));
}
