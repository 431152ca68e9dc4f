/**
 * Mode model with all that each agent sends and with its listing alone: requests, tokens (four characters each) and CPU seconds, against
 * a scripted endpoint that looks at a file, tries a command and then calls the first skill that is listed. Our own skill cases.
 * `npm run compile && node bench/ask.mjs [agents] [cases]`, as root. Prints a table in Markdown.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGroup } from './shared/control-group.mjs';

const agents = (process.argv[2] ?? 'claude,codex,copilot').split(',');
const cases = JSON.parse(readFileSync('cases.json', 'utf8'));
const ids = (Array.isArray(cases) ? cases : cases.cases)
  .filter(({ expected_skill, kind = 'skill' }) => kind === 'skill' && expected_skill)
  .slice(0, Number(process.argv[3] ?? 5))
  .map(({ case_id }) => case_id);

let asked = [];
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString();
    const { messages, tools } = JSON.parse(text);
    const before = messages.filter(({ role }) => role === 'tool').length;
    asked.push({ tokens: Math.ceil(text.length / 4), first: before === 0 });
    const call = chooseCall(
      messages,
      tools.map((tool) => tool.function.name),
      before,
    );
    const message = { role: 'assistant', content: '', tool_calls: [{ id: 'c', type: 'function', function: call }] };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
        usage: { prompt_tokens: Math.ceil(text.length / 4), completion_tokens: 20 },
      }),
    );
  });
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

function chooseCall(messages, names, before) {
  const write = (name, input) => ({ name, arguments: JSON.stringify(input) });
  const run = (command) =>
    write('exec', { input: `text(await tools.exec_command(${JSON.stringify({ cmd: command })}))` });
  const shell = names.find((name) => /^(?:bash|run_shell_command)$/i.test(name));
  const command = before === 0 ? 'ls' : 'npm test';
  if (before < 2 && names.includes('exec')) return run(command);
  if (before < 2 && names.includes('run_commands')) return write('run_commands', { commands: [command] });
  if (before < 2 && shell) return write(shell, { command, description: 'Look', is_background: false });
  const text = messages.map(({ content }) => content).join('\n');
  const skill = /^- [\w-]+:([\w-]+)(?: \([^)]*\))?: |<name>([\w-]+)<\/name>|Available skills: ([\w-]+)/m.exec(
    text.slice(Math.max(0, text.indexOf('skills are available'))),
  );
  const name = skill?.[1] ?? skill?.[2] ?? skill?.[3] ?? '';
  const [file = ''] = /[\w/.-]+\/SKILL\.md/.exec(text) ?? [];
  const tool = names.find((each) => /^(?:skill|skills|activate_skill)$/i.test(each));
  if (tool) return write(tool, { skill: tool === 'Skill' ? `agent-routing:${name}` : name, name });
  return names.includes('exec')
    ? run(`cat ${file}`)
    : write(names.find((each) => /read/.test(each)) ?? 'read', { path: file });
}

const group = openGroup();
group.enter();
const folder = mkdtempSync(join(tmpdir(), 'ask-'));
const rows = [];
try {
  for (const agent of agents)
    for (const form of ['listing', 'whole']) {
      asked = [];
      const before = group.seconds();
      await new Promise((done) =>
        spawn(
          process.execPath,
          [
            ...[
              'build/src/cli.js',
              'run',
              '--mode',
              'model',
              '--model',
              'm',
              '--ask',
              form,
              '--trials',
              '1',
              '--agents',
              agent,
            ],
            ...['--case-id', ids.join(','), '--artifacts-root', folder, '--progress', 'none', '--no-progress'],
          ],
          {
            stdio: 'ignore',
            env: {
              ...process.env,
              AGENT_ROUTING_MODEL_URL: `http://127.0.0.1:${server.address().port}/v1`,
              AGENT_ROUTING_MODEL_KEY: 'k',
            },
          },
        ).once('close', done),
      );
      rows.push({ agent, form, asked, cpu: (group.seconds() - before) / ids.length });
    }
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => {
    group.leave();
    group.close();
  });
}

console.log(
  '| agent | asked with | requests a trial | tokens of the first | tokens of all | CPU s |\n|---|---|---|---|---|---|',
);
for (const { agent, form, asked: sent, cpu } of rows) {
  const each = (tokens) => Math.round(tokens / ids.length).toLocaleString('en');
  const sum = (list) => list.reduce((total, { tokens }) => total + tokens, 0);
  const firsts = sent.filter(({ first }) => first);
  console.log(
    `| ${agent} | ${form} | ${(sent.length / ids.length).toFixed(1)} | ${each(sum(firsts))} | ${each(sum(sent))} | ${cpu.toFixed(2)} |`,
  );
}
