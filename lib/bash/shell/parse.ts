/** A command's text → unbash's syntax tree, read within limits and past a syntax error, as the shell that ran it read it. */
import { type ParsedScript, parse, type Statement, type Word } from 'unbash';

/** A script, or a list of commands within one. */
export interface Commands {
  readonly commands: readonly Statement[];
}

/** Longer scripts are data, not commands to reason about. */
const MAX_CHARS = 100_000;
/** unbash looks anew for the end of each substitution and heredoc within another: characters times levels are its work. */
const MAX_SCANNED = 3_000_000;
const MAX_LEVELS = 256;
/** Other shells than bash have syntax of their own; a text with more errors than this is not a script. */
const MAX_ERRORS = 20;

const NESTED = /[$<>][({[]|<<-?['"]/g;

export function parseScript(text: string): Commands {
  const commands: Statement[] = [];
  let rest = text.slice(0, MAX_CHARS).replaceAll('\r\n', '\n');
  let left = MAX_SCANNED;
  for (let errors = 0; errors <= MAX_ERRORS && rest !== ''; errors += 1) {
    const levels = 1 + Math.min(MAX_LEVELS, rest.match(NESTED)?.length ?? 0);
    rest = rest.slice(0, left / levels);
    left -= rest.length * levels;
    const script = parseOnce(rest);
    for (const command of script.commands) commands.push(command);
    rest = skipError(rest, script);
  }
  return { commands };
}

/** unbash recurses over functions within functions without a limit: a script that needs more stack than there is counts as no script. */
function parseOnce(text: string): ParsedScript | Commands {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof RangeError) return { commands: [] };
    throw error;
  }
}

const UNEXPECTED = /^(?:[;&|()<>\n]+|(?:\}|then|elif|else|fi|do|done|esac|in)(?![^\s;&|]))/;

/** The text after the token at which unbash gave up. */
function skipError(text: string, { commands, errors }: Partial<ParsedScript> & Commands): string {
  const at = errors?.findLast(({ message }) => message.startsWith('unexpected token'))?.pos;
  if (at === undefined || (commands.at(-1)?.end ?? 0) > at) return '';
  const rest = text.slice(at).replace(UNEXPECTED, '');
  return rest.length < text.length ? rest : '';
}

/** A text that is one word of a script; undefined where it is not a word, such as the empty half of `{,x}`. */
export function parseWord(text: string): Word | undefined {
  const command = parseScript(`: ${text}`).commands[0]?.command;
  const word = command?.type === 'Command' ? command.args[0] : undefined;
  return word?.type === 'Word' ? word : undefined;
}
