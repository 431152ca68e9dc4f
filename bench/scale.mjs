/**
 * Batches of 750, 1,500 and 3,000 units: bytes that the tool writes (they must grow with the units, not with their square),
 * its peak memory, wall and CPU time. Needs no real agent: the test suite's fake stands where Codex would.
 * `npm run compile && node bench/scale.mjs [units,…] [cli.js]`
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installFake } from './shared/fake.mjs';

const sizes = (process.argv[2] ?? '750,1500,3000').split(',').map(Number);
const cli = resolve(process.argv[3] ?? 'build/src/cli.js');
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const cache = join(scratch, 'cache');
const SKILLS = 40;

await installFake(cache);
try {
  for (const units of sizes) {
    const root = join(scratch, `source-${units}`);
    for (let n = 0; n < SKILLS; n++) {
      mkdirSync(join(root, `skills/s${n}`), { recursive: true });
      const text = `---\nname: s${n}\ndescription: Use for thing ${n}.\n---\n\n# s${n}\n\nDo thing ${n}.\nThen tell it.\n`;
      writeFileSync(join(root, `skills/s${n}/SKILL.md`), text);
    }
    const cases = Array.from({ length: units }, (_, n) => ({
      case_id: `c${n}`,
      prompt: 'Do it.',
      expected_skill: `s${n % SKILLS}`,
    }));
    writeFileSync(join(root, 'cases.json'), JSON.stringify(cases));
    await measure(root, units);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(root, units) {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, 'run', '--agents', 'codex'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: scratch, AGENT_ROUTING_CACHE: cache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const seen = { rss: [], written: 0, peak: 0, cpu: 0 };
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      seen.peak = Number(/^VmHWM:\s+(\d+)/m.exec(status)[1]) / 1024;
      seen.rss.push(Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]) / 1024);
      seen.written = Number(/^wchar: (\d+)/m.exec(readFileSync(`/proc/${child.pid}/io`, 'utf8'))[1]);
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      seen.cpu = (Number(stat[11]) + Number(stat[12])) / 100;
    } catch {
      // Ended in between.
    }
  }, 100);
  const code = await new Promise((done) => child.on('exit', done));
  clearInterval(look);
  const seconds = (performance.now() - began) / 1000;
  const artifacts = /^ARTIFACT_DIR=(.*)$/m.exec(stderr)[1];
  const { summary } = JSON.parse(readFileSync(join(artifacts, 'results.json'), 'utf8'));
  const kept = Number(execFileSync('du', ['-sb', artifacts], { encoding: 'utf8' }).split('\t')[0]);
  const at = (share) => Math.round(seen.rss[Math.floor((seen.rss.length - 1) * share)]);
  console.log(
    `${units} units (exit ${code}, ${summary.pass} passed): ${seconds.toFixed(1)} s, own CPU ${seen.cpu.toFixed(1)} s, written ${(seen.written / units / 1024).toFixed(1)} KB a unit, kept ${(kept / units / 1024).toFixed(1)} KB a unit, memory ${at(0.25)} / ${at(0.5)} / ${at(0.9)} MB at 25 / 50 / 90 %, peak ${Math.round(seen.peak)} MB`,
  );
}
