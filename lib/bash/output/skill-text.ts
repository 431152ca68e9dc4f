/** Lines that a command printed → the skill texts in them: front matter with a name, and the lines that follow it. */
import { parseValue } from '../../input/json-value.js';
import { saidIn } from '../../text/said.js';

export interface SkillText {
  /** `name:` of the front matter. */
  name: string;
  /** Its front matter has a `description:`, as every skill's has; that of an issue's template has none. */
  described: boolean;
  /** Lines that follow the front matter, blank ones left out. */
  body: string[];
}

/** What tools put before a line: numbers (cat -n, grep -n, nl, uniq -c), git blame, diff signs, a file name (grep), a frame (bat). */
const PREFIX =
  /^(?:\s*\d+(?:\t|\s*[:│|)→]|-)\s?|\s*\d+\.\s|\s*\d+\s{2,}|\s{3,}\d+ |[\^0-9a-f]{7,40}\s.*?\d+\)\s?|[+\- ]|[<>]\s|\S+?:\d+[:-]\s?|\S+\/\S*?[:-]\d*[:-]?|\s*[│|]\s)/;

const NAME = /^(.*?)name:[ \t]*(["']?)([\w.:@/ -]{1,100}?)\2\s*(?:#.*)?\$?$/;
const CLOSE = /^(.*?)(?:---)\s*\$?$/;

/** A prefix is short; the pattern would be quadratic in a line without end. */
const MAX_PREFIX = 400;

export const stripPrefix = (line: string): string =>
  line.slice(0, MAX_PREFIX).replace(PREFIX, '') + line.slice(MAX_PREFIX);

const isPrefix = (text: string) => text === '' || (text.length < 200 && text.replace(PREFIX, '') === '');

/** A path list of what would be a body: the header that head and tail put between files. */
const FILE_HEADER = /^==> .* <==$/;

const MAX_BODY = 400;
const MAX_FRONT = 60;

/** Joins the strings of JSON that a program printed, one a line; null when the text is not JSON. */
function stringsOf(text: string): string | null {
  if (!/^[["{]/.test(text) || !/["\]}]$/.test(text)) return null;
  const value = parseValue(text);
  const found: string[] = [];
  gatherStrings(value, found, 0);
  return value === null ? null : found.join('\n');
}

function gatherStrings(value: unknown, found: string[], depth: number): void {
  if (typeof value === 'string') found.push(value);
  else if (value !== null && typeof value === 'object' && depth < 20)
    for (const each of Object.values(value)) gatherStrings(each, found, depth + 1);
}

/** Agents and programs put a text into JSON, or write its line breaks out. */
export function unescapeText(text: string): string {
  const parsed = stringsOf(text.trim());
  if (parsed !== null) return parsed;
  // A JSON or repr string has its line breaks written out.
  if (!text.includes('\\n') || text.split('\n').length > 5) return text;
  return text.replaceAll('\\r\\n', '\n').replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

export const linesOf = (output: string): string[] =>
  unescapeText(output)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/^["']?\s*(?=---\s*$)/, '').replace(/\^M\$?$/, ''));

/** Without a name and a fence at the end of a line there is no front matter: a look that costs next to nothing. */
export function mayHoldSkillText(output: string): boolean {
  for (let at = output.indexOf('---'); at >= 0; at = output.indexOf('---', at + 1)) {
    // A rule across the page is longer; a patch puts one sign before the fence.
    if (output.startsWith('--', at - 2) && at >= 2) continue;
    if (FENCE_END.test(output.slice(at + 3, at + 8))) return output.includes('name:');
  }
  return false;
}

const FENCE_END = /^(?:$|\^M|[ \t]*\$?(?:$|[\r\n]|\\+[nr]|["']))/;

export function findSkillTexts(lines: readonly string[]): SkillText[] {
  const found: SkillText[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const name = lines[at]!.length < 400 ? NAME.exec(lines[at]!) : null;
    if (!name || !isPrefix(name[1] ?? '')) continue;
    const close = findClose(lines, at);
    // After a text without a final line break, the fence is at the end of its last line.
    if (close < 0 || !(at <= 3 || lines[at - 1]!.endsWith('---') || beginsFrontMatter(lines, at))) continue;
    const body: string[] = [];
    const described = isDescribed(lines, at, close);
    // The fence of the next file does not end this one, as with `head -3` of several files.
    if (lines[close + 1]?.startsWith('name:')) {
      found.push({ name: name[3] ?? '', described, body });
      continue;
    }
    for (let next = close + 1; next < lines.length && body.length < MAX_BODY; next += 1) {
      const line = lines[next]!;
      if (FILE_HEADER.test(line) || (isFence(line) && beginsAnother(lines, next))) break;
      const text = stripPrefix(line).trim() || line.trim();
      if (text !== '' && !/^\s*\d+[:\t)|]?\s*$/.test(line)) body.push(text);
    }
    found.push({ name: name[3] ?? '', described, body });
  }
  return found;
}

const isFence = (line: string) => isPrefix(CLOSE.exec(line)?.[1] ?? 'no');

function findClose(lines: readonly string[], from: number): number {
  for (let at = from + 1; at < Math.min(lines.length, from + MAX_FRONT); at += 1) {
    if (isFence(lines[at]!)) return at;
    if (FILE_HEADER.test(lines[at]!)) return -1;
  }
  return -1;
}

/** There may be other keys between the fence and the name. */
function beginsFrontMatter(lines: readonly string[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - MAX_FRONT); at -= 1) if (isFence(lines[at]!)) return true;
  return false;
}

const DESCRIPTION = /^(.*?)description:/;

/** Between the fences, before the name or after it. */
function isDescribed(lines: readonly string[], name: number, close: number): boolean {
  const has = (at: number) => isPrefix(DESCRIPTION.exec(lines[at]!)?.[1] ?? 'no');
  for (let at = name - 1; at >= Math.max(0, name - MAX_FRONT) && !isFence(lines[at]!); at -= 1)
    if (has(at)) return true;
  for (let at = name + 1; at < close; at += 1) if (has(at)) return true;
  return false;
}

function beginsAnother(lines: readonly string[], at: number): boolean {
  const close = findClose(lines, at);
  // Of one that was cut only the first line is looked at.
  return lines.slice(at + 1, close < 0 ? at + 2 : close).some((line) => isPrefix(NAME.exec(line)?.[1] ?? 'no'));
}

/** A heading alone is not an instruction, and other files may have the same one. */
export const withoutHeadings = (lines: readonly string[]) => lines.filter((line) => !/^#+ /.test(line));

/** The different lines of what a SKILL.md says below its front matter, or in all of it when it has none. */
export function bodyLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const close = lines[0]?.trim() === '---' ? lines.findIndex((line, index) => index > 0 && line.trim() === '---') : -1;
  const body = saidIn(lines.slice(close + 1).join('\n')) === '' ? [] : lines.slice(close + 1);
  return [...new Set(body.map((line) => line.trim()))].filter((line) => line.length > 1);
}

/** How many of a body's lines came back. */
export const countShown = (body: readonly string[], printed: ReadonlySet<string>): number =>
  body.filter((line) => printed.has(line)).length;

/** Every line that came back, as printed and without what a tool put before it. */
export function printedLines(lines: readonly string[]): Set<string> {
  const printed = new Set<string>();
  for (const line of lines) {
    const text = line.trim();
    if (text === '') continue;
    printed.add(text);
    printed.add(text.replace(/\$$/, ''));
    const stripped = stripPrefix(line).trim();
    printed.add(stripped);
    printed.add(stripPrefix(stripped).trim());
  }
  return printed;
}

/** Lines of front matter and nothing else. */
export function isFrontMatterOnly(lines: readonly string[]): boolean {
  const kept = lines.filter((line) => line.trim() !== '' && !FILE_HEADER.test(line));
  const isFront = (line: string) => line === '---' || /^[A-Za-z][\w-]*:(\s|$)/.test(line);
  return (
    kept.length > 0 &&
    kept.length < MAX_FRONT &&
    kept.every((line) => isFront(line.trim()) || isFront(stripPrefix(line).trim()))
  );
}
