import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';
import { openVendor, type Turn, type Vendor } from '../../helpers/vendor.js';

const newFolder = temporaryFolder();
const OTHERS = IN_FULL ? ['claude', 'copilot'] : [];
const AGENTS = ['codex', ...OTHERS];
const PROMPTS = { any: 'Do the second of any.', most: 'Do the second of most.', once: 'Do the first of once.' };
const CASES = [
  { case_id: 'any', prompt: PROMPTS.any, expected_skill: 'alpha', trials: 3, agents: ['codex'] },
  { case_id: 'once', prompt: PROMPTS.once, expected_skill: 'alpha', trials: 1, agents: OTHERS },
  {
    ...{ case_id: 'most', prompt: PROMPTS.most, expected_skill: 'alpha', trials: 3, pass_threshold: 'majority' },
    agents: ['codex'],
  },
].filter(({ agents }) => agents.length > 0);

/** Codex cuts it at 1,024 characters, Claude Code does not. */
const LONG = `Stakes up tomatoes. ${'Ties them to a cane. '.repeat(60)}`;

/** Chooses the skill every second time, or at once where it is asked once, and prints its whole environment then, as a curious model might. */
function decide({ agent, prompt, request, offered, session }: Turn) {
  const alpha = offered.find(({ id }) => id === 'alpha' || id === 'demo:alpha');
  const skill = alpha ? agent.callSkill(request, alpha) : null;
  const shell = agent.name === 'claude' ? 'Bash' : 'bash';
  const env = agent.callTool(request, shell, { command: 'env', description: 'Look' });
  const call = session === (prompt === PROMPTS.once ? 1 : 2) ? [skill, env][request.step] : null;
  return call ? { text: '', calls: [call] } : null;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());
}

async function runIn(root: string, env: Record<string, string | undefined>, ...argv: string[]) {
  const shell = keptShell(root, env);
  const code = await runCommand('run', run, ['--json', ...argv], shell);
  const results: Results = ResultsSchema.parse(JSON.parse(shell.out.join('')));
  return { code, results, err: shell.err.join('') };
}

const folderOf = ({ err }: { err: string }) => /^ARTIFACT_DIR=(.+)$/m.exec(err)?.[1] ?? '';

describe('mode live, against a vendor on loopback', () => {
  let vendor: Vendor;
  let root: string;
  let ran: Awaited<ReturnType<typeof runIn>>;

  beforeAll(async () => {
    vendor = await openVendor(Object.values(PROMPTS), decide);
    root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }, { dir: 'gamma', description: LONG }]);
    write(join(root, 'cases.json'), JSON.stringify(CASES));
    ran = await runIn(
      root,
      { ...vendor.env, GITHUB_EVENT_SECRET: 'canary-of-nobody' },
      '--mode',
      'live',
      '--pass-threshold',
      'any',
    );
  });
  afterAll(() => vendor.close());

  it('passes what the model chose, and aggregates trials by the threshold: one of three is enough for any and no majority', () => {
    const row = (id: string, agent: string) =>
      ran.results.results.find((each) => each.case_id === id && each.agent === agent);
    for (const agent of OTHERS) {
      const { status, error, trials } = row('once', agent) ?? {};
      expect({ agent, status, error, ...trials }).toMatchObject({ agent, status: 'pass', error: null, passed: 1 });
    }
    const any = row('any', 'codex');
    expect({ status: any?.status, error: any?.error, ...any?.trials }).toMatchObject({
      ...{ status: 'pass', error: null, requested: 3, ran: 3, passed: 1, pass_at_k: true },
    });
    const most = row('most', 'codex');
    expect({ status: most?.status, ...most?.trials }).toMatchObject({
      ...{ status: 'fail', requested: 3, ran: 3, passed: 1, majority: false },
    });
    expect(most?.failure_kind).toBe('mixed_evidence_missing');
    expect(ran.err).toMatch(/chosen 1\/3 · full/);
    expect(ran.code).toBe(1);
  });

  it('writes no credential anywhere, and gives no agent another one’s', () => {
    const texts = listFiles(folderOf(ran)).map((path) => [path, readFileSync(path, 'utf8')] as const);
    expect(texts.length).toBeGreaterThan(20);
    for (const canary of [...vendor.canaries, 'canary-of-nobody']) {
      expect(texts.filter(([, text]) => text.includes(canary)).map(([path]) => path)).toEqual([]);
      expect(ran.err).not.toContain(canary);
    }
    const printed = (agent: string) => {
      const unit = ran.results.results.find((row) => row.agent === agent && row.case_id !== 'most')?.unit_run_id;
      return texts.find(([path]) => path.includes(`${unit}/trial-${agent === 'codex' ? 2 : 1}/stdout`))?.[1] ?? '';
    };
    // Codex and Copilot ran `env`: the agent's own key is there, hidden.
    expect(printed('codex')).toMatch(/OPENAI_API_KEY=\*\*\*|OPENAI_API_KEY=\[/);
    expect(printed('codex')).not.toMatch(/ANTHROPIC_|COPILOT_PROVIDER|GITHUB_EVENT_SECRET/);
    if (!IN_FULL) return;
    expect(printed('copilot')).toMatch(/COPILOT_HOME=/);
    expect(printed('copilot')).not.toMatch(/ANTHROPIC_|OPENAI_|GITHUB_EVENT_SECRET/);
  });

  it('predicts what the vendor’s model is then offered', () => {
    for (const agent of AGENTS) {
      for (const listing of vendor.listings[agent] ?? [])
        expect(listing.filter(({ id }) => /^(demo:)?(alpha|beta)$/.test(id))).toHaveLength(2);
      expect(ran.results.offers[agent]).toMatchObject({ alpha: { offer: 'full' }, beta: { offer: 'full' } });
    }
  });

  describe('replayed', () => {
    const only = [
      '--case-id',
      CASES.map(({ case_id }) => case_id)
        .filter((id) => id !== 'most')
        .join(),
    ];
    const replayed = IN_FULL ? ['claude', 'codex'] : ['codex'];
    const factsOf = ({ results }: typeof ran) =>
      Object.fromEntries(
        results.results
          .filter(({ agent, case_id }) => replayed.includes(agent) && case_id !== 'most')
          .map(({ agent, status, choices, failure_kind, trials: { ran, passed } }) => [
            agent,
            // What the model said beside is in no record.
            { status, choices: choices?.map(({ said: _, ...one }) => one), failure_kind, ran, passed },
          ]),
      );
    const sessions = () => Object.values(vendor.listings).map((all) => all.length);
    const replay = (agents: string[]) => {
      const decisions = join(folderOf(ran), 'decisions.jsonl');
      return runIn(
        root,
        {},
        '--mode',
        'replay',
        '--pass-threshold',
        'any',
        '--decisions',
        decisions,
        ...only,
        '--agents',
        agents.join(','),
      );
    };

    it('gives the same rows from the records of the batch, and asks no vendor', async () => {
      const before = sessions();
      const again = await replay(replayed);
      expect(factsOf(again)).toEqual(factsOf(ran));
      expect(factsOf(again)).toMatchObject({
        ...(IN_FULL ? { claude: { status: 'pass', choices: [{ choice: 'alpha' }], ran: 1 } } : {}),
        codex: { status: 'pass', choices: [{ choice: null }, { choice: 'alpha' }, { choice: null }], ran: 3 },
      });
      expect(sessions()).toEqual(before);
      expect(again.results.decider).toMatchObject({
        mode: 'live',
        requests: 0,
        recorded: replayed.length + 2,
        undecided: { trials: 0 },
      });
    });

    inFull.it(
      'leaves undecided what a changed description reaches, nothing else, and says what asking again takes',
      async () => {
        const before = sessions();
        // Beyond what Codex lists of it.
        writePlugin(root, 'demo', [{ dir: 'gamma', description: LONG.replace(/a cane\. $/, 'a pole. ') }]);
        const { results, err } = await replay(['claude', 'codex']);
        const rows = Object.fromEntries(results.results.map((row) => [row.agent, row]));
        expect(rows['codex']).toMatchObject({ status: 'pass', trials: { ran: 3, passed: 1 } });
        expect(rows['claude']).toMatchObject({
          status: 'skipped',
          fault: { kind: 'undecided', message: 'what claude lists changed since it was decided' },
        });
        expect(err).toMatch(
          /1 result of 2 is undecided, neither passed nor failed: it needs `?--mode live`? \(\d sessions? with the vendor; what they list and ask is about [\d,]+ tokens, .*\): once \(claude\)\./,
        );
        expect(sessions()).toEqual(before);
      },
    );
  });
});
