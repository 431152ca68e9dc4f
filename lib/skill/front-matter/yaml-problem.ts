/** What a reader of YAML refuses of a block of front matter → what its author did, in words. */
import { codeOf, type FrontMatterProblem, type ProblemKind, problemAt } from './problem.js';

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

/** A key's line, the blanks after its colon, and the value. */
const ODD_SPACE = /^([\w-]+:)([\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff])\s*/;
const INDENTED = /^[ \t]+((name|description|license|allowed-tools|metadata):(?:\s[\s\S]*)?)$/;
/** A value that goes on in the next line, if that is indented, and that no quote or bracket keeps together. */
const PLAIN = /^([\w-]+):[ \t]+[^\s|>"'[{&*!#%@`]/;

/** What looks right and is not: the lines as they are meant, and what is wrong with them. No reader of YAML takes any of it. */
export function readMeant(block: readonly string[]): { lines: string[]; slips: FrontMatterProblem[] } {
  const keys = new Set(block.map((line) => /^([\w-]+):/.exec(line)?.[1]));
  const lines: string[] = [];
  const slips: FrontMatterProblem[] = [];
  for (const [index, line] of block.entries()) {
    const [, before, space] = ODD_SPACE.exec(line) ?? [];
    const [, field, key] = (PLAIN.test(lines.at(-1) ?? '') && INDENTED.exec(line)) || [];
    if (before !== undefined && space !== undefined) {
      const message = `\`${before}\` is followed by a ${space === '\u00a0' ? 'no-break' : 'special'} space (${codeOf(space)}), which YAML takes for text`;
      const fix = `type an ordinary space after the colon of \`${before}\`.`;
      slips.push(problemAt(index + 2, 'odd_space', { message, fix }));
      lines.push(line.replace(ODD_SPACE, '$1 '));
    } else if (field !== undefined && !keys.has(key)) {
      const message = `\`${key}:\` is indented, so that it belongs to the value above it`;
      slips.push(problemAt(index + 2, 'indented', { message, fix: `begin \`${key}:\` at the start of the line.` }));
      lines.push(field);
    } else lines.push(line);
  }
  return { lines, slips };
}

/** Plain words where there are any; else the parser's message without its location and excerpt. block: from the file's second line on. */
export function problemOfYaml(line: number, message: string, block: readonly string[] = []): FrontMatterProblem {
  const text_at = findText(block);
  // What is wrong with a text as YAML tells its author nothing.
  if (text_at !== null && line >= text_at) return problemAt(text_at, 'closed_late');
  const [slip] = readMeant(block).slips;
  if (slip) return slip;
  const text = block[line - 2] ?? '';
  if (/^[\w-]+:\s*[“”„‘’]/.test(text)) return problemAt(line, 'curly_quotes');
  const first = message.split('\n')[0] ?? '';
  const kind = YAML_MESSAGES.find(([pattern]) => pattern.test(first.replace(PLACE, '')) || pattern.test(first))?.[1];
  // Where its quotes end, a value ends.
  if (kind === 'colon_in_value' && /^[\w-]+:\s*["']/.test(text)) return problemAt(line, 'after_value');
  if (kind === 'no_pair' && /^[\w-]+:\S/.test(text))
    return problemAt(line, kind, { fix: 'type an ordinary space after the colon.' });
  return kind ? problemAt(line, kind) : { line, kind: 'yaml', message: first.replace(PLACE, '') };
}
