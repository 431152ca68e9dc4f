import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ProcessOptions } from '../../../../lib/contract/ports/process.js';
import { type LoginShells, openLoginShells } from '../../../../lib/io/process/login-shells.js';
import { runProcess } from '../../../../lib/io/process/process.js';
import { readProcess } from '../../../../lib/io/process/process-table.js';
import { findTree, sweepMarked } from '../../../../lib/io/process/process-tree.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { until } from '../../../helpers/until.js';

const folder = temporaryFolder();
const PATH = process.env['PATH'] ?? '';
const opened: LoginShells[] = [];
afterEach(async () => {
  for (const shells of opened.splice(0)) await shells.close();
});

function open(mark: string = randomUUID()): LoginShells {
  const shells = openLoginShells(mark);
  opened.push(shells);
  return shells;
}

/** A home outside the units' folders, as with --skip-home-isolation, with a profile. */
function homeWith(profile: string): string {
  const home = mkdtempSync(join(folder(), 'home-'));
  writeFileSync(join(home, '.bash_profile'), profile);
  return home;
}

async function run(
  command: string,
  shells: LoginShells | null,
  options: Partial<ProcessOptions> & { home?: string } = {},
) {
  const unit = mkdtempSync(join(folder(), 'unit-'));
  const { home, ...more } = options;
  const cwd = join(unit, 'w');
  mkdirSync(cwd);
  const marker = randomUUID();
  const [stdout_file, stderr_file] = [join(unit, 'out'), join(unit, 'err')];
  const outcome = await runProcess(
    {
      ...{ file: '/bin/bash', args: ['-lc', command], cwd },
      env: { PATH, HOME: home ?? join(unit, 'h'), TMPDIR: join(unit, 't'), KEY: 'a "quoted"\nkey' },
    },
    {
      ...{ stdout_file, stderr_file, timeout_ms: 100_000, grace_ms: 700, marker, unit_folder: unit, ...more },
      ...(shells ? { shells } : {}),
    },
  );
  const text = (file: string) => readFileSync(file, 'utf8').replaceAll(unit, 'UNIT').replaceAll(marker, 'MARKER');
  const { exit_code, signal, ended_by, survivors, pid } = outcome;
  return {
    unit,
    pid: pid ?? 0,
    marker,
    told: { exit_code, signal, ended_by, survivors, out: text(stdout_file), err: text(stderr_file) },
  };
}

/** The process that forked the units: the same for all where a shell was shared. */
const PARENT = 'read -r _ _ _ parent _ </proc/self/stat; echo $parent';
const forked = async (shells: LoginShells, home?: string) => (await run(PARENT, shells, home ? { home } : {})).told.out;

describe('a unit in a fork of a kept login shell', () => {
  it.each([
    'echo said; echo told >&2; exit 7',
    'env | sort | grep -v "^_="; pwd; umask; ulimit -a; set -o; shopt',
    'cat; read -r line || echo "nothing to read"',
    'exec /bin/sh -c "echo replaced; exit 3"',
    "sh -c 'ulimit -c 0; kill -SEGV 0'",
    "sh -c 'kill -9 0'",
    'trap "echo trapped" EXIT; exit 4',
    'missing-program --flag 2>&1 | sed "s/.*missing/missing/"; exit "${PIPESTATUS[0]}"',
    'ls -l /proc/self/fd | grep -c socket',
    'f() { return 5; }; f; echo "$?" $1 "$#" "$0"; cd -; echo "$?"',
    'sleep 0.01 & wait; (exit 9); echo "$?"; false',
    'kill -TERM 0',
    'kill -INT 0',
    'trap; sh -c "kill -INT 0"; echo never',
    'set -e; false; echo never',
    "printf '%s\\n' 'a'\\''b' \"$KEY\" | cat -A",
    'if then',
  ])('does as in one of its own: %s', async (command) => {
    const shells = open();
    await run('cd /; export LEFT=1; LEFT2=2; umask 0; trap "echo no" EXIT; f() { echo no; }', shells);
    const [shared, alone] = [await run(command, shells), await run(command, null)];
    const plain = (told: typeof shared.told) => ({
      ...told,
      err: told.err.replace(/(?:-c: |eval: )?line \d+/g, 'line'),
    });
    expect(plain(shared.told)).toEqual(plain(alone.told));
  });

  it('shares one shell one after the other, and none at the same time', async () => {
    const shells = open();
    const first = await forked(shells);
    expect(await forked(shells)).toBe(first);
    const both = await Promise.all([run(`sleep 0.2; ${PARENT}`, shells), run(`sleep 0.2; ${PARENT}`, shells)]);
    expect(new Set(both.map(({ told }) => told.out)).size).toBe(2);
    expect(first).not.toBe(`${process.pid}\n`);
  });

  it('reads the profile once, and keeps its functions and variables', async () => {
    const counted = join(folder(), 'counted');
    const home = homeWith(
      `echo x >>'${counted}'; nvm() { echo "nvm $1 $MINE"; }; cd() { echo never; }; MINE=1; export THEIRS=2`,
    );
    const shells = open();
    for (const word of ['one', 'two'])
      expect((await run(`nvm ${word}; echo $THEIRS; pwd`, shells, { home })).told.out).toBe(
        `nvm ${word} 1\n2\nUNIT/w\n`,
      );
    expect(readFileSync(counted, 'utf8')).toBe('x\n');
  });

  it.each([
    ['says something', 'echo welcome'],
    ['complains', 'echo beware >&2'],
    ['uses the folder', 'export CACHE=$TMPDIR/cache'],
    ['uses the folder in a function', 'eval "f() { echo $TMPDIR; }"; true'],
    ['changes a variable of the unit', 'TMPDIR=/tmp'],
    ['goes elsewhere', 'cd /'],
    ['sets a trap', 'trap "echo bye" EXIT'],
    ['ends at the first failure', 'set -e'],
    ['leaves a process', 'sleep 600 &'],
    ['ends', 'exit 0'],
    ['is ended', 'kill -9 $$'],
  ])('has a shell of its own where the profile %s', async (_, profile) => {
    const home = homeWith(profile);
    const shells = open();
    for (const command of ['false; true', 'exit 3', 'echo $TMPDIR $CACHE; pwd; type f 2>/dev/null']) {
      const [shared, alone] = [await run(command, shells, { home }), await run(command, null, { home })];
      expect(shared.told).toEqual(alone.told);
    }
    expect(await forked(shells, home)).toBe((await run(PARENT, null, { home })).told.out);
  });

  it('leaves it to the start of a process to refuse a command with a NUL', async () => {
    const unit = { folder: folder(), marker: 'x', stdout_file: 'out', stderr_file: 'err' };
    const launch = { file: '/bin/bash', args: ['-lc', 'echo \0'], env: { PATH }, cwd: unit.folder };
    expect(await open().start(launch, unit)).toBeNull();
  });

  it('gives each environment a shell of its own', async () => {
    const [a, b] = [homeWith('W=1'), homeWith('W=2')];
    const shells = open();
    const said = async (home: string) => (await run('echo $W', shells, { home })).told.out;
    expect([await said(a), await said(b), await said(a)]).toEqual(['1\n', '2\n', '1\n']);
  });

  it.each(['echo $$', 'echo ${$}', 'echo $PPID', 'echo $BASH_SUBSHELL', 'echo $SHLVL', 'echo "$!"'])(
    'has a shell of its own for %s, which a fork answers otherwise',
    async (command) => {
      const shells = open();
      const { told } = await run(`${command}; ${PARENT}`, shells);
      expect(told.out.split('\n')[1]).toBe(`${process.pid}`);
    },
  );

  it('leaves nothing behind: not a loop of the shell’s own in another group, not a session of its own', async () => {
    const shells = open();
    const before = await forked(shells);
    const command = '(set -m; (while :; do read -t 0.05 <> <(:); done) & ) & setsid sleep 600 & disown -a; sleep 0.2';
    const { told, marker, pid } = await run(command, shells);
    expect(told).toMatchObject({ exit_code: 0, ended_by: 'itself' });
    expect(told.survivors).toBeGreaterThanOrEqual(2);
    expect(findTree({ root: pid, session: Number(before), started: 0, marker })).toEqual([]);
    // Its shell is not used again.
    expect(await forked(shells)).not.toBe(before);
  });

  it('is ended after its time-out with all that it started, and its neighbour is not', async () => {
    const shells = open();
    const [hung, good] = await Promise.all([
      run('sleep 600 & sleep 600', shells, { timeout_ms: 300, grace_ms: 20_000 }),
      run('sleep 0.6; echo good', shells),
    ]);
    expect(hung?.told).toMatchObject({ exit_code: null, signal: 'SIGTERM', ended_by: 'timeout' });
    expect(good?.told).toMatchObject({ exit_code: 0, out: 'good\n', survivors: 0 });
  });

  it('is waited for while it is stopped', async () => {
    const shells = open();
    await run('true', shells);
    const { told } = await run('kill -STOP 0', shells, { timeout_ms: 300, grace_ms: 50 });
    expect(told).toMatchObject({ exit_code: null, ended_by: 'timeout' });
  });

  it('outlives the shell that forked it only as a failed unit, and the next one gets another shell', async () => {
    const shells = open();
    const killing = `read -r _ _ _ parent _ </proc/self/stat; kill -9 $parent; sleep 600`;
    expect((await run(killing, shells)).told).toMatchObject({ exit_code: null, signal: 'SIGKILL' });
    expect((await run('echo alive', shells)).told).toMatchObject({ exit_code: 0, out: 'alive\n' });
  });

  it('has another shell where its own was stopped', async () => {
    const shells = open();
    process.kill(Number(await forked(shells)), 'SIGSTOP');
    expect((await run('echo alive', shells)).told).toMatchObject({ exit_code: 0, out: 'alive\n', survivors: 0 });
  });

  it('is limited in its output', async () => {
    const { told } = await run('while :; do echo "more and more and more"; done', open(), { max_output_bytes: 10_000 });
    expect(told).toMatchObject({ ended_by: 'output_limit', out: expect.stringMatching(/^.{0,10000}$/s) });
  });
});

describe('kept login shells', () => {
  it.each([
    ['in a session of its own', '(setsid SLEEP >/dev/null 2>&1 &)', true],
    ['in its own session', 'SLEEP >/dev/null 2>&1 &', false],
    ['before it said something', '(setsid SLEEP >/dev/null 2>&1 &)\necho welcome', false],
  ])('end when they are closed, with what a profile started %s', async (_, profile, shared) => {
    const told = join(folder(), 'started');
    const sleep = `sh -c 'echo $$ >>"${told}"; exec sleep 600'`;
    const home = homeWith(`${profile.replace('SLEEP', () => sleep)}\nuntil [ -s "${told}" ]; do sleep 0.01; done`);
    const shells = open();
    for (const _unit of [1, 2]) await run('true', shells, { home });
    const pids = () => readFileSync(told, 'utf8').trim().split('\n').map(Number);
    expect(pids().filter((pid) => readProcess(pid))).toHaveLength(shared || profile.includes('welcome') ? 1 : 0);
    await shells.close();
    expect(pids().filter((pid) => readProcess(pid))).toEqual([]);
  });

  it('are found by their mark after their batch was killed, with a loop that started no program', async () => {
    const mark = randomUUID();
    const shells = open(mark);
    await run('true', shells);
    const running = run('while :; do :; done', shells);
    await until(() => findTree({ root: null, started: 0, marker: mark }).length === 2);
    expect(await sweepMarked((marker) => marker === mark)).toBe(2);
    expect((await running).told).toMatchObject({ exit_code: null, signal: 'SIGKILL' });
  });
});
