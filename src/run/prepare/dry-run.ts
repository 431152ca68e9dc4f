/** A prepared run → what it would do and cost, without doing it. */

import { OFFLINE } from '../../../lib/contract/plan.js';
import { count } from '../../../lib/text/count.js';
import { turnsOf } from './deciding.js';
import { countLeftOut } from './left-out.js';
import type { PreparedRun } from './prepare.js';

export function describePlan({ plan, options, agents: planned, source }: PriceOf, json: boolean): string {
  if (json) return `${JSON.stringify(plan, null, 2)}\n`;
  const agents = Object.entries(plan.agents).map(([agent, version]) => {
    const units = plan.units.filter((unit) => unit.agent === agent);
    const trials = units.reduce((sum, unit) => sum + unit.trials, 0);
    return `  ${agent} ${version ?? ''}: ${count(units.length, 'unit')}, ${count(trials, 'trial')}`;
  });
  // Units that run in this process cost nothing.
  const sessions = plan.units.filter((unit) => unit.agent !== OFFLINE);
  const trials = sessions.reduce((sum, unit) => sum + unit.trials, 0);
  const cost =
    options.mode === 'model'
      ? `${priceAsking({ plan, options, agents: planned, source })}; and ${trials} sessions of about one CPU second each.`
      : options.mode === 'live'
        ? `${trials} sessions with the vendors' models, billed to your accounts; each may take up to ${options.timeout_seconds} s.`
        : `no key, no network, no cost; ${trials} sessions of about one CPU second each.`;
  const left = countLeftOut(plan).map((words) => `  ${words}`);
  return [`Mode ${plan.mode}, ${count(plan.units.length, 'unit')}:`, ...agents, ...left, `Cost: ${cost}`, ''].join(
    '\n',
  );
}

type PriceOf = Pick<PreparedRun, 'plan' | 'options' | 'agents' | 'source'>;

/** Of the agent's own words on skills, beside those of the source. */
const LISTING_TOKENS = 1_000;
const CHARS_A_TOKEN = 4;

/** Both forms, because the cheaper one answers another question. */
function priceAsking({ plan, options, agents, source }: PriceOf): string {
  const described = source.skills.reduce((sum, { id, description }) => sum + id.length + (description?.length ?? 0), 0);
  const listed = Math.ceil(described / CHARS_A_TOKEN);
  const asked = plan.units.filter(({ kind, agent }) => kind === 'skill' && agent !== OFFLINE);
  const trials = asked.reduce((sum, unit) => sum + unit.trials, 0);
  const first = asked.reduce((sum, unit) => {
    const found = agents.find(({ key }) => key.key === unit.agent);
    return sum + unit.trials * (listed + (found?.agent.request_tokens ?? 0));
  }, 0);
  const turns = turnsOf(options);
  const most = (requests: number) => count(Math.min(requests, options.max_requests ?? requests), 'request');
  const short = `${most(trials)} to ${options.model} with about ${about(trials * (listed + LISTING_TOKENS))} tokens`;
  if (turns === null) return `with the listing alone, at most ${short} (equal ones are sent once)`;
  return `with all that the agents send, ${most(trials)} to ${options.model} with about ${about(first)} tokens where each trial ends at the first, at most ${most(trials * turns)} with about ${about(first * turns)} (\`--ask listing\`: ${short})`;
}

const about = (tokens: number): string => Number(tokens.toPrecision(2)).toLocaleString('en');
