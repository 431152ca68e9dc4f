import { describe, expect, it } from '@jest/globals';
import { lintHooks } from '../../../lib/lint/plugin/hook-rules.js';

const declare = (event: string, command: string) =>
  JSON.stringify({ hooks: { [event]: [{ matcher: 'Bash', hooks: [{ type: 'command', command }] }] } });

const lint = (text: string, script: { text: string; executable: boolean } | null, path = 'hooks/x.sh') =>
  lintHooks([{ file: 'kit/hooks/hooks.json', folder: 'kit/', text, scripts: { [path]: script } }]);

const findings = (...given: Parameters<typeof lint>) =>
  lint(...given).map(({ rule, severity }) => `${severity} ${rule}`);

const OPEN = { text: '#!/bin/sh\necho no >&2\nexit 1\n', executable: true };
const RUN = `${'$'}{CLAUDE_PLUGIN_ROOT}/hooks/x.sh`;

describe('what is wrong with hooks', () => {
  it('names the line that lets a call through, with what it means on each agent', () => {
    expect(lint(declare('PreToolUse', RUN), OPEN)).toEqual([
      {
        rule: 'hook-fails-open',
        severity: 'warning',
        file: 'kit/hooks/hooks.json',
        line: 1,
        subject: 'kit/hooks/hooks.json',
        message: 'hooks/x.sh:3 exits with 1, and the script never denies the call',
        consequences: {
          claude: 'exit 1 does not block the call',
          codex: 'exit 1 does not block the call',
          copilot: 'exit 1 blocks the call, but without the reason',
        },
        fix: 'exit with 2 and the reason on stderr, or print a deny decision as JSON.',
      },
    ]);
  });

  it.each(['PreToolUse', 'preToolUse', 'BeforeTool'])('asks that of hooks before a call: %s', (event) => {
    expect(findings(declare(event, RUN), OPEN)).toEqual(['warning hook-fails-open']);
  });

  it.each(['SessionStart', 'UserPromptSubmit', 'PostToolUse', 'Stop', 'PreCompact'])(
    'asks it of no others: %s',
    (event) => {
      expect(findings(declare(event, RUN), OPEN)).toEqual([]);
    },
  );

  it.each([
    ['process.exit(1)', true],
    ['sys.exit(1)', true],
    ['exit 10', false],
    ['exit 0', false],
    ['exit 1 || exit 2', false],
    ['exit 1; echo permissionDecision', false],
    ['exit 1; echo \'{"decision":"block"}\'', false],
    ['exec python3 "$@"\nexit 1', false],
    ['python3 check.py "$@"\nexit 1', false],
    ['. ./rules.sh\nexit 1', false],
    ['source rules.sh\nexit 1', false],
    ['require("../lib/check.js"); process.exit(1)', false],
    ['import check from "./check.js"; process.exit(1)', false],
    ['await import("./x.js"); process.exit(1)', false],
    ['from rules import deny\nsys.exit(1)', false],
    ['import subprocess\nsys.exit(1)', false],
    ['spawnSync("x"); process.exit(1)', false],
  ])('reads what a script decides itself: %s', (text, open) => {
    expect(findings(declare('PreToolUse', RUN), { text, executable: true })).toEqual(
      open ? ['warning hook-fails-open'] : [],
    );
  });

  it('wants a script that is there, and one that can be started where nothing starts it', () => {
    const fine = { text: 'exit 2', executable: true };
    const [gone] = lint(declare('Stop', RUN), null);
    expect(gone).toMatchObject({ rule: 'hook-missing', severity: 'error', line: 1, subject: 'kit/hooks/hooks.json' });
    expect(gone?.message).toBe('its command names hooks/x.sh, which does not exist');
    const [locked] = lint(declare('Stop', RUN), { ...fine, executable: false });
    expect(locked).toMatchObject({ rule: 'hook-missing', severity: 'error', fix: 'chmod +x kit/hooks/x.sh' });
    expect(findings(declare('Stop', RUN), fine)).toEqual([]);
    for (const by of ['bash', 'sh', 'node', 'python3', 'python', 'uv run', 'deno run'])
      expect(findings(declare('Stop', `${by} "${RUN}"`), { ...fine, executable: false })).toEqual([]);
    expect(findings(declare('Stop', `bash -c true; ${RUN}`), { ...fine, executable: false })).toEqual([
      'error hook-missing',
    ]);
    // A path that was not looked for is no path that is missing.
    expect(findings(declare('Stop', 'bash other/y.sh'), null)).toEqual([]);
  });

  it.each(['{"PreToolUse": []}', 'no json', '{"hooks": []}', '{"hooks": {"PreToolUse": "x"}}'])(
    'refuses a file of another shape: %s',
    (text) => {
      expect(findings(text, null)).toEqual(['error hook-shape']);
    },
  );
});
