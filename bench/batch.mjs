/**
 * CPU seconds of a batch against its floor in the same run: the same argv and environment, homes prepared beforehand, the
 * same model server, four at a time. Prints the ratio of each round and the median. `npm run compile && node bench/batch.mjs [rounds]`
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { listExpectedCalls } from '../build/lib/policy/expected-calls.js';
import { oraclePolicy } from '../build/lib/policy/oracle.js';
import { openPorts } from '../build/lib/setup/ports.js';
import { shareSource } from '../build/lib/setup/ready.js';
import { RunOptionsSchema } from '../build/src/options/run-options.js';
import { executeRun } from '../build/src/run/execute/execute.js';
import { readyAgents } from '../build/src/run/execute/ready.js';
import { prepareRun } from '../build/src/run/prepare/prepare.js';

const rounds = Number(process.argv[2] ?? 3);
const PARALLEL = 4;
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const runPorts = {
  cwd: process.cwd(),
  env: process.env,
  log: () => {},
  protocol: () => {},
  onState: () => {},
  openRef: async () => ({ sha: '', read: async () => null, list: async () => [] }),
  signal: new AbortController().signal,
};
const options = RunOptionsSchema.parse({ artifacts_root: scratch, max_parallel: PARALLEL, kind: 'skill', pack: 'off' });

/** User and system seconds of this process and of all its children that have ended. */
function cpuSeconds() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime, cstime, in ticks of 10 ms
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

async function measureBatch() {
  const prepared = await prepareRun(options, runPorts, randomUUID);
  const began = cpuSeconds();
  const { results } = await executeRun(prepared, runPorts);
  return { seconds: cpuSeconds() - began, units: results.summary.total, passed: results.summary.pass };
}

async function measureFloor() {
  const run = await prepareRun(options, runPorts, randomUUID);
  const ports = await openPorts();
  const { ready } = await readyAgents(run.agents, run.source, options, runPorts);
  const { shared, close } = await shareSource(run.source, ports);
  const cases = new Map(run.corpus.cases.map((row) => [row.case_id, row]));
  const units = [];
  for (const unit of run.plan.units) {
    const { agent, install, binary, shared_cache, key } = ready[unit.agent];
    const folders = await ports.openTrialFolders();
    await ports.files.copy(shared.staged, folders.source_copy);
    const testCase = cases.get(unit.case_id);
    const whole = {
      ...folders,
      source: shared.source,
      install,
      vendor_model: key.vendor_model,
      allow_processes: false,
      binary,
      shared_cache,
      mode: 'oracle',
      model_url: null,
      user_env: {},
      prompt: testCase.prompt,
      session_id: randomUUID(),
      subagent: null,
      grant_tools: [],
    };
    const registered = ports.modelServer.register({
      agent,
      policy: oraclePolicy(listExpectedCalls(testCase, agent, whole), agent),
    });
    whole.model_url = registered.url;
    await agent.setUp(whole, ports.files);
    units.push({ launch: agent.launch(whole), folders, registered });
  }
  const began = cpuSeconds();
  const limit = pLimit(PARALLEL);
  await Promise.all(
    units.map(({ launch }) =>
      limit(
        () =>
          new Promise((done) => {
            spawn(launch.file, launch.args, { cwd: launch.cwd, env: launch.env, stdio: 'ignore' }).on('exit', done);
          }),
      ),
    ),
  );
  const seconds = cpuSeconds() - began;
  for (const { folders, registered } of units) {
    registered.close();
    await folders.close();
  }
  await ports.modelServer.close();
  await close();
  return { seconds, units: units.length };
}

const ratios = [];
try {
  for (let round = 1; round <= rounds; round++) {
    const floor = await measureFloor();
    const batch = await measureBatch();
    ratios.push(batch.seconds / floor.seconds);
    console.log(
      `round ${round}: batch ${batch.seconds.toFixed(2)} s, floor ${floor.seconds.toFixed(2)} s CPU for ${batch.units} units (${batch.passed} passed): ${(100 * (ratios.at(-1) - 1)).toFixed(1)} % over`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(
  `median overhead ${(100 * (ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] - 1)).toFixed(1)} %`,
);
