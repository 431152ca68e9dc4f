/** A text of one JSON record a line → the records, each as its schema wants it; what is wrong with one is reported with its line. */
import type { z } from 'zod';
import { ConfigError } from './config-error.js';
import { formatPath, parseOrThrow } from './schema-issue.js';

/** what: `a recorded answer`; fix: what to do about a line that is not one. */
export function parseRecordLines<T>(
  text: string,
  schema: z.ZodType<T>,
  { file, what, fix }: { file: string; what: string; fix: string },
): T[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const wrong = (problem: string) =>
      new ConfigError(`This is not ${what}: ${problem}.`, { file, line: index + 1, fix });
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw wrong((error as Error).message);
    }
    return [parseOrThrow(schema, value, ({ path, words }) => wrong(`${formatPath(path)} ${words}`.trim()))];
  });
}
