/** What is wrong with a block of front matter, in the words of front-matter.ts → what its author should do. */

const FIXES: readonly [RegExp, string][] = [
  [/byte order mark/, 'save the file as UTF-8 without it; `agent-routing check --fix` removes it.'],
  [/contains a colon and a space/, 'put quotes around the value; `agent-routing check --fix` does that.'],
  [/quote is not closed/, 'close the quote.'],
  [/bracket is not closed/, 'close the bracket, or put quotes around the value.'],
  [/key occurs twice/, 'keep one of the two lines.'],
  [/^a tab/, 'indent with spaces.'],
  [/control character/, 'remove that character.'],
  [/not start on line 1/, 'remove what stands before the first line of ---.'],
  [/not closed by/, 'write a line of --- after the last field.'],
  [/not a list of/, 'write one `key: value` on each line.'],
  [
    /there is no front matter/,
    'begin the file with a line of ---, then name: and description:, then a line of --- again.',
  ],
];

export const fixFrontMatter = (problem: string): string =>
  FIXES.find(([pattern]) => pattern.test(problem))?.[1] ?? 'correct the YAML of that line.';
