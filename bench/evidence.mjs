/**
 * A generated stream-json transcript, judged by events against a bare read-split-JSON.parse loop, and by text against `grep -cF`,
 * in turns, each in a process of its own. `--format rollout`: Codex's own session file, with outputs of 4 KB on average.
 * `npm run compile && node bench/evidence.mjs [--agent codex [--format rollout]] [--mb 1024] [--rounds 3] [--bodies] [--build build]`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values: flags } = parseArgs({
  options: {
    mb: { type: 'string', default: '1024' },
    rounds: { type: 'string', default: '3' },
    build: { type: 'string', default: 'build' },
    agent: { type: 'string', default: 'claude' },
    format: { type: 'string', default: 'stdout' },
    bodies: { type: 'boolean', default: false },
    only: { type: 'string' },
    file: { type: 'string' },
  },
});
const SKILL = 'release-notes';
const TEXT = `---\nname: ${SKILL}\ndescription: x\n---\n\n# Notes\n\nCollect what changed first.\n`;
const built = (path) => import(resolve(flags.build, path));

const WORK = {
  /** What anyone would write: nothing is understood, only parsed. */
  async bare(file) {
    let rest = '';
    let count = 0;
    for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) count += JSON.parse(line).type === 'assistant' ? 1 : 0;
    }
    return count;
  },
  async events(file) {
    const [{ AGENTS }, { createCollector }, { judge }, { readLines }] = await Promise.all(
      ['lib/agents/index.js', 'lib/evidence/collector.js', 'lib/verdict/judge.js', 'lib/io/files/lines.js'].map(built),
    );
    const testCase = await skillCase();
    const collector = createCollector({ testCase, agent: flags.agent, skills: [SKILL] });
    const facts = {
      installed_skills: [{ id: SKILL, dir: SKILL, path: `/w/.claude/skills/${SKILL}/SKILL.md` }],
      body_of: flags.bodies ? () => TEXT : null,
      cwd: '/w',
    };
    const parser = AGENTS[flags.agent].createParser(facts, collector.add);
    await readLines(file, parser.stdout);
    const exit = { exit_code: 0, signal: null, timed_out: false };
    parser.end(exit);
    return judge({ testCase, evidence: collector.end(), exit }).status;
  },
  async text(file) {
    const [{ createTextCollector }, { judge }, { readLines }] = await Promise.all(
      ['lib/evidence/text-collector.js', 'lib/verdict/judge.js', 'lib/io/files/lines.js'].map(built),
    );
    const testCase = await skillCase();
    const collector = createTextCollector({ testCase, agent: flags.agent, skills: [SKILL] });
    await readLines(file, (line) => collector.line('stdout', line));
    const exit = { exit_code: 0, signal: null, timed_out: false };
    return judge({ testCase, evidence: collector.end(exit), exit }).status;
  },
};

async function skillCase() {
  const { SkillCaseSchema } = await built('lib/case/schema.js');
  const lists = { optional_skills: ['changelog'], disallowed_skills: ['flaky-tests'] };
  return SkillCaseSchema.parse({ kind: 'skill', case_id: 'bench', prompt: 'x', expected_skill: SKILL, ...lists });
}

/** Partial messages, tool calls with results of 1 to 16 KB, prose; the skill is called near the end. */
function generate(file, megabytes) {
  const out = openSync(file, 'w');
  const words =
    'alpha build check draft error field graph house input joint known label model night order paper query route table under'.split(
      ' ',
    );
  let seed = 7;
  const random = (n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % n;
  };
  const prose = (length) => {
    let text = '';
    while (text.length < length) text += words[random(words.length)] + (random(11) ? ' ' : '\n');
    return text;
  };
  const bodies = Array.from({ length: 64 }, (_, i) => prose(1024 + 240 * i));
  const line = (value) => `${JSON.stringify({ ...value, session_id: 's', uuid: `u${random(1e9)}` })}\n`;
  const say = (content) =>
    line({ type: 'assistant', message: { role: 'assistant', content: [content] }, parent_tool_use_id: null });
  const answer = (id, content) =>
    line({
      type: 'user',
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content, is_error: false }] },
    });
  let written = 0;
  if (flags.agent === 'codex' && flags.format === 'rollout') {
    const record = (type, payload) => `${JSON.stringify({ timestamp: '2026-11-22T00:00:00.000Z', type, payload })}\n`;
    const run = (call_id, cmd, output) => {
      const head = `Chunk ID: ${call_id}\nWall time: 0.1 seconds\nProcess exited with code 0\nOriginal token count: 900\nOutput:\n`;
      const call = {
        type: 'function_call',
        name: 'exec_command',
        arguments: JSON.stringify({ cmd, workdir: '/w' }),
        call_id,
      };
      return (
        record('response_item', call) +
        record('response_item', { type: 'function_call_output', call_id, output: head + output })
      );
    };
    writeSync(out, record('session_meta', { id: 's', cwd: '/w', cli_version: '0.142.5' }));
    for (let turn = 0; written < megabytes << 20; turn++) {
      const commands = [
        `sed -n '1,220p' src/file-${turn}.ts`,
        `rg -n "route|model.*|\\bdraft\\b" src packages -g '!dist/**'`,
        'git status --short && git diff --stat',
        `find src -maxdepth 3 -name '*.ts' | sort | head -40`,
        `npm test -- --run part-${turn} 2>&1 | tail -40`,
        `cd packages/core && cat package.json`,
      ];
      const text = prose(300);
      const usage = { input_tokens: turn, output_tokens: turn };
      written += writeSync(
        out,
        record('event_msg', { type: 'agent_message', message: text }) +
          record('response_item', { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] }) +
          run(`c${turn}`, commands[turn % commands.length], bodies[(turn * 7) % 28]) +
          record('event_msg', { type: 'token_count', info: { total_token_usage: usage } }),
      );
    }
    writeSync(out, run('skill', `cat /w/.claude/skills/${SKILL}/SKILL.md`, TEXT));
    writeSync(out, record('event_msg', { type: 'task_complete' }));
    closeSync(out);
    return;
  }
  if (flags.agent === 'codex') {
    const item = (id, fields, type = 'item.completed') => `${JSON.stringify({ type, item: { id, ...fields } })}\n`;
    const run = (id, text, output) => {
      const command = { type: 'command_execution', command: `/bin/bash -lc ${JSON.stringify(text)}` };
      const begun = { ...command, aggregated_output: '', exit_code: null, status: 'in_progress' };
      const ended = { ...command, aggregated_output: output, exit_code: 0, status: 'completed' };
      return item(id, begun, 'item.started') + item(id, ended);
    };
    writeSync(out, `${JSON.stringify({ type: 'thread.started', thread_id: 't' })}\n`);
    for (let turn = 0; written < megabytes << 20; turn++) {
      const commands = [
        `cat src/file-${turn}.txt`,
        'rg -n "route" src | head -40',
        'git status --short && git diff --stat',
      ];
      const said = item(`m${turn}`, { type: 'agent_message', text: prose(300) });
      written += writeSync(out, said + run(`c${turn}`, commands[turn % 3], bodies[turn % bodies.length]));
    }
    writeSync(out, run('skill', `cat /w/.claude/skills/${SKILL}/SKILL.md`, TEXT));
    writeSync(out, `${JSON.stringify({ type: 'turn.completed', usage: { input_tokens: 1, output_tokens: 1 } })}\n`);
    closeSync(out);
    return;
  }
  for (let turn = 0; written < megabytes << 20; turn++) {
    const id = `toolu_${turn}`;
    let block = '';
    for (let part = 0; part < 4; part++) {
      const delta = { type: 'text_delta', text: prose(40) };
      block += line({ type: 'stream_event', event: { type: 'content_block_delta', index: 0, delta } });
    }
    block += say({ type: 'text', text: prose(300) });
    block += say({
      type: 'tool_use',
      id,
      name: 'Bash',
      input: { command: `cat src/file-${turn}.txt`, description: 'look' },
    });
    block += answer(id, bodies[turn % bodies.length]);
    written += writeSync(out, block);
  }
  writeSync(out, say({ type: 'tool_use', id: 'toolu_skill', name: 'Skill', input: { skill: SKILL } }));
  writeSync(out, answer('toolu_skill', `Launching skill: ${SKILL}`));
  const usage = { input_tokens: 1, output_tokens: 1 };
  writeSync(out, line({ type: 'result', subtype: 'success', is_error: false, result: 'done', usage }));
  closeSync(out);
}

if (flags.only) {
  const began = performance.now();
  const found = await WORK[flags.only](flags.file);
  const seconds = (performance.now() - began) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ found, seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, rss_mb: maxRSS / 1024 }));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-evidence-'));
  try {
    const file = join(folder, 'stdout');
    generate(file, Number(flags.mb));
    const megabytes = statSync(file).size / 2 ** 20;
    const child = (name) =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [
            import.meta.filename,
            '--only',
            name,
            '--file',
            file,
            '--build',
            flags.build,
            '--agent',
            flags.agent,
            ...(flags.bodies ? ['--bodies'] : []),
          ],
          {
            encoding: 'utf8',
          },
        ),
      );
    const grep = () => {
      const began = performance.now();
      const { stdout } = spawnSync('grep', ['-cF', SKILL, file], { encoding: 'utf8' });
      return { found: stdout.trim(), seconds: (performance.now() - began) / 1000, cpu: null, rss_mb: null };
    };
    const runs = { bare: [], events: [], text: [], grep: [] };
    for (let round = 0; round < Number(flags.rounds); round++) {
      for (const name of ['bare', 'events', 'text']) runs[name].push(child(name));
      runs.grep.push(grep());
    }
    const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
    console.log(
      `${megabytes.toFixed(0)} MB, median of ${flags.rounds} rounds\n\n| | s | CPU s | MB/s | peak MB | found |\n|---|---|---|---|---|---|`,
    );
    for (const [name, rounds] of Object.entries(runs)) {
      const seconds = median(rounds.map((run) => run.seconds));
      const cpu = name === 'grep' ? '–' : median(rounds.map((run) => run.cpu)).toFixed(2);
      const rss = name === 'grep' ? '–' : Math.max(...rounds.map((run) => run.rss_mb)).toFixed(0);
      console.log(
        `| ${name} | ${seconds.toFixed(2)} | ${cpu} | ${(megabytes / seconds).toFixed(0)} | ${rss} | ${rounds[0].found} |`,
      );
    }
    // A busy machine stretches wall time by chance; CPU seconds count the collector's threads too.
    for (const measure of ['seconds', 'cpu']) {
      const ratios = runs.bare.map((bare, round) => (bare[measure] / runs.events[round][measure]).toFixed(2));
      console.log(`events against bare, ${measure}: ${ratios.join(', ')} of its speed`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
