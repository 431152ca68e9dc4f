/** `integration-test` (seed 002): lists the calls that routes are tried with, words the subagent's prompt, evaluates its report, or runs them on the real agents. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { ToolRoute } from '../../lib/case/tool-routes.js';
import { listRouteCases } from '../../lib/case/tool-routes.js';
import { ConfigError } from '../../lib/config-error.js';
import {
  countPassed,
  type Evaluation,
  evaluateReport,
  listIntegrationTests,
  parseListedTests,
  parseReport,
  promptForSubagent,
  renderEvaluation,
} from '../../lib/integration.js';
import { loadRoutes } from '../../lib/io/corpus.js';
import { oneLine } from '../../lib/report/escape.js';
import type { Result } from '../../lib/result.js';
import { defineCommand } from '../command.js';
import { createProgress } from '../progress.js';
import { terminalEdges } from '../run/edges.js';
import { executeRun } from '../run/execute.js';
import { prepareRun } from '../run/prepare.js';
import { RunOptionsSchema } from '../run-options.js';
import type { Shell } from '../shell.js';
import { readNamed } from './named-file.js';

const { source, agents, mode, timeout_seconds, max_parallel, artifacts_root, no_progress } = RunOptionsSchema.shape;
const flag = z.boolean().default(false);

const options = z.object({
  list: flag.describe('Print the calls as JSON'),
  prompt: flag.describe('Print the prompt for a subagent that attempts them and reports'),
  evaluate: flag.describe("Hold a subagent's report against the list"),
  run: flag.describe('Attempt each call on the real agents and read from their transcripts what became of it'),
  tests: z.string().optional().describe('With --evaluate: file that --list printed'),
  report: z.string().optional().describe("With --evaluate: file with the subagent's report"),
  routes: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .prefault([])
    .describe('Route files, folders or globs; may be given several times. Default: every tool-routes.yaml below'),
  json: flag.describe('Results as JSON'),
  ...{ source, agents, mode, timeout_seconds, max_parallel, artifacts_root, no_progress },
});
type Options = z.output<typeof options>;

export const integrationTest = defineCommand({
  summary: 'Tries whether tool-routing hooks really block calls: --list, --prompt, --evaluate, --run',
  positionals: '[route-file…]',
  options,
  /** Exit codes are the seed's: 1 for a failure and for a mistake alike. */
  async run(given, files, shell) {
    try {
      return await act({ ...given, routes: [...given.routes, ...files] }, shell);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      shell.stderr(`agent-routing: ${error.message}\n`);
      return 1;
    }
  },
});

async function act(given: Options, shell: Shell): Promise<number> {
  const wanted = (['list', 'prompt', 'evaluate', 'run'] as const).filter((name) => given[name]);
  if (wanted.length !== 1)
    throw new ConfigError('integration-test does one thing at a time.', {
      fix: 'give one of --list, --prompt, --evaluate, --run.',
    });
  if (given.evaluate) return evaluateFiles(given, shell);
  const { routes } = await loadRoutes(given.routes, shell.cwd);
  if (given.run) return runOnAgents(given, routes, shell);
  const tests = listIntegrationTests(routes);
  shell.stdout(given.list ? `${JSON.stringify(tests, null, 2)}\n` : promptForSubagent(tests));
  return 0;
}

async function evaluateFiles(given: Options, shell: Shell): Promise<number> {
  const { tests: testsFile, report } = given;
  if (testsFile === undefined || report === undefined)
    throw new ConfigError('--evaluate needs --tests and --report.', { fix: 'name both files.' });
  const tests = parseListedTests(await readNamed(testsFile, shell), testsFile);
  const entries = parseReport(await readNamed(report, shell), report);
  const unknown = entries.filter(({ id }) => !tests.some((test) => test.id === id));
  if (unknown.length) shell.stderr(`not in ${testsFile}: ${unknown.map(({ id }) => id).join(', ')}\n`);
  // The list does not say where a route stands: the routes at hand may.
  const { routes } = await loadRoutes(given.routes, shell.cwd).catch(() => ({ routes: [] as ToolRoute[] }));
  return conclude(evaluateReport(tests, entries), routes, resolve(shell.cwd, testsFile), given.json, shell);
}

async function runOnAgents(given: Options, routes: readonly ToolRoute[], shell: Shell): Promise<number> {
  const cases = [...new Set(routes.map((route) => route.origin.file))];
  if (listRouteCases(routes).length === 0)
    throw new ConfigError('There is no call to attempt.', {
      fix: 'add `tests:` to a route, or name files with --routes.',
    });
  const { source, agents, mode, timeout_seconds, max_parallel, artifacts_root } = given;
  const chosen = { source, mode, timeout_seconds, artifacts_root, ...(agents ? { agents } : {}) };
  const run = RunOptionsSchema.parse({
    ...chosen,
    ...(max_parallel ? { max_parallel } : {}),
    cases,
    kind: ['tool_route'],
  });
  const progress = createProgress(given.no_progress ? 'none' : 'auto', shell, () => new Date());
  const edges = terminalEdges(shell, progress);
  const prepared = await prepareRun(run, edges, randomUUID);
  const { results } = await executeRun(prepared, edges).finally(progress.close);
  const ids = listRouteCases(routes).map((row) => row.case_id);
  const tests = listIntegrationTests(routes);
  const rows = results.results.flatMap((row) => {
    const test = tests[ids.indexOf(row.case_id)];
    return test
      ? [{ id: test.id, route: test.route, desc: test.desc, agent: row.agent, ...judged(row, test.expect) }]
      : [];
  });
  for (const { case_id, agent, reason } of prepared.plan.left_out) edges.say(`${agent}:${case_id} not run: ${reason}`);
  return conclude(countPassed(rows), routes, shell.cwd, given.json, shell);
}

function judged(
  row: Result,
  expected: string,
): { passed: boolean; expected?: string; actual?: string; error?: string } {
  if (row.status === 'pass') return { passed: true };
  const why = oneLine(row.error ?? row.status, 300);
  const actual = /got (allowed|blocked)/.exec(why)?.[1];
  return actual ? { passed: false, expected, actual } : { passed: false, error: why };
}

function conclude(done: Evaluation, routes: readonly ToolRoute[], other: string, json: boolean, shell: Shell): number {
  const fileOf = (name: string) => {
    const file = routes.find((route) => route.name === name)?.origin.file;
    return file === undefined ? other : resolve(shell.cwd, file);
  };
  shell.stdout(json ? `${JSON.stringify(done, null, 2)}\n` : renderEvaluation(done, fileOf));
  return done.failed > 0 ? 1 : 0;
}
