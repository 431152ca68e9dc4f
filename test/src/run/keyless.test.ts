import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { Mode } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { takeCredentials } from '../../../src/run/execute/credentials.js';
import type { JobIdentity } from '../../../src/run/ports.js';
import { openChatEndpoint } from '../../helpers/chat-endpoint.js';
import { installFakeCodex } from '../../helpers/fake-agent.js';
import { EXCHANGED, IDENTITY, JOB_TOKEN, type KeylessVendor, openKeylessVendor } from '../../helpers/keyless-vendor.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { runActionHere } from '../../helpers/run-action-here.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { inFull } from '../../helpers/tested-agents.js';
import { openVendor, type Vendor } from '../../helpers/vendor.js';

/** The programs whose environment has a secret. */
function listHolders(secret: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        if (!readFileSync(join('/proc', pid, 'environ'), 'utf8').includes(secret)) return [];
        return [basename(readFileSync(join('/proc', pid, 'cmdline'), 'utf8').split('\0')[0] ?? '')];
      } catch {
        return [];
      }
    });
}

const newFolder = temporaryFolder();
const PROMPT = 'Do the first of once.';
const CLAUDE_IDS = {
  ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1',
  ANTHROPIC_ORGANIZATION_ID: 'org_1',
  ANTHROPIC_SERVICE_ACCOUNT_ID: 'svac_1',
};
const JOB: JobIdentity = { token: JOB_TOKEN, from_fork: false, issueToken: async (audience) => `for ${audience}` };

describe('what a live run takes in place of a stored key', () => {
  const take = (name: keyof typeof AGENTS, env: Record<string, string>, job: JobIdentity | null = JOB, mode = 'live') =>
    takeCredentials(AGENTS[name], mode as Mode, env, { job });
  const refusal = (...given: Parameters<typeof take>) => take(...given).then(String, (error) => String(error.message));

  it('gives Copilot the token of the job, and it is a secret', async () => {
    expect(await take('copilot', {})).toEqual({
      env: { GITHUB_TOKEN: JOB_TOKEN },
      secrets: expect.arrayContaining([JOB_TOKEN]),
      identity: null,
    });
    expect((await take('copilot', { GH_TOKEN: 'of-a-user-12345' })).env).toEqual({ GH_TOKEN: 'of-a-user-12345' });
    expect((await take('copilot', {}, JOB, 'oracle')).env).toEqual({});
  });
  it('gives it to no other agent', async () => {
    for (const name of ['claude', 'codex', 'gemini', 'qwen', 'opencode', 'pi', 'cline'] as const)
      expect(await refusal(name, {})).toMatch(/needs a credential in mode live/);
  });
  it('names the permission where there is no credential, and replay where a fork can have none', async () => {
    expect(await refusal('copilot', {}, null)).toMatch(/GITHUB_TOKEN with `permissions: copilot-requests: write`/);
    const fork = { ...JOB, from_fork: true, issueToken: null };
    for (const env of [{}, { GITHUB_TOKEN: JOB_TOKEN }] as Record<string, string>[])
      expect(await refusal('copilot', env, fork)).toMatch(/fork.*mode: replay/s);
    expect(await refusal('claude', CLAUDE_IDS, fork)).toMatch(/id-token: write.*fork.*mode: replay/s);
  });
  it('gives Claude Code and Codex the identity of the job, once for each unit, for the vendor alone', async () => {
    const claude = await take('claude', { ...CLAUDE_IDS, ANTHROPIC_API_KEY: '' });
    expect(claude.env).toEqual(CLAUDE_IDS);
    expect(claude.identity?.variable).toBe('ANTHROPIC_IDENTITY_TOKEN_FILE');
    expect(await claude.identity?.token()).toBe('for https://api.anthropic.com');
    const codex = await take('codex', { OPENAI_FEDERATION_RULE_ID: 'r', AGENT_CODEX_AUDIENCE: 'mine' });
    expect(codex.env).toEqual({ OPENAI_FEDERATION_RULE_ID: 'r' });
    expect([codex.identity?.variable, await codex.identity?.token()]).toEqual([
      'OPENAI_IDENTITY_TOKEN_FILE',
      'for mine',
    ]);
  });
  it('takes the file that the user names, and prefers a key', async () => {
    const file = { ...CLAUDE_IDS, ANTHROPIC_IDENTITY_TOKEN_FILE: '/t' };
    expect(await take('claude', file, null)).toMatchObject({ env: file, identity: null });
    expect(await take('claude', { ...CLAUDE_IDS, ANTHROPIC_API_KEY: 'k' })).toMatchObject({ identity: null });
  });
  it('names the id that is missing, and the permission that a job lacks', async () => {
    expect(await refusal('claude', { ANTHROPIC_FEDERATION_RULE_ID: 'r' })).toMatch(
      /needs ANTHROPIC_ORGANIZATION_ID and ANTHROPIC_SERVICE_ACCOUNT_ID for workload identity/,
    );
    expect(await refusal('codex', { OPENAI_FEDERATION_RULE_ID: 'r' }, { ...JOB, issueToken: null })).toMatch(
      /`permissions: id-token: write`/,
    );
    expect(await refusal('codex', { OPENAI_FEDERATION_RULE_ID: 'r' }, null)).toMatch(/set OPENAI_IDENTITY_TOKEN_FILE/);
  });
});

describe('mode live without a stored key', () => {
  let model: Vendor;
  let root: string;
  const opened: KeylessVendor[] = [];
  const open = async (agent: 'ANTHROPIC_BASE_URL' | 'COPILOT_PROVIDER_BASE_URL', refuse: number | null = null) => {
    const base = (model.env[agent] ?? '').replace(/\/v1$/, '');
    const vendor = await openKeylessVendor(base, refuse);
    opened.push(vendor);
    return vendor;
  };

  beforeAll(async () => {
    model = await openVendor([PROMPT], ({ agent, request, offered }) => {
      const alpha = offered.find(({ id }) => /(^|:)alpha$/.test(id));
      const shell = agent.name === 'claude' ? 'Bash' : 'bash';
      const look = agent.name === 'claude' ? 'env; cat "$ANTHROPIC_IDENTITY_TOKEN_FILE"' : 'env';
      const calls = [
        alpha && agent.callSkill(request, alpha),
        agent.callTool(request, shell, { command: look, description: 'Look' }),
      ];
      const call = calls[request.step];
      return call ? { text: '', calls: [call] } : null;
    });
    root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    write(
      join(root, 'cases.json'),
      JSON.stringify([{ case_id: 'once', prompt: PROMPT, expected_skill: 'alpha', trials: 1 }]),
    );
  });
  afterAll(async () => {
    for (const vendor of opened) await vendor.close();
    await model.close();
  });

  const textsBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path, 'utf8'));

  inFull.it('runs Claude Code in a job with id-token: write, whose token is exchanged and left nowhere', async () => {
    const vendor = await open('ANTHROPIC_BASE_URL');
    const { code, outputs, stdout, stderr, errors } = await runActionHere({
      workspace: root,
      token: '',
      inputs: { mode: 'live', agents: 'claude', leg: 'true' },
      env: {
        ...CLAUDE_IDS,
        AGENT_ROUTING_CACHE:
          process.env['AGENT_ROUTING_CACHE'] ?? join(process.env['HOME'] ?? '', '.cache/agent-routing'),
        ANTHROPIC_BASE_URL: vendor.url,
        ACTIONS_ID_TOKEN_REQUEST_URL: `${vendor.url}/identity?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'runner-token',
      },
    });
    expect({ code, passed: outputs['passed'], stderr, errors }).toEqual({
      code: 0,
      passed: '1',
      stderr: expect.any(String),
      errors: [],
    });
    const lines = vendor.requests.map(({ line }) => line);
    expect(lines[0]).toBe('GET /identity?api-version=2.0&audience=https%3A%2F%2Fapi.anthropic.com');
    const exchange = JSON.parse(vendor.requests.find(({ line }) => line.startsWith('POST /v1/oauth'))?.body ?? '{}');
    expect(exchange).toMatchObject({ assertion: IDENTITY, federation_rule_id: 'fdrl_1', service_account_id: 'svac_1' });
    const asked = vendor.requests.filter(({ line }) => line.startsWith('POST /v1/messages'));
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${EXCHANGED}`]));
    const shown = stdout.replace(/^::add-mask::.*$/gm, '') + stderr;
    for (const text of [shown, ...textsBelow(outputs['artifact_dir'] ?? '')])
      for (const secret of [IDENTITY, EXCHANGED, 'runner-token']) expect(text).not.toContain(secret);
  });

  inFull.it('takes an identity that is refused during a batch for the credential’s fault', async () => {
    const cache = newFolder();
    installFakeCodex(cache);
    const vendor = await openKeylessVendor('http://127.0.0.1:1', null, 1);
    opened.push(vendor);
    const { code, outputs, errors } = await runActionHere({
      workspace: root,
      token: '',
      inputs: { mode: 'live', agents: 'codex', leg: 'true' },
      env: {
        ...{ OPENAI_FEDERATION_RULE_ID: 'fdrl_1', AGENT_ROUTING_CACHE: cache },
        ACTIONS_ID_TOKEN_REQUEST_URL: `${vendor.url}/identity?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'runner-token',
      },
    });
    expect({ code, errors }).toMatchObject({ code: 0 });
    const { results } = JSON.parse(readFileSync(join(outputs['artifact_dir'] ?? '', 'results.json'), 'utf8'));
    expect(results[0].fault).toMatchObject({
      kind: 'auth',
      message: expect.stringMatching(/no identity token for this trial: .*403/),
      fix: expect.stringContaining('id-token: write'),
    });
  });

  const runHere = async (env: Record<string, string>, ...argv: string[]) => {
    const shell = keptShell(root, env);
    const code = await runCommand('run', run, argv.includes('--mode') ? argv : ['--mode', 'live', ...argv], shell);
    return { code, out: shell.out.join(''), err: shell.err.join('') };
  };
  const folderOf = (err: string) => /^ARTIFACT_DIR=(.+)$/m.exec(err)?.[1] ?? '';

  inFull.it('runs Copilot CLI with the token of a job, which no other process gets', async () => {
    const vendor = await open('COPILOT_PROVIDER_BASE_URL');
    const env = { GITHUB_TOKEN: JOB_TOKEN, COPILOT_API_URL: vendor.url, COPILOT_DEBUG_GITHUB_API_URL: vendor.url };
    const { code, out, err } = await runHere({ ...env, COPILOT_MODEL: 'gpt-5.1' }, '--agents', 'copilot');
    expect({ code, out, err }).toMatchObject({ code: 0, out: expect.stringContaining('chosen 1/1') });
    const asked = vendor.requests.filter(({ line }) => line.includes('/chat/completions'));
    expect(asked.length).toBeGreaterThan(1);
    expect(vendor.requests.map(({ line }) => line).filter((line) => line.includes('copilot_internal/user'))).toEqual(
      [],
    );
    // What a tool printed of its environment is in the last request.
    expect(asked.some(({ body }) => body.includes('COPILOT_HOME='))).toBe(true);
    for (const text of [err, ...asked.map(({ body }) => body), ...textsBelow(folderOf(err))])
      expect(text).not.toContain(JOB_TOKEN);
  });

  inFull.it(
    'asks a model of Copilot in mode model with that token, over turns, and no other process gets it',
    async () => {
      const holders = new Set<string>();
      const chat = await openChatEndpoint(({ messages }) => {
        for (const name of listHolders(JOB_TOKEN)) holders.add(name);
        const file = /\(file: ([^()]+alpha\/SKILL\.md)\)/.exec(JSON.stringify(messages))?.[1];
        const read = messages.some(({ role }) => role === 'tool') ? file : 'cases.json';
        return { calls: [{ input: `text(await tools.exec_command({"cmd":"cat ${read}"}))` }] };
      });
      const vendor = await openKeylessVendor(chat.url.replace(/\/v1$/, ''));
      opened.push(vendor);
      const env = {
        ...{ AGENT_ROUTING_MODEL_URL: 'copilot', GITHUB_TOKEN: JOB_TOKEN },
        ...{ COPILOT_API_URL: vendor.url, COPILOT_DEBUG_GITHUB_API_URL: vendor.url },
      };
      const argv = ['--mode', 'model', '--model', 'gpt-5.1', '--agents', 'codex'];
      const { code, out, err } = await runHere(env, ...argv).finally(chat.close);
      expect({ code, out, err }).toMatchObject({ code: 0, out: expect.stringContaining('chosen 1/1') });
      const [first, second] = chat.requests.map(({ body }) => body);
      expect(chat.requests).toHaveLength(2);
      expect(first?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
      expect(first?.messages[0]?.content).toContain('Codex');
      expect(first?.messages[1]?.content).toContain(PROMPT);
      expect(second?.messages.at(-1)).toMatchObject({
        role: 'tool',
        content: expect.stringContaining('cat: cases.json'),
      });
      expect(first?.tools.map((tool) => tool.function.name)).not.toContain('create');
      expect([...holders]).toEqual(['copilot']);
      for (const text of [out, err, ...textsBelow(folderOf(err))]) expect(text).not.toContain(JOB_TOKEN);
    },
  );

  it('says before a batch that mode model by Copilot needs a token', async () => {
    const argv = ['--mode', 'model', '--model', 'gpt-5.1', '--agents', 'codex'];
    await expect(runHere({ AGENT_ROUTING_MODEL_URL: 'copilot' }, ...argv)).rejects.toThrow(/copilot-requests: write/);
  });

  inFull.it('names the permission and the policy where GitHub refuses the token', async () => {
    const vendor = await open('COPILOT_PROVIDER_BASE_URL', 403);
    const env = { GITHUB_TOKEN: JOB_TOKEN, COPILOT_API_URL: vendor.url, COPILOT_DEBUG_GITHUB_API_URL: vendor.url };
    const { out } = await runHere({ ...env, COPILOT_MODEL: 'gpt-5.1' }, '--agents', 'copilot');
    expect(out).toMatch(/copilot-requests: write/);
    expect(out).toMatch(/billed to it/);
  });

  inFull.it('names the federation rule where the vendor refuses the identity', async () => {
    const vendor = await open('ANTHROPIC_BASE_URL', 401);
    write(join(root, 'token'), IDENTITY);
    const env = { ...CLAUDE_IDS, ANTHROPIC_IDENTITY_TOKEN_FILE: join(root, 'token'), ANTHROPIC_BASE_URL: vendor.url };
    const { out } = await runHere(env, '--agents', 'claude');
    expect(out).toMatch(/let the federation rule accept this job's token/);
  });
});
