/** Options → all that they name, as read: corpus, source, neighbours, decisions, baselines and the cases at their ref. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { type Corpus, loadCorpus, requireCases } from '../../../lib/setup/corpus/corpus.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { readSubagents } from '../../../lib/setup/source/subagents.js';
import type { Source } from '../../../lib/skill/skill.js';
import type { Subagent } from '../../../lib/skill/subagent.js';
import { quoteShell } from '../../../lib/text/quote-shell.js';
import type { RunPorts } from '../ports.js';
import { type Baselines, describeStrangers, readBaselines } from './baselines.js';
import type { CheckedOptions } from './check-options.js';
import { type ReadCorpora, readCorpora } from './corpora.js';
import { type PlannedDeciding, planDeciding } from './deciding.js';
import { readNeighbours } from './read-neighbours.js';

export interface Inputs {
  corpus: Corpus;
  source: Source;
  /** The custom agents that it ships. */
  subagents: Subagent[];
  /** Other sources, to be installed beside it. */
  neighbours: Source[];
  deciding: PlannedDeciding;
  baselines: Baselines;
  /** The cases at the ref beside those of now. */
  compared: ReadCorpora;
}

export async function readInputs({ options, strict }: CheckedOptions, ports: RunPorts): Promise<Inputs> {
  const { cwd, log } = ports;
  const corpus = await loadCorpus(options.cases, { cwd, strict }).catch((error) => nameGone(error, options, ports));
  for (const { file, reason } of corpus.skipped) log(`skipped ${file}: ${reason}`);
  const source = await readSource(resolve(cwd, options.source), options.as);
  if (options.scope === 'all' && !options.changed_since) requireCases(corpus, cwd);
  const subagents = await readSubagents(source);
  const neighbours = await readNeighbours(options.neighbours, source, cwd);
  const deciding = await planDeciding(options, ports);
  const baselines = await readBaselines(options, cwd, ports.openRef);
  for (const line of describeStrangers(baselines)) log(`warning: ${line}`);
  const compared = await readCorpora(baselines, {
    patterns: options.cases,
    cwd,
    now: corpus.cases,
    source: async () => ({
      skill: source.skills.map(({ id }) => id),
      subagent: subagents.map(({ name }) => name),
      route: corpus.routes.map(({ name }) => name),
    }),
  });
  return { corpus, source, subagents, neighbours, deciding, baselines, compared };
}

/** What the ref has need not be looked for elsewhere. */
async function nameGone(
  error: unknown,
  { baseline_ref: ref = 'HEAD' }: Pick<CheckedOptions['options'], 'baseline_ref'>,
  { cwd, openRef }: Pick<RunPorts, 'cwd' | 'openRef'>,
): Promise<never> {
  const file = error instanceof ConfigError ? error.where.file : undefined;
  if (!file || existsSync(resolve(cwd, file))) throw error;
  const tree = await openRef(ref).catch(() => null);
  if (!tree || (await tree.read(file).catch(() => null)) === null) throw error;
  const name = tree.name ?? ref;
  throw new ConfigError(`${name} has this corpus, and here it is gone.`, {
    file,
    fix: `\`git checkout ${quoteShell(name)} -- ${quoteShell(file)}\`, or, if this package is to go, remove its step from the workflow.`,
  });
}
