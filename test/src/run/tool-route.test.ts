import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { explain } from '../../../src/commands/explain/explain.js';
import { integrationTest } from '../../../src/commands/integration-test/integration-test.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** Codex, which starts fastest, by day. */
const AGENTS = IN_FULL ? ['claude', 'codex', 'copilot'] : ['codex'];

/** Blocks by JSON and by exit code; its interpreter must be on PATH. */
const HOOK = `#!/usr/bin/env node
const call = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const text = call.tool_input?.command ?? call.tool_input?.url ?? '';
if (/^mcp /.test(text)) {
  const decision = { permissionDecision: 'deny', permissionDecisionReason: "No 'mcp' here.\\n\\nCall retrieve_tools." };
  process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...decision } }));
}
if (/pull.\\d/.test(text)) {
  process.stderr.write('Use gh pr view.');
  process.exitCode = 2;
}
`;
const ROUTES = `routes:
  mcp:
    tool: Bash
    pattern: '^mcp\\s'
    message: "No 'mcp' here.\\n\\nCall retrieve_tools."
    tests:
      - {desc: blocks, input: {tool_input: {command: mcp list}}, expect: block, contains: retrieve_tools}
      - {desc: runs, input: {tool_input: {command: echo one > made.txt && cat made.txt}}, expect: allow}
      - {desc: fails by itself, input: {tool_input: {command: exit 3}}, expect: allow}
  pull:
    tool: WebFetch
    pattern: 'pull/\\d'
    message: Use gh pr view.
    tests:
      - {desc: blocks, input: {tool_input: {url: 'http://127.0.0.1:9/pull/1'}}, expect: block, contains: gh pr}
`;

/** Expected to block, and let through. */
const TOO_MUCH = ROUTES.replace(
  '  pull:',
  '      - {desc: lets through, input: {tool_input: {command: echo free}}, expect: block}\n  pull:',
);

function author(routes = ROUTES): string {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
  const command = ['"$', '{CLAUDE_PLUGIN_ROOT}/hooks/route.js"'].join('');
  write(
    join(root, 'hooks/hooks.json'),
    JSON.stringify({
      hooks: { PreToolUse: [{ matcher: 'Bash|WebFetch', hooks: [{ type: 'command', command: `node ${command}` }] }] },
    }),
  );
  write(join(root, 'hooks/route.js'), HOOK);
  write(join(root, 'hooks/tool-routes.yaml'), routes);
  return root;
}

describe('kind tool_route, on the real agents', () => {
  let results: Results;
  let folder: string;
  beforeAll(async () => {
    const root = author();
    const shell = keptShell(root);
    const argv = ['--no-progress', '--json', '--cases', 'hooks/tool-routes.yaml'];
    await runCommand('run', run, [...argv, '--agents', `${AGENTS.join(',')},offline`], shell);
    results = ResultsSchema.parse(JSON.parse(shell.out.join('')));
    folder = /^ARTIFACT_DIR=(.+)$/m.exec(shell.err.join(''))?.[1] ?? '';
  });
  const row = (case_id: string, agent: string) =>
    results.results.find((one) => one.case_id === case_id && one.agent === agent);

  it.each(AGENTS)('on %s attributes a block to the hook and really runs an allowed call', (agent) => {
    const status = Object.fromEntries(
      results.results.filter((one) => one.agent === agent).map((one) => [one.case_id, one.status]),
    );
    expect(status).toEqual({
      ...{ 'mcp/blocks': 'pass', 'mcp/runs': 'pass', 'mcp/fails-by-itself': 'pass' },
      // Only this agent has the tool.
      ...(agent === 'claude' ? { 'pull/blocks': 'pass' } : {}),
    });
    expect(row('mcp/blocks', agent)?.matched_evidence).toEqual(['blocked_by_hook', 'route:mcp']);
    expect(row('mcp/fails-by-itself', agent)?.matched_evidence).toEqual(['failed']);
  });

  it('leaves out, with the reason, what an agent has no tool for', () => {
    const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as {
      left_out: { agent: string; reason: string }[];
    };
    const unable = plan.left_out.filter(({ reason }) => !reason.startsWith('the case names only'));
    expect(unable.map(({ agent, reason }) => [agent, reason.split(':')[0]])).toEqual(
      (IN_FULL ? ['codex', 'copilot'] : ['codex']).map((agent) => [agent, 'unavailable']),
    );
  });

  it('tries the patterns offline, once', () => {
    const offline = results.results.filter(({ agent }) => agent === 'offline');
    expect(Object.fromEntries(offline.map((one) => [one.case_id, one.status]))).toEqual({
      ...{ 'mcp/blocks': 'pass', 'mcp/runs': 'pass', 'mcp/fails-by-itself': 'pass' },
      'pull/blocks': 'pass',
    });
  });
});

/** Its code lies where only a whole plugin has it. */
const CHECK = `const { execFileSync } = require('node:child_process');
module.exports = (call) => {
  const text = call.tool_input?.command ?? '';
  if (/^crash/.test(text)) throw new TypeError('the check is broken');
  if (/^hang/.test(text)) return setInterval(() => {}, 1000);
  const cli = /^own (\\w+)/.exec(text)?.[1];
  if (cli) execFileSync('sh', ['-c', 'command -v ' + cli]);
  if (!/^(own|mcp)\\b/.test(text)) return;
  process.stderr.write('Call retrieve_tools.');
  process.exitCode = 2;
};
`;
/** Each unit has two conversations, so they are asked in full. */
const SUBAGENTS = IN_FULL ? ['claude+subagent', 'copilot+subagent'] : [];

describe('hooks of a whole plugin, on the real agents', () => {
  let results: Results;
  let shell: ReturnType<typeof keptShell>;
  let root: string;
  beforeAll(async () => {
    root = writePlugin(newFolder(), 'whole', [{ dir: 'alpha' }]);
    const command = ['cd $', '{CLAUDE_PLUGIN_ROOT} && node src/run.js'].join('');
    // Time enough for the others, however busy the machine is.
    const before = { matcher: 'Bash', hooks: [{ type: 'command', command, timeout: 5 }] };
    const start = { hooks: [{ type: 'command', command: "echo 'Call retrieve_tools first.'" }] };
    const squeeze = { hooks: [{ type: 'command', command: 'echo Squeezed.' }] };
    const declared = { hooks: { PreToolUse: [before], SessionStart: [start], PreCompact: [squeeze] } };
    write(join(root, 'hooks/hooks.json'), JSON.stringify(declared));
    write(
      join(root, 'src/run.js'),
      "require('../lib/check.js')(JSON.parse(require('node:fs').readFileSync(0, 'utf8')));",
    );
    write(join(root, 'lib/check.js'), CHECK);
    const bash = (case_id: string, line: string, more: object = {}) => ({
      ...{ case_id, kind: 'tool_route', tool: 'Bash', input: { command: line }, expect: 'block', ...more },
    });
    const few = IN_FULL ? {} : { agents: ['codex'] };
    const crash = bash('crash', 'crash now', few);
    const hang = bash('hang', 'hang on', few);
    const context = { event: 'SessionStart', expect: 'context', contains: 'retrieve_tools first', ...few };
    const compact = { event: 'PreCompact', expect: 'runs', contains: 'Squeezed', ...few };
    const own = AGENTS.map((agent) => bash(`own-${agent}`, `own ${agent}`, { agents: [agent] }));
    const events = Object.entries({ start: context, compact });
    const cases = [crash, hang, ...own, ...events.map(([case_id, one]) => ({ case_id, kind: 'tool_route', ...one }))];
    const inside = [bash('mcp', 'mcp list'), { ...crash, agents: ['claude'] }, { ...hang, agents: ['copilot'] }];
    shell = keptShell(root);
    results = await runCases(cases, AGENTS, shell);
    if (IN_FULL) results.results.push(...(await runCases(inside, SUBAGENTS, keptShell(root))).results);
  });
  async function runCases(cases: readonly object[], agents: readonly string[], there: typeof shell): Promise<Results> {
    write(join(root, 'cases.json'), JSON.stringify(cases));
    await runCommand('run', run, ['--no-progress', '--json', '--agents', agents.join(',')], there);
    return ResultsSchema.parse(JSON.parse(there.out.join('')));
  }
  const row = (case_id: string, agent: string) =>
    results.results.find((one) => one.case_id === case_id && one.agent === agent);

  it.each([...AGENTS, ...SUBAGENTS])('on %s only a true block is one', (agent) => {
    const seen = (id: string) => [row(id, agent)?.status, row(id, agent)?.tried_call?.outcome];
    const blocked = AGENTS.includes(agent) ? `own-${agent}` : 'mcp';
    const all = IN_FULL || agent === 'codex';
    if (all && agent !== 'copilot+subagent') {
      expect(seen('crash')).toEqual(['fail', 'hook_errored']);
      expect(row('crash', agent)?.error).toMatch(/exit code 1.*TypeError: the check is broken/);
    }
    if (all && agent !== 'claude+subagent') expect(seen('hang')).toEqual(['fail', 'hook_timed_out']);
    expect(seen(blocked)).toEqual(['pass', 'blocked_by_hook']);
    const call = row(blocked, agent)?.hook_calls?.find(({ event }) => event === 'PreToolUse');
    expect(call).toMatchObject({
      exit_code: 2,
      stderr: 'Call retrieve_tools.',
      stdin: expect.stringContaining(AGENTS.includes(agent) ? `own ${agent}` : 'mcp list'),
    });
  });

  it.each(AGENTS)('has the CLI of %s on the PATH of its hooks', (agent) => {
    // Without it the hook would have failed before it blocked.
    expect([agent, row(`own-${agent}`, agent)?.status]).toEqual([agent, 'pass']);
  });

  it('records in the baseline which model each agent asks for, also without a skill case', () => {
    for (const name of AGENTS)
      expect([name, results.environment.agents[name]]).toEqual([
        name,
        expect.objectContaining({ vendor_model: expect.any(String), home_length: expect.any(Number) }),
      ]);
  });

  it('says how the rows had the hooks, where that is not how skills are had', () => {
    const { codex } = results.environment.agents;
    expect([codex?.install, codex?.hooks_install]).toEqual(['skills', 'plugin']);
  });

  it('sees what a hook at the start brings to the model', () => {
    expect(row('start', 'codex')?.status).toBe('pass');
    if (!IN_FULL) return;
    expect(AGENTS.map((agent) => row('start', agent)?.status)).toEqual(['pass', 'pass', 'fail']);
    expect(row('start', 'copilot')?.error).toMatch(/did not pass it on to the model/);
  });

  it('has a conversation compacted once its window is full', () => {
    for (const agent of IN_FULL ? AGENTS : ['codex'])
      expect([agent, row('compact', agent)?.status]).toEqual([agent, 'pass']);
  });

  it('shows the calls of hooks in explain', async () => {
    const folder = /^ARTIFACT_DIR=(.+)$/m.exec(shell.err.join(''))?.[1] ?? '';
    const words = keptShell(root);
    await runCommand(
      'explain',
      explain,
      [join(folder, 'units', row('crash', 'codex')?.unit_run_id ?? '', 'trial-1')],
      words,
    );
    expect(words.out.join('')).toMatch(
      /2 hook calls:[\s\S]*PreToolUse in hooks\/hooks\.json: exit code 1[\s\S]*TypeError: the check is broken/,
    );
  });
});

describe('integration-test', () => {
  inFull.it('lists, prompts, evaluates and runs, with the original project’s exit codes', async () => {
    const root = author(TOO_MUCH);
    const call = async (...argv: string[]) => {
      const shell = keptShell(root);
      const code = await runCommand('integration-test', integrationTest, argv, shell);
      return { code, out: shell.out.join(''), err: shell.err.join('') };
    };
    const list = await call('--list');
    expect(list.code).toBe(0);
    const tests = JSON.parse(list.out) as { id: number }[];
    expect(tests[0]).toEqual({
      ...{ id: 0, route: 'mcp', desc: 'blocks', tool: 'Bash', input: { command: 'mcp list' }, expect: 'block' },
      contains: 'retrieve_tools',
    });
    expect(tests.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect((await call('--prompt')).out).toMatch(/Test 0: Use Bash with command="mcp list"/);
    write(join(root, 'tests.json'), list.out);
    write(join(root, 'report.json'), '[{"id": 0, "result": "blocked", "message": "Call retrieve_tools."}]');
    const files = ['--evaluate', '--tests', 'tests.json', '--report', 'report.json'];
    const words = await call(...files);
    expect(words.code).toBe(1);
    expect(words.out).toContain(
      `${root}/hooks/tool-routes.yaml\n  ✓ mcp: blocks\n  ✗ mcp: runs\n      Missing from report`,
    );
    expect(words.out).toMatch(/1 passed, 4 failed\n$/);
    expect(JSON.parse((await call(...files, '--json')).out)).toMatchObject({ passed: 1, failed: 4 });
    expect(await call('--evaluate', '--tests', 'tests.json')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/--report/),
    });
    expect(await call('--list', 'nope.yaml')).toMatchObject({ code: 1, err: expect.stringMatching(/nope\.yaml/) });
    expect(await call()).toMatchObject({ code: 1 });
    const ran = await call('--run', '--agents', 'codex,offline', '--no-progress', '--json');
    expect(ran.code).toBe(1);
    const { passed, results } = JSON.parse(ran.out) as { passed: number; results: object[] };
    expect(passed).toBe(7);
    expect(results).toContainEqual({
      ...{ id: 3, route: 'mcp', desc: 'lets through', agent: 'codex', passed: false },
      ...{ expected: 'block', actual: 'allowed' },
      hook: 'the hook ran (exit code 0) and let the call through: `Bash: echo free`',
    });
  });
});
