/** The lines of a file → where its block of front matter does not begin the file, or is not all of it. */
import { suggest } from '../../input/suggest.js';
import { oneLine } from '../../text/escape.js';
import { codeOf, type FrontMatterProblem, problemAt } from './problem.js';

export const isFence = (line: string | undefined): boolean => line !== undefined && /^---\s*$/.test(line);

const FIELD = /^(name|description):/;
/** A line that begins a fence of code, or a comment that it does not end. */
const OPENER = /^\s*(?:(```+|~~~+)|<!--(?!.*-->))/;
/** No reader sees them: zero width, joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
/** Dashes of other widths, with which editors replace what is typed. */
const LOOK_ALIKE = /^[-‐‑‒–—―−]+\s*$/;

/** A line that would be a fence, but for a character that looks right. at: from 0. */
export function findCharacter(lines: readonly string[], at: number): FrontMatterProblem | null {
  const line = lines[at] ?? '';
  if (isFence(line)) return null;
  const hidden = (/^\s/.exec(line) ?? INVISIBLE.exec(line))?.[0];
  if (hidden !== undefined && isFence(line.trim().replace(new RegExp(INVISIBLE, 'g'), ''))) {
    const what = hidden.trim() === '' ? 'a space' : `an invisible character (${codeOf(hidden)})`;
    const message = `${what} stands ${line.startsWith('-') ? 'behind' : 'before'} the three dashes of line ${at + 1}`;
    return problemAt(at + 1, 'invisible', { message });
  }
  const other = /[^-\s]/.exec(line)?.[0];
  if (other === undefined || !LOOK_ALIKE.test(line)) return null;
  const message = `line ${at + 1} is not three dashes (---): it has ${other} (${codeOf(other)}), which looks alike`;
  return problemAt(at + 1, 'look_alike', { message });
}

/** The lines of dashes around the block, as they are meant. */
export function writeFences(text: string): string {
  const lines = text.split('\n');
  const isMeant = (at: number) => isFence(lines[at]) || findCharacter(lines, at) !== null;
  const close = lines.findIndex((_, at) => at > 0 && isMeant(at));
  if (close < 0 || !isMeant(0)) return text;
  return lines.map((line, at) => (at === 0 || at === close ? line.replace(/\S+/, '---') : line)).join('\n');
}

/** The fence of a block that does not begin the file: after blank lines, or where it names the skill below a heading or in a fence of code. */
const findLate = (lines: readonly string[]): number =>
  lines.findIndex(
    (line, at) =>
      isFence(line) && (FIELD.test(lines[at + 1] ?? '') || lines.slice(0, at).every((above) => above.trim() === '')),
  );

/** What ends below the block, where what begins above it is to be removed. */
function explainLate(lines: readonly string[], late: number): FrontMatterProblem {
  const open = lines.slice(0, late).findLastIndex((line) => OPENER.test(line));
  const [, fence] = OPENER.exec(lines[open] ?? '') ?? [];
  const end = fence === undefined ? '-->' : fence;
  const isEnd = (line: string) => (fence === undefined ? line.includes(end) : line.trim() === end);
  const close = lines.findIndex((line, at) => at > open && isEnd(line));
  if (open < 0 || close < late) return problemAt(late + 1, 'late_start');
  return problemAt(late + 1, 'late_start', {
    message: `the front matter does not start on line 1, but in ${fence === undefined ? 'an HTML comment' : 'a block of code'}`,
    fix: `remove what stands before the first line of --- (${oneLine((lines[open] ?? '').trim(), 40)}, line ${open + 1}), and the ${end} that belongs to it (line ${close + 1}).`,
  });
}

/** Of a file whose first line is no fence. */
export function findWhyNone(lines: readonly string[]): FrontMatterProblem {
  const character = findCharacter(lines, 0);
  if (character) return character;
  if (/^[-+=*~_—–]{2,}\s*$/.test(lines[0] ?? '')) return problemAt(1, 'other_fence');
  if (FIELD.test(lines[0] ?? '') && lines.some(isFence)) return problemAt(1, 'not_opened');
  const late = findLate(lines);
  return late < 0 ? problemAt(1, 'none') : explainLate(lines, late);
}

const UNREAD = [
  {
    kind: 'commented',
    pattern: /^\s*#\s*(name|description):\s*\S/,
    says: ['is commented out', 'are commented out'],
    fixOf: (keys: string) => `remove the \`#\` before ${keys}.`,
  },
  {
    kind: 'capitals',
    pattern: /^(name|description):\s*\S/i,
    says: [
      'has a capital letter, and agents know the field in small letters only',
      'have capital letters, and agents know the fields in small letters only',
    ],
    fixOf: (keys: string) => `write ${keys.toLowerCase()}.`,
  },
  {
    kind: 'misspelt',
    pattern: /^([a-z_-]+):\s*\S/i,
    says: ['is no field that agents know', 'are no fields that agents know'],
    fixOf: () => 'write `description:` in its place.',
  },
] as const;

/** By its folder a skill has a name without a field. */
const meantBy = (key: string): string =>
  /^(?:name|description)$/i.test(key) ? key.toLowerCase() : (suggest(key, ['description']) ?? '');

/** Fields that are written, and not as or where an agent reads them. close: the line that ends the block, from 0. */
export function findUnread(
  lines: readonly string[],
  close: number,
  fields: Record<string, unknown>,
): FrontMatterProblem[] {
  for (const { kind, pattern, says, fixOf } of UNREAD) {
    const found = lines.slice(0, close).flatMap((line, index) => {
      const key = pattern.exec(line)?.[1];
      const meant = meantBy(key ?? '');
      return meant === '' || meant in fields ? [] : [{ key: `\`${key}:\``, line: index + 1 }];
    });
    const [first, ...others] = found;
    if (!first) continue;
    const at = found.map(({ line }) => line).join(' and ');
    const keys = found.map(({ key }) => key).join(' and ');
    const message = `${keys} (line${others.length > 0 ? 's' : ''} ${at}) ${says[others.length > 0 ? 1 : 0]}`;
    return [problemAt(first.line, kind, { message, fix: fixOf(keys) })];
  }
  const open = lines.findIndex((line, index) => index > close && line.trim() !== '');
  const end = lines.findIndex((line, index) => index > open && isFence(line));
  if (!isFence(lines[open]) || !FIELD.test(lines[open + 1] ?? '') || end < 0) return [];
  const moved = lines.slice(open + 1, end).flatMap((line, index) => {
    const key = /^([\w-]+):/.exec(line)?.[1];
    return key === undefined || key in fields ? [] : [`\`${key}:\` (line ${open + index + 2})`];
  });
  const fix =
    moved.length === 0
      ? `remove one of the two blocks (lines 1 to ${close + 1}, or ${open + 1} to ${end + 1}).`
      : `move ${moved.join(' and ')} up, above line ${close + 1}, and remove what is left of the second block (lines ${open + 1} to ${end + 1}).`;
  return [problemAt(open + 1, 'second_block', { fix })];
}
