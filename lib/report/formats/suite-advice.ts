/** The failures of a suite's rows → what to do about each: the assertion that fails most often, in its own words, and what it needs. */
import type { Result } from '../../contract/result.js';
import { count } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';

export const nameOf = ({ case_id, agent }: { case_id: string; agent: string }): string =>
  `${codeMarkdown(case_id, 120)} on ${escapeMarkdown(agent, 60)}`;

/** Name of an assertion, or how its name begins → what the agent's instructions, the test or the set-up lack. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/^json\b/, 'End the instructions of the agent with: answer with one JSON object and nothing else.'],
  [/^input\b/, 'An earlier step did not store what this one uses: look at the answer of that step first.'],
  [/^(?:status|error_code)\b/, 'Read the message of the answer: the agent ended another way than the test expects.'],
  [
    /^(?:has_fields?|results_schema|json_schema|field_equals)\b/,
    'Write the exact shape of the answer, with an example, into the instructions of the agent.',
  ],
  [
    /^results_/,
    'Compare the number of results with the data that the test runs on: its workspace may hold other files than it expects.',
  ],
  [
    /(?:dates|date)/,
    'Say in the instructions that dates are ISO 8601 with a zone, and check which range the agent was asked for.',
  ],
  [
    /tags|^(?:all_match|none_match|array_contains)/,
    'The filter of the request was not applied to every result: say in the instructions that results which do not meet it are dropped.',
  ],
  [/^(?:all_in_range|range_check|sorted_desc)\b/, 'Say in the instructions in which range and order these values are.'],
  [/^no_overlap\b/, 'Pages overlap, or the first one failed: check offset and order in the instructions.'],
  [/^agent_used_model\b/, 'Name the model with the agent, as in claude@haiku, or with `model` in the test.'],
  [/contains$/, 'Say in the instructions which words the answer must have, or loosen the test: case counts.'],
];

export function adviseOn(rows: readonly Result[]): string[] {
  const byAdvice = new Map<string, Result[]>();
  const advise = (advice: string, row: Result) => byAdvice.set(advice, [...(byAdvice.get(advice) ?? []), row]);
  for (const row of rows) {
    const advice = row.status === 'infra_error' ? adviseOnFault(row) : adviseOnFailures(row);
    if (advice) advise(advice, row);
  }
  return [...byAdvice].map(([advice, of]) => `- ${of.map(nameOf).join(', ')}: ${advice}`);
}

function adviseOnFault({ fault, error, timed_out }: Result): string {
  const what = escapeMarkdown(error ?? 'it could not run', 300);
  if (timed_out) return `it ran out of time. Raise \`timeout_seconds\` in the test, or \`--agent-timeout\`. (${what})`;
  if (fault?.kind === 'auth') return `check the credentials of this agent, then run it again: ${what}`;
  if (fault?.kind === 'rate_limit' || fault?.kind === 'quota')
    return `run it again later, or with a smaller \`--max-parallel\`: ${what}`;
  return `remove the cause and run it again: ${what}`;
}

function adviseOnFailures({ trials, status, error }: Result): string | null {
  const kept = trials.verdicts.filter((trial) => trial.status === 'fail');
  // A row may have come without the words of its trials.
  const hasWords = kept.some(({ failures, timed_out }) => failures.length > 0 || timed_out);
  const failing = hasWords || status !== 'fail' || !error ? kept : [{ failures: [error], timed_out: false }];
  if (failing.length === 0) return null;
  const slow = failing.filter(({ timed_out }) => timed_out).length;
  if (slow === failing.length)
    return `it ran out of time in ${count(slow, 'trial')}. Raise \`timeout_seconds\` in the test, or \`--agent-timeout\`.`;
  const seen = new Map<string, { trials: number; words: string }>();
  for (const { failures } of failing) {
    for (const name of new Set(failures.map(assertionOf))) {
      const words = failures.find((failure) => assertionOf(failure) === name) ?? '';
      seen.set(name, { trials: (seen.get(name)?.trials ?? 0) + 1, words: seen.get(name)?.words ?? words });
    }
  }
  const [name, most] = [...seen].sort(([, a], [, b]) => b.trials - a.trials)[0] ?? ['', null];
  if (!most) return null;
  const often =
    trials.passed > 0
      ? `it passes only sometimes (${trials.passed} of ${trials.ran})`
      : `it fails in every trial (${trials.ran})`;
  // Conditions and steps stand before the name of the assertion itself.
  const leaf = name.replace(/^(?:step [^.]+\.)?(?:(?:if_\w+)\.)*/, '');
  const need = NEEDS.find(([pattern]) => pattern.test(leaf))?.[1] ?? 'Compare the answer with what the test expects.';
  return `${often}, most often for ${escapeMarkdown(most.words, 300)} (${count(most.trials, 'trial')}). ${need}`;
}

/** `all_match at results[0].type: expected …` → all_match */
const assertionOf = (failure: string): string => failure.split(/ at |: expected /)[0] ?? '';
