/** Patterns of routes and suites → a finding for each on which a short text keeps a search busy for ever. */
import { type Case, lineOf } from '../case/schema.js';
import type { ToolRoute } from '../case/tool-routes.js';
import { findSlowText } from '../pattern/slow-text.js';
import { asError, type Finding } from './finding.js';

export function lintPatterns(cases: readonly Case[], routes: readonly ToolRoute[]): Finding[] {
  return [
    ...routes.flatMap(({ name, pattern, origin }) => {
      return describeSlow(
        pattern,
        findSlowText(pattern, { ignore_case: true }),
        origin,
        name,
        'a hook hangs or gives up',
      );
    }),
    ...cases.flatMap((testCase) => {
      if (testCase.kind !== 'suite') return [];
      const { case_id, origin = { file: 'cases.json', line: 1 }, expect, multi_step } = testCase;
      return listPatterns([expect, multi_step]).flatMap((pattern) =>
        describeSlow(
          pattern,
          findSlowText(pattern),
          { ...origin, line: lineOf(origin, 'expect', 'multi_step') },
          case_id,
          'the case could not be judged',
        ),
      );
    }),
  ];
}

function describeSlow(
  pattern: string,
  text: string | null,
  { file, line }: { file: string; line: number },
  subject: string,
  consequence: string,
): Finding[] {
  if (text === null) return [];
  const message = `the pattern ${pattern} can match a text in so many ways that ${consequence}, for one on ${JSON.stringify(text)}`;
  const fix =
    'write it so that a text fits it in one way only, without a repetition inside a repetition such as (a+)+.';
  return [asError('pattern-slow', { file, line, subject }, message, fix)];
}

/** What assertions call `regex` or `pattern`, at any depth. */
function listPatterns(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, part]) =>
    (key === 'regex' || key === 'pattern') && typeof part === 'string' ? [part] : listPatterns(part),
  );
  return [...new Set(found)];
}
