/** Turns a pattern of a suite's assertion into a search that finds what Python's `re.search` would, with case; or says what is wrong with it. */
import { compilePattern } from '../pattern/compile-pattern.js';

/** The only place where suites read patterns: checked when the corpus is loaded, run when an answer is judged. */
export function readSuitePattern(source: string): ReturnType<typeof compilePattern> {
  return compilePattern(source);
}
