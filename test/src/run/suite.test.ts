import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MutationSchema } from '../../../lib/contract/mutation.js';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { mutate } from '../../../src/commands/mutate.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { skillText, write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';
import { openVendor, type Turn, type Vendor } from '../../helpers/vendor.js';

const newFolder = temporaryFolder();
const OTHERS = IN_FULL ? (['claude', 'copilot'] as const) : [];
const AGENTS = ['codex', ...OTHERS] as const;
const BODY = 'You are the explorer of this test.';
const QUERIES = {
  unsteady: 'find the unsteady one',
  steady: 'find the steady one',
  one: 'page one',
  two: 'page two',
  model: 'which model',
  busy: 'be busy',
};

const TESTS = [
  {
    id: 'EXP-002',
    input: { query: QUERIES.unsteady },
    expect: {
      status: 'success',
      field_equals: { 'pagination.offset': 0 },
      all_match: { path: 'results[*].type', value: 'note' },
      // The vendor's own default on each CLI.
      one_of: [{ agent_used_model: 'claude-' }, { agent_used_model: 'gpt-' }],
    },
    trials: 2,
    agents: ['codex'],
  },
  {
    id: 'EXP-001',
    input: { query: QUERIES.steady },
    trials: 1,
    agents: OTHERS,
    expect: {
      status: 'success',
      all_match: { path: 'results[*].type', value: 'note' },
      one_of: [{ agent_used_model: 'claude-' }, { agent_used_model: 'some-model' }],
    },
  },
  {
    id: 'EXP-003',
    trials: 1,
    // The steps are one unit's on any agent.
    agents: ['codex'],
    multi_step: [
      { step: 1, input: { query: QUERIES.one }, store: 'first', expect: { results_count: 1 } },
      {
        step: 2,
        input: { query: QUERIES.two, after: '{{first.results[0].file}}' },
        expect: { no_overlap: { path: 'results[*].file', with: 'first' }, field_equals: { after: 'a.md' } },
      },
    ],
  },
  {
    id: 'EXP-080',
    input: { query: QUERIES.model },
    trials: 1,
    agents: ['codex'],
    expect: { one_of: [{ agent_used_model: 'gpt-' }] },
  },
  {
    id: 'EXP-090',
    input: { query: QUERIES.busy },
    trials: 1,
    agents: ['codex'],
    expect: { none_match_pattern: { path: 'note', regex: '^(a+)+$' } },
  },
  { id: 'EXP-004', input: {}, expect: { status: 'x' }, skip_if: 'vault_has_git' },
].filter(({ agents }) => agents?.length !== 0);

describe('kind suite, in mode live against a vendor on loopback', () => {
  let vendor: Vendor;
  let results: Results;
  let report: string;
  let author: string;
  const asked: { agent: string; as: string }[] = [];

  function decide({ agent, request, prompt, session }: Turn) {
    // Runs as the source's own agent: its words stand before the model, and the input is the prompt.
    const bodies = request.texts.filter(({ role, text }) => role !== 'user' && text.includes(BODY));
    const said = request.texts.find(({ role, text }) => role === 'user' && text.includes(prompt))?.text ?? '';
    const input = JSON.parse(said.slice(said.indexOf('{"'), said.lastIndexOf('}') + 1)) as { after?: string };
    asked.push({ agent: agent.name, as: bodies.length > 0 ? 'the agent' : 'nobody' });
    const file = prompt === QUERIES.one ? 'a.md' : 'b.md';
    const type = prompt === QUERIES.unsteady && session === 1 ? 'task' : 'note';
    const note = prompt === QUERIES.busy ? `${'a'.repeat(40)}!` : 'short';
    const answer = {
      note,
      status: 'success',
      results: [{ type, file }],
      pagination: { offset: 0 },
      after: input.after,
    };
    return { text: `Here it is:\n\`\`\`json\n${JSON.stringify(answer, null, 1)}\n\`\`\``, calls: [] };
  }

  beforeAll(async () => {
    vendor = await openVendor(Object.values(QUERIES), decide);
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    // Copilot CLI calls it by its file.
    write(join(root, 'agents/finder.md'), `---\nname: explorer\ndescription: Finds notes.\n---\n\n${BODY}\n`);
    const suite = { version: '1.0.0', test_suites: { core: { name: 'Core', tests: TESTS } } };
    write(join(root, 'tests/agents/explorer.tests.json'), JSON.stringify({ agent: 'demo:explorer', ...suite }));
    const other = { id: 'GONE-1', input: {}, expect: { status: 'x' }, agents: ['codex'] };
    write(
      join(root, 'tests/agents/gone.tests.json'),
      JSON.stringify({ agent: 'demo:gone', test_suites: { core: { tests: [other] } } }),
    );
    write(
      join(root, 'tests/agents/broken.tests.json'),
      '{"agent": "demo:x", "test_suites": {"core": {"tests": [{"id": "B-1"}]}}}',
    );
    const shell = keptShell(root, vendor.env);
    await runCommand(
      'run',
      run,
      ['--mode', 'live', '--json', '--no-progress', '--report', 'suite:suite.md', '--record-answers', 'tests/answers'],
      shell,
    );
    author = root;
    results = ResultsSchema.parse(JSON.parse(shell.out.join('')));
    report = readFileSync(join(root, 'suite.md'), 'utf8');
  });
  afterAll(() => vendor.close());
  const row = (case_id: string, agent: string) =>
    results.results.find((one) => one.case_id === case_id && one.agent === agent);

  it.each(AGENTS)('asks the source’s agent on %s and checks every assertion', (agent) => {
    expect([...new Set(asked.filter((one) => one.agent === agent).map((one) => one.as))]).toEqual(['the agent']);
    if (agent !== 'codex')
      expect(row('EXP-001', agent)).toMatchObject({
        ...{ status: 'pass', category: 'core', matched_evidence: ['status', 'all_match', 'one_of'] },
        trials: { requested: 1, passed: 1 },
      });
  });

  it('passes a case of which one trial passes, says what the other failed by, and takes the steps of another', () => {
    expect(row('EXP-002', 'codex')).toMatchObject({
      ...{ status: 'pass', category: 'core', matched_evidence: ['status', 'field_equals', 'all_match', 'one_of'] },
      trials: { requested: 2, ran: 2, passed: 1, pass_at_k: true, pass_all_k: false, majority: false },
    });
    expect(row('EXP-002', 'codex')?.trials.verdicts[0]?.failures).toEqual([
      'all_match at results[0].type: expected "note", got "task"',
    ]);
    expect(row('EXP-003', 'codex')).toMatchObject({ status: 'pass', error: null });
  });

  it('takes an answer that would keep a pattern busy for hours for none to judge by, and is not held up', () => {
    expect(row('EXP-090', 'codex')).toMatchObject({ status: 'infra_error', fault: { kind: 'pattern_too_slow' } });
  });

  it.each(AGENTS)('knows from the transcript which model answered on %s, without a model in the column', (agent) => {
    expect(row(agent === 'codex' ? 'EXP-002' : 'EXP-001', agent)?.matched_evidence).toContain('one_of');
    const MODELS = { claude: /^claude-/, codex: /^gpt-/, copilot: /^some-model$/ };
    expect(results.environment.agents[agent]?.vendor_model).toMatch(MODELS[agent]);
  });

  const replay = async (...more: string[]) => {
    const before = asked.length;
    const shell = keptShell(author);
    await runCommand('run', run, ['--json', '--no-progress', '--kind', 'suite', ...more], shell);
    expect(asked.length).toBe(before);
    return ResultsSchema.parse(JSON.parse(shell.out.join('')));
  };

  inFull.it('judges the recorded answers in mode oracle, on the real CLI, without a model or a key', async () => {
    const again = await replay('--agents', 'codex');
    expect(again.mode).toBe('oracle');
    const of = (case_id: string) => again.results.find((one) => one.case_id === case_id);
    for (const id of ['EXP-002', 'EXP-003', 'EXP-080']) {
      const { status, trials, matched_evidence } = row(id, 'codex')!;
      const { passed, ran } = trials;
      expect(of(id)).toMatchObject({ status, matched_evidence, trials: { passed, ran } });
    }
    const failures = (one: (typeof results.results)[number] | undefined) =>
      one?.trials.verdicts.map((each) => each.failures);
    expect(failures(of('EXP-002'))).toEqual(failures(row('EXP-002', 'codex')));
    const names = readdirSync(join(author, 'tests/answers'));
    expect(names.sort()).toEqual(['EXP-001.jsonl', 'EXP-002.jsonl', 'EXP-003.jsonl', 'EXP-080.jsonl', 'EXP-090.jsonl']);
    const lines = names.map((name) => readFileSync(join(author, 'tests/answers', name), 'utf8'));
    for (const canary of vendor.canaries) expect(lines.join('')).not.toContain(canary);
  });

  it('says that a recorded answer is stale, and judges it no more, once the agent’s file has changed', async () => {
    const file = join(author, 'agents/finder.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\nAnswer briefly.\n`);
    try {
      const [stale] = (await replay('--case-id', 'EXP-003', '--agents', 'codex')).results;
      expect(stale).toMatchObject({ status: 'infra_error', fault: { kind: 'answer_stale' } });
      expect(stale?.error).toMatch(/the agent's file changed since/);
    } finally {
      writeFileSync(file, text);
    }
  });

  inFull.it('notices in mutate that the agent is gone', async () => {
    const shell = keptShell(author);
    const argv = ['--json', '--no-progress', '--case-id', 'EXP-080', '--agents', 'codex'];
    expect(await runCommand('mutate', mutate, argv, shell)).toBe(0);
    const { results: mutants } = MutationSchema.parse(JSON.parse(shell.out.join('')));
    expect(mutants).toMatchObject([
      {
        ...{ mutant: 'subagent-gone', target: 'explorer', outcome: 'killed', as_commit: true },
        reason: 'Agent demo:explorer not available',
      },
    ]);
  });

  it('does not let a recorded answer disappear that was there at the ref', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: author });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'recorded');
    rmSync(join(author, 'tests/answers/EXP-003.jsonl'));
    const filters = ['--case-id', 'EXP-003', '--agents', 'codex'];
    const [removed] = (await replay(...filters, '--baseline-ref', 'HEAD')).results;
    expect(removed).toMatchObject({ status: 'infra_error', fault: { kind: 'answer_stale' } });
    expect(removed?.error).toMatch(/had one at the ref/);
    expect((await replay(...filters)).results).toEqual([]);
  });

  inFull.it(
    'stops the trials of a suite that is decided, and starts no unit past the tokens, when asked to',
    async () => {
      const shell = keptShell(author, vendor.env);
      const budget = ['--early-stop', '--max-tokens', '1', '--max-parallel', '1'];
      const what = ['--mode', 'live', '--agents', 'codex', '--case-id', 'EXP-002,EXP-080'];
      await runCommand('run', run, ['--json', '--no-progress', ...what, ...budget], shell);
      const { results: rows } = ResultsSchema.parse(JSON.parse(shell.out.join('')));
      expect(rows.find(({ case_id }) => case_id === 'EXP-002')).toMatchObject({
        ...{ status: 'pass', trials: { requested: 2, ran: 1, passed: 1 } },
      });
      expect(rows.find(({ case_id }) => case_id === 'EXP-080')).toMatchObject({
        ...{ status: 'infra_error', fault: { kind: 'quota', message: expect.stringMatching(/--max-tokens/) } },
      });
    },
  );

  it('asks the agent that a project has for Codex, and not another agent’s of its name', async () => {
    const root = newFolder();
    write(join(root, '.agents/skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }));
    write(join(root, '.claude/agents/explorer.md'), '---\nname: explorer\ndescription: Finds.\n---\nClaude’s words.\n');
    const role = ['name = "explorer"', 'description = "Finds."', `developer_instructions = ${JSON.stringify(BODY)}`];
    write(join(root, '.codex/agents/explorer.toml'), role.join('\n'));
    const tests = [{ id: 'EXP-100', input: { query: QUERIES.steady }, trials: 1, expect: { status: 'success' } }];
    write(
      join(root, 'tests/agents/explorer.tests.json'),
      JSON.stringify({ agent: 'explorer', test_suites: { core: { tests } } }),
    );
    const before = asked.length;
    await runCommand('run', run, ['--mode', 'live', '--agents', 'codex', '--no-progress'], keptShell(root, vendor.env));
    expect([...new Set(asked.slice(before).map((one) => one.as))]).toEqual(['the agent']);
  });

  inFull.it('asks a project’s agent of Copilot CLI by the name in its file', async () => {
    const root = newFolder();
    write(join(root, '.agents/skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }));
    write(join(root, '.github/agents/finder.md'), `---\nname: explorer\ndescription: Finds.\n---\n${BODY}\n`);
    const tests = [{ id: 'EXP-101', input: { query: QUERIES.steady }, trials: 1, expect: { status: 'success' } }];
    write(
      join(root, 'tests/agents/explorer.tests.json'),
      JSON.stringify({ agent: 'explorer', test_suites: { core: { tests } } }),
    );
    const before = asked.length;
    const shell = keptShell(root, vendor.env);
    await runCommand('run', run, ['--mode', 'live', '--agents', 'copilot', '--no-progress'], shell);
    expect([...new Set(asked.slice(before).map((one) => one.as))]).toEqual(['the agent']);
    // A model has it by its own name.
    expect(shell.out.join('')).not.toContain('does not reach every agent');
  });

  it('skips, with the reason, what it cannot ask', () => {
    expect(row('EXP-004', 'codex')).toBeUndefined();
    expect(row('GONE-1', 'codex')).toMatchObject({ status: 'skipped', error: 'Agent demo:gone not available' });
  });

  it('writes the original project’s report', () => {
    for (const heading of ['Executive Summary', '✅ PASSED', '⊘ SKIPPED', 'Performance Analysis', 'Recommendations'])
      expect(report).toContain(`## ${heading}\n`);
    expect(report).toMatch(/EXP-004<\/code> on codex: skip_if 'vault_has_git'/);
    expect(report).toMatch(/GONE-1<\/code> on codex: Agent demo:/);
    expect(report).toMatch(/broken\.tests\.json<\/code>: .*asserts nothing/);
    expect(report).toMatch(/it passes only sometimes \(1 of 2\)/);
  });
});
