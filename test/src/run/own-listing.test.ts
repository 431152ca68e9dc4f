import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { listOffers } from '../../../lib/offer/compare.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { skillText, write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';
import { openVendor, type Turn, type Vendor } from '../../helpers/vendor.js';

const newFolder = temporaryFolder();
const PROMPT = `It's "$HOME" \`id\` {prompt}\nDo it.`;
const BASE = `-c 'model_provider="own"' -c "model_providers.own={name=\\"own\\",base_url=\\"$OPENAI_BASE_URL\\",wire_api=\\"responses\\",env_key=\\"OPENAI_API_KEY\\",supports_websockets=false}"`;
const CODEX = `codex exec --json --skip-git-repo-check --dangerously-bypass-approvals-and-sandbox ${BASE}`;

function decide({ agent, request, offered }: Turn) {
  const alpha = offered.find(({ id }) => id === 'alpha' || id === 'demo:alpha');
  const call = alpha && request.step === 0 ? agent.callSkill(request, alpha) : null;
  return call ? { text: '', calls: [call] } : null;
}

async function runIn(root: string, env: Record<string, string | undefined>, ...argv: string[]) {
  const shell = keptShell(root, env);
  await runCommand('run', run, ['--mode', 'live', '--trials', '1', '--json', ...argv], shell);
  const results: Results = ResultsSchema.parse(JSON.parse(shell.out.join('')));
  return { results, err: shell.err.join('') };
}

describe('agents started in the user’s own way, against a vendor on loopback', () => {
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = await openVendor([PROMPT], decide);
  });
  afterAll(() => vendor.close());

  inFull.it('run templates with the prompt as one word, on the CLI installed for the run', async () => {
    const long = (dir: string) => ({
      dir,
      description: `About ${dir}. ${'Words that take room in a listing. '.repeat(20)}`,
    });
    const root = writePlugin(newFolder(), 'demo', ['alpha', ...'bcdefghi'].map(long));
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'one', prompt: PROMPT, expected_skill: 'alpha' }]));
    const { results } = await runIn(
      root,
      {
        ...vendor.env,
        AGENT_CODEX_TEMPLATE: CODEX,
        AGENT_COPILOT_TEMPLATE: 'copilot -p {prompt} --allow-all-tools --no-ask-user --output-format=json',
      },
      ...['--agents', 'claude@claude-sonnet-4-5,codex,copilot'],
    );
    const rows = results.results.map(({ agent, status, error }) => ({ agent, status, error }));
    expect(rows).toEqual(
      ['claude@claude-sonnet-4-5', 'codex', 'copilot'].map((agent) => ({ agent, status: 'pass', error: null })),
    );
    // A plugin is given by a flag, which a template does not have.
    expect(results.environment.agents['copilot']?.install).toBe('skills');
    expect(results.environment.agents['claude@claude-sonnet-4-5']?.install).toBe('plugin');

    // The vendor's bundled skills take part of a small budget in mode live: the probe beforehand must show that.
    const source = await readSource(root);
    const place = { source, install: 'plugin', vendor_model: 'claude-sonnet-4-5' } as const;
    const seen = listOffers(claude, place, vendor.listings['claude']?.[0] ?? []);
    expect(seen.filter(({ offer }) => offer === 'name_only').length).toBeGreaterThan(2);
    const taken = results.offers['claude@claude-sonnet-4-5'] ?? {};
    expect(seen.map(({ id, offer }) => [id, offer])).toEqual(source.skills.map(({ id }) => [id, taken[id]?.offer]));
    expect(seen.every(({ offer, reason }) => offer === 'full' || reason !== null)).toBe(true);
  });

  it('change nothing in the user’s own home and say so; what only its logs show passes at Tier 2, and never in parallel', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    const cases = [{ case_id: 'one', prompt: PROMPT, expected_skill: 'alpha', expected_skill_min_tier: 2 }];
    write(join(root, 'cases.json'), JSON.stringify(cases));
    const home = newFolder();
    mkdirSync(join(home, '.codex'));
    write(join(home, '.codex/skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }));
    const env = { ...vendor.env, HOME: home, AGENT_CODEX_TEMPLATE: `${CODEX} {prompt} > /dev/null 2>&1` };
    const argv = ['--agents', 'codex', '--skip-source-setup', '--evidence', 'text'];

    const serial = await runIn(root, env, ...argv, '--max-parallel', '1');
    expect(serial.results.results[0]).toMatchObject({ error: null, status: 'pass', source: 'log_fallback' });
    expect(serial.results.results[0]?.matched_log_file).toMatch(new RegExp(`^${home}/.codex/sessions/.*rollout-`));
    expect(serial.results.environment.agents['codex']).toMatchObject({ isolated: false });
    expect(serial.err).toMatch(/home directory of the user/);
    expect(readdirSync(join(home, '.codex/skills')).filter((name) => !name.startsWith('.'))).toEqual(['alpha']);

    const parallel = await runIn(root, env, ...argv, '--max-parallel', '2', '--enable-log-scan');
    expect(parallel.results.results[0]).toMatchObject({ status: 'fail', source: 'cli_output+log_fallback(diag)' });
    const off = await runIn(root, env, ...argv, '--max-parallel', '1', '--disable-log-scan');
    expect(off.results.results[0]).toMatchObject({ status: 'fail', source: 'cli_output', matched_log_file: null });
  });

  it.each([
    [{ AGENT_CODEX_TEMPLATE: 'codex exec' }, ['--mode', 'oracle'], /AGENT_CODEX_TEMPLATE is set, but mode oracle/],
    [{}, ['--mode', 'router', '--skip-source-setup'], /--skip-source-setup .*mode router/],
    [{ AGENT_CODEX_ENV: 'NOT_THERE' }, [], /AGENT_CODEX_ENV names NOT_THERE, which is not set/],
    [{}, [], /Codex needs a credential in mode live.*CODEX_API_KEY or OPENAI_API_KEY/s],
  ])('are refused with %j and %j before any work', async (env, argv, message) => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'one', prompt: PROMPT, expected_skill: 'alpha' }]));
    await expect(runIn(root, env, '--agents', 'codex', ...argv)).rejects.toThrow(message);
    expect(readdirSync(root)).not.toContain('.agent-routing');
  });
});
