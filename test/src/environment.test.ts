import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { installFakeCodex } from '../helpers/fake-agent.js';
import { writePlugin } from '../helpers/plugin.js';
import { runAction } from '../helpers/run-action.js';
import { runCli } from '../helpers/run-cli.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const TOKEN = `canary-of-environment-${process.pid}`;
const SECRETS = { GITHUB_TOKEN: TOKEN, ACTIONS_RUNTIME_TOKEN: TOKEN, OPENAI_API_KEY: TOKEN };

/** A project whose one case makes the agent read the environments of all processes that it can see. */
function project(): { root: string; cache: string } {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
  const testCase = { case_id: 'a', prompt: 'fake: read environments', expected_skill: 'alpha' };
  writeFileSync(join(root, 'cases.json'), JSON.stringify([testCase]));
  const cache = newFolder();
  installFakeCodex(cache);
  return { root, cache };
}

/** What the agent said it found, from the only trial of the only unit. */
function readFound(batch: string): string | undefined {
  const [unit = ''] = readdirSync(join(batch, 'units'));
  return /found: \d+/.exec(readFileSync(join(batch, 'units', unit, 'trial-1/stdout'), 'utf8'))?.[0];
}

const ARGS = ['run', '--agents', 'codex', '--sandbox', 'none'];

describe('an agent without a sandbox finds no token in the environment of any process', () => {
  it('of the command line', async () => {
    const { root, cache } = project();
    const { folder, stderr } = await runCli(ARGS, { cwd: root, cache, env: SECRETS });
    expect(readFound(folder)).toBe('found: 0');
    expect(stderr).not.toMatch(/can read [A-Z_, ]+ in the environment/);
  });

  it('of the action', async () => {
    const { root, cache } = project();
    const { outputs, stdout } = await runAction({
      ...{ workspace: root, token: TOKEN, inputs: { agents: 'codex', sandbox: 'none', leg: 'true' } },
      env: { ...SECRETS, AGENT_ROUTING_CACHE: cache },
    });
    if (!outputs['artifact_dir']) throw new Error(stdout);
    expect(readFound(outputs['artifact_dir'])).toBe('found: 0');
  });

  it('but of those above it, which the log names with the variables and never a value', async () => {
    const { root, cache } = project();
    const entry = process.env['CLI_ENTRY'] ?? join(import.meta.dirname, '../../dist/cli/index.js');
    const words = [process.execPath, entry, ...ARGS].map((word) => `'${word}'`).join(' ');
    const shell = spawn('/bin/sh', ['-c', `${words}; exit $?`], {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: root, AGENT_ROUTING_CACHE: cache, ...SECRETS },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    shell.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    await new Promise((done) => shell.on('close', done));
    expect(readFound(/^ARTIFACT_DIR=(.*)$/m.exec(stderr)?.[1] ?? '')).toBe('found: 1');
    expect(stderr).toContain(
      `without a sandbox agents can read GITHUB_TOKEN, ACTIONS_RUNTIME_TOKEN, OPENAI_API_KEY in the environment of sh (${shell.pid})`,
    );
    expect(stderr).not.toContain(TOKEN);
  });
});
