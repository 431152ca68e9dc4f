import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Bounds, boundsOf } from '../../../../lib/io/process/bounds.js';
import { runProcess } from '../../../../lib/io/process/process.js';
import { findTree } from '../../../../lib/io/process/process-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const MIB = 2 ** 20;
/** Small, and far below what each process takes, because the tests of other files use the machine too. */
const SMALL: Bounds = { tasks: 60, memory: 256 * MIB, disk: 64 * MIB };
const PATH = process.env['PATH'] ?? '';

async function run(script: string, bounds = SMALL) {
  const cwd = folder();
  const marker = `test-${randomUUID()}`;
  const files = { stdout_file: join(cwd, 'stdout'), stderr_file: join(cwd, 'stderr') };
  const launch = { file: '/bin/sh', args: ['-c', script], cwd, env: { PATH } };
  const outcome = await runProcess(launch, { ...files, timeout_ms: 60_000, marker, bounded: cwd, bounds });
  return { ...outcome, left: findTree({ root: outcome.pid, started: 0, marker }) };
}

const FILL = `fallocate -l 2G big || dd if=/dev/zero of=big bs=1M count=2048`;

(existsSync('/proc/loadavg') ? describe : describe.skip)('a unit is ended once it has passed', () => {
  it.each([
    ['the bound of processes', 'for i in $(seq 300); do sleep 90 & done; wait', /^more than 60 processes and threads$/],
    [
      'that of memory',
      `node -e "globalThis.a = Buffer.alloc(${1024 * MIB}, 1); setTimeout(() => {}, 90000)"`,
      /^\d\.\d GiB of memory, more than 0\.3 GiB$/,
    ],
    ['that of disk', `${FILL}; sleep 90`, /^more than 0\.1 GiB of disk$/],
    ['that of disk, with a file that has no name any more', `exec 3>big; ${FILL}; rm big; sleep 90`, /GiB of disk$/],
  ])('%s, with all that it started', async (_, script, over) => {
    const ended = await run(script);
    expect(ended).toMatchObject({ ended_by: 'bounds', signal: 'SIGKILL', timed_out: false, left: [] });
    expect(ended.over).toMatch(over);
  });
});

it('is left alone with the bounds of this machine', async () => {
  expect(await run(`for i in $(seq 100); do sleep 1 & done; wait`, boundsOf('/tmp'))).toMatchObject({
    ended_by: 'itself',
    over: null,
  });
});
