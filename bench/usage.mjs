/**
 * Sessions of Claude Code and Codex, generated or those of a folder, counted by `usage`: CPU seconds and peak memory of that process.
 * `npm run compile && node bench/usage.mjs [folder] [--mb 1100] [--cli build/src/cli.js]`
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { mb: { type: 'string', default: '1100' }, cli: { type: 'string', default: 'build/src/cli.js' } },
});

const LINE = 'const answer = await decide({ prompt, skills, budget }); // "quoted" and\ttabbed\n';
const BODY =
  '---\nname: pdf\ndescription: Work with PDF files.\n---\n\n# PDF guide\n\nRead the file with pypdf first.\n';
const timestamp = '2026-11-16T10:00:00.000Z';
const own = { sessionId: 's', version: '2.1.330', timestamp };

/** Most results are short and few are very long, as in real sessions; one in forty is a skill's text. */
const resultOf = (n) => (n % 40 === 0 ? BODY : LINE.repeat(2 + (n % 97 === 0 ? 8_000 : n % 7 === 0 ? 300 : n % 50)));
const SESSIONS = {
  claude: (id, n) => [
    {
      type: 'assistant',
      ...own,
      message: {
        role: 'assistant',
        content: [{ type: 'tool_use', id, name: 'Bash', input: { command: commandOf(n) } }],
      },
    },
    {
      type: 'user',
      ...own,
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: resultOf(n) }] },
    },
  ],
  codex: (id, n) => [
    {
      timestamp,
      type: 'response_item',
      payload: {
        type: 'function_call',
        name: 'exec_command',
        call_id: id,
        arguments: JSON.stringify({ cmd: commandOf(n) }),
      },
    },
    { timestamp, type: 'response_item', payload: { type: 'function_call_output', call_id: id, output: resultOf(n) } },
  ],
};
const commandOf = (n) =>
  n % 40 === 0 ? 'cat .agents/skills/pdf/SKILL.md' : `sed -n '1,${n}p' src/part-${n % 90}.ts | head -200`;

function generate(folder, bytes) {
  let written = 0;
  for (let session = 0; written < bytes; session++) {
    const file = openSync(join(folder, `session-${session}.jsonl`), 'w');
    const recordsOf = session % 3 === 0 ? SESSIONS.codex : SESSIONS.claude;
    for (let n = 1; n < 200 + ((session * 37) % 900); n++)
      written += writeSync(
        file,
        recordsOf(`c${session}_${n}`, n + session)
          .map((one) => `${JSON.stringify(one)}\n`)
          .join(''),
      );
    closeSync(file);
  }
  return written;
}

const scratch = mkdtempSync(join(tmpdir(), 'usage-bench-'));
try {
  const folder = positionals[0] ? resolve(positionals[0]) : scratch;
  if (!positionals[0]) console.log(`${(generate(scratch, Number(flags.mb) * 1e6) / 1e6).toFixed(0)} MB generated`);
  const hook = join(scratch, 'cost.mjs');
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs';
process.on('exit', () => { const u = process.resourceUsage(); writeFileSync(process.env.COST, JSON.stringify({ cpu: (u.userCPUTime + u.systemCPUTime) / 1e6, rss: u.maxRSS / 1024 })); });\n`,
  );
  const env = { ...process.env, COST: join(scratch, 'cost.json') };
  const argv = ['--import', hook, flags.cli, 'usage', folder, '--source', scratch, '--json'];
  const told = JSON.parse(execFileSync(process.execPath, argv, { env, maxBuffer: 1 << 28 }).toString());
  const { cpu, rss } = JSON.parse(readFileSync(env.COST, 'utf8'));
  console.log(`${told.sessions} sessions, ${told.records} records, ${told.skills.length} skills`);
  console.log(`${cpu.toFixed(1)} s of CPU, peak ${Math.round(rss)} MB`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
