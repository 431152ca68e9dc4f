// Writes the table of docs/tool-routes.md of events and agents: what of a hook's answer each agent follows. Usage: npm run compile && node scripts/docs/hook-events.mjs [--build build] [--agents claude,codex] [--print]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values: flags } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    agents: { type: 'string', default: 'claude,codex,copilot,gemini,qwen' },
    print: { type: 'boolean', default: false },
  },
});
const page = join(import.meta.dirname, '../../docs/tool-routes.md');
const build = join(import.meta.dirname, '../..', flags.build);
const { AGENTS } = await import(pathToFileURL(join(build, 'lib/agents/index.js')).href);

const bash = (event, word, expect, more = {}) => ({
  event,
  tool: 'Bash',
  input: { command: `echo ${word}` },
  expect,
  ...more,
});
const file = (tool, path, more) => ({
  tool,
  input: { file_path: `$WORKSPACE/${path}`, ...more },
  expect: 'block',
  contains: 'WORDS',
});
const EDIT = { old_string: 'old', new_string: 'new' };

/** Each row of the table: the case that meets it. The hook knows from a word of the case what it is to answer. */
const ROWS = {
  '`PreToolUse` on `Bash`: a block': bash('PreToolUse', 'case-deny', 'block', { contains: 'WORDS' }),
  '… on `Write`': file('Write', 'case-deny.txt', { content: 'x' }),
  '… on `Edit`': file('Edit', 'case-deny-old.txt', EDIT),
  '… on `Read`': file('Read', 'case-deny-old.txt', {}),
  '`PreToolUse`: a question to the user': bash('PreToolUse', 'case-ask', 'ask'),
  '`PreToolUse`: another input': bash('PreToolUse', 'case-rewrite', 'rewrite', { contains: 'REWRITTEN' }),
  '`PermissionRequest`: a refusal': {
    ...bash('PermissionRequest', 'case-refuse', 'block'),
    input: { command: 'touch case-refuse' },
  },
  '`PermissionRequest`: a grant': {
    ...bash('PermissionRequest', 'case-grant', 'allow'),
    input: { command: 'touch case-grant' },
  },
  '`PostToolUse` on `Bash`: the reason of a block': bash('PostToolUse', 'case-after', 'context', { contains: 'WORDS' }),
  '… on a `Write`': {
    ...file('Write', 'case-after.txt', { content: 'x' }),
    event: 'PostToolUse',
    expect: 'context',
  },
  '`SessionStart`: context': { event: 'SessionStart', expect: 'context', contains: 'STARTED' },
  '`UserPromptSubmit`: context': {
    event: 'UserPromptSubmit',
    prompt: 'prompt-add',
    expect: 'context',
    contains: 'WORDS',
  },
  '`UserPromptSubmit`: a block': { event: 'UserPromptSubmit', prompt: 'prompt-refuse', expect: 'block' },
  '`Stop`: a block': { event: 'Stop', prompt: 'prompt-hold', expect: 'block', contains: 'WORDS' },
  '`SubagentStart`': { event: 'SubagentStart', expect: 'runs' },
  '`SubagentStop`: a block': { event: 'SubagentStop', expect: 'block', contains: 'WORDS' },
  '`PreCompact`': { event: 'PreCompact', expect: 'runs' },
  '`SessionEnd`': { event: 'SessionEnd', expect: 'runs' },
  'what `SessionStart` wrote to `CLAUDE_ENV_FILE`': {
    tool: 'Bash',
    input: { command: 'echo "<$LEFT>"' },
    expect: 'allow',
    returns: '<behind>',
  },
};

/** In each agent's own form: Gemini CLI's events have other names, and Copilot CLI reads context from the top alone. */
const HOOK = `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const call = JSON.parse(readFileSync(0, 'utf8'));
const name = call.hook_event_name;
const event = { BeforeTool: 'PreToolUse', AfterTool: 'PostToolUse', BeforeAgent: 'UserPromptSubmit', AfterAgent: 'Stop' }[name] ?? name;
const gemini = process.argv[2] === 'gemini';
const asked = join(call.cwd, '.asked');
if (event === 'UserPromptSubmit' && call.prompt) writeFileSync(asked, call.prompt);
const prompt = () => { try { return readFileSync(asked, 'utf8'); } catch { return ''; } };
const text = event === 'UserPromptSubmit' ? call.prompt : event === 'Stop' ? prompt() : JSON.stringify(call.tool_input ?? '');
const word = /(?:case|prompt)-[a-z]+/.exec(text)?.[0];
const say = (specific, flat) => console.log(JSON.stringify(gemini && flat ? flat : specific));
const specific = (more) => ({ hookSpecificOutput: { hookEventName: name, ...more } });
const decide = (kind) => say(specific({ permissionDecision: kind, permissionDecisionReason: 'WORDS' }), { decision: kind, reason: 'WORDS' });
const block = () => say({ decision: 'block', reason: 'WORDS' }, { decision: 'deny', reason: 'WORDS' });
const add = (words) => say(process.env.COPILOT_PROJECT_DIR ? { additionalContext: words } : specific({ additionalContext: words }));
if (event === 'PreToolUse' && word === 'case-deny') decide('deny');
if (event === 'PreToolUse' && word === 'case-ask') decide('ask');
const other = { command: 'echo REWRITTEN', description: 'Run a command' };
if (event === 'PreToolUse' && word === 'case-rewrite') say(specific({ permissionDecision: 'allow', updatedInput: other }), specific({ tool_input: other }));
if (event === 'PermissionRequest') say(specific({ decision: word === 'case-refuse' ? { behavior: 'deny', message: 'WORDS' } : { behavior: 'allow' } }));
if (event === 'PostToolUse' && word === 'case-after') block();
if (event === 'UserPromptSubmit' && word === 'prompt-add') add('WORDS');
if (event === 'UserPromptSubmit' && word === 'prompt-refuse') block();
if (/^(?:Subagent)?Stop$/.test(event) && (word === 'prompt-hold' || event === 'SubagentStop') && !call.stop_hook_active) block();
if (event === 'SessionStart') {
  if (process.env.CLAUDE_ENV_FILE) appendFileSync(process.env.CLAUDE_ENV_FILE, 'export LEFT=behind\\n');
  add('STARTED');
}
`;

const OF_GEMINI = {
  ...{ PreToolUse: 'BeforeTool', PostToolUse: 'AfterTool', UserPromptSubmit: 'BeforeAgent', Stop: 'AfterAgent' },
  ...{ PreCompact: 'PreCompress', SessionStart: 'SessionStart', SessionEnd: 'SessionEnd' },
};
const OTHERS = [...new Set(Object.values(ROWS).map(({ event = 'PreToolUse' }) => event))];

function ask(agents) {
  const gemini = agents.includes('gemini');
  const root = mkdtempSync(join(tmpdir(), 'events-'));
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  try {
    const folder = gemini ? '$' + '{extensionPath}' : '$' + '{CLAUDE_PLUGIN_ROOT}';
    const hook = { type: 'command', command: `node "${folder}/hooks/h.mjs"${gemini ? ' gemini' : ''}` };
    const hooks = Object.fromEntries(
      (gemini ? Object.values(OF_GEMINI) : OTHERS).map((event) => [event, [{ hooks: [hook] }]]),
    );
    write('.claude-plugin/plugin.json', { name: 'kit', version: '1.0.0', description: 'x' });
    write('skills/alpha/SKILL.md', '---\nname: alpha\ndescription: Prune roses.\n---\n# Alpha\n');
    write('hooks/hooks.json', { hooks });
    write('hooks/h.mjs', HOOK);
    write('ws/case-deny-old.txt', 'old\n');
    write(
      'cases.json',
      Object.values(ROWS).map((row, at) => ({ kind: 'tool_route', case_id: `r${at}`, workspace: 'ws', ...row })),
    );
    const ran = spawnSync(
      process.execPath,
      [join(build, 'src/cli.js'), 'run', '--agents', agents.join(','), '--json', '--no-progress'],
      { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    if (!ran.stdout) throw new Error(ran.stderr);
    return JSON.parse(ran.stdout).results;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What a reader needs of a row: whether the answer counts, else why it does not. */
function cellOf(row, name, { event = 'PreToolUse' }) {
  if (name === 'gemini' && !OF_GEMINI[event]) return 'no such event';
  if (!row || row.status === 'skipped') return event.startsWith('Subagent') ? 'no subagent to be seen' : 'no such tool';
  if (row.status === 'infra_error') throw new Error(`${name}: ${row.error}`);
  if (flags.print && row.status === 'fail') console.error(`${name} ${row.case_id}: ${row.error}`);
  if (row.status === 'pass') return 'yes';
  return row.tried_call?.outcome === 'hook_not_loaded' ? 'does not run' : 'not followed';
}

const wanted = flags.agents.split(',');
const results = [wanted.filter((name) => name !== 'gemini'), wanted.filter((name) => name === 'gemini')]
  .filter((group) => group.length > 0)
  .flatMap(ask);
const lines = Object.entries(ROWS).map(([label, asked], at) => [
  label,
  ...wanted.map((name) =>
    cellOf(
      results.find((row) => row.agent === name && row.case_id === `r${at}`),
      name,
      asked,
    ),
  ),
]);
const head = ['what a hook answers', ...wanted.map((name) => `${AGENTS[name].title} ${AGENTS[name].pinned}`)];
const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
if (flags.print) console.log(table);
else {
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- hook-events -->)[\s\S]*(<!-- \/hook-events -->)/, `$1\n${table}\n$2`));
}
