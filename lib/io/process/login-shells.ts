/** Commands for `bash -lc` → forks of login shells that are kept, for units whose environments differ in the path of their folder alone. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Launch } from '../../contract/ports/launch.js';
import { type LoginShell, openLoginShell } from './login-shell.js';
import { MARKER } from './markers.js';
import { readProcess } from './process-table.js';
import { killTree, killTreeAtOnce } from './process-tree.js';
import { type Exit, environmentOf, exitOfShell, type Started } from './start-child.js';

export interface LoginShells {
  /** Null: this command needs a shell of its own. */
  start(launch: Launch, unit: ShellUnit): Promise<Started | null>;
  /** Ends them, with what their profiles left running. */
  close(): Promise<void>;
}

/** A unit's own: the folder that all of it lies in, and where its output goes. */
export interface ShellUnit {
  folder: string;
  marker: string;
  stdout_file: string;
  stderr_file: string;
}

/** What a fork does not have like a shell that was started: its ids, its age, its command line. */
const OWN_ALONE = /\$\{?[$!]|PPID|SHLVL|BASH|SECONDS/;

const STOPS: ReadonlySet<string | null> = new Set(['SIGSTOP', 'SIGTSTP', 'SIGTTIN', 'SIGTTOU']);

/** mark: by which a later batch finds what this one left, should it be killed. */
export function openLoginShells(mark: string): LoginShells {
  /** {an environment without the unit's folder: the shells that wait for a unit; null: its shells cannot be shared} */
  const kept = new Map<string, LoginShell[] | null>();
  const open = new Set<LoginShell>();
  const end = (shell: LoginShell) => {
    open.delete(shell);
    shell.end();
  };
  const takeShell = async (launch: Launch, { folder }: ShellUnit, own: [string, string][]) => {
    const key = JSON.stringify(launch.env).replaceAll(folder, '');
    const idle = kept.get(key);
    if (idle === null) return null;
    const shell = idle?.pop() ?? (await openLoginShell(launch, own, folder));
    if (shell) open.add(shell);
    else kept.set(key, null);
    return shell && { shell, key };
  };
  return {
    async start({ file, args: [flag, command], cwd, ...rest }, unit) {
      if (process.platform !== 'linux' || file !== '/bin/bash' || flag !== '-lc') return null;
      if (command === undefined || command.includes('\0') || OWN_ALONE.test(command)) return null;
      const env = environmentOf(rest, mark);
      const own = Object.entries(env).filter(([, value]) => value.includes(unit.folder));
      const taken = await takeShell({ file, args: [], cwd, env }, unit, own);
      if (taken === null) return null;
      const { shell, key } = taken;
      const request = `${unit.folder}/unit`;
      const variables = [...own, [MARKER, unit.marker]].map(([name, value]) => `${name}=${value}`);
      const files = [unit.stdout_file, unit.stderr_file].map((file) => resolve(file));
      writeFileSync(request, [command, cwd, ...files, ...variables, ''].join('\0'));
      shell.run(request);
      const pid = await shell.hear('began');
      // A unit may have killed it since.
      if (pid === null) {
        killTreeAtOnce({ root: shell.pid, started: 0, marker: unit.marker });
        end(shell);
        return null;
      }
      let exit: Exit | null = null;
      const exited = shell.hear('ended').then(async (code) => {
        const told: Exit = code === null ? { exit_code: null, signal: 'SIGKILL' } : exitOfShell(code);
        // A shell takes one that was stopped for ended.
        if (STOPS.has(told.signal) && readProcess(pid)) await new Promise(() => {});
        exit = told;
      });
      return {
        ...{ pid, session: shell.pid, exited },
        exit: () => exit,
        close(clean) {
          const idle = kept.get(key);
          // What is still alive in its session would be taken for the next unit's.
          if (clean && idle !== null && open.has(shell)) kept.set(key, [...(idle ?? []), shell]);
          else end(shell);
        },
      };
    },
    async close() {
      if (open.size === 0 && kept.size === 0) return;
      for (const shell of open) end(shell);
      kept.clear();
      await killTree({ root: null, started: 0, marker: mark });
    },
  };
}
