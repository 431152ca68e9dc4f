import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { writeTree } from '../helpers/file-tree.js';
import { temporaryFolder } from '../helpers/temporary-folder.js';

const folder = temporaryFolder();
const HOOKS = join(import.meta.dirname, '../../hooks/run-hooks.mjs');

type Ask = (tool: string, input: unknown) => string | null;

/** The module beside a hooks.json with one hook. */
async function withHook(script: string, matcher = 'Bash'): Promise<Ask> {
  const root = folder();
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the module fills it in
  const hooks = [{ type: 'command', command: 'sh "${CLAUDE_PLUGIN_ROOT}/hooks/hook.sh"' }];
  writeTree(root, {
    'hooks/hooks.json': JSON.stringify({ hooks: { PreToolUse: [{ matcher, hooks }] } }),
    'hooks/hook.sh': script,
  });
  copyFileSync(HOOKS, join(root, 'hooks/run-hooks.mjs'));
  return ((await import(join(root, 'hooks/run-hooks.mjs'))) as { askHooks: Ask }).askHooks;
}

describe('a declared hook, asked by an agent whose hooks are modules,', () => {
  it('sees the call under the names of Claude Code, and denies it by its exit code', async () => {
    const ask = await withHook('cat >&2; exit 2\n', 'Read|Bash');
    expect(JSON.parse(ask('read', { filePath: '/w/a' }) ?? '')).toMatchObject({
      hook_event_name: 'PreToolUse',
      tool_name: 'Read',
      tool_input: { file_path: '/w/a' },
    });
  });

  it('denies by its answer, in the words of that', async () => {
    const answer = { hookSpecificOutput: { permissionDecision: 'deny', permissionDecisionReason: 'Use gh api.' } };
    expect((await withHook(`echo '${JSON.stringify(answer)}'\n`))('bash', { command: 'gh pr' })).toBe('Use gh api.');
  });

  it.each([
    ['says nothing', 'exit 0\n'],
    ['prints words', 'echo fine\n'],
    ['fails', 'echo oops >&2; exit 1\n'],
  ])('lets the call through where it %s', async (_, script) => {
    expect((await withHook(script))('bash', { command: 'ls' })).toBeNull();
  });

  it('is not asked about a tool that its matcher does not name', async () => {
    expect((await withHook('exit 2\n'))('read', { path: '/w/a' })).toBeNull();
  });
});
