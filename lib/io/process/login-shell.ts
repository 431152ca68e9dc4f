/** A launch of `bash -lc` → a login shell that has read its profile and forks itself for each command it is told. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { Launch } from '../../contract/ports/launch.js';
import { readProcess } from './process-table.js';
import { findTree, killTreeAtOnce } from './process-tree.js';

export interface LoginShell {
  pid: number;
  /** file: command, working directory, files of stdout and stderr, then variables as NAME=value; each ends with a NUL. */
  run(file: string): void;
  /** The process that it forked, then that one's exit code; null: another word, or the shell itself has ended. */
  hear(word: 'began' | 'ended'): Promise<number | null>;
  end(): void;
}

/** For what it does before a command: a profile may wait for what never comes, and another process may have stopped the shell. */
const READY_MS = 5000;

/**
 * Tells what the profile left, then runs one command at a time, each in a process group of its own and in this shell's session.
 * `builtin`, because a profile may define functions such as `cd`. The control is a socket, which no other process can open. In
 * the background, because an interrupt that ends a command in the foreground ends the loop around it, too. Not by `wait -f`:
 * it may look for a process that it has forgotten, without end (Bash 5.2.15, one of 70,000).
 */
const LOOP = `
{
  if [[ $- != *e* ]] && (( BASH_VERSINFO[0] >= 5 )); then
    builtin declare -p; builtin declare -f; builtin printf '\\0'; builtin trap -p
  fi
  builtin printf '\\0\\n'
} >&3
exec >/dev/null 2>&1
builtin cd /
builtin set -m
while IFS= builtin read -r -u 3 __unit; do
  builtin mapfile -d '' -t __unit <"$__unit"
  (
    builtin echo "began $BASHPID" >&3
    exec 3>&-
    builtin set +m
    builtin cd "\${__unit[1]}" || builtin exit 1
    builtin unset OLDPWD
    builtin export OLDPWD "\${__unit[@]:4}"
    builtin eval "\${__unit[0]}"
  ) >>"\${__unit[2]}" 2>>"\${__unit[3]}" &
  builtin wait "$!"
  builtin echo "ended $?" >&3
done`;

/**
 * own: the variables whose values name the unit's folder. Null where the profile would not have left the same for another
 * folder: it used it, said something, set a trap or `-e`, changed the directory or left a process.
 */
export async function openLoginShell(
  { file, env, cwd }: Launch,
  own: readonly (readonly [name: string, value: string])[],
  folder: string,
): Promise<LoginShell | null> {
  const said = openSync(`${folder}/profile`, 'w+', 0o600);
  try {
    const child = spawn(file, ['-lc', LOOP], { cwd, env, detached: true, stdio: ['ignore', said, said, 'pipe'] });
    const { hear, ...control } = listenTo(child);
    const { pid } = child;
    if (pid === undefined) return null;
    const tree = { root: pid, started: readProcess(pid)?.started ?? 0, marker: `profile of ${pid}` };
    const hearSoon = async (end: string) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), READY_MS);
      const heard = await hear(end);
      clearTimeout(timer);
      return heard;
    };
    const [state, traps] = (await hearSoon('\0\n'))?.split('\0') ?? [];
    const quiet = traps === '' && fstatSync(said).size === 0 && findTree(tree).length === 1;
    if (quiet && isAlike(state ?? '', [...own, ['PWD', cwd]], folder))
      return {
        ...{ pid, run: control.say, end: control.end },
        async hear(word) {
          const [said, number] = (await (word === 'began' ? hearSoon : hear)('\n'))?.split(' ') ?? [];
          return said === word ? Number(number) : null;
        },
      };
    control.end();
    killTreeAtOnce(tree);
    return null;
  } catch {
    // The unit's own start tells why there can be none.
    return null;
  } finally {
    closeSync(said);
  }
}

/** The folder is named by those variables, and by nothing else that the profile left. */
function isAlike(state: string, own: readonly (readonly [string, string])[], folder: string): boolean {
  const lines = new Set(state.split('\n'));
  for (const [name, value] of own) if (!lines.delete(`declare -x ${name}="${value}"`)) return false;
  return ![...lines].some((line) => line.includes(folder));
}

function listenTo(child: ChildProcess) {
  const control = child.stdio[3] as Socket;
  let text = '';
  let over = false;
  let wake = () => {};
  const ended = () => {
    over = true;
    wake();
  };
  control.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  child.once('exit', ended).once('error', ended);
  control.on('error', ended);
  return {
    say: (line: string) => void control.write(`${line}\n`),
    end() {
      control.destroy();
      // A unit may have stopped it.
      child.kill('SIGKILL');
    },
    /** Null: it has ended before. */
    async hear(end: string): Promise<string | null> {
      for (let at = text.indexOf(end); ; at = text.indexOf(end)) {
        if (at >= 0) {
          const heard = text.slice(0, at);
          text = text.slice(at + end.length);
          return heard;
        }
        if (over) return null;
        await new Promise<void>((done) => {
          wake = done;
        });
      }
    },
  };
}
