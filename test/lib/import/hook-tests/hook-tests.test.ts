import { describe, expect, it } from '@jest/globals';
import type { ImportFile } from '../../../../lib/import/imported.js';
import { readImport } from '../../../../lib/import/index.js';
import { resolveImports } from '../../../../lib/import/resolve.js';

const HELPER = `
run_hook() {
  local cmd="$1"
  run bash -c 'jq -n --arg cmd "$1" '"'"'{"tool_input":{"command":$cmd}}'"'"' | "$2"' _ "$cmd" "$HOOK"
}
run_hook_bare() {
  run env PATH=/bin bash -c 'jq -n '"'"'{"tool_input":{"command":$cmd}}'"'"' | "$2"' _ "$1" "$HOOK"
}
assert_deny() {
  [[ $output == *deny* ]]
}
`;
const file = (path: string, text: string, beside: Record<string, string> = {}): ImportFile => ({
  ...{ path, text, source_path: path, isPart: () => false },
  read: async (name) => beside[name] ?? null,
  list: async () => [],
});

async function importCases(path: string, text: string, beside: Record<string, string> = {}) {
  const found = await readImport(file(path, text, beside), null);
  if (!found) return null;
  const corpus = resolveImports([found.imported], {
    source: { skills: [] } as never,
    ranker: null as never,
    skill: null,
  });
  const cases = corpus.cases.map(({ case_id, tool, input, expect: wanted, contains }) => [
    ...[case_id, tool, input, wanted],
    ...(contains === undefined ? [] : [contains]),
  ]);
  return { kind: found.kind, cases, corpus };
}

describe('tests of hooks in bats', () => {
  it('are calls, through a helper of another file', async () => {
    const found = await importCases(
      'hooks/x.bats',
      `load test_helper
@test "denies a forced push" {
  run_hook "git push --force \\"x\\""
  assert_deny
  assert_suggestion_contains "with lease"
  assert_suggestion_contains "or not"
}
@test "allows a push" {
  run_hook 'git push "a" $b'
  assert_allow
}
@test "without gh" {
  run_hook_bare "git push"
  assert_allow
}
@test "with a variable" {
  run_hook "git push $BRANCH"
  assert_deny
}
@test "the same push again is allowed" {
  run_hook 'git push "a" $b'
  assert_allow
}
@test "something" {
  run_hook "ls"
}
`,
      { 'test_helper.bash': HELPER },
    );
    expect(found?.kind).toBe('bats');
    expect(found?.cases).toEqual([
      ['denies-a-forced-push', 'Bash', { command: 'git push --force "x"' }, 'block', 'with lease'],
      ['allows-a-push', 'Bash', { command: 'git push "a" $b' }, 'allow'],
    ]);
    expect(found?.corpus.lost).toEqual({
      'hooks/x.bats': ['names of tools, which its tests leave out; here Bash'],
      'denies-a-forced-push': ["further words of the answer: 'or not'"],
    });
    expect(found?.corpus.left_out.map(({ name, reason }) => [name.replace(/^.*: /, ''), reason])).toEqual([
      ['without gh', 'it changes the environment of the hook.'],
      ['with a variable', 'its call holds variables of the shell.'],
      ['something', 'it does not say whether the call is blocked or allowed.'],
      ['the same push again is allowed', 'it is the same as allows-a-push.'],
    ]);
  });

  it('are calls that stand in the test', async () => {
    const found = await importCases(
      'a.bats',
      `@test "force" {
  run bash -c 'echo "{\\"tool_name\\":\\"Bash\\",\\"tool_input\\":{\\"command\\":\\"rm -rf /\\"}}" | ./h.sh'
  [ "$status" -eq 2 ]
  [[ "$output" == *"not here"* ]]
}
@test "nothing" {
  run ./h.sh <<< '{"tool_name":"Read","tool_input":{"file_path":"a"}}'
  [ "$status" -eq 0 ]
}
`,
    );
    expect(found?.cases).toEqual([
      ['force', 'Bash', { command: 'rm -rf /' }, 'block', 'not here'],
      ['nothing', 'Read', { file_path: 'a' }, 'allow'],
    ]);
  });

  it('are none where no hook is asked', async () => {
    expect(await importCases('a.bats', '@test "x" {\n  run ls\n}\n')).toBeNull();
  });
});

describe('tests of hooks in Python', () => {
  const RUN = `
def run(command, tool="Bash"):
    payload = {"tool_name": "Bash", "tool_input": {"command": command}}  # as Claude Code
    return subprocess.run([HOOK], input=json.dumps(payload), capture_output=True)
`;

  it('are rows of a table', async () => {
    const found = await importCases(
      'tests/test_guard.py',
      `${RUN}
@pytest.mark.parametrize("command", [
    "rm -rf /",
    'rm -fr ' "'x'",  # two strings are one
    r"rm \\d",
])
def test_blocks(command):
    result = run(command)
    assert result.returncode == 2
    assert "careful" in result.stderr

@pytest.mark.parametrize(("command", "expected"), [("ls", "allow"), ("dd", "block")], ids=[str(x) for x in y])
def test_table(command, expected):
    assert decide(run(command)) == expected
`,
    );
    expect(found?.cases).toEqual([
      ['test-blocks-1', 'Bash', { command: 'rm -rf /' }, 'block', 'careful'],
      ['test-blocks-2', 'Bash', { command: "rm -fr 'x'" }, 'block', 'careful'],
      ['test-blocks-3', 'Bash', { command: 'rm \\d' }, 'block', 'careful'],
      ['test-table-1', 'Bash', { command: 'ls' }, 'allow'],
      ['test-table-2', 'Bash', { command: 'dd' }, 'block'],
    ]);
  });

  it('are methods of a class, and say what cannot be known', async () => {
    const found = await importCases(
      'guard_test.py',
      `${RUN}
class TestGuard(unittest.TestCase):
    def test_denies_env(self):
        out = hook({"tool_name": "Write", "tool_input": {"file_path": ".env", "content": "A=1"}})
        self.assertIn("secrets", out)

    def test_is_silent(self):
        self.assertEqual(run("ls").stdout, "")

    def test_computed(self):
        assert run(make_command(3)).returncode == 2

    def test_other(self):
        assert True
`,
    );
    expect(found?.cases).toEqual([
      ['test-denies-env', 'Write', { file_path: '.env', content: 'A=1' }, 'block', 'secrets'],
      ['test-is-silent', 'Bash', { command: 'ls' }, 'allow'],
    ]);
    expect(found?.corpus.left_out.map(({ reason }) => reason)).toEqual([
      'its call is made of more than words that stand in the test.',
      'it gives the hook no JSON that stands in the test.',
    ]);
  });
});
