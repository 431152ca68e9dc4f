/** A command line as a person types it or a log prints it → its words: quotes and backslashes keep white space. Nothing is expanded. */
import { ConfigError } from '../input/config-error.js';

export function splitCommand(command: string): string[] {
  const words = splitWords(command);
  if (words) return words;
  throw new ConfigError(`A quotation mark is not closed in this command: ${command}`, { fix: 'close it.' });
}

/** Null when a quote stays open. */
export function splitWords(line: string): string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] as string;
    if (char === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) return null;
      word = (word ?? '') + line.slice(at + 1, end);
      at = end;
    } else if (char === '"') {
      word ??= '';
      at += 1;
      while (at < line.length && line[at] !== '"') {
        if (line[at] === '\\' && '"\\$`\n'.includes(line[at + 1] ?? ' ')) at += 1;
        word += line[at] ?? '';
        at += 1;
      }
      if (at >= line.length) return null;
    } else if (char === '\\') {
      at += 1;
      word = (word ?? '') + (line[at] ?? '\\');
    } else if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + char;
  }
  if (word !== null) words.push(word);
  return words;
}
