/** Options and a skill's id → a search that is ready to run: the run behind it, the split of its cases, the proposer, and what it may cost. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { hash } from '../../lib/batch/plan.js';
import type { SkillCase } from '../../lib/case/schema.js';
import { type Split, splitCases } from '../../lib/improve/split.js';
import { ConfigError } from '../../lib/input/config-error.js';
import type { Endpoint } from '../../lib/setup/model/endpoint.js';
import { readSource } from '../../lib/setup/source/source.js';
import { count } from '../../lib/text/count.js';
import type { RunPorts } from '../run/ports.js';
import { type PreparedRun, prepareRun } from '../run/prepare/prepare.js';
import { findImproved, type Improved } from './candidate.js';
import { openCases } from './cases.js';
import { type ImproveOptions, runOptionsOf } from './options.js';
import { findProposer } from './proposer.js';

export interface PreparedSearch {
  options: ImproveOptions;
  run: PreparedRun;
  improved: Improved;
  split: Split;
  proposer: Endpoint;
  /** Equal for two searches of which one may be resumed as the other. */
  hash: string;
}

export async function prepareSearch(
  options: ImproveOptions,
  [id, ...positionals]: readonly string[],
  ports: RunPorts,
): Promise<PreparedSearch> {
  if (id === undefined)
    throw new ConfigError('improve needs the id of a skill.', { fix: 'write agent-routing improve <skill>.' });
  const source = await readSource(resolve(ports.cwd, options.source), options.as);
  const improved = findImproved(id, source);
  const proposer = findProposer(options, ports);
  const { rounds, max_requests, holdout, seed } = options;
  if (max_requests !== undefined && max_requests <= rounds)
    throw new ConfigError(`--max-requests ${max_requests} leaves nothing for the ${count(rounds, 'round')}.`, {
      fix: 'allow more requests, or fewer --rounds; --dry-run shows how many there would be.',
    });
  const cases = await openCases({ ...options, from: options.from, skill: id }, positionals, source, ports);
  try {
    const run = await prepareRun(
      runOptionsOf(options, cases.patterns, max_requests && max_requests - rounds),
      ports,
      randomUUID,
    );
    const planned = new Set(run.plan.units.map(({ case_id }) => case_id));
    const about = run.corpus.cases.filter(
      (one): one is SkillCase & { kind: 'skill' } => one.kind === 'skill' && planned.has(one.case_id),
    );
    const split = splitCases(about, { skill: improved.skill, source: run.source, seed, holdout });
    const { trials, candidates } = options;
    return {
      options,
      run,
      improved,
      split,
      proposer,
      hash: hash([run.plan.hash, improved.original, proposer.model, { seed, holdout, rounds, candidates, trials }]),
    };
  } finally {
    await cases.close();
  }
}

interface Price {
  /** Trials on agents, at most: every candidate of every round is measured. */
  trials: number;
  proposals: number;
}

function priceOf({ run, split, options }: PreparedSearch): Price {
  const trialsOf = (side: 'tuning' | 'holdout') => {
    const ids = new Set(split[side].map(({ testCase }) => testCase.case_id));
    return run.plan.units.reduce((sum, unit) => sum + (ids.has(unit.case_id) ? unit.trials : 0), 0);
  };
  const descriptions = 1 + options.rounds * options.candidates;
  return { trials: descriptions * trialsOf('tuning') + 2 * trialsOf('holdout'), proposals: options.rounds };
}

/** For --dry-run. */
export function describeSearch(prepared: PreparedSearch): string {
  const { split, run, options, proposer } = prepared;
  const { trials, proposals } = priceOf(prepared);
  const agents = Object.keys(run.plan.agents).join(', ');
  const most = Math.min(
    trials * (options.ask === 'listing' ? 1 : options.turns) + proposals,
    options.max_requests ?? Number.POSITIVE_INFINITY,
  );
  const cost =
    options.mode === 'live'
      ? `at most ${count(trials, 'session')} with the vendors' models, billed to your accounts, and ${count(proposals, 'request')} to ${proposer.model}`
      : `at most ${count(most, 'request')} to ${[...new Set([options.model, proposer.model])].join(' and ')} (equal ones are sent once), and ${count(trials, 'session')} of about one CPU second each`;
  return `${split.skill} on ${agents}, mode ${options.mode}: ${split.tuning.length} tuning cases, ${split.holdout.length} held-out cases, ${options.rounds} rounds of ${count(options.candidates, 'candidate')}.\nCost: ${cost}.\n`;
}
