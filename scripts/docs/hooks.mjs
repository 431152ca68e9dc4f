// Writes the table of docs/tool-routes.md: what becomes of a call whose hook blocks, crashes, hangs …, on the real agents. Usage: npm run compile && node scripts/docs/hooks.mjs [--build build] [--agents claude,codex,copilot] [--print]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values: flags } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    agents: { type: 'string', default: 'claude,codex,copilot' },
    only: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
});
const page = join(import.meta.dirname, '../../docs/tool-routes.md');
const cli = join(import.meta.dirname, '../..', flags.build, 'src/cli.js');

const { KINDS } = await import(
  pathToFileURL(join(import.meta.dirname, '../..', flags.build, 'lib/report/view/kinds.js')).href
);

const MESSAGE = 'Call retrieve_tools.';
const ROOT = '$' + '{CLAUDE_PLUGIN_ROOT}';
const decision = (more) =>
  JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: MESSAGE },
    ...more,
  });
const node = (code) => ({
  declared: hooks(`node ${ROOT}/hooks/h.cjs`),
  files: { 'hooks/h.cjs': `require('node:fs').readFileSync(0);\n${code}\n` },
});
const hooks = (command) => ({
  hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command, timeout: 3 }] }] },
});

/** Each is a source of its own with one call. */
const SITUATIONS = {
  'exit code 2, message on stderr': node(`process.stderr.write('${MESSAGE}'); process.exitCode = 2;`),
  'a deny decision on stdout': node(`process.stdout.write('${decision({})}');`),
  'a deny decision with another key beside it': node(`process.stdout.write('${decision({ route: 'mcp' })}');`),
  'a rule of the agent’s own, shipped by the source': {
    ...node(''),
    files: {
      ...node('').files,
      '.claude/settings.json': '{"permissions":{"deny":["Bash(mcp:*)"]}}',
      '.codex/rules/own.rules': `prefix_rule(pattern=["mcp"], decision="forbidden", justification="${MESSAGE}")\n`,
    },
  },
  'no hook blocks, and the agent asks for a permission': node(''),
  'no hook blocks, and the agent’s own policy refuses': { ...node(''), input: { command: 'rm -rf /tmp/zzz' } },
  'it asks the user': node(
    `process.stdout.write(JSON.stringify({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'ask', permissionDecisionReason: '${MESSAGE}' } }));`,
  ),
  'the hook crashes': node("throw new Error('boom');"),
  'its script is missing': { declared: hooks(`node ${ROOT}/hooks/gone.cjs`), files: {} },
  'its script is missing, started by python3': { declared: hooks(`python3 ${ROOT}/hooks/gone.py`), files: {} },
  'its script is not executable': {
    declared: hooks(`${ROOT}/hooks/h.sh`),
    files: { 'hooks/h.sh': '#!/bin/sh\nexit 2\n' },
  },
  'it hangs': node('setInterval(() => {}, 1000);'),
  'the agent does not load it': { declared: { PreToolUse: hooks('exit 2').hooks.PreToolUse }, files: {} },
  'the project’s settings turn all hooks off': {
    ...node(`process.stderr.write('${MESSAGE}'); process.exitCode = 2;`),
    files: {
      ...node(`process.stderr.write('${MESSAGE}'); process.exitCode = 2;`).files,
      '.claude/settings.json': '{"disableAllHooks":true}',
    },
  },
  'not trusted yet: a plugin’s hook': {
    ...node(`process.stderr.write('${MESSAGE}'); process.exitCode = 2;`),
    flags: ['--withhold-trust'],
  },
  'not trusted yet: the project’s own hook': {
    declared: { hooks: {} },
    files: {
      'hooks/h.cjs': `process.stdout.write('${decision({})}');`,
      '.claude/settings.json': hooks(`node "$CLAUDE_PROJECT_DIR/hooks/h.cjs"`),
      '.codex/hooks.json': hooks('node $CLAUDE_PROJECT_DIR/hooks/h.cjs'),
    },
    flags: ['--withhold-trust'],
  },
  'it lets the call through': { ...node(''), input: { command: 'echo free' } },
  'exit code 2, in a subagent': {
    ...node(`process.stderr.write('${MESSAGE}'); process.exitCode = 2;`),
    where: '+subagent',
  },
  'the hook crashes, in a subagent': { ...node("throw new Error('boom');"), where: '+subagent' },
  'it lets the call through, in a subagent': { ...node(''), input: { command: 'echo free' }, where: '+subagent' },
  'a tool that the agent does not have': { ...node(''), tool: 'mcp__none__find', input: { query: 'x' } },
};

const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
const rows = [];
try {
  for (const [name, situation] of Object.entries(SITUATIONS)) {
    if (flags.only && !name.includes(flags.only)) continue;
    const { declared, files, tool = 'Bash', input = { command: 'mcp list' }, where = '', flags: more = [] } = situation;
    // Codex's output does not show what its subagents do.
    const agents = flags.agents.split(',').filter((agent) => where === '' || agent !== 'codex');
    const root = join(folder, String(rows.length));
    const write = (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), typeof text === 'string' ? text : JSON.stringify(text));
    };
    write('.claude-plugin/plugin.json', { name: 'kit', version: '1.0.0', description: 'x' });
    write('skills/alpha/SKILL.md', '---\nname: alpha\ndescription: Prune roses in late winter.\n---\n# Alpha\n');
    write('hooks/hooks.json', declared);
    for (const [path, text] of Object.entries(files)) write(path, text);
    write('cases.json', [{ kind: 'tool_route', case_id: 'a', tool, input, expect: 'block' }]);
    const args = [
      cli,
      'run',
      '--agents',
      agents.map((agent) => `${agent}${where}`).join(','),
      '--artifacts-root',
      join(folder, 'batches'),
      '--json',
      '--no-progress',
      ...more,
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CI: '' },
    });
    if (stdout === '') throw new Error(stderr);
    for (const row of JSON.parse(stdout).results) rows.push({ name, row });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** One row per situation and way of ending; agents that end alike share it. */
const groups = new Map();
for (const { name, row } of rows) {
  const said = (row.error ?? '')
    .replaceAll(/(?:…|\/tmp\/\S+?)\/(?=hooks\/)/g, '')
    .replaceAll(/\/\S+\/(?=python3)/g, '')
    .replaceAll(/\/bin\/(?:ba)?sh: (?:line )?1: /g, '')
    .replaceAll(/\/tmp\/ar-\w+\/w\b/g, 'the workspace')
    .replaceAll(/\d+\.\d s\b/g, '3 s');
  const cure = row.status === 'pass' ? '' : plain(KINDS.tool_route.fix(row, 'oracle'));
  const outcome = row.tried_call?.outcome ?? 'never made';
  const cells = [name, `\`${outcome}\``, row.status === 'pass' ? 'yes' : 'no', plain(said), cure];
  const key = JSON.stringify(cells);
  groups.set(key, { cells, agents: [...(groups.get(key)?.agents ?? []), row.agent] });
}

function plain(text) {
  return text.replaceAll('|', '\\|');
}

const table = [
  '| the hook | agents | outcome | meets `block` | what the row says | what to do |',
  '|---|---|---|---|---|---|',
  ...[...groups.values()].map(
    ({ cells: [name, ...rest], agents }) => `| ${[name, agents.join(', '), ...rest].join(' | ')} |`,
  ),
].join('\n');
if (flags.print) console.log(table);
else {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- hooks -->)[\s\S]*(<!-- \/hooks -->)/, `$1\n${table}\n$2`));
}
