/** Turns a pattern of a suite's assertion into one that finds what Python's `re.search` would, with case; or says what is wrong with it. */
import { type ReadPattern, readPythonPattern } from './python-pattern.js';

/** The only place where suites read patterns: checked when the corpus is loaded, run when an answer is judged. */
export function readSuitePattern(source: string): ReadPattern {
  const read = readPythonPattern(source);
  return 'problem' in read ? read : { pattern: new RegExp(read.pattern, read.pattern.flags.replace('i', '')) };
}
