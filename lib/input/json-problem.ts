/** The text of a file that should be a JSON object and is none → what is wrong with it, where, and what to do. */
import { ConfigError } from './config-error.js';
import { readJson } from './json-text.js';

export function findProblem(text: string): { line: number; message: string; fix: string } {
  try {
    readJson(text, '');
    return { line: 1, message: 'it is not a JSON object', fix: 'write one object, `{…}`.' };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { line: error.where.line ?? 1, message: error.problem.replace(/\.$/, ''), fix: error.where.fix ?? '' };
  }
}
