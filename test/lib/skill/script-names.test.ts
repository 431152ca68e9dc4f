import { expect, it } from '@jest/globals';
import { explainStuck, nameScript } from '../../../lib/skill/hooks.js';
import { filesIn } from '../../../lib/skill/script-names.js';

const R = '$' + '{CLAUDE_PLUGIN_ROOT}';
const P = '"$CLAUDE_PROJECT_DIR"';

it.each([
  // Started, or given to what reads or runs it.
  ['hooks/x.sh --fast', 'program hooks/x.sh'],
  ['./x.sh', 'program x.sh'],
  [`${P}/.claude/hooks/a.sh`, 'program .claude/hooks/a.sh'],
  ['MODE=a/b exec timeout 5 hooks/x.sh', 'program hooks/x.sh'],
  ['jq -r .tool_input | hooks/deny.py', 'program hooks/deny.py'],
  ['bash -lc "./scripts/x.sh a/b"', 'program scripts/x.sh, word a/b'],
  [`bash "${R}"/scripts/a.sh`, 'file scripts/a.sh'],
  ['sh $' + '{CLAUDE_PROJECT_DIR:-.}/h/x.sh', 'file h/x.sh'],
  ['node --import ./reg.mjs hooks/x.js conf/a.json', 'file reg.mjs, file hooks/x.js, word conf/a.json'],
  ['uv run hooks/x.py', 'file hooks/x.py'],
  ['npx tsx hooks/x.ts', 'file hooks/x.ts'],
  ['/usr/bin/python3 "$(git rev-parse --show-toplevel)/.codex/hooks/x.py"', 'file .codex/hooks/x.py'],
  ['node $' + '{extensionPath}/hooks/x.js', 'file hooks/x.js'],
  [`node -e "require('${R}/hooks/x.js')"`, 'file hooks/x.js'],
  ['cat docs/rules.md docs/more.md', 'file docs/rules.md, file docs/more.md'],
  ['echo "$(cat docs/rules.md)"', 'file docs/rules.md'],
  ['hooks/deny.py < docs/rules.md', 'program hooks/deny.py, file docs/rules.md'],
  [`"${R}/run.cmd" "${R}/hooks/start.sh"`, 'program run.cmd, file hooks/start.sh'],
  // What only looks like a path.
  ['git diff --quiet origin/main', 'word origin/main'],
  ['sed -i s/a/b/g notes', 'word s/a/b/g'],
  ['docker run ghcr.io/a/b', 'word ghcr.io/a/b'],
  ['npx -y @org/tool --x', ''],
  ['echo "blocked: see docs/policy.md" >&2; exit 2', ''],
  ['node -e "if(/git push/.test(x)) y()"', ''],
  ['python3 -c \'print("a/b.py")\'', ''],
  ['hooks/x.sh > logs/out.txt # then a/b.sh', 'program hooks/x.sh'],
  [`date >> ${P}/.claude/log.sh`, ''],
  [`touch ${P}/.claude/on.js`, 'word .claude/on.js'],
  ['[ -x hooks/y.sh ] && hooks/y.sh', 'word hooks/y.sh'],
  ['cd packages/app && ./run.sh', 'word packages/app, word run.sh'],
  [`cd ${P} && ./run.sh`, 'program run.sh'],
  ['$OTHER_DIR/x.sh', 'word x.sh'],
  ['case "$1" in src/a) hooks/x.sh;; esac', 'word src/a, word hooks/x.sh'],
  ["cat <<'EOF'\ndocs/x.md is for you\nEOF\nhooks/z.sh", 'program hooks/z.sh'],
])('the files of a command: %s', (command, wanted) => {
  expect(
    filesIn(command)
      .map(({ how, path }) => `${how} ${path}`)
      .join(', '),
  ).toBe(wanted);
});

it('a file that is read needs no executable bit, and one that is started does', () => {
  const script = { text: '', executable: false };
  expect(explainStuck('docs/rules.md', 'cat docs/rules.md', script)).toBeNull();
  expect(explainStuck('hooks/x.sh', 'sh hooks/x.sh', script)).toBeNull();
  expect(explainStuck('hooks/x.sh', 'hooks/x.sh', script)).toBe('hooks/x.sh is not executable');
  expect([nameScript('cat docs/rules.md'), nameScript('git diff origin/main')]).toEqual(['rules.md', null]);
});
