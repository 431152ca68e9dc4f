/**
 * Transcripts in each format that is read, judged by events against a bare read-split-JSON.parse loop in turns, each in a process of its
 * own: CPU seconds (a busy machine stretches wall time by chance, and these count the collector's threads too), the share of the loop's
 * speed in each round, and memory. `--text` also judges by text, beside `grep -cF`.
 * `npm run compile && node bench/evidence.mjs [formats] [--mb 256] [--rounds 3] [--bodies] [--text] [--build build]`; formats are those
 * of bench/transcripts.mjs, with commas between, or all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATS, SKILL, TEXT, writeTranscript } from './transcripts.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mb: { type: 'string', default: '256' },
    rounds: { type: 'string', default: '3' },
    build: { type: 'string', default: 'build' },
    bodies: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    only: { type: 'string' },
    agent: { type: 'string' },
    file: { type: 'string' },
  },
});
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
    const { AGENTS } = await built('lib/agents/index.js');
    const { attribute } = await built('lib/agents/formats.js');
    const { createCollector } = await built('lib/evidence/collector.js');
    const { judge } = await built('lib/verdict/judge.js');
    const { readLines } = await built('lib/io/files/lines.js');
    const testCase = await skillCase();
    const collector = createCollector({ testCase, agent: flags.agent, skills: [SKILL] });
    const facts = {
      installed_skills: [{ id: SKILL, dir: SKILL, path: `/w/.claude/skills/${SKILL}/SKILL.md` }],
      body_of: flags.bodies ? () => TEXT : null,
      cwd: '/w',
    };
    const parser = AGENTS[flags.agent].createParser(facts, collector.add, attribute);
    await readLines(file, parser.stdout);
    const exit = { exit_code: 0, signal: null, timed_out: false };
    parser.end(exit);
    const evidence = collector.end();
    judge({ testCase, evidence, exit });
    return evidence.hits[SKILL]?.tier ?? null;
  },
  async text(file) {
    const [{ createTextCollector }, { judge }, { readLines }] = await Promise.all(
      ['lib/evidence/text-collector.js', 'lib/verdict/judge.js', 'lib/io/files/lines.js'].map(built),
    );
    const testCase = await skillCase();
    const collector = createTextCollector({ testCase, agent: flags.agent, skills: [SKILL] });
    await readLines(file, (line) => collector.line('stdout', line));
    const exit = { exit_code: 0, signal: null, timed_out: false };
    const evidence = collector.end(exit);
    judge({ testCase, evidence, exit });
    return evidence.hits[SKILL]?.tier ?? null;
  },
};

async function skillCase() {
  const { SkillCaseSchema } = await built('lib/case/schema.js');
  const lists = { optional_skills: ['changelog'], disallowed_skills: ['flaky-tests'] };
  return SkillCaseSchema.parse({ kind: 'skill', case_id: 'bench', prompt: 'x', expected_skill: SKILL, ...lists });
}

if (flags.only) {
  const found = await WORK[flags.only](flags.file);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ found, cpu: (userCPUTime + systemCPUTime) / 1e6, mb: maxRSS / 1024 }));
} else {
  const formats = positionals[0] && positionals[0] !== 'all' ? positionals[0].split(',') : Object.keys(FORMATS);
  const folder = mkdtempSync(join(tmpdir(), 'bench-evidence-'));
  const file = join(folder, 'stdout');
  try {
    console.log(`| format | MB | bare CPU s | events CPU s | events' share of the speed, each round | MB of memory, bare and events | tier of the read |
|---|---|---|---|---|---|---|`);
    for (const format of formats) {
      writeTranscript(file, format, Number(flags.mb));
      measure(format);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }

  function child(name, agent) {
    const argv = [import.meta.filename, '--only', name, '--agent', agent, '--file', file, '--build', flags.build];
    return JSON.parse(
      execFileSync(process.execPath, flags.bodies ? [...argv, '--bodies'] : argv, { encoding: 'utf8' }),
    );
  }

  function measure(format) {
    const { agent } = FORMATS[format];
    const rounds = Array.from({ length: Number(flags.rounds) }, () => ({
      bare: child('bare', agent),
      events: child('events', agent),
    }));
    const median = (name) =>
      rounds
        .map((round) => round[name].cpu)
        .sort((a, b) => a - b)
        [rounds.length >> 1].toFixed(2);
    const most = (name) => Math.max(...rounds.map((round) => round[name].mb)).toFixed(0);
    const shares = rounds.map(({ bare, events }) => `${((100 * bare.cpu) / events.cpu).toFixed(0)} %`);
    const { found } = rounds[0].events;
    console.log(
      `| ${format} | ${(statSync(file).size / 2 ** 20).toFixed(0)} | ${median('bare')} | ${median('events')} | ${shares.join(', ')} | ${most('bare')}, ${most('events')} | ${found} |`,
    );
    // A transcript that is not understood is quickly read.
    if (found === null) process.exitCode = 1;
    if (flags.text) measureText(agent);
  }

  function measureText(agent) {
    const { found, cpu, mb } = child('text', agent);
    const began = performance.now();
    spawnSync('grep', ['-cF', SKILL, file]);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `by text: ${cpu.toFixed(2)} CPU s, ${mb.toFixed(0)} MB, tier ${found}; grep -cF: ${seconds.toFixed(2)} s`,
    );
  }
}
