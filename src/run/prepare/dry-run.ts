/** A prepared run → what it would do and cost, without doing it. */

import { OFFLINE } from '../../../lib/contract/plan.js';
import { count } from '../../../lib/text/count.js';
import { countLeftOut } from './left-out.js';
import type { PreparedRun } from './prepare.js';

export function describePlan({ plan, options }: PreparedRun, json: boolean): string {
  if (json) return `${JSON.stringify(plan, null, 2)}\n`;
  const agents = Object.entries(plan.agents).map(([agent, version]) => {
    const units = plan.units.filter((unit) => unit.agent === agent);
    const trials = units.reduce((sum, unit) => sum + unit.trials, 0);
    return `  ${agent} ${version ?? ''}: ${count(units.length, 'unit')}, ${count(trials, 'trial')}`;
  });
  const left = countLeftOut(plan).map((words) => `  ${words}`);
  return [
    `Mode ${plan.mode}, ${count(plan.units.length, 'unit')}:`,
    ...agents,
    ...left,
    describeCost({ plan, options }),
    '',
  ].join('\n');
}

/** One line. Rows that look like a regression are tried further, which nobody can know before. */
export function describeCost({ plan, options }: Pick<PreparedRun, 'plan' | 'options'>): string {
  // Units that run in this process cost nothing.
  const sessions = plan.units.filter((unit) => unit.agent !== OFFLINE);
  const trials = sessions.reduce((sum, unit) => sum + unit.trials, 0);
  const asked = sessions.filter(({ kind }) => kind === 'skill').reduce((sum, unit) => sum + unit.trials, 0);
  const cost =
    options.mode === 'model'
      ? `at most ${count(Math.min(asked, options.max_requests ?? asked), 'request')} to ${options.model} (equal ones are sent once), and ${trials} sessions of about one CPU second each.`
      : options.mode === 'live'
        ? `${trials} sessions with the vendors' models, billed to your accounts; each may take up to ${options.timeout_seconds} s.`
        : `no key, no network, no cost; ${trials} sessions of about one CPU second each.`;
  return `Cost: ${cost}`;
}
