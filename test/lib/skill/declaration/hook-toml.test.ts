import { describe, expect, it } from '@jest/globals';
import type { DeclaredHook } from '../../../../lib/contract/transcript/hook-call.js';
import { hooksInToml, rewriteHookToml } from '../../../../lib/skill/declaration/hook-toml.js';

const CONFIG = `model = "gpt-5"

[[hooks.PreToolUse]]
matcher = "Bash"

[[hooks.PreToolUse.hooks]]
type = "command"
command = "node tools/h.cjs"
timeout = 5

[mcp_servers.docs]
command = "docs-server"
`;

describe('the hooks in Codex’s config.toml', () => {
  it('are read, and their commands replaced; what else starts a program is no hook', () => {
    const seen: DeclaredHook[] = [];
    const rewritten = rewriteHookToml(CONFIG, '.codex/config.toml', (hook) => {
      seen.push(hook);
      return { command: (original) => `record '${original}'`, program: 'record', args: () => [] };
    });
    expect(seen).toEqual([
      {
        event: 'PreToolUse',
        matcher: 'Bash',
        conditional: false,
        file: '.codex/config.toml',
        command: 'node tools/h.cjs',
        recorded: true,
      },
    ]);
    expect(hooksInToml(rewritten ?? '')).toEqual({
      PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: "record 'node tools/h.cjs'", timeout: 5 }] }],
    });
    expect(rewritten).toMatch(/model = "gpt-5"[\s\S]*command = "docs-server"/);
  });

  it.each([
    ['a file without hooks', 'model = "gpt-5"\n'],
    ['a file that cannot be read', '[[hooks.PreToolUse]\n'],
  ])('are none in %s, which stays as it is', (_, text) => {
    expect(hooksInToml(text)).toBeNull();
    expect(rewriteHookToml(text, 'config.toml', () => null)).toBeNull();
  });
});
