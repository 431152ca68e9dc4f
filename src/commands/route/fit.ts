/** `route fit`: labelled queries or a corpus → a fitted index in a file. */
import type { Case } from '../../../lib/case/schema.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import type { Example } from '../../../lib/router/examples/training-examples.js';
import { readChosen } from '../../../lib/router/learn/chosen.js';
import { fitRouter } from '../../../lib/router/learn/fit.js';
import type { Fitted } from '../../../lib/router/learn/fitted.js';
import { parseQueries, warnOfDuplicates, warnOfUnknown } from '../../../lib/router/read/query-set.js';
import { showText } from '../../../lib/router/text.js';
import type { Embedder } from '../../../lib/router/vectors/embedding.js';
import { loadCorpus } from '../../../lib/setup/corpus/corpus.js';
import type { RouteIndex } from '../../../lib/setup/routing/route-index.js';
import { count } from '../../../lib/text/count.js';
import { DEFAULT_CASES } from '../../options/run-options.js';
import { readBatches } from '../../run/conclude/batches.js';
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
    throw new ConfigError('route fit needs --output.', { fix: 'name the file to write with --output FILE.' });
  const known = new Set(index.tools.map((tool) => tool.id));
  const examples = await readExamples(options, known, shell);
  for (const warning of [...warnOfUnknown(examples, known), ...warnOfDuplicates(examples)])
    shell.stderr(`agent-routing: warning: ${showText(warning, 500)}\n`);
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
      : `Fitted ${index.tools.length} rows to ${examples.length} queries (weights: words ${fitted.weight}, vectors ${fitted.vector_weight}): ${showText(options.output)}\n` +
          `Leave-one-out over ${queries} queries: R@1 ${percent(recall_at_1)}, R@5 ${percent(recall_at_5)}, calibration error ${calibration_error.toFixed(3)}\n` +
          `Without the fit: R@1 ${percent(unfitted.recall_at_1)}, R@5 ${percent(unfitted.recall_at_5)}${fitted.weight + (fitted.vector_weight ?? 0) === 0 ? '; these queries teach nothing that ranks better, so their weight is 0' : ''}\n` +
          (fitted.held_out ? tellHeldOut(fitted.held_out) : '') +
          `Learning curve: ${learning_curve.map((point) => `${count(point.examples, 'query')} ${percent(point.recall_at_1)}`).join(', ')}\n`,
  );
  return 0;
}

/** What the fit is worth where it knew neither the query nor its weights; no line of it may be worse. */
function tellHeldOut({ queries, no_tool, unfitted, fitted }: NonNullable<Fitted['held_out']>): string {
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

/** In the others nothing chooses that one could learn from. */
const MODES_OF_MODELS: ReadonlySet<string> = new Set(['live', 'model', 'replay']);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

async function readExamples(options: RouteOptions, known: ReadonlySet<string>, shell: Terminal): Promise<Example[]> {
  const examples: Example[] =
    options.queries === undefined ? [] : parseQueries(await readNamed(options.queries, shell), options.queries);
  const chosen = options.from_batch === undefined ? null : await readBatchChoices(options.from_batch, shell);
  if (chosen || options.cases !== undefined) {
    const { cases } = await loadCorpus([options.cases ?? DEFAULT_CASES], { cwd: shell.cwd, strict: false });
    examples.push(...cases.flatMap((row) => (chosen ? choiceOf(row, chosen, known) : exampleOf(row, known))));
  }
  if (examples.length === 0)
    throw new ConfigError('There are no queries to learn from.', {
      fix: chosen
        ? 'name with --cases the corpus that the batch ran.'
        : 'pass --queries FILE, --cases FILE or --from-batch FOLDER.',
    });
  return examples;
}

async function readBatchChoices(folder: string, shell: Terminal): Promise<Map<string, string | null>> {
  const { results } = await readBatches([folder], shell);
  const chosen = MODES_OF_MODELS.has(results.mode) ? readChosen(results.results) : new Map();
  if (chosen.size === 0)
    throw new ConfigError(
      MODES_OF_MODELS.has(results.mode)
        ? 'No model chose anything in this batch.'
        : `In mode ${results.mode} no model chooses, so there is nothing to learn.`,
      { file: folder, fix: 'name a batch of mode live, model or replay.' },
    );
  return chosen;
}

/** The prompt with what models chose for it, whatever the case expects. */
function choiceOf(row: Case, chosen: ReadonlyMap<string, string | null>, known: ReadonlySet<string>): Example[] {
  const choice = chosen.get(row.case_id);
  if (row.kind !== 'skill' || choice === undefined) return [];
  const name = choice === null ? null : bareId(choice, known);
  // A skill of the agent's own is none of this index: as far as the index goes, nothing answers.
  return [{ id: row.case_id, query: row.prompt, expected: name !== null && known.has(name) ? [name] : [] }];
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
