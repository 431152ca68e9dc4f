/** `aa`: two batches of the same input → the rate of false alarms between them. */
import { z } from 'zod';
import { describeDifference } from '../../lib/batch/plan.js';
import { type AaReport, compareAa } from '../../lib/delta/aa.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { count } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { defineCommand } from '../options/command.js';
import { repeatable, share } from '../options/values.js';
import { readBatches } from '../run/conclude/batches.js';

/** What a gate may be wrong about and still be believed. */
const MAX_RATE = 0.02;

export const aa = defineCommand({
  summary: 'Compares two batches of the same input, where every difference is a false alarm',
  positionals: '',
  options: z.object({
    results: repeatable.prefault([]).describe('results.json of a batch, or its folder; name two'),
    max_rate: share.default(MAX_RATE).describe('Exit 1 if more than this share of the comparisons is a false alarm'),
    json: z.boolean().default(false).describe('Print the counts and every false alarm as JSON'),
  }),
  async run({ results, max_rate, json }, _, shell) {
    const [a, b, ...more] = results;
    if (!a || !b || more.length > 0)
      throw new ConfigError(`aa compares two batches; ${count(results.length, 'batch', 'batches')} named.`, {
        fix: 'run the same command twice, then name both: agent-routing aa --results FOLDER --results FOLDER',
      });
    const [first, second] = [await readBatches([a], shell), await readBatches([b], shell)];
    const difference = first.plan && second.plan && describeDifference(first.plan, second.plan);
    if (difference)
      throw new ConfigError(`These batches had different inputs: ${difference}.`, {
        file: b,
        fix: 'run the same command twice, with nothing changed between.',
      });
    const report = compareAa(first.results, second.results);
    shell.stdout(json ? `${JSON.stringify(report, null, 1)}\n` : describeAa(report, max_rate));
    return report.rate !== null && report.rate <= max_rate ? 0 : 1;
  },
});

function describeAa(report: AaReport, max_rate: number): string {
  const { cells, comparisons, alarms, rate, interval, red, unpaired } = report;
  if (rate === null) return 'No case was judged by both batches, so nothing can be said.\n';
  const share = (value: number) => `${(value * 100).toFixed(1)} %`;
  const lines = [
    `${count(alarms.length, 'false alarm')} in ${comparisons} comparisons of ${cells} case × agent: ${share(rate)} (95 %: ${share(interval[0])} to ${share(interval[1])}); at most ${share(max_rate)} is allowed.`,
    ...alarms.map(
      ({ case_id, agent, trials: [a, b] }) => `  ${oneLine(case_id)} on ${oneLine(agent)}: ${a}, then ${b}`,
    ),
    `The gate would be red in ${red} of 2 comparisons of the whole batches.`,
    ...(unpaired ? [`${unpaired} were judged by only one of the batches.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
