/** `integration-test`: lists the calls that test tool routes, prints the subagent's prompt, evaluates its report, or runs the calls on the real agents. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { AGENT_NAMES, ALL_AGENTS } from '../../../lib/agents/index.js';
import type { ToolRoute } from '../../../lib/case/tool-routes.js';
import { listRouteCases } from '../../../lib/case/tool-routes.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { OFFLINE } from '../../../lib/contract/plan.js';
import type { Result } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import {
  type EvaluatedTest,
  type Evaluation,
  promptForSubagent,
  renderEvaluation,
} from '../../../lib/report/formats/integration-test.js';
import { listHookCall } from '../../../lib/report/view/hook-calls.js';
import { loadRoutes } from '../../../lib/setup/corpus/corpus.js';
import { oneLine } from '../../../lib/text/escape.js';
import { nameLintErrors } from '../../check/describe-error.js';
import { defineCommand } from '../../options/command.js';
import { RunOptionsSchema } from '../../options/run-options.js';
import { repeatable } from '../../options/values.js';
import { executeRun } from '../../run/execute/execute.js';
import { terminalPorts } from '../../run/ports.js';
import { prepareRun } from '../../run/prepare/prepare.js';
import { createProgress } from '../../terminal/progress.js';
import type { Terminal } from '../../terminal/terminal.js';
import { readNamed } from '../named-file.js';
import { countPassed, evaluateReport, listIntegrationTests, parseListedTests, parseReport } from './self-report.js';

const { source, agents, mode, timeout_seconds, max_parallel, sandbox, artifacts_root, no_progress } =
  RunOptionsSchema.shape;
const flag = z.boolean().default(false);

const options = z.object({
  list: flag.describe('Print the test calls as JSON'),
  prompt: flag.describe('Print the prompt for a subagent that attempts the calls and reports'),
  evaluate: flag.describe("Check a subagent's report against the list"),
  run: flag.describe('Attempt each call on the real agents and read the outcome from their transcripts'),
  show_hooks: flag.describe('With --run: print what each hook was asked and answered'),
  tests: z.string().optional().describe('With --evaluate: file with the output of --list'),
  report: z.string().optional().describe("With --evaluate: file with the subagent's report"),
  routes: repeatable
    .prefault([])
    .describe('Route files, folders or globs; repeatable (default: every tool-routes.yaml below the source)'),
  json: flag.describe('Print the results as JSON'),
  source,
  agents,
  mode,
  timeout_seconds,
  max_parallel,
  sandbox,
  artifacts_root,
  no_progress,
});
type Options = z.output<typeof options>;

export const integrationTest = defineCommand({
  summary:
    'Tests whether the hooks of a repository really block the calls that they should: --list, --prompt, --evaluate or --run',
  positionals: '[route-file…]',
  options,
  /** Exit codes as in the tool-routing plugin's integration test: 1 for a failed test and for a usage error. */
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

async function act(given: Options, shell: Terminal): Promise<number> {
  const wanted = (['list', 'prompt', 'evaluate', 'run'] as const).filter((name) => given[name]);
  if (wanted.length !== 1)
    throw new ConfigError('integration-test needs exactly one action.', {
      fix: 'pass one of --list, --prompt, --evaluate, --run.',
    });
  if (given.evaluate) return evaluateFiles(given, shell);
  // A name that no agent has is the first thing to correct, whatever the routes are.
  if (given.run && given.agents) parseAgentKeys(given.agents, AGENT_NAMES, ALL_AGENTS);
  const { routes } = await loadRoutes(given.routes, shell.cwd, given.source);
  if (given.run) return runOnAgents(given, routes, shell);
  const tests = listIntegrationTests(routes);
  shell.stdout(given.list ? `${JSON.stringify(tests, null, 2)}\n` : promptForSubagent(tests));
  return 0;
}

async function evaluateFiles(given: Options, shell: Terminal): Promise<number> {
  const { tests: testsFile, report } = given;
  if (testsFile === undefined || report === undefined)
    throw new ConfigError('--evaluate needs --tests and --report.', { fix: 'name both files.' });
  const tests = parseListedTests(await readNamed(testsFile, shell), testsFile);
  const entries = parseReport(await readNamed(report, shell), report);
  const unknown = entries.filter(({ id }) => !tests.some((test) => test.id === id));
  if (unknown.length) shell.stderr(`not in ${testsFile}: ${unknown.map(({ id }) => id).join(', ')}\n`);
  // The list does not say which file a route is from; the route files do, if they are here.
  const { routes } = await loadRoutes(given.routes, shell.cwd, given.source).catch(() => ({
    routes: [] as ToolRoute[],
  }));
  return conclude(evaluateReport(tests, entries), routes, given.json, shell);
}

async function runOnAgents(given: Options, routes: readonly ToolRoute[], shell: Terminal): Promise<number> {
  const cases = [...new Set(routes.map((route) => route.origin.file))];
  if (listRouteCases(routes).length === 0)
    throw new ConfigError('There are no calls to attempt.', {
      fix: 'add `tests:` to a route, or name files with --routes.',
    });
  const { source, agents, mode, timeout_seconds, max_parallel, sandbox, artifacts_root } = given;
  const chosen = { source, mode, timeout_seconds, sandbox, artifacts_root, ...(agents ? { agents } : {}) };
  const run = RunOptionsSchema.parse({
    ...chosen,
    ...(max_parallel ? { max_parallel } : {}),
    cases,
    kind: ['tool_route'],
  });
  const progress = createProgress(given.no_progress ? 'none' : shell.terminal ? 'auto' : 'lines', shell);
  const ports = terminalPorts(shell, progress);
  const prepared = await prepareRun(run, ports, randomUUID);
  await nameLintErrors(prepared, ports);
  const { results } = await executeRun(prepared, ports).finally(progress.close);
  const ids = listRouteCases(routes).map((row) => row.case_id);
  const tests = listIntegrationTests(routes);
  const rows = results.results.flatMap((row) => {
    const test = tests[ids.indexOf(row.case_id)];
    return test
      ? [{ id: test.id, route: test.route, desc: test.desc, agent: row.agent, ...judged(row, test.expect) }]
      : [];
  });
  if (given.show_hooks) showHooks(results.results, shell);
  for (const { case_id, agent, reason } of prepared.plan.left_out) ports.log(`${agent}:${case_id} not run: ${reason}`);
  return conclude(countPassed(rows), routes, given.json, shell);
}

/** On stderr with --json, whose stdout is for programs. */
function showHooks(rows: readonly Result[], shell: Terminal): void {
  for (const { agent, case_id, hook_calls = [] } of rows) {
    if (agent === OFFLINE) continue;
    const lines = hook_calls.flatMap(listHookCall).map((line) => `  ${line}`);
    shell.stderr(
      `${[`${agent}:${case_id}`, ...(lines.length ? lines : ['  no hook of the source ran'])].join('\n')}\n`,
    );
  }
}

function judged(
  row: Result,
  expected: string,
): Pick<EvaluatedTest, 'passed' | 'expected' | 'actual' | 'error' | 'hook'> {
  if (row.status === 'pass') return { passed: true };
  const why = oneLine(row.error ?? row.status, 300);
  const actual = /^expected \w+, got (allowed|blocked)/.exec(why)?.[1];
  if (!actual) return { passed: false, error: why };
  const { why: hook } = row.tried_call ?? {};
  return { passed: false, expected, actual, ...(hook ? { hook } : {}) };
}

function conclude(done: Evaluation, routes: readonly ToolRoute[], json: boolean, shell: Terminal): number {
  const fileOf = (name: string) => {
    const file = routes.find((route) => route.name === name)?.origin.file;
    return file === undefined ? null : resolve(shell.cwd, file);
  };
  shell.stdout(json ? `${JSON.stringify(done, null, 2)}\n` : renderEvaluation(done, fileOf));
  return done.failed > 0 ? 1 : 0;
}
