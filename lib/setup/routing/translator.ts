/** A query → its English translation, by the command that the user named. The command runs without a shell. */
import { readTranslation } from '../../router/read/translation.js';
import { askCommand } from './ask-command.js';

export interface Translation {
  /** English text; null where the original query is used. */
  text: string | null;
  /** Why there is no translation, in a sentence. */
  problem: string | null;
}

/** Linux refuses arguments over 128 KiB; a longer query is passed on stdin only. */
const MAX_ARGUMENT = 100_000;

/** The query is passed as the last argument and on stdin; the translation is read from stdout. */
export async function translate(
  argv: readonly string[],
  query: string,
  options: { cwd?: string; timeout_ms?: number } = {},
): Promise<Translation> {
  // Keeps a query with a leading hyphen from being read as an option.
  const argument = query.startsWith('-') ? ` ${query}` : query;
  const fits = Buffer.byteLength(argument) <= MAX_ARGUMENT && !argument.includes('\0');
  const { output, problem } = await askCommand(argv.length && fits ? [...argv, argument] : argv, query, options);
  if (output === null) return { text: null, problem };
  const text = readTranslation(output);
  return { text, problem: text === null ? 'its answer is empty or not English' : null };
}
