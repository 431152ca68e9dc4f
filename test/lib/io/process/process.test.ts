import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { ProcessOptions } from '../../../../lib/contract/ports/process.js';
import { runProcess } from '../../../../lib/io/process/process.js';
import { findTree } from '../../../../lib/io/process/process-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const bin = (name: string) => fileURLToPath(new URL(`../../../fixtures/bin/${name}`, import.meta.url));
const PATH = process.env['PATH'] ?? '';

async function run(file: string, args: string[] = [], options: Partial<ProcessOptions> = {}, env = {}) {
  const cwd = folder();
  const marker = `test-${randomUUID()}`;
  const stdout_file = join(cwd, 'stdout');
  const outcome = await runProcess(
    { file, args, cwd, env: { PATH, ...env } },
    { stdout_file, stderr_file: join(cwd, 'stderr'), timeout_ms: 100_000, grace_ms: 700, marker, ...options },
  );
  const left = findTree({ root: outcome.pid, started: 0, marker });
  return {
    ...outcome,
    left,
    stdout_file,
    text: statSync(stdout_file).size < 1e6 ? readFileSync(stdout_file, 'utf8') : '',
  };
}

describe('runProcess, with a process that ends by itself,', () => {
  it('passes the launch environment and the marker, and no variable of ours', async () => {
    process.env['CANARY_SECRET'] = 'canary';
    const outcome = await run(
      bin('print-environment'),
      [],
      { marker: 'unit-7' },
      { NODE_OPTIONS: '--inspect', A: 'b' },
    );
    delete process.env['CANARY_SECRET'];
    expect(outcome).toMatchObject({
      exit_code: 0,
      signal: null,
      timed_out: false,
      spawn_error: null,
      ended_by: 'itself',
    });
    const lines = outcome.text.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['A=b', 'AGENT_ROUTING_UNIT=unit-7', 'stdin: closed']));
    expect(outcome.text).not.toMatch(/NODE_OPTIONS|canary|JEST/);
  });

  it('passes on the id by which the job’s runner finds its processes', async () => {
    process.env['RUNNER_TRACKING_ID'] = 'github_1234';
    const outcome = await run(bin('print-environment'));
    delete process.env['RUNNER_TRACKING_ID'];
    expect(outcome.text.split('\n')).toContain('RUNNER_TRACKING_ID=github_1234');
  });

  it('reports the signal that ended it', async () => {
    expect(await run(bin('die-by-signal'))).toMatchObject({ exit_code: null, signal: 'SIGSEGV', ended_by: 'itself' });
  });

  it('leaves no child behind, not even one in its own session', async () => {
    const outcome = await run(bin('fork-sessions'), ['exit']);
    expect(outcome).toMatchObject({ exit_code: 0, ended_by: 'itself', survivors: 2, left: [] });
  });

  it('ends a child that is just starting another program, when for a moment it shows no environment', async () => {
    const text = '(setsid sleep 600 >/dev/null 2>&1 &)';
    const padding = { PADDING: 'x'.repeat(30_000) };
    const found: number[] = [];
    for (let times = 0; times < 100; times++) found.push((await run('/bin/bash', ['-c', text], {}, padding)).survivors);
    expect(found.filter((survivors) => survivors !== 1)).toEqual([]);
  });

  it('keeps 200 MB of output out of our memory', async () => {
    const before = process.memoryUsage().rss;
    const outcome = await run(bin('flood'), ['200']);
    expect(outcome).toMatchObject({ exit_code: 0, stdout_bytes: 200 * 1024 * 1024 });
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  });
});

describe('runProcess, with a process that does not end,', () => {
  it.each(['hang', 'ignore-term', 'fork-sessions', 'exit-zero-on-term'])(
    'ends %s after its time-out with all that it started',
    async (name) => {
      const outcome = await run(bin(name), [], { timeout_ms: 1200 });
      expect(outcome).toMatchObject({ timed_out: true, ended_by: 'timeout', spawn_error: null, left: [] });
      expect(outcome.text).toBe('started\n');
    },
  );

  it('reports a time-out even when the process then exits 0', async () => {
    expect(await run(bin('exit-zero-on-term'), [], { timeout_ms: 1200 })).toMatchObject({
      exit_code: 0,
      timed_out: true,
    });
  });

  it('kills it when TERM does not help', async () => {
    expect(await run(bin('ignore-term'), [], { timeout_ms: 1200 })).toMatchObject({
      exit_code: null,
      signal: 'SIGKILL',
    });
  });

  it('ends it when the caller aborts, which is no time-out', async () => {
    const caller = new AbortController();
    const outcome = await run(bin('hang'), [], {
      timeout_ms: 20_000,
      signal: caller.signal,
      on_spawn: () => setImmediate(() => caller.abort()),
    });
    expect(outcome).toMatchObject({ ended_by: 'abort', timed_out: false, signal: 'SIGTERM', left: [] });
  });

  it('ends it when the caller aborts in the very moment it starts', async () => {
    const caller = new AbortController();
    const outcome = await run(bin('hang'), [], { signal: caller.signal, on_spawn: () => caller.abort() });
    expect(outcome).toMatchObject({ ended_by: 'abort', timed_out: false, left: [] });
  });

  it('does not start it when the caller has already aborted', async () => {
    expect(await run(bin('hang'), [], { signal: AbortSignal.abort() })).toMatchObject({ ended_by: 'abort', pid: null });
  });

  it('kills it when it prints beyond the limit, and cuts the file there', async () => {
    const outcome = await run('/bin/sh', ['-c', 'yes'], { max_output_bytes: 1_000_000 });
    expect(outcome).toMatchObject({ ended_by: 'output_limit', timed_out: false, stdout_bytes: 1_000_000, left: [] });
    expect(statSync(outcome.stdout_file).size).toBe(1_000_000);
  });
});

describe('runProcess, with a process that cannot be started,', () => {
  it('returns that the file is absent', async () => {
    const outcome = await run('/nonexistent/agent');
    expect(outcome).toMatchObject({ exit_code: null, pid: null });
    expect(outcome.spawn_error).toBe('ENOENT: /nonexistent/agent does not exist (or its interpreter does not)');
  });

  it('returns that the folder is absent', async () => {
    const outcome = await runProcess(
      { file: '/bin/true', args: [], env: {}, cwd: '/nonexistent' },
      { stdout_file: join(folder(), 'o'), stderr_file: join(folder(), 'e'), timeout_ms: 1000, marker: 'm' },
    );
    expect(outcome.spawn_error).toMatch(/^ENOENT: working directory \/nonexistent /);
  });

  it('returns that the file may not be executed', async () => {
    const file = join(folder(), 'agent');
    writeFileSync(file, 'x', { mode: 0o644 });
    expect((await run(file)).spawn_error).toMatch(/^EACCES: /);
  });

  it('returns that the arguments are too long', async () => {
    expect((await run('/bin/true', ['x'.repeat(3_000_000)])).spawn_error).toMatch(/^E2BIG: /);
  });

  it('returns that an argument cannot be passed', async () => {
    expect((await run('/bin/true', ['a\0b'])).spawn_error).toMatch(/null bytes/);
  });
});
