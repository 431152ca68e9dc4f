import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Mutation, MutationSchema } from '../../../lib/contract/mutation.js';
import { mutate } from '../../../src/commands/mutate.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

const HOOK = `const call = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
if (/^mcp /.test(call.tool_input?.command ?? '')) {
  const decision = { permissionDecision: 'deny', permissionDecisionReason: 'No mcp here.' };
  process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', ...decision } }));
}
`;
const prompt = 'My hedge flowers look ragged.';
/** Each calls a plugin's skill `plugin:skill`, so the plugin's name mentions alpha whatever became of it. */
const MENTIONING = IN_FULL ? 'claude' : 'codex+plugin';
const AGENTS = [...new Set([MENTIONING, 'codex+plugin', 'offline'])].join(',');
const CASES = [
  {
    ...{ case_id: 'weak', prompt, agents: [MENTIONING], expected_skill: 'alpha', required_skills: ['beta'] },
    expected_skill_min_tier: 3,
  },
  { case_id: 'strong', prompt, expected_skill: 'alpha', min_offer: 'full', agents: ['codex'] },
  {
    ...{ kind: 'tool_route', case_id: 'blocks', tool: 'Bash', input: { command: 'mcp list' }, expect: 'block' },
    // Hooks of the other agents: test/src/run/tool-route.test.ts.
    agents: ['codex'],
  },
  { kind: 'route', case_id: 'red', query: 'sow peas', expected: ['alpha'] },
  { kind: 'route', case_id: 'named', query: 'alpha', expected: ['alpha'] },
  {
    kind: 'suite',
    case_id: 'asks',
    subagent: 'alpha:helper',
    input: {},
    expect: { status: 'success' },
  },
];

function author(): string {
  const root = writePlugin(newFolder(), 'alpha', [
    { dir: 'alpha', description: 'Prune roses in late winter with clean cuts.' },
    { dir: 'beta', description: 'Sow peas in spring rows.' },
  ]);
  const command = ['node "$', '{CLAUDE_PLUGIN_ROOT}/hooks/check.cjs"'].join('');
  const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command, timeout: 10 }] }] };
  write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks }));
  write(join(root, 'hooks/check.cjs'), HOOK);
  write(join(root, 'cases.json'), JSON.stringify(CASES));
  return root;
}

async function mutateIn(root: string, argv: string[]): Promise<{ code: number; mutation: Mutation; said: string }> {
  const shell = keptShell(root);
  const code = await runCommand('mutate', mutate, ['--no-progress', '--json', ...argv], shell);
  const mutation = MutationSchema.parse(JSON.parse(shell.out.join('')));
  return { code, mutation, said: shell.err.join('') };
}

const survivorsOf = ({ results }: Mutation, name: string) =>
  results
    .filter(({ mutant, outcome }) => mutant === name && outcome === 'survived')
    .map(({ case_id, agent, target }) => `${case_id} ${agent} ${target}`);

inFull.describe('mutate, on the real agents', () => {
  let root: string;
  let done: Awaited<ReturnType<typeof mutateIn>>;
  beforeAll(async () => {
    root = author();
    done = await mutateIn(root, ['--agents', AGENTS]);
  }, 600_000);

  it('lets a case survive that a mention satisfies, and no other', () => {
    expect(survivorsOf(done.mutation, 'skill-gone')).toEqual([`weak ${MENTIONING} alpha`]);
    const [survivor] = done.mutation.results.filter(
      ({ mutant, outcome }) => mutant === 'skill-gone' && outcome === 'survived',
    );
    expect(survivor?.remedy?.case).toEqual({
      ...{ case_id: 'weak', prompt, agents: [MENTIONING], expected_skill: 'alpha', required_skills: ['beta'] },
    });
  });

  it('kills what breaks the offer where the case demands the whole of it', () => {
    const own = done.mutation.results.filter(({ case_id }) => case_id === 'strong');
    const offers = own.filter(({ mutant }) => ['front-matter-broken', 'description-too-long'].includes(mutant));
    expect(offers.map(({ agent, outcome }) => [agent, outcome])).toEqual(
      ['codex+plugin', 'codex+plugin'].map((agent) => [agent, 'killed']),
    );
  });

  it('lets a block without `contains` survive a hook that blocks everything, and only that', () => {
    const own = done.mutation.results.filter(({ case_id }) => case_id === 'blocks');
    expect(own).toHaveLength(4);
    expect(survivorsOf(done.mutation, 'hook-blocks-everything')).toEqual(['blocks codex+plugin block Bash']);
    for (const name of ['hook-gone', 'hook-allows-everything']) expect(survivorsOf(done.mutation, name)).toEqual([]);
  });

  it('lets a query survive that only repeats the name', () => {
    expect(survivorsOf(done.mutation, 'index-entry-unrelated')).toEqual(['named offline alpha']);
  });

  it('names what was not mutated, with the reason', () => {
    const reasons = done.mutation.left_out.map(({ case_id, reason }) => `${case_id}: ${reason}`);
    expect(reasons).toContainEqual(expect.stringMatching(/^asks: needs mode live/));
    expect(reasons).toContainEqual(expect.stringMatching(/^red: it does not pass unmutated: fail: /));
  });

  it('fails, shows survivors with the case that would kill them, and keeps the records', () => {
    expect(done.code).toBe(1);
    expect(done.said).toContain(`✗ skill-gone · weak · ${MENTIONING}`);
    const folder = done.mutation.artifact_dir;
    expect(JSON.parse(readFileSync(join(folder, 'mutation.json'), 'utf8'))).toEqual(done.mutation);
    for (const { batch, unit_run_id } of done.mutation.results.filter(({ outcome }) => outcome !== 'equivalent'))
      expect(existsSync(join(folder, batch ?? '', 'units', unit_run_id ?? '', 'result.json'))).toBe(true);
  });
});

describe('mutate', () => {
  const offline = ['--case-id', 'named', '--agents', 'offline'];

  it('reuses a finished run, and refuses one of other skills', async () => {
    const root = author();
    const shell = keptShell(root);
    await runCommand('run', run, ['--no-progress', ...offline], shell);
    const folder = /^ARTIFACT_DIR=(.+)$/m.exec(shell.err.join(''))?.[1] ?? '';
    const { mutation } = await mutateIn(root, [...offline, '--results', folder]);
    expect(mutation.total.killed).toBe(2);
    expect(existsSync(join(mutation.artifact_dir, 'unmutated'))).toBe(false);
    write(join(root, 'skills/beta/SKILL.md'), '---\nname: beta\ndescription: Other.\n---\n');
    await expect(mutateIn(root, [...offline, '--results', folder])).rejects.toThrow('another state of the skills');
  });

  it('runs a sample, and passes where the score is high enough', async () => {
    const root = author();
    const { mutation, code } = await mutateIn(root, [...offline, '--max-units', '2', '--min-score', '0']);
    expect(mutation.sample).toEqual({ units: 2, of: 3 });
    expect(mutation.results).toHaveLength(2);
    expect(code).toBe(0);
  });

  it('plans without running', async () => {
    const shell = keptShell(author());
    expect(await runCommand('mutate', mutate, ['--dry-run', ...offline], shell)).toBe(0);
    expect(shell.out.join('')).toBe(
      '3 mutants of 3 would be run, on 3 changed copies of the source; 0 more are equivalent.\n',
    );
  });

  it.each([
    [['--mode', 'live'], 'oracle, router'],
    [['--max-units', '0'], 'at least 1'],
    [['--min-score', '2'], 'at most 1'],
  ])('refuses %j', async (argv, words) => {
    await expect(runCommand('mutate', mutate, argv, keptShell(author()))).rejects.toThrow(words);
  });
});
