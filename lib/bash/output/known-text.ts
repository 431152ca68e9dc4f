/** The installed skills, where their texts are known → the lines of each body, and those by which it is told from all others. */
import { memoize } from '../../input/memoize.js';
import { bodyLines, countShown, withoutHeadings } from './skill-text.js';

export interface KnownText {
  /** Lines of its body, headings left out where there is anything else. */
  lines: string[];
  /** Lines of its body, headings too, that no other skill has in its file. */
  only: string[];
  /** All lines of its body. */
  all: ReadonlySet<string>;
  /** All lines of its file, the front matter's too. */
  file: ReadonlySet<string>;
}

/** {path of a SKILL.md: its text}; a path that is not among them is not known. */
export type KnownTexts = ReadonlyMap<string, KnownText>;

type BodyOf = (path: string) => string | null;

export const readKnown = (skills: readonly { path: string }[] | null, bodyOf: BodyOf | null): KnownTexts =>
  skills === null || bodyOf === null ? new Map() : knownOf(skills, bodyOf);

const knownOf = memoize((skills: readonly { path: string }[], bodyOf: BodyOf): KnownTexts => {
  const files = new Map(skills.flatMap(({ path }) => [[path, bodyOf(path)] as const]));
  const times = new Map<string, number>();
  const linesOf = new Map([...files].map(([path, text]) => [path, fileLines(text ?? '')] as const));
  for (const lines of linesOf.values()) for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  const found = new Map<string, KnownText>();
  for (const [path, text] of files) {
    if (text === null) continue;
    const all = bodyLines(text);
    const lines = withoutHeadings(all);
    found.set(path, {
      lines: lines.length > 0 ? lines : all,
      only: all.filter((line) => times.get(line) === 1),
      all: new Set(all),
      file: linesOf.get(path) ?? new Set(),
    });
  }
  return found;
});

const fileLines = (text: string) => new Set(text.split(/\r?\n/).map((line) => line.trim()));

/** None of the lines that only this skill has came back, and some that only another has did: it is that one's text. */
export const isSiblings = ({ only }: KnownText, others: Iterable<KnownText>, printed: ReadonlySet<string>): boolean =>
  only.length > 0 &&
  countShown(only, printed) === 0 &&
  [...others].some((other) => countShown(other.only, printed) > 0);

/** Another skill has all of these lines in its file, and came back itself: they are quoted there. */
export const isQuoted = ({ lines }: KnownText, others: Iterable<KnownText>, printed: ReadonlySet<string>): boolean =>
  [...others].some(({ all, only }) => lines.every((line) => all.has(line)) && countShown(only, printed) > 0);
