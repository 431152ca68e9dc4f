import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { type SkillText, write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const AGENTS = ['claude', 'codex', 'copilot'];

function author(skills: readonly SkillText[], cases: readonly object[], manifest: object = {}): string {
  const root = writePlugin(newFolder(), 'demo', skills, manifest);
  write(join(root, 'cases.json'), JSON.stringify(cases, null, 2));
  return root;
}

async function runIn(root: string, ...argv: string[]) {
  const shell = keptShell(root);
  const code = await runCommand('run', run, ['--no-progress', '--json', ...argv], shell);
  const results = shell.out.length ? ResultsSchema.parse(JSON.parse(shell.out.join(''))) : null;
  return { code, results: results as Results, err: shell.err.join('') };
}

/** Other batches may be at work on this machine. */
function ownerOf(place: string): string {
  try {
    return readFileSync(join('/tmp', place, 'owner'), 'utf8');
  } catch {
    return '';
  }
}

const outcome = (results: Results) =>
  Object.fromEntries(results.results.map((row) => [`${row.case_id}/${row.agent}`, row.failure_kind ?? row.status]));

describe('run, on the real agents', () => {
  /** One batch for all that it can show: each agent is started once for what its cases have in common. */
  let ran: Awaited<ReturnType<typeof runIn>>;
  beforeAll(async () => {
    const root = author(
      [{ dir: 'demo-a' }, { dir: 'demo-alpha' }, { dir: 'bare', description: null }, { dir: 'group/deep' }],
      [
        { case_id: 'short', expected_skill: 'demo-a', disallowed_skills: ['demo-alpha'] },
        { case_id: 'long', expected_skill: 'demo-alpha', disallowed_skills: ['demo-a'], disallowed_min_tier: 3 },
        { case_id: 'bare', expected_skill: 'bare' },
        { case_id: 'deep', expected_skill: 'deep' },
        { case_id: 'sort', expected_skill: 'demo:sort', min_delivery: 'full', agents: ['claude'] },
      ].map((row) => ({ prompt: `Do the ${row.case_id} thing.`, ...row })),
    );
    write(join(root, 'commands/sort.md'), '---\ndescription: Sorts pages.\n---\nSort them by their numbers.\n');
    ran = await runIn(root);
  });

  it('has a row for each other part of the source, and takes a command for a skill where the agent lists it as one', () => {
    const { results, parts = {} } = ran.results;
    const row = results.find(({ case_id }) => case_id === 'sort');
    expect(row).toMatchObject({ status: 'pass', offer: { state: 'full', of_chars: 12 }, delivery: { state: 'full' } });
    const command = { kind: 'command', plugin: 'demo', name: 'sort.md', path: 'commands/sort.md' };
    expect(Object.keys(parts)).toEqual(AGENTS);
    expect(ran.results.options).toMatchObject({ agents: AGENTS, agents_by_default: true });
    expect(parts['claude']).toEqual([{ ...command, listed_as: ['demo:sort'], deferred: false, reason: null }]);
    const reason = expect.stringMatching(/^it comes with the plugin/);
    expect(parts['codex']).toMatchObject([{ ...command, listed_as: [], untried: true, reason }]);
  });

  it('passes what is offered and loaded, with Tier 1 evidence of that skill and never of one with a longer or shorter name', () => {
    const rows = ran.results.results.filter(({ case_id }) => ['short', 'long'].includes(case_id));
    expect(rows.map(({ case_id, agent, status }) => `${case_id}/${agent} ${status}`).sort()).toEqual(
      ['long', 'short'].flatMap((id) => AGENTS.map((agent) => `${id}/${agent} pass`)),
    );
    for (const row of rows) {
      expect(row.token_hits[row.expected_skill ?? '']?.tier).toBe(1);
      expect(row.offer?.state).toBe('full');
      expect(row.token_hits[row.case_id === 'short' ? 'demo-alpha' : 'demo-a']?.tier ?? 3).toBe(3);
    }
  });

  it('writes its artifact where it says, and leaves nothing else behind', () => {
    const line = ran.err.split('\n').filter((text) => text.startsWith('ARTIFACT_DIR='));
    expect(line).toHaveLength(1);
    const folder = line[0]?.slice('ARTIFACT_DIR='.length) ?? '';
    expect(readdirSync(folder).sort()).toEqual(['plan.json', 'results.json', 'tool-use-proof.log', 'units']);
    expect(readFileSync(join(folder, 'tool-use-proof.log'), 'utf8')).toContain('demo-alpha');
    const places = readdirSync('/tmp').filter((name) => /^ar-[0-9a-f]{12}$/.test(name));
    const mine = places.filter((name) => ownerOf(name).includes(ran.results.batch_run_id));
    expect(mine).toEqual([]);
  });

  it('reports skill_not_offered on exactly the agents that drop a skill without a description', () => {
    // Copilot 1.0.102 takes the body for the missing description.
    expect(outcome(ran.results)).toMatchObject({
      'bare/claude': 'skill_not_offered',
      'bare/codex': 'skill_not_offered',
      'bare/copilot': 'pass',
    });
    expect(ran.code).toBe(1);
    expect(ran.results.offers['claude']?.['bare']).toMatchObject({
      offer: 'absent',
      reason: expect.stringMatching(/description/),
    });
  });

  it('reports skill_not_offered on Claude alone for a skill two levels deep', () => {
    expect(outcome(ran.results)).toMatchObject({
      'deep/claude': 'skill_not_offered',
      'deep/codex': 'pass',
      'deep/copilot': 'pass',
    });
  });

  inFull.it('resumes an interrupted batch, and refuses another plan by name', async () => {
    const root = author([{ dir: 'one' }], [{ case_id: 'one', prompt: 'Do it.', expected_skill: 'one' }]);
    const first = await runIn(root, '--agents', 'codex');
    expect(first.code).toBe(0);
    const folder = join(root, '.agent-routing/artifacts', first.results.batch_run_id);
    const again = await runIn(root, '--agents', 'codex', '--resume', folder);
    expect(again.results.results).toEqual(first.results.results);
    await expect(runIn(root, '--agents', 'codex', '--resume', folder, '--trials', '2')).rejects.toThrow(
      /settings changed.*"trials":null.*"trials":2/,
    );
    write(join(root, 'skills/one/SKILL.md'), '---\nname: one\ndescription: changed\n---\n');
    await expect(runIn(root, '--agents', 'codex', '--resume', folder)).rejects.toThrow(
      /the skills of the source changed/,
    );
  });

  it('plans, runs nothing and writes no folder with --dry-run', async () => {
    const root = author([{ dir: 'one' }], [{ case_id: 'one', prompt: 'Do it.', expected_skill: 'one' }]);
    const shell = keptShell(root);
    expect(await runCommand('run', run, ['--dry-run'], shell)).toBe(0);
    expect(shell.out.join('')).toMatch(/Mode oracle, 3 units/);
    expect(existsSync(join(root, '.agent-routing'))).toBe(false);
  });

  it('refuses, when strict and live, a test whose skip_if no one decided', async () => {
    const test = {
      kind: 'suite',
      case_id: 'S-1',
      subagent: 'x',
      input: {},
      expect: { status: 'y' },
      skip_if: 'has_git',
    };
    const root = author([{ dir: 'one' }], [test]);
    const live = ['--mode', 'live', '--strict', '--dry-run'];
    await expect(runIn(root, ...live)).rejects.toThrow(/case 'S-1'.*'has_git'.*--flag has_git=false/);
    await expect(runIn(root, ...live, '--flag', 'a', '--flag', 'has_git=maybe')).rejects.toThrow(/NAME=false/);
    const shell = keptShell(root);
    expect(await runCommand('run', run, [...live, '--flag', 'a', '--flag', 'has_git'], shell)).toBe(0);
    expect(shell.out.join('')).toMatch(/it holds \(--flag\)/);
  });

  it.each([
    [['--baseline', 'nope.json'], /nope\.json: Baseline file not found/],
    [['--report', 'pdf:x'], /--report pdf:x/],
    [['--source', 'nowhere'], /nowhere.*source/],
    [['--mode', 'live'], /credential.*ANTHROPIC_API_KEY/],
    [['--shard', '3/2'], /there is no part 3 of 2/],
    [['--agents', 'aider'], /Unknown agent 'aider'/],
    [['--agents', 'copilot+brew'], /unknown install method 'brew'/],
    [['--cases', 'none.json'], /none\.json: This corpus does not exist/],
  ])('refuses %j before any work', async (argv, message) => {
    const root = author([{ dir: 'one' }], [{ case_id: 'one', prompt: 'Do it.', expected_skill: 'one' }]);
    await expect(runIn(root, ...argv)).rejects.toThrow(message);
    expect(existsSync(join(root, '.agent-routing'))).toBe(false);
  });
});
