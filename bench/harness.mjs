/**
 * What a harness itself costs: so many units of an agent that only prints a line, with ours, agentv and promptfoo in one run, three at
 * a time, and (floor) as many starts of a shell from a Node that does nothing else. CPU of the whole tree of processes, and the
 * highest memory of the harness. Every unit has to pass. Needs root (control groups) and Linux x64 or arm64. The peers are installed
 * from npm into ~/.cache/agent-routing-bench.
 * `npm run compile && npm run bundle && node bench/harness.mjs [units] [floor,ours,agentv,promptfoo]`
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCounted } from './shared/control-group.mjs';
import { installFake } from './shared/fake.mjs';

const units = Number(process.argv[2] ?? 1000);
const wanted = (process.argv[3] ?? 'floor,ours,agentv,promptfoo').split(',');
// As it is shipped, like the peers.
const cli = resolve(process.env.CLI_ENTRY ?? 'dist/cli/index.js');
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const peers = join(homedir(), '.cache/agent-routing-bench');
// promptfoo needs a newer Node than ours.
const node = `node-${process.platform}-${process.arch}`;
const PACKAGES = { agentv: 'agentv@4.42.4', promptfoo: 'promptfoo@0.123.1', [node]: `${node}@22.23.3` };

const write = (path, text) => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

function installPeers() {
  const missing = Object.entries(PACKAGES).filter(([name]) => !existsSync(join(peers, 'node_modules', name)));
  if (missing.length === 0) return;
  // npm removes what a new file does not name.
  if (!existsSync(join(peers, 'package.json'))) write(join(peers, 'package.json'), '{ "private": true }');
  const flags = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...flags, ...missing.map(([, spec]) => spec)], { cwd: peers, stdio: 'inherit' });
}

const numbers = Array.from({ length: units }, (_, n) => n);
const module = (...path) => join(peers, 'node_modules', ...path);
// The starts that no harness can do without: what is above them is its own.
const FLOOR = `import { spawn } from 'node:child_process';
let left = ${units}, passed = 0;
const next = () => left-- > 0 && spawn('/bin/bash', ['-c', 'echo tool_use omega'], { detached: true, stdio: 'ignore' })
  .once('exit', (code) => { passed += code === 0; if (passed === ${units}) console.log(passed); next(); });
next(), next(), next();`;
const HARNESSES = {
  floor: () => ({ argv: ['--input-type=module', '-e', FLOOR], env: {}, passed: Number }),
  async ours(folder) {
    const cache = join(folder, 'cache');
    await installFake(cache);
    write(
      join(folder, 'skills/alpha/SKILL.md'),
      '---\nname: alpha\ndescription: Use for alpha.\n---\n\n# alpha\n\nDo alpha.\n',
    );
    const cases = numbers.map((n) => ({
      case_id: `c${n}`,
      prompt: `Do ${n}.`,
      expected_skill: '',
      required_all_evidence: ['omega'],
      require_skill_file: false,
    }));
    write(join(folder, 'cases.json'), JSON.stringify(cases));
    const env = { AGENT_ROUTING_CACHE: cache, AGENT_CODEX_TEMPLATE: 'echo tool_use omega #', OPENAI_API_KEY: 'none' };
    const how = [
      '--mode',
      'live',
      '--evidence',
      'text',
      '--agents',
      'codex',
      '--max-parallel',
      '3',
      // As the peers ask each once.
      '--trials',
      '1',
      '--fail-on',
      'none',
    ];
    return {
      argv: [cli, 'run', ...how, '--progress', 'none', '--json'],
      env,
      passed: (out) => JSON.parse(out).summary.pass,
    };
  },
  agentv(folder) {
    write(
      join(folder, '.agentv/targets.yaml'),
      `targets:\n  - name: trivial\n    provider: cli\n    command: echo alpha > {OUTPUT_FILE}\n`,
    );
    const tests = numbers.map((n) => ({
      ...{ id: `c${n}`, input: `Do ${n}.`, criteria: 'says alpha' },
      assertions: [{ type: 'contains', value: 'alpha' }],
    }));
    write(
      join(folder, 'suite.eval.yaml'),
      JSON.stringify({ description: 'trivial', execution: { target: 'trivial' }, tests }),
    );
    const argv = [module('agentv/dist/cli.js'), 'eval', 'run', 'suite.eval.yaml', '--workers', '3'];
    return { argv, env: { AGENTV_NO_UPDATE: '1' }, passed: (out) => Number(/^Passed: (\d+)/m.exec(out)?.[1]) };
  },
  promptfoo(folder) {
    const tests = numbers.map((n) => ({ vars: { n }, assert: [{ type: 'contains', value: 'alpha' }] }));
    const config = { prompts: ['Do {{n}}.'], providers: ['exec:echo alpha'], tests };
    write(join(folder, 'promptfooconfig.yaml'), JSON.stringify(config));
    const argv = [
      module('promptfoo/dist/src/entrypoint.js'),
      'eval',
      '--no-cache',
      '--no-table',
      '--no-progress-bar',
      '-j',
      '3',
    ];
    const off = Object.fromEntries(
      ['TELEMETRY', 'UPDATE', 'SHARING'].map((name) => [`PROMPTFOO_DISABLE_${name}`, '1']),
    );
    const env = { ...off, PROMPTFOO_CONFIG_DIR: join(folder, 'config') };
    return {
      argv,
      env,
      node: module(node, 'bin/node'),
      passed: (out) => Number(/([\d,]+) passed/.exec(out)?.[1].replaceAll(',', '')),
    };
  },
};

try {
  if (wanted.some((name) => name in PACKAGES)) installPeers();
  for (const name of wanted) {
    const folder = join(scratch, name);
    mkdirSync(folder);
    const { argv, env, passed, node } = await HARNESSES[name](folder);
    const began = performance.now();
    const plain = { PATH: process.env.PATH, HOME: folder, ...env };
    const { stdout, seconds, peak_mb } = await runCounted(argv, folder, { env: plain, ...(node ? { node } : {}) });
    const wall = (performance.now() - began) / 1000;
    const right = passed(stdout);
    // A unit that fails takes another way through the code.
    if (right !== units) process.exitCode = 1;
    console.log(
      `${name}: ${((seconds / units) * 1000).toFixed(1)} ms CPU a unit (${seconds.toFixed(1)} s for ${units}, ${right} passed), ${wall.toFixed(0)} s, ${peak_mb.toFixed(0)} MB`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
