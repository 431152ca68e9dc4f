/** `baseline update`: updates the baseline from a batch, with a reason, and prints what changed. */

import { resolve } from 'node:path';
import { z } from 'zod';
import {
  BASELINE_FILE,
  type Baseline,
  type BaselineChange,
  parseBaseline,
  serializeBaseline,
  updateBaseline,
} from '../../lib/baseline/index.js';
import type { Results } from '../../lib/contract/result.js';
import { compareBaselines } from '../../lib/delta/compare.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { files, readTextIfAny } from '../../lib/io/files/files.js';
import { loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { count } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { defineCommand } from '../options/command.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { readBatches } from '../run/conclude/batches.js';
import type { Terminal } from '../terminal/terminal.js';
import { ComparedSchema, compareResults, patternsOf } from './compare.js';

export const baseline = defineCommand({
  summary: 'Updates the baseline from a batch (`baseline update`), records the reason and prints the difference',
  positionals: 'update',
  options: z.object({
    results: ComparedSchema.shape.results,
    reason: z
      .string()
      .optional()
      .describe('Why, in one sentence; stored with every row that is expected to do less than pass'),
    baseline: z.string().optional().describe(`File to write; default ${BASELINE_FILE}`),
    dry_run: z.boolean().default(false).describe('Print the difference without writing it'),
  }),
  async run(options, positionals, shell) {
    if (positionals.length !== 1 || positionals[0] !== 'update') {
      throw new ConfigError('The only subcommand of baseline is update.', {
        fix: 'run `agent-routing baseline update --reason "…"`.',
      });
    }
    const reason = options.reason?.trim();
    if (!reason) {
      throw new ConfigError('baseline update needs a reason.', {
        fix: 'add --reason "…", which says why the expectation changes; reviewers will read it.',
      });
    }
    const file = options.baseline ?? BASELINE_FILE;
    const path = resolve(shell.cwd, file);
    const { results, plan, folders } = await readBatches(options.results, shell);
    const text = await readTextIfAny(path);
    const current = text === null ? null : parseBaseline(text, file);
    // A difference that chance may explain does not change the expectation.
    const { deltas } = compareBaselines({ results, current, ref: null, plan });
    const asked = await listAsked(results, { results: folders, baseline: text === null ? undefined : file }, shell);
    const isThere = await readCaseIds(results, shell.cwd);
    const removed = deltas.filter(({ delta, case_id }) => delta === 'REMOVED' && !isThere(case_id ?? ''));
    const [undecided, kept, gone] = [deltas.filter(({ delta }) => delta === 'INCONCLUSIVE'), asked, removed].map(
      (rows) => new Set(rows.map(({ case_id, agent }) => keyOf(case_id, agent))),
    );
    const updated = updateBaseline({
      ...{ results, current, asked },
      reason: oneLine(reason, 500),
      undecided: (...row) => undecided?.has(keyOf(...row)) === true,
      gone: (...row) => gone?.has(keyOf(...row)) === true && !kept?.has(keyOf(...row)),
    });
    const after = serializeBaseline(updated.baseline);
    // As they are written: what is empty is left out.
    const partOf = (json: string | null, part: string) =>
      JSON.stringify((JSON.parse(json ?? '{}') as Record<string, unknown>)[part]);
    const parts = ['$meta', '$offers', '$deliveries'].flatMap((part) =>
      partOf(after, part) === partOf(text, part) ? [] : `${part}${sayEmpty(part, updated.baseline)}`,
    );
    shell.stdout(describeChanges(updated.changes, updated.kept, file, parts));
    const failing = updated.changes.filter(({ after }) => /"expected_status": ?"fail"/.test(after ?? '')).length;
    if (failing > 0)
      shell.stderr(
        `${count(failing, 'row')} ${failing === 1 ? 'is' : 'are'} expected to FAIL from now on: where that is not meant, fix it and run again.\n`,
      );
    const deleted = asked.filter(({ less }) => less === 'deleted');
    if (deleted.length > 0)
      shell.stdout(
        `${count(deleted.length, 'entry', 'entries')} with your reason for cases that are gone here, and that ${oneLine(String(results.options['baseline_ref']))} still has: the next \`baseline update\` after the merge removes them.\n`,
      );
    if (!options.dry_run && after !== text) await files.write(path, after);
    const open = results.results.filter(
      ({ status, case_id, agent }) => status === 'infra_error' && !updated.baseline.cases.get(case_id)?.has(agent),
    );
    const [first] = open;
    if (!first) return 0;
    shell.stderr(
      `${count(open.length, 'row')} could not run, so no entry is written for ${open.length === 1 ? 'it' : 'them'} (${oneLine(first.case_id)} on ${first.agent}: ${oneLine(first.error ?? '', 400)}). Fix: remove the cause, run again, and then record the result.\n`,
    );
    return updated.changes.length === 0 ? 1 : 0;
  },
});

/** An agent with nothing below it looks like one that was not measured. */
function sayEmpty(part: string, { $offers, $deliveries = {} }: Baseline): string {
  const [agents, words] =
    part === '$offers' ? [$offers, 'every description in full'] : [$deliveries, 'nothing was cut'];
  const isEmpty = part !== '$meta' && Object.values(agents).every((skills) => Object.keys(skills).length === 0);
  return isEmpty ? `: ${words}` : '';
}

const keyOf = (case_id: string | null, agent: string) => JSON.stringify([case_id, agent]);

/** What the ref that the batch was compared with still asks, and this branch no longer: of a case that is gone, its entry is the only place for a reason. Of the others, those with a reason, which may be in their entry. */
async function listAsked(
  { options }: Results,
  named: { results: string[]; baseline: string | undefined },
  shell: Terminal,
) {
  const { baseline_ref } = options;
  if (typeof baseline_ref !== 'string') return [];
  const compared = ComparedSchema.parse({ ...named, baseline_ref });
  const { comparison } = await compareResults(compared, shell);
  return comparison.deltas.flatMap(({ case_id, agent, less, delta, expected_status, fails }) =>
    case_id && delta === 'WEAKENED' && expected_status && (less === 'deleted' || !fails)
      ? [{ case_id, agent, expected_status, less, explained: !fails }]
      : [],
  );
}

/** Those of the corpus as it is now; where another one was run, also those of the usual one. */
async function readCaseIds(results: Results, cwd: string): Promise<(case_id: string) => boolean> {
  const patterns = [patternsOf(undefined, results), [DEFAULT_CASES]];
  const [own, usual] = await Promise.all(
    patterns.map((files) =>
      loadCorpus(files, { cwd, strict: false }).catch((error: unknown) => {
        if (error instanceof ConfigError) return null;
        throw error;
      }),
    ),
  );
  // Where it cannot be read, nothing is known to be gone.
  return (id) => !own || [...own.cases, ...(usual?.cases ?? [])].some(({ case_id }) => case_id === id);
}

/** parts: those that say what was measured, where they are not as they were. */
function describeChanges(
  changes: readonly BaselineChange[],
  kept: number,
  file: string,
  parts: readonly string[],
): string {
  const gone = changes.filter(({ case_id, after }) => case_id !== null && after === null).length;
  const lines = changes.flatMap(({ case_id, agent, skill, before, after }) => {
    const what = oneLine(`${case_id ?? `offer of ${skill}`} ${agent}`, 200);
    return [
      ...(before === null ? [] : [`- ${what}: ${oneLine(before, 600)}`]),
      ...(after !== null
        ? [`+ ${what}: ${oneLine(after, 600)}`]
        : case_id === null
          ? [`  ${what}: now offered in full`]
          : []),
    ];
  });
  const left = kept ? `; ${count(kept, 'row')} left unchanged (not judged, or inconclusive)` : '';
  const measured = parts.length > 0 ? `; it now records what was measured (${parts.join(', ')})` : '';
  const others = changes.length - gone;
  const changed = measured && others === 0 ? 'no entry changed' : count(others, 'change');
  const removed =
    gone > 0
      ? `${count(gone, 'entry', 'entries')} removed: ${gone === 1 ? 'its case is' : 'their cases are'} gone`
      : '';
  lines.push(
    `${oneLine(file)}: ${[...(others > 0 || !removed ? [changed] : []), removed].filter(Boolean).join('; ')}${measured}${left}`,
  );
  return `${lines.join('\n')}\n`;
}
