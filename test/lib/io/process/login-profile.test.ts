import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ProcessOptions } from '../../../../lib/contract/ports/process.js';
import { openLoginProfile } from '../../../../lib/io/process/login-profile.js';
import { runProcess } from '../../../../lib/io/process/process.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const PATH = process.env['PATH'] ?? '';
type Profile = ReturnType<typeof openLoginProfile>;

/** A home outside the units' folders, as with --skip-source-setup, with a profile that counts how often it is read. */
function homeWith(profile: string) {
  const home = mkdtempSync(join(folder(), 'home-'));
  const counted = join(home, 'counted');
  writeFileSync(join(home, '.bash_profile'), `echo x >>'${counted}'\n${profile}\n`);
  return { home, times: () => readFileSync(counted, 'utf8').length / 2 };
}

async function run(
  command: string,
  profile: Profile | null,
  { home, ...more }: Partial<ProcessOptions> & { home?: string } = {},
) {
  const unit = mkdtempSync(join(folder(), 'unit-'));
  const cwd = join(unit, 'w');
  for (const path of ['h', 't', 'w', 'raw']) mkdirSync(join(unit, path));
  const options = { timeout_ms: 100_000, grace_ms: 700, marker: randomUUID(), ...more };
  const launch = {
    ...{ file: '/bin/bash', args: ['-lc', command], cwd },
    env: { PATH, HOME: home ?? join(unit, 'h'), TMPDIR: join(unit, 't'), KEY: 'a "quoted"\nkey' },
  };
  const files = { stdout_file: join(unit, 'raw/out'), stderr_file: join(unit, 'raw/err') };
  const started = profile ? await profile(launch, { ...options, unit_folder: unit }) : launch;
  const { exit_code, signal, ended_by, survivors } = await runProcess(started, { ...options, ...files });
  const text = (file: string) =>
    readFileSync(file, 'utf8').replaceAll(unit, 'UNIT').replaceAll(options.marker, 'MARKER');
  return {
    unit,
    own_login: started.args[0] === '-lc',
    told: { exit_code, signal, ended_by, survivors, out: text(files.stdout_file), err: text(files.stderr_file) },
  };
}

describe('a unit in the environment of a login profile that was read before', () => {
  it.each([
    'echo said; echo told >&2; exit 7',
    'env | sort | grep -v "^_="; pwd; umask; ulimit -a; set -o; shopt | grep -v login_shell',
    'cat; read -r line || echo "nothing to read"',
    'echo "$SHLVL $OLDPWD"',
    "sh -c 'ulimit -c 0; kill -SEGV 0'",
    'trap "echo trapped" EXIT; exit 4',
    'kill -TERM 0',
    "printf '%s\\n' 'a'\\''b' \"$KEY\" | cat -A",
    'if then',
  ])('does as in a login shell of its own: %s', async (command) => {
    const profile = openLoginProfile();
    await run('true', profile);
    const [plain, login] = [await run(command, profile), await run(command, null)];
    expect([plain.own_login, plain.told]).toEqual([false, login.told]);
  });

  it('has what the profile exports, which is read once, and not what it prints', async () => {
    const { home, times } = homeWith(
      'echo welcome; echo beware >&2; export NEW="a\nb"; unset KEY; PATH=/opt/mine:$PATH; cd /; f() { echo "f $1"; }; export -f f',
    );
    const profile = openLoginProfile();
    for (const word of ['one', 'two']) {
      const { told } = await run(`echo "$NEW" "\${KEY-unset}" "\${PATH%%:*}"; pwd; f ${word}`, profile, { home });
      expect(told).toMatchObject({ out: `a\nb unset /opt/mine\nUNIT/w\nf ${word}\n`, err: '' });
    }
    expect(times()).toBe(1);
  });

  it('is read once for units that start together', async () => {
    const { home, times } = homeWith('export W=1');
    const profile = openLoginProfile();
    const units = await Promise.all([1, 2, 3].map(() => run('echo $W', profile, { home })));
    expect(units.map(({ told }) => told.out)).toEqual(['1\n', '1\n', '1\n']);
    expect(times()).toBe(1);
  });

  it('has its own folder wherever the profile names one', async () => {
    const { home, times } = homeWith('export CACHE=$TMPDIR/cache');
    const profile = openLoginProfile();
    for (const _unit of [1, 2])
      expect((await run('echo $CACHE $TMPDIR', profile, { home })).told.out).toBe('UNIT/t/cache UNIT/t\n');
    expect(times()).toBe(1);
  });

  it('has the profile of its own home', async () => {
    const [a, b] = [homeWith('export W=1'), homeWith('export W=2')];
    const profile = openLoginProfile();
    const said = async ({ home }: { home: string }) => (await run('echo $W', profile, { home })).told.out;
    expect([await said(a), await said(b), await said(a)]).toEqual(['1\n', '2\n', '1\n']);
    expect([a.times(), b.times()]).toEqual([1, 1]);
  });

  it('leaves no file with the environment behind', async () => {
    const { unit } = await run('true', openLoginProfile());
    expect(existsSync(join(unit, 'raw/out'))).toBe(true);
    expect(readdirSync(unit).sort()).toEqual(['h', 'raw', 't', 'w']);
  });
});

describe('a unit has a login shell of its own where the profile', () => {
  it.each([
    ['leaves a process', 'sleep 600 >/dev/null 2>&1 & export AGENT=$!'],
    ['leaves a process in a session of its own', '(setsid sleep 600 >/dev/null 2>&1 &)'],
    ['ends', 'exit 3'],
    ['is ended', 'kill -9 $$'],
    ['closes its output', 'exec >/dev/null'],
  ])('%s', async (_, text) => {
    const { home, times } = homeWith(text);
    const profile = openLoginProfile();
    for (const reads of [2, 3]) {
      const [shared, alone] = [
        await run('echo $-; exit 5', profile, { home }),
        await run('echo $-; exit 5', null, { home }),
      ];
      expect([shared.own_login, shared.told]).toEqual([true, alone.told]);
      // With that of the unit to which it is compared.
      expect(times()).toBe(2 * reads - 1);
    }
  });

  it('waits for what never comes: it ends with the unit, at its time limit', async () => {
    const { home } = homeWith('sleep 600');
    const { told } = await run('echo never', openLoginProfile(100), { home, timeout_ms: 300 });
    expect(told).toMatchObject({ ended_by: 'timeout', out: '' });
  });
});

it('a launch that is no `bash -lc` stays as it is', async () => {
  const unit = { unit_folder: folder(), marker: 'x', signal: undefined };
  const launch = { file: '/bin/sh', args: ['-c', 'true'], env: { PATH }, cwd: unit.unit_folder };
  expect(await openLoginProfile()(launch, unit)).toBe(launch);
});
