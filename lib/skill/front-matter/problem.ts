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
  look_alike: {
    message: 'line 1 is not three dashes (---): it has others, which look alike',
    fix: 'write --- as line 1, and as the line below the last field, with the hyphen of the keyboard.',
  },
  invisible: {
    message: 'an invisible character stands beside the three dashes',
    fix: 'remove it, or type that line anew as ---.',
  },
  odd_space: {
    message: 'a key is followed by a special space, which YAML takes for text',
    fix: 'type an ordinary space after the colon.',
  },
  indented: {
    message: 'a key is indented, so that it belongs to the value above it',
    fix: 'begin it at the start of the line.',
  },
  capitals: {
    message: 'a field is written with a capital letter',
    fix: 'write it in small letters.',
  },
  misspelt: { message: 'a field is misspelt', fix: 'write it as agents know it.' },
  commented: { message: 'a field is commented out', fix: 'remove the `#` before it.' },
  second_block: {
    message: 'a second block of front matter begins here, which no agent reads',
    fix: 'join the two blocks.',
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
    fix: 'begin a line that continues the value above it with two spaces, not a tab, and move any other below the closing `---`.',
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
  /** Where it names what stands in the file; absent: the one of its kind. */
  fix?: string;
}

export const problemAt = (
  line: number,
  kind: Exclude<ProblemKind, 'yaml'>,
  own: { message?: string; fix?: string } = {},
): FrontMatterProblem => ({ line, kind, message: PROBLEMS[kind].message, ...own });

/** As a reader looks a character up: `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Only of what is really done. */
export const doneByFix = (fix: string): string => `${fix.replace(/\.$/, '')}; \`agent-routing check --fix\` does that.`;
export const isByFix = ({ fix }: { fix: string }): boolean => fix.includes('check --fix');

type Fixable = Pick<FrontMatterProblem, 'kind' | 'fix'>;

/** by_itself: `check --fix` puts it right. */
export function fixProblem({ kind, fix: own }: Fixable, by_itself = false): string {
  const fix =
    own ?? (kind === 'yaml' ? 'write that line as `key: value`, with quotes around the value.' : PROBLEMS[kind].fix);
  return by_itself && REPAIRED.has(kind) ? doneByFix(fix) : fix;
}

/** What stands after an agent's own reason. */
export const cureProblem = (problem: Fixable): string => fixProblem(problem).replace(/\.$/, '');

/** Of which `check --fix` makes a value in quotes that every agent reads as one of them did before. */
export const QUOTED: ReadonlySet<ProblemKind> = new Set([
  'colon_in_value',
  'reserved_character',
  'after_value',
  'open_bracket',
]);
const REPAIRED: ReadonlySet<ProblemKind> = new Set([
  ...QUOTED,
  'byte_order_mark',
  'invisible',
  'look_alike',
  'odd_space',
  'indented',
  'no_list',
  'capitals',
]);

/** What every reader of YAML takes all the same. */
export const isYaml = ({ kind }: Fixable): boolean => LEGAL.has(kind);
const LEGAL: ReadonlySet<ProblemKind> = new Set([
  'byte_order_mark',
  'no_list',
  'capitals',
  'misspelt',
  'commented',
  'second_block',
]);

/** For a name or a description that is no text. */
export const cureUntext = (value: unknown): string =>
  value === null || typeof value === 'object' ? 'write it as one line of text' : 'write it in quotes';
