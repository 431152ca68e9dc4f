/** Commands for `bash -lc` → the same for a plain shell, in the environment that the login profile makes, which is read once. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { Launch } from '../../contract/ports/launch.js';
import type { ProcessOptions } from '../../contract/ports/process.js';
import { MARKER } from './markers.js';
import { runProcess } from './process.js';

type Unit = Required<Pick<ProcessOptions, 'unit_folder'>> & Pick<ProcessOptions, 'marker' | 'signal'>;

/** Of the shell that reads the profile; each unit's shell sets them itself. */
const SHELLS_OWN = ['_', 'OLDPWD', 'PWD', 'SHLVL', MARKER];

/**
 * The profile is read in the folder of the first unit, whose path stands for that of each later one. Where the profile fails,
 * leaves processes or takes longer than `most_ms`, each unit has a login shell of its own, with the unit's time limit.
 */
export function openLoginProfile(most_ms = 10_000): (launch: Launch, unit: Unit) => Promise<Launch> {
  /** {an environment without the unit's folder: what the profile makes of it} */
  const known = new Map<string, Promise<((folder: string) => Record<string, string>) | null>>();
  return async (launch, unit) => {
    const [flag, ...args] = launch.args;
    if (flag !== '-lc') return launch;
    const key = JSON.stringify(launch.env).replaceAll(unit.unit_folder, '');
    const reading = known.get(key) ?? readProfile(launch, unit, most_ms);
    known.set(key, reading);
    const environmentIn = await reading;
    return environmentIn ? { ...launch, args: ['-c', ...args], env: environmentIn(unit.unit_folder) } : launch;
  };
}

async function readProfile(launch: Launch, { unit_folder, marker, signal }: Unit, timeout_ms: number) {
  const [stdout_file, stderr_file] = [`${unit_folder}/profile`, `${unit_folder}/profile-stderr`];
  // `builtin`, because a profile may define functions; after a line of our own, because it may print.
  const begin = randomUUID();
  const args = ['-lc', `builtin printf '\\0%s\\0' ${begin}; builtin exec /usr/bin/env -0`];
  const options = { stdout_file, stderr_file, timeout_ms, grace_ms: 0, marker, signal };
  try {
    const { exit_code, survivors } = await runProcess({ ...launch, args }, options);
    const [, text] = readFileSync(stdout_file, 'utf8').split(`\0${begin}\0`);
    if (exit_code !== 0 || survivors > 0 || text === undefined) return null;
    return (folder: string) =>
      Object.fromEntries(
        text
          .replaceAll(unit_folder, folder)
          .split('\0')
          .map((variable) => variable.split(/=(.*)/s, 2))
          .filter(([name]) => name && !SHELLS_OWN.includes(name)),
      );
  } catch {
    // The unit's own start says why there can be none.
    return null;
  } finally {
    // They hold what the unit's environment holds.
    for (const file of [stdout_file, stderr_file]) rmSync(file, { force: true });
  }
}
