/** What can be wrong with a block of front matter: in words, and what its author should do. */

const QUOTE = 'put quotes around the value.';

const PROBLEMS = {
  byte_order_mark: {
    message: 'the file starts with a byte order mark',
    fix: 'save the file as UTF-8 without it.',
  },
  colon_in_value: {
    message: 'a value without quotes contains a colon and a space',
    fix: QUOTE,
  },
  curly_quotes: {
    message: 'the quotes around a value are curly (“ ”), which YAML takes for text',
    fix: 'write straight ones, " or \'.',
  },
  open_quote: { message: 'a quote is not closed', fix: 'close the quote.' },
  open_bracket: {
    message: 'a bracket is not closed',
    fix: 'put quotes around the value, or close the bracket where a list is meant.',
  },
  key_twice: { message: 'a key occurs twice', fix: 'keep one of the two lines.' },
  tab: { message: 'a tab is used where YAML needs spaces', fix: 'indent with spaces.' },
  control_character: { message: 'the front matter contains a control character', fix: 'remove that character.' },
  late_start: {
    message: 'the front matter does not start on line 1',
    fix: 'remove what stands before the first line of ---.',
  },
  other_fence: {
    message: 'line 1 is not three dashes, between two lines of which agents look for front matter',
    fix: 'write --- as line 1, and as the line below the last field.',
  },
  not_opened: {
    message: 'the opening line of three dashes is missing above the front matter',
    fix: 'write --- as the first line, above the first field.',
  },
  not_closed: {
    message: 'the front matter is not closed by a line of three dashes',
    fix: 'write a line of --- after the last field.',
  },
  closed_late: {
    message: 'the text begins here, and the line of three dashes that ends the front matter comes only further below',
    fix: 'write a line of --- above it, after the last field.',
  },
  no_list: {
    message: 'the front matter is not a list of `key: value`',
    fix: 'write one `key: value` on each line, with a space after the colon.',
  },
  no_pair: {
    message: 'a line is not `key: value`',
    fix: 'type an ordinary space after the colon; begin a line that continues the value above it with two spaces, not a tab.',
  },
  uneven: {
    message: 'the keys do not begin in the same column',
    fix: 'begin each key at the start of its line, without spaces before it.',
  },
  after_value: {
    message: 'text stands after the end of a value',
    fix: 'put quotes around all of the value, of the kind that it does not contain; or write `>-` in its place, and the text on the next line, two spaces in.',
  },
  utf16: { message: 'the file is saved as UTF-16, in which no agent finds front matter', fix: 'save it as UTF-8.' },
  reserved_character: {
    message: 'a value without quotes starts with a character that YAML keeps for itself',
    fix: QUOTE,
  },
  none: {
    message: 'there is no front matter',
    fix: 'begin the file with a line of ---, then name: and description:, then a line of --- again.',
  },
} as const;

/** yaml: whatever else the parser refuses, in its own words. */
export type ProblemKind = keyof typeof PROBLEMS | 'yaml';

export interface FrontMatterProblem {
  line: number;
  kind: ProblemKind;
  message: string;
}

export const problemAt = (line: number, kind: Exclude<ProblemKind, 'yaml'>): FrontMatterProblem => ({
  line,
  kind,
  message: PROBLEMS[kind].message,
});

/** Only of what is really done. */
export const doneByFix = (fix: string): string => `${fix.replace(/\.$/, '')}; \`agent-routing check --fix\` does that.`;

/** by_itself: `check --fix` puts it right. */
export function fixProblem(kind: ProblemKind, by_itself = false): string {
  const fix = kind === 'yaml' ? 'write that line as `key: value`, with quotes around the value.' : PROBLEMS[kind].fix;
  return by_itself && REPAIRED.has(kind) ? doneByFix(fix) : fix;
}

/** Of which `check --fix` makes a value in quotes that every agent reads as one of them did before. */
export const QUOTED: ReadonlySet<ProblemKind> = new Set([
  'colon_in_value',
  'reserved_character',
  'after_value',
  'open_bracket',
]);
const REPAIRED: ReadonlySet<ProblemKind> = new Set([...QUOTED, 'byte_order_mark']);
const QUOTABLE: ReadonlySet<ProblemKind> = new Set(['colon_in_value', 'reserved_character', 'yaml']);

/** What stands after an agent's own reason. */
export const cureProblem = (kind: ProblemKind): string =>
  QUOTABLE.has(kind)
    ? 'correct that line; quotes around the value are usually enough'
    : fixProblem(kind).replace(/\.$/, '');

/** For a name or a description that is no text. */
export const cureUntext = (value: unknown): string =>
  value === null || typeof value === 'object' ? 'write it as one line of text' : 'write it in quotes';

const PLACE = / at line \d+, column \d+:?$/;

/** The messages of the YAML parser for the most common mistakes. */
const YAML_MESSAGES: readonly [RegExp, Exclude<ProblemKind, 'yaml'>][] = [
  [/^Nested mappings are not allowed/, 'colon_in_value'],
  [/^Plain value cannot start with/, 'reserved_character'],
  [/^Missing closing/, 'open_quote'],
  [/must be unique$/, 'key_twice'],
  [/must be sufficiently indented and end with/, 'open_bracket'],
  [/^Tabs are not allowed/, 'tab'],
  [/^Implicit (?:map )?keys need/, 'no_pair'],
  [/^All mapping items must start|at node end at line \d+, column 1:/, 'uneven'],
  [/at node end/, 'after_value'],
];

/** A line of text; `# a` may be a comment, `note: a` a field. */
const TEXT = /^(?![\w-]+:(?:\s|$))[^\s#]/;
const HEADING = /^#{1,6}\s/;
const isBreak = (line = 'x') => HEADING.test(line) || line.trim() === '';

/** The line of a block whose end was lost on which it goes on into the text, up to a line of dashes between its parts; null: it does not. */
export function findText(block: readonly string[]): number | null {
  let at = block.findIndex((line, index) => index > 0 && TEXT.test(line) && isBreak(block[index - 1]));
  if (at < 0 || !(isBreak(block.at(-1)) || block.some((line) => HEADING.test(line)))) return null;
  while (isBreak(block[at - 1])) at--;
  return block.findIndex((line, index) => index >= at && line.trim() !== '') + 2;
}

/** Plain words where there are any; else the parser's message without its location and excerpt. block: from the file's second line on. */
export function problemOfYaml(line: number, message: string, block: readonly string[] = []): FrontMatterProblem {
  const text_at = findText(block);
  // What is wrong with a text as YAML tells its author nothing.
  if (text_at !== null && line >= text_at) return problemAt(text_at, 'closed_late');
  const first = message.split('\n')[0] ?? '';
  const kind = YAML_MESSAGES.find(([pattern]) => pattern.test(first.replace(PLACE, '')) || pattern.test(first))?.[1];
  return kind ? problemAt(line, kind) : { line, kind: 'yaml', message: first.replace(PLACE, '') };
}
