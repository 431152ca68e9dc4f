/** `route fit`: labelled queries or a corpus → a fitted index in a file. */

import type { Case } from '../../../lib/case/schema.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import type { Example } from '../../../lib/router/examples/training-examples.js';
import { fitRouter } from '../../../lib/router/learn/fit.js';
import type { Fitted } from '../../../lib/router/learn/fitted.js';
import { parseQueries, warnOfDuplicates, warnOfUnknown } from '../../../lib/router/read/query-set.js';
import type { Embedder } from '../../../lib/router/vectors/embedding.js';
import { loadCorpus } from '../../../lib/setup/corpus/corpus.js';
import type { RouteIndex } from '../../../lib/setup/routing/route-index.js';
import { count } from '../../../lib/text/count.js';
import { oneLine } from '../../../lib/text/escape.js';
import type { Terminal } from '../../terminal/terminal.js';
import { readNamed, writeNamed } from '../named-file.js';
import type { RouteOptions } from './options.js';

export async function fitIndex(
  options: RouteOptions,
  index: RouteIndex,
  embedder: Embedder | null,
  shell: Terminal,
): Promise<number> {
  if (options.output === undefined)
    throw new ConfigError('route fit needs --output.', {
      fix: 'name the file to write with --output FILE, and what to learn from with --queries FILE or --cases FILE.',
    });
  const known = new Set(index.tools.map((tool) => tool.id));
  const examples = await readExamples(options, known, shell);
  for (const warning of [...warnOfUnknown(examples, known), ...warnOfDuplicates(examples)])
    shell.stderr(`agent-routing: warning: ${oneLine(warning, 500)}\n`);
  if (!examples.some(({ expected }) => expected.some((id) => known.has(id))))
    throw new ConfigError('None of the expected ids is in the index.', {
      fix: 'check --index and the ids in "expected".',
    });
  const fitted = fitRouter(index.tools, examples, embedder);
  await writeNamed(options.output, `${JSON.stringify(fitted)}\n`, shell);
  const { queries, recall_at_1, recall_at_5, calibration_error, unfitted, learning_curve } = fitted.leave_one_out;
  shell.stdout(
    options.json
      ? `${JSON.stringify({ output: options.output, weight: fitted.weight, vector_weight: fitted.vector_weight, leave_one_out: fitted.leave_one_out, held_out: fitted.held_out })}\n`
      : `Fitted ${index.tools.length} rows to ${examples.length} queries (weights: words ${fitted.weight}, vectors ${fitted.vector_weight}): ${oneLine(options.output, 200)}\n` +
          `Leave-one-out over ${queries} queries: R@1 ${percent(recall_at_1)}, R@5 ${percent(recall_at_5)}, calibration error ${calibration_error.toFixed(3)}\n` +
          `Without the fit: R@1 ${percent(unfitted.recall_at_1)}, R@5 ${percent(unfitted.recall_at_5)}${fitted.weight + (fitted.vector_weight ?? 0) === 0 ? '; these queries teach nothing that ranks better, so their weight is 0' : ''}\n` +
          (fitted.held_out ? describeHeldOut(fitted.held_out) : '') +
          `Learning curve: ${learning_curve.map((point) => `${count(point.examples, 'query')} ${percent(point.recall_at_1)}`).join(', ')}\n`,
  );
  return 0;
}

/** What the fit is worth where it knew neither the query nor its weights; no line of it may be worse. */
function describeHeldOut({ queries, no_tool, unfitted, fitted }: NonNullable<Fitted['held_out']>): string {
  const rightOf = ({ high, high_right }: typeof fitted) =>
    high ? `${percent(high_right / high)} of ${high}` : 'none rated so';
  const parts = [
    `R@1 ${percent(unfitted.first / queries)} → ${percent(fitted.first / queries)}`,
    `"high" right ${rightOf(unfitted)} → ${rightOf(fitted)}`,
    ...(no_tool
      ? [`called for no tool ${unfitted.called} → ${fitted.called} of ${count(no_tool, 'query', 'queries')}`]
      : []),
  ];
  return `In five folds, each judged by the others, without the fit → with it: ${parts.join('; ')}\n`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

async function readExamples(options: RouteOptions, known: ReadonlySet<string>, shell: Terminal): Promise<Example[]> {
  const examples: Example[] =
    options.queries === undefined ? [] : parseQueries(await readNamed(options.queries, shell), options.queries);
  if (options.cases !== undefined) {
    const { cases } = await loadCorpus([options.cases], { cwd: shell.cwd, strict: false });
    examples.push(...cases.flatMap((row) => exampleOf(row, known)));
  }
  if (examples.length === 0)
    throw new ConfigError('There are no queries to learn from.', { fix: 'pass --queries FILE or --cases FILE.' });
  return examples;
}

/** The index lists a skill by its bare name, without the plugin prefix. */
const bareId = (id: string, known: ReadonlySet<string>) => (known.has(id) ? id : id.replace(/^.*:/, ''));

/** Only cases of kind skill and route say which skill a prompt is for. */
function exampleOf(row: Case, known: ReadonlySet<string>): Example[] {
  const { case_id: id } = row;
  if (row.kind === 'skill')
    return [{ id, query: row.prompt, expected: row.expected_skill ? [bareId(row.expected_skill, known)] : [] }];
  if (row.kind === 'route')
    return [{ id, query: row.query, expected: row.none ? [] : row.expected.map((name) => bareId(name, known)) }];
  return [];
}
