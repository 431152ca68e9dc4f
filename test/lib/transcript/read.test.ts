import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS, findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { LaunchSetup } from '../../../lib/agents/interface/unit-setup.js';
import { openPorts } from '../../../lib/setup/ports.js';
import { readTranscript } from '../../../lib/transcript/read.js';
import { writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const SECRET = 'canary-7f3a-0123456789';
const LOGS: Record<string, string> = {
  gemini: '.gemini/tmp/p/chats/session-1.jsonl',
  qwen: '.qwen/projects/p/chats/1.jsonl',
  codex: '.codex/sessions/2026/11/rollout-1.jsonl',
};

async function keptOf(name: string, lines: readonly string[]): Promise<string | null> {
  const root = folder();
  writeTree(root, {
    'raw/stdout': '',
    'raw/stderr': '',
    [`home/${LOGS[name]}`]: `${lines.join('\n')}\n`,
    'kept/x': '',
  });
  const ports = await openPorts();
  try {
    const setup = { home: join(root, 'home'), own_home: false, session_id: 's' } as unknown as LaunchSetup;
    const exit = { exit_code: 0, signal: null, timed_out: false };
    const facts = { installed_skills: null, body_of: null, cwd: null };
    const redact = (line: string) => line.replaceAll(SECRET, '***');
    const agent = findAgent(name) as Agent;
    const reader = { folder: join(root, 'kept'), redact, onEvent: () => {} };
    await readTranscript({ agent, setup, facts, exit, raw: join(root, 'raw') }, reader, ports);
    const path = join(root, 'kept/session_log');
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  } finally {
    await ports.modelServer.close();
  }
}

describe('the session files of a trial', () => {
  it('are kept without secrets where the output does not show what a call brought', async () => {
    expect(Object.keys(AGENTS)).toEqual(expect.arrayContaining(Object.keys(LOGS)));
    const line = JSON.stringify({ sessionId: 's', projectHash: SECRET });
    for (const name of ['gemini', 'qwen']) expect(await keptOf(name, [line])).toBe(`${line.replace(SECRET, '***')}\n`);
    expect(await keptOf('codex', [line])).toBeNull();
  });

  it('are kept up to a megabyte, in whole lines', async () => {
    const line = JSON.stringify({ sessionId: 's', projectHash: 'x'.repeat(300_000) });
    const kept = (await keptOf('gemini', Array(5).fill(line))) ?? '';
    expect(kept).toBe(`${line}\n`.repeat(3));
  });
});
